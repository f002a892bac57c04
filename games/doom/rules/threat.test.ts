import { call, inTurn } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { INVASION_CARDS } from '../content/index.ts';
import { MISSIONS } from '../content/missions/index.ts';
import { action, cardsOf, put } from '../testing/arranging.ts';
import { playUntil, startMatch } from '../testing/full-match.ts';
import { type Given, given, room, type TestTable } from '../testing/given.ts';
import { INVADER, NOWHERE } from './doom.ts';
import { demonsOnBoard, typeOf } from './figures.ts';
import type { ThreatId } from './mission/mission-file.ts';
import { marineActivation, slay, status, threat } from './procedures.ts';
import { COLOURS, groupAt } from './summoning.ts';

type At = (x: number, y: number) => number;
const portal = (cell: number, faceUp: boolean, colour: (typeof COLOURS)[number] = 'blue') => ({
  cell,
  faceUp,
  colour,
});

const ups = (table: TestTable) => table.state.portals.map(({ up }) => up);
const gone = (table: TestTable) => table.state.portals.map(({ cell }) => cell === NOWHERE);

/** The status phase with these portals. */
function phase(
  card: ThreatId,
  portals: (at: At) => NonNullable<ReturnType<NonNullable<Given['mission']>>['portals']>,
  arrange: NonNullable<Given['arrange']> = () => {},
): TestTable {
  return given({
    file: { threat: card },
    mission: (at) => ({ portals: portals(at) }),
    arrange,
    run: () => call(status, {}),
  }).play(INVADER, 'discard');
}

/** Summons the first group of the portal, wherever its figures may go. */
const summonFrom = (table: TestTable, number: number) =>
  playUntil(table.play(INVADER, 'summon', number).play(INVADER, 'group', 0), [
    'threat.summon',
    'threat.turn',
    'moment.use',
    'test.idle',
  ]);

describe('Assault', () => {
  const three = (at: At) => [portal(at(6, 0), false), portal(at(6, 3), true), portal(at(6, 5), false)];

  it('DM-THR-01: every status phase one face-down portal is turned, then one group summoned', () => {
    const table = phase('assault', three);
    expect(table.asked(INVADER)).toBe('threat.turn');
    expect(table.options(INVADER, 'turn')).toEqual([[0], [2]]);
    table.play(INVADER, 'turn', 2);
    expect(ups(table)).toEqual([false, true, true]);
    expect(table.options(INVADER, 'summon')).toEqual([[1], [2]]);
    summonFrom(table, 1);
    expect(gone(table)).toEqual([false, true, false]);
    expect(demonsOnBoard(table.g)).toHaveLength(3);
    expect(table.asked(INVADER)).not.toBe('threat.summon');
  });

  it('DM-THR-01: with no face-down portal left it only summons; with none at all it does nothing', () => {
    const table = phase('assault', (at) => [portal(at(6, 0), true)]);
    expect(table.asked(INVADER)).toBe('threat.summon');
    expect(
      phase('assault', () => [])
        .passAll()
        .asked(INVADER),
    ).toBe('test.idle');
  });

  it('DM-THR-01: it does nothing at set-up', () => {
    const table = given({
      mission: (at) => ({ portals: three(at) }),
      run: () => call(threat, { of: 'setUp', door: -1 }),
    });
    expect(table.asked(INVADER)).toBe('test.idle');
  });
});

describe('Infestation', () => {
  /** Alpha at the first of two doors in a long corridor of nine spaces. */
  const corridor = (...cells: readonly number[]) =>
    given({
      board: [`+${'-+'.repeat(9)}`, '|. . . . .D. .D. .|', `+${'-+'.repeat(9)}`],
      file: { threat: 'infestation' },
      mission: () => ({ portals: cells.map((cell) => portal(cell, false)) }),
      arrange(g, at) {
        put(g, 0, at(4, 0));
        cardsOf(g, 0, { hand: ['uac2'], deck: ['uac1'] });
      },
      run: () => call(marineActivation, { figure: 0 }),
    })
      .passAll()
      .play(1, 'play', action('uac2'), -1)
      .play(1, 'open', 0);

  it('DM-THR-01: at set-up it summons from every face-up portal', () => {
    const table = playUntil(startMatch({ mission: 'kneeDeepInTheDead' }), ['status.argent']);
    expect(gone(table)).toEqual(table.match.position.statics.mission.portals.map(({ faceUp }) => faceUp));
    expect(gone(table).filter(Boolean)).toHaveLength(2);
    expect(demonsOnBoard(table.g).length).toBeGreaterThan(2);
    // and not in the status phase
    table.play(INVADER, 'discard');
    expect(table.asked(INVADER)).not.toMatch(/^threat/);
  });

  it('DM-THR-01: a door that a marine opens turns the nearest face-down portal up and summons from it', () => {
    const table = corridor(0, 6);
    expect(table.options(INVADER, 'turn')).toEqual([[1]]);
    expect(table.play(INVADER, 'turn', 1).asked(INVADER)).toBe('summoning.group');
    playUntil(table.play(INVADER, 'group', 0), ['marineActivation.act']);
    expect(gone(table)).toEqual([false, true]);
    expect(demonsOnBoard(table.g)).toHaveLength(3);
  });

  it('DM-THR-04: the way to a portal is counted through doors that are still closed', () => {
    // two spaces behind the next door, or four back along the corridor
    expect(corridor(0, 7).options(INVADER, 'turn')).toEqual([[1]]);
  });

  it('DM-THR-04: of equally near ones the Invader chooses', () => {
    expect(corridor(2, 7, 8).options(INVADER, 'turn')).toEqual([[0], [1]]);
  });

  it('DM-THR-01: no face-down portal, nothing happens', () => {
    expect(corridor().asked(1)).toBe('marineActivation.act');
  });
});

