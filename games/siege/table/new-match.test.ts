import { Match, seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { MISSION_IDS } from '../rules/missions.ts';
import { LANGUAGES, lookAt, sayIn } from '../testing/saying.ts';
import { maySpeak } from './may-speak.ts';
import { newMatch, secrets, setup, title } from './new-match.ts';
import { operations } from './operations.ts';

const en = { say: sayIn('en') };
const filled = (choices: Record<string, string> = {}, switches: Record<string, boolean> = {}) =>
  setup({ mission: 'consulateControl', switches, choices });
const start = (given: unknown, seats = 2) =>
  Match.start(game, { setup: given, seats, seed: seedFrom('form') });

describe('the form before a match', () => {
  it('has six missions on two locations, and words for all of it', () => {
    for (const language of LANGUAGES) {
      const form = newMatch({ say: sayIn(language) });
      expect(form.missions.map(({ id }) => id)).toEqual(MISSION_IDS);
      expect(form.operations.map(({ missions }) => missions.length)).toEqual([3, 3]);
      expect(JSON.stringify(form)).not.toMatch(/undefined|NaN|\{[a-z]+\}/);
    }
    expect(newMatch(en).missions[0]).toMatchObject({
      name: 'Consulate: Control',
      kicker: 'Consulate',
      objective: expect.stringContaining('5 rounds'),
    });
  });

  it('SG-MUL-01, SG-MUL-15: seats attackers first, two of them if three play', () => {
    const { rolesOf = {}, roles } = newMatch(en);
    const names = (seats: number) => rolesOf[seats].map(({ name }) => name);
    expect(names(2)).toEqual(['Attackers', 'Defenders']);
    expect(names(3)).toEqual(['Attackers 1', 'Attackers 2', 'Defenders']);
    expect(names(4)).toEqual(['Attackers 1', 'Attackers 2', 'Defenders 1', 'Defenders 2']);
    expect(roles).toEqual(rolesOf[4]);
  });

  it('lets newcomers attack a bot, with help, ready squads and all the time they want', () => {
    const { first, levels, choices } = newMatch(en);
    expect(first.players.slice(0, first.seats)).toEqual(['me', { bot: 'easy' }]);
    expect(levels.map(({ id }) => id)).toEqual(['normal', 'easy']);
    const taken = Object.fromEntries(choices.map((choice) => [choice.id, choice.first]));
    expect(taken).toMatchObject({ squads: 'ready', losMode: 'assisted', clock: 'untimed' });
    for (const { options, first: id, online = id } of choices) {
      expect(options.map((option) => option.id)).toEqual(expect.arrayContaining([id, online]));
    }
    expect(filled()).toEqual({ mission: 'consulateControl', losMode: 'assisted', clock: 'untimed' });
  });

  it('every choice and every switch makes a match, alone and all together', () => {
    const { choices, switches, missions } = newMatch(en);
    for (const { id, options } of choices)
      for (const option of options) expect(() => start(filled({ [id]: option.id }))).not.toThrow();
    const on = Object.fromEntries(switches.map(({ id }) => [id, true]));
    for (const { id } of missions)
      for (const squads of ['ready', 'choose'])
        for (const seats of [2, 3, 4])
          expect(() =>
            start(setup({ mission: id, switches: on, choices: { squads, clock: 'timed' } }), seats),
          ).not.toThrow();
    expect(() => start(filled({ wallModel: 'paper' }))).toThrow('wallModel');
  });

  it('SG-DEP-17: Forward Planning needs chosen squads, and speeds need clocks', () => {
    const speeds = { attackerSpeed: 'chill', defenderSpeed: 'extreme' };
    expect(filled(speeds, { forwardPlanning: true })).toEqual(filled());
    expect(filled({ ...speeds, clock: 'timed', squads: 'choose' }, { forwardPlanning: true })).toEqual({
      mission: 'consulateControl',
      squads: 'choose',
      losMode: 'assisted',
      speed: ['chill', 'extreme'],
      forwardPlanning: true,
    });
  });

  it('is open to all only with ready squads that are revealed and stay so', () => {
    expect(secrets(filled())).toBe(true);
    expect(secrets(filled({}, { revealedDefenders: true }))).toBe(false);
    expect(secrets(filled({}, { revealedDefenders: true, advancedTactics: true }))).toBe(true);
    expect(secrets(filled({ squads: 'choose' }, { revealedDefenders: true }))).toBe(true);
  });

  it('names a match by its mission, and by what is special', () => {
    expect(title(en, filled())).toBe('Consulate: Control');
    expect(title(en, { mission: 'clubhouseBomb' })).toBe(
      'Clubhouse: Bomb · claims as at a table · with clocks',
    );
    expect(title(en, filled({ squads: 'choose', losMode: 'referee' }, { advancedTactics: true }))).toBe(
      'Consulate: Control · with a referee · chosen squads · Advanced Tactics',
    );
    expect(title(en, null)).toBe('A mission that is not known here');
  });
});

describe('a series', () => {
  it('goes through the missions of a location, and counts who has won', () => {
    let series = operations.start('consulate', 2);
    const states = () => operations.state(en, series).missions.map(({ state }) => state);
    expect(states()).toEqual(['now', 'to come', 'to come']);
    expect(operations.next(series)).toBe('consulateControl');
    series = operations.record(series, { winners: [0], by: 'SG-VIC-02' });
    series = operations.record(series, { winners: [1], by: 'SG-VIC-05' });
    expect(states()).toEqual(['won', 'lost', 'now']);
    expect(operations.state(en, series)).toMatchObject({ story: 'The defenders win', over: null });
    series = operations.record(series, { winners: [], by: 'SG-VIC-03' });
    expect(operations.next(series)).toBeNull();
    expect(operations.state(en, series).over).toBe('The series has ended even.');
    // It has been through a store meanwhile.
    expect(operations.state(en, JSON.parse(JSON.stringify(series)))).toEqual(operations.state(en, series));
    expect(() => operations.next({ seats: 2 })).toThrow('this is no series');
    expect(() => operations.start('moon', 2)).toThrow('there is no series "moon"');
  });

  it('knows the squads of three and four players', () => {
    const won = (seats: number, winner: number) =>
      operations.state(
        en,
        operations.record(operations.start('clubhouse', seats), { winners: [winner], by: '' }),
      ).missions[0].label;
    expect([won(3, 1), won(3, 2), won(4, 2)]).toEqual(['Attackers', 'Defenders', 'Defenders']);
  });
});

describe('talk among squad-mates', () => {
  it('SG-MUL-11: is free in deployment, and else only in phases of their own', () => {
    const match = start({ mission: 'consulateControl', clock: 'untimed', losMode: 'assisted' }, 4);
    const speaks = (round: number, phase: number) =>
      [0, 1, 2, 3].map((seat) => {
        const at = lookAt(match, seat);
        return maySpeak({ ...at, view: { ...at.view, state: { ...at.view.state, round, phase } } });
      });
    expect(speaks(0, 0)).toEqual([true, true, true, true]);
    expect(speaks(1, 0)).toEqual([true, true, false, false]);
    expect(speaks(2, 3)).toEqual([false, false, true, true]);
    expect(speaks(2, 4)).toEqual([false, false, false, false]);
  });
});
