import { playOut, takeOver } from '@sightline/bots';
import { dice, type GameEvent, Match, seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { MISSION_IDS } from '../rules/missions.ts';
import { profileOf } from '../rules/operators.ts';
import type { Siege } from '../rules/siege.ts';
import { easy, normal, PROMPTS, random } from './bot.ts';

const questions = game.procedures.flatMap((p) =>
  p.names.filter((_, i) => typeof p.body[i] !== 'function').map((step) => `${p.name}.${step}`),
);

/** Lines shown, reactions asked for: a game alone. */
const ALONE = { losMode: 'assisted', clock: 'untimed' } as const;

/** All that happens in a match, with the Operator whose activation it happens in. */
function told(setup: object, seed: string, bots: Parameters<typeof playOut<Siege>>[1]['bots']) {
  const events: { readonly kind: string; readonly fields: GameEvent['fields']; readonly active: string }[] =
    [];
  let active = '';
  playOut(game, {
    setup,
    seats: 2,
    seed: seedFrom(seed),
    bots,
    watch({ outcome }, { position: { statics, state } }) {
      if (!outcome.ok) return;
      for (const { kind, fields } of outcome.events) {
        if (kind === 'activated') active = profileOf({ statics, state }, Number(fields.operator)).id;
        events.push({ kind, fields, active });
      }
    },
  });
  return { of: (kind: string) => events.filter((event) => event.kind === kind) };
}

describe('the bots', () => {
  it('have a thought about every question of the game, and about no other', () => {
    expect([...PROMPTS].sort()).toEqual(questions.sort());
  });

  it.each(MISSION_IDS)('play %s to its end with two levels and never need help', (mission) => {
    const played = playOut(game, {
      setup: { mission, ...ALONE },
      seats: 2,
      seed: seedFrom(`bots ${mission}`),
      bots: mission.length % 2 === 0 ? [easy, normal] : [normal, easy],
    });
    expect(played.result).not.toBeNull();
    expect(played.refusals).toEqual([]);
  });

  it.each([
    { losMode: 'faithful', clock: 'timed' },
    { losMode: 'referee', clock: 'noApp', advancedTactics: true },
    { losMode: 'assisted', clock: 'timed', forwardPlanning: true, speed: ['extreme', 'extreme'] },
  ])('choose squads and deploy, with %j', (settings) => {
    const played = playOut(game, {
      setup: { mission: 'consulateBomb', squads: 'choose', ...settings },
      seats: 2,
      seed: seedFrom(`bots ${settings.clock}`),
      bots: [normal, normal],
    });
    expect(played.result).not.toBeNull();
    expect(played.refusals).toEqual([]);
  });

  it('play the same match again from the same seed', () => {
    const play = () =>
      playOut(game, {
        setup: { mission: 'clubhouseControl', ...ALONE },
        seats: 2,
        seed: seedFrom('again'),
        bots: [normal, easy],
      }).match.hash();
    expect(play()).toBe(play());
  });

  it('take over for whoever leaves, and the match goes on to its end', () => {
    const match = Match.start(game, {
      setup: { mission: 'consulateHostage', ...ALONE },
      seats: 2,
      seed: seedFrom('left'),
    });
    const roll = dice(7);
    // Seat 1 plays at random for a while and is gone then; the host lets a bot sit down in the middle of things.
    for (let turns = 0; match.result === null && turns < 3000; turns++)
      for (const seat of match.awaiting())
        takeOver(match, seat, seat === 1 && turns < 20 ? random : normal, { random: roll, at: 0 });
    expect(match.result).not.toBeNull();
  });

  it('step back from a barricade that they stand at, to open it', () => {
    const match = told({ mission: 'clubhouseHostage', ...ALONE }, 'side door', [normal, random]);
    const opened = match.of('destroyed').map(({ active }) => active);
    // Montagne is deployed right before the side door, and whatever is destroyed is seen (SG-LOS-24).
    expect(opened).toContain('montagne');
  });

  it('keep the last action to watch, more often than not', () => {
    const match = told({ mission: 'consulateBomb', ...ALONE }, 'watch', [normal, normal]);
    const watching = match.of('turned').length;
    expect(watching / match.of('activated').length).toBeGreaterThan(0.4);
  });

  it('claim only what is so, ask tokens in sight to show, and grab the clock to shoot back', () => {
    const setup = { mission: 'consulateControl', losMode: 'faithful', clock: 'timed' };
    const match = told(setup, 'faithful', [normal, normal]);
    expect(match.of('claimed').length).toBeGreaterThan(10);
    expect(match.of('challenged')).toEqual([]);
    expect(match.of('demanded').length).toBeGreaterThan(0);
    expect(match.of('grabbed').length).toBeGreaterThan(0);
    expect(match.of('shotDeclared').some(({ fields }) => fields.kind === 'riposte')).toBe(true);
  });

  it('challenge what is not so, and nothing else', () => {
    const setup = { mission: 'clubhouseBomb', losMode: 'faithful', clock: 'untimed' };
    const match = told(setup, 'false claims', [random, normal]);
    const winners = match.of('challenged').filter(({ fields }) => fields.seat === 1);
    expect(winners.length).toBeGreaterThan(3);
    expect(new Set(winners.map(({ fields }) => fields.winner))).toEqual(new Set([1]));
  });
});