describe('Horde', () => {
  const two = (up: boolean) => (at: At) => [portal(at(6, 0), up), portal(at(6, 5), up)];
  const tokens =
    (n: number): NonNullable<Given['arrange']> =>
    (g) => {
      g.state.threat = n;
    };

  it('DM-THR-01: at set-up it summons from every face-up portal', () => {
    const table = given({
      file: { threat: 'horde' },
      mission: (at) => ({ portals: [...two(true)(at), portal(at(0, 5), false)] }),
      run: () => call(threat, { of: 'setUp', door: -1 }),
    });
    expect(table.options(INVADER, 'summon')).toEqual([[0], [1]]);
    expect(summonFrom(table, 1).options(INVADER, 'summon')).toEqual([[0]]);
    expect(summonFrom(table, 0).asked(INVADER)).toBe('test.idle');
    expect(ups(table)).toEqual([false, false, false]);
  });

  it('DM-THR-01: a group for every two threat tokens, from a portal that is turned down and stays', () => {
    const table = phase('horde', two(true), tokens(1));
    expect(table.options(INVADER, 'summon')).toEqual([[0], [1]]);
    summonFrom(table, 0);
    expect([ups(table), gone(table)]).toEqual([
      [false, true],
      [false, false],
    ]);
    expect(table.asked(INVADER)).not.toBe('threat.summon');
    expect(table.state.threat).toBe(0);
    expect(summonFrom(phase('horde', two(true), tokens(4)), 0).asked(INVADER)).toBe('threat.summon');
  });

  it('DM-THR-01: no portal face up: all are turned', () => {
    const table = phase('horde', two(false), tokens(1));
    expect(ups(table)).toEqual([true, true]);
    expect(table.options(INVADER, 'summon')).toEqual([[0], [1]]);
  });

  it('DM-THR-01: not from a portal that a marine occupies', () => {
    const table = phase('horde', two(true), (g, at) => {
      g.state.threat = 1;
      put(g, 0, at(6, 0));
    });
    expect(table.options(INVADER, 'summon')).toEqual([[1]]);
  });

  it('DM-THR-03: a token every status phase; two of them call a group', () => {
    const table = phase('horde', two(true));
    expect([table.state.threat, table.asked(INVADER)]).toEqual([1, 'test.idle']);
    const second = phase('horde', two(true), (g) => {
      g.state.threat = 1;
    });
    expect([second.state.threat, second.asked(INVADER)]).toEqual([0, 'threat.summon']);
  });
});

describe('portals and tokens', () => {
  it('DM-THR-02: three colours and two faces; a colour has its own two groups', () => {
    expect(COLOURS).toEqual(['blue', 'yellow', 'red']);
    for (const [number, colour] of COLOURS.entries())
      for (const group of [0, 1]) {
        const table = given({
          board: room(12, 12),
          mission: (at) => ({ portals: [portal(at(5, 5), true, colour)] }),
          run: () => call(status, {}),
        }).play(INVADER, 'discard');
        table.play(INVADER, 'summon', 0);
        expect(table.match.decision(INVADER)?.about).toMatchObject({ colour: number });
        playUntil(table.play(INVADER, 'group', group), ['moment.use', 'test.idle']);
        const listed = groupAt(0, number, group);
        expect(listed).toBe(INVASION_CARDS[0].groups[colour][group]);
        const types = new Set(demonsOnBoard(table.g).map(typeOf));
        expect(demonsOnBoard(table.g)).toHaveLength(listed.demons.reduce((sum, [, n]) => sum + n, 0));
        expect(types.size).toBe(listed.demons.length);
      }
    const drawn = MISSIONS.flatMap(({ map }) => [...map.matchAll(/portal (\w+) (up|down)/g)]);
    expect(new Set(drawn.map(([, colour]) => colour))).toEqual(new Set(COLOURS));
    expect(new Set(drawn.map(([, , face]) => face))).toEqual(new Set(['up', 'down']));
  });

  it.each<ThreatId>(['assault', 'infestation'])('DM-THR-03: %s has no use for threat tokens', (card) => {
    const table = given({
      file: { threat: card },
      arrange: (g, at) => put(g, 0, at(0, 0)),
      run: () => inTurn([call(slay, { figure: 0, by: 'damage' }), call(status, {})]),
    }).passAll();
    table.play(INVADER, 'discard').passAll();
    expect(table.state.threat).toBe(0);
  });
});
