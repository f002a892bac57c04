import { playOut } from '@sightline/bots';
import { Match, seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { easy } from '../bots/bot.ts';
import { game } from '../rules/game.ts';
import { startMatch } from '../testing/full-match.ts';
import { decisionIn, LANGUAGES, sayIn } from '../testing/saying.ts';
import { newMatch, preset, setup, title } from './new-match.ts';
import { operations } from './operations.ts';

const en = { say: sayIn('en') };

describe('the form before a match', () => {
  it('has twelve missions in two operations, and words for all of it', () => {
    for (const language of LANGUAGES) {
      const form = newMatch({ say: sayIn(language) });
      expect(form.missions).toHaveLength(12);
      expect(form.operations.map(({ missions }) => missions.length)).toEqual([6, 6]);
      expect(form.roles.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4]);
      expect(form.levels.map(({ id }) => id)).toEqual(['easy', 'normal']);
      expect(JSON.stringify(form)).not.toMatch(/undefined|NaN|\{[a-z]+\}/);
    }
    const [first] = newMatch(en).missions;
    expect(first).toMatchObject({
      id: 'kneeDeepInTheDead',
      name: 'Knee Deep in the Dead',
      kicker: 'Mission 1',
      operation: 'blackBishop',
    });
  });

  it('seats a newcomer as a marine, with a companion, against an easy Invader', () => {
    const { first, roles, levels } = newMatch(en);
    expect(first.players.slice(0, first.seats)).toEqual([{ bot: 'easy' }, 'me', { bot: 'normal' }]);
    expect(first.players).toHaveLength(roles.length);
    for (const player of first.players)
      if (player !== 'me') expect(levels.map(({ id }) => id)).toContain(player.bot);
  });

  it('offers a marine his class and starting weapons, and the Invader nothing', () => {
    const [invader, alpha] = newMatch(en).roles;
    expect(invader.presets).toEqual([]);
    expect(alpha.presets.map(({ id, items }) => [id, items.length])).toEqual([
      ['class', 24],
      ['weapons', 6],
    ]);
  });

  it('every set-up of the form starts a match', () => {
    for (const { id } of newMatch(en).missions)
      for (const recommended of [true, false]) {
        const chosen = setup({ mission: id, switches: { recommended } });
        expect(() => Match.start(game, { setup: chosen, seats: 2, seed: seedFrom('form') })).not.toThrow();
        expect(title(en, chosen)).toBe(newMatch(en).missions.find((m) => m.id === id)?.name);
      }
    expect(title(en, { mission: { id: 'myOwn' } })).toBe('myOwn');
    expect(title(en, null)).toBe('A mission of your own');
  });

  it('DM-WPN-12: offers starting decks shuffled whole, or the weapon sets on top', () => {
    for (const language of LANGUAGES) {
      const [decks, ...others] = newMatch({ say: sayIn(language) }).choices;
      expect(others).toEqual([]);
      expect([decks.id, decks.first, decks.options.map(({ id }) => id)]).toEqual([
        'startingDecks',
        'shuffled',
        ['shuffled', 'stacked'],
      ]);
    }
    const filled = (choices: Record<string, string>) => setup({ mission: 'blackBox', switches: {}, choices });
    expect(filled({ startingDecks: 'shuffled' })).toEqual({ mission: 'blackBox' });
    expect(filled({ startingDecks: 'stacked' })).toEqual({ mission: 'blackBox', startingDecks: 'stacked' });
    expect(title(en, filled({ startingDecks: 'stacked' }))).toBe('Black Box · weapon sets on top');
    const start = (choices: Record<string, string>) =>
      Match.start(game, { setup: filled(choices), seats: 2, seed: seedFrom('form') });
    expect(start({ startingDecks: 'stacked' }).position.statics.startingDecks).toBe('stacked');
    expect(() => start({ startingDecks: 'upsideDown' })).toThrow('startingDecks');
  });

  it('answers what was settled beforehand, where it may still be had', () => {
    const table = startMatch({ mission: 'blackBox' }, { marines: 2 });
    const presets = { 1: { class: [3], weapons: [1, 3] }, 2: { class: [3], weapons: [1] } };
    const next = (seat: number) => {
      const decision = decisionIn(table.match, seat);
      return decision === null ? null : preset(decision, presets);
    };
    expect(next(1)).toEqual(['class', 3]);
    table.play(1, 'class', 3);
    expect(next(1)).toEqual(['weapons', 1, 3]);
    table.play(1, 'weapons', 1, 3);
    // Bravo wants the same class, and one weapon too few: he is asked.
    expect(next(2)).toBeNull();
    table.play(2, 'class', 4);
    expect(next(2)).toBeNull();
    expect(preset({ ...(decisionIn(table.match, 2) ?? never()), seat: 4 }, presets)).toBeNull();
  });
});

const never = (): never => {
  throw new Error('nobody is asked');
};

describe('an operation', () => {
  it('is played mission by mission and tells its story', () => {
    let operation = operations.start('blackBishop', 2);
    expect(operations.state(en, operation)).toMatchObject({ name: 'Black Bishop', story: '', over: null });
    const states = () => operations.state(en, operation).missions.map(({ state }) => state);
    expect(states()).toEqual(['now', 'to come', 'to come', 'to come', 'to come', 'to come']);
    operation = operations.record(operation, { winners: [0], by: 'DM-OBJ-02' });
    expect(states().slice(0, 3)).toEqual(['lost', 'now', 'to come']);
    expect(operations.state(en, operation).story).toMatch(/^The flasks lie broken/);
    for (let i = 0; i < 3; i++) operation = operations.record(operation, { winners: [1], by: 'DM-OBJ-12' });
    expect(operations.next(operation)).toBe('shutTheGates');
    operation = operations.record(operation, { winners: [1], by: 'DM-OBJ-12' });
    expect(operations.next(operation)).toBeNull();
    expect(operations.state(en, operation).over).toBe('The marines have won the operation.');
    // It has been through a store meanwhile.
    expect(operations.state(en, JSON.parse(JSON.stringify(operation)))).toEqual(
      operations.state(en, operation),
    );
    expect(() => operations.next({ seats: 2 })).toThrow('this is no operation');
  });

  it('its matches can be played', () => {
    const { result } = playOut(game, {
      setup: setup({ mission: operations.next(operations.start('exodus', 2)) ?? '', switches: {} }),
      seats: 2,
      seed: seedFrom('operation'),
      bots: [easy, easy],
      maxDecisions: 40,
    });
    expect(result).toBeNull();
  });
});
