import { Match, SetupError, seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { CONTENT } from '../content/index.ts';
import { given } from '../testing/given.ts';
import { game } from './game.ts';
import { FireteamOperationError, isWon, matchOf, recordResult, startOperation } from './operations.ts';
import { statics } from './statics.ts';

const GUIDE = [
  { id: 'second', operation: 'night', number: 2 },
  { id: 'first', operation: 'night', number: 1 },
  { id: 'other', operation: 'day', number: 1 },
];
const missions = CONTENT.missions.map((file) => file.mission);

describe('missions and operations', () => {
  it('FZ-OPS-01: a game plays exactly one mission', () => {
    expect(statics({ mission: 'riverCrossing' }, 2).mission.id).toBe('riverCrossing');
    for (const none of [{}, null, 'riverCrossing', undefined])
      expect(() => statics(none, 2)).toThrow('a match needs a mission');
    expect(() => statics({ mission: 'riverCrossing', family: 'none' }, 2)).toThrow('no monsters "none"');
    expect(() => statics({ mission: 'none' }, 2)).toThrow('there is no mission "none"');
  });

  it('FZ-OPS-02: an operation goes in printed order, on after success only', () => {
    const start = startOperation('night', 2, GUIDE);
    expect([start.missions, start.mission]).toEqual([['first', 'second'], 'first']);
    const next = recordResult(start, true);
    expect(next.mission).toBe('second');
    expect(recordResult(next, true).mission).toBeNull();
    for (const seats of [0, 5, 1.5])
      expect(() => startOperation('night', seats, GUIDE)).toThrow(FireteamOperationError);
    for (const seats of [1, 4]) expect(startOperation('night', seats, GUIDE).seats).toBe(seats);
    expect(() => startOperation('dusk', 2, GUIDE)).toThrow(FireteamOperationError);
  });

  it('FZ-OPS-03: any mission may be played on its own', () => {
    for (const { id } of missions) expect(statics({ mission: id }, 3).mission.id).toBe(id);
  });

  it('FZ-OPS-04: a boss is a matter of mission data', () => {
    for (const { id, boss } of missions)
      expect(statics({ mission: id }, 2).monsters.some((m) => m.home === 2)).toBe(boss === true);
  });

  it('FZ-OPS-05: later missions of an operation allow no fewer upgrades; a first may use none', () => {
    for (const { operation, number, upgrades } of missions)
      for (const other of missions)
        if (other.operation === operation && other.number > number)
          expect(other.upgrades).toBeGreaterThanOrEqual(upgrades);
    expect(statics({ mission: 'riverCrossing' }, 2).mission.upgrades).toBe(0);
  });

  it('FZ-OPS-06: after a failure the same mission may be played again', () => {
    const again = recordResult(startOperation('night', 2, GUIDE), false);
    expect([again.mission, again.played]).toEqual(['first', [{ mission: 'first', won: false }]]);
    expect([isWon({ winners: [], by: 'x' }), isWon({ winners: [0], by: 'x' })]).toEqual([false, true]);
  });

  it('FZ-OPS-07: nothing carries over: the next match is set up from its briefing alone', () => {
    const operation = startOperation('typhonsChildren', 3);
    expect(matchOf(operation)).toEqual({ setup: { mission: 'riverCrossing' }, seats: 3 });
    const match = Match.start(game, { ...matchOf(operation), seed: seedFrom('again') });
    const { heads, threat, revealed } = match.position.state;
    expect([heads, threat, revealed.items]).toEqual([true, 1, []]);
    expect(() => matchOf({ ...operation, mission: null })).toThrow(FireteamOperationError);
  });

  it('FZ-OPS-08: River Crossing as far as it is known', () => {
    const { mission, objectives, discoveries } = CONTENT.missions[0];
    expect(objectives.map(({ id }) => id)).toEqual(['repairTheFerry', 'acquireSpecimenSamples']);
    expect(mission.pool.map(({ class: of, figures }) => [of, figures])).toEqual([
      ['minion', { perHero: 2 }],
      ['elite', 0],
    ]);
    expect(mission.reserve).toEqual([{ class: 'elite', figures: 1 }]);
    expect([discoveries.map(({ id }) => id), mission.events]).toEqual([['ferryFuel', 'enginePropeller'], 10]);
    expect(mission.requiredRoles ?? []).toEqual([]);
    expect(statics({ mission: 'riverCrossing' }, 4).exit).toBeGreaterThanOrEqual(0);
    const [animal, human] = CONTENT.monsters;
    expect([animal.id, animal.class, animal.health, animal.resistance]).toEqual([
      'corruptedAnimal',
      'minion',
      2,
      { brawl: 1, bullet: 1, bomb: 0 },
    ]);
    expect([human.id, human.class, human.attack.type, human.attack.strength]).toEqual([
      'corruptedHuman',
      'elite',
      'brawl',
      2,
    ]);
  });
});

describe('solo play', () => {
  const solo = (heroes?: number) => statics({ mission: 'riverCrossing', ...(heroes ? { heroes } : {}) }, 1);

  it('FZ-SOLO-01: two heroes for a single player, up to four if wanted', () => {
    expect([solo().heroes, solo(4).heroes]).toEqual([2, 4]);
    expect(() => solo(5)).toThrow(SetupError);
    expect(() => solo(1)).toThrow(SetupError);
  });

  it('FZ-SOLO-02: each hero has a deck, a hand and a turn of its own', () => {
    const table = given({ solo: true });
    table.play(0, 'hero', 0).play(0, 'hero', 1);
    while (table.asked(0) !== 'heroTurn.act') table.play(0, ...(table.match.decision(0)?.timeout ?? ['end']));
    expect(table.state.heroes.map((h) => h.hand.items.length)).toEqual([5, 5]);
    const turns = [table.match.decision(0)?.about.hero];
    table.play(0, 'end');
    turns.push(table.match.decision(0)?.about.hero);
    expect(new Set(turns)).toEqual(new Set([0, 1]));
  });

  it('FZ-SOLO-03: otherwise one hero for each player', () => {
    expect(() => statics({ mission: 'riverCrossing', heroes: 4 }, 2)).toThrow('FZ-SOLO-03');
    expect(statics({ mission: 'riverCrossing' }, 3).heroes).toBe(3);
  });
});
