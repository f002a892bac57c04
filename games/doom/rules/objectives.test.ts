import { call, inTurn } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { MISSIONS } from '../content/missions/index.ts';
import { action, cardsOf, demon, hurt, put } from '../testing/arranging.ts';
import { startMatch } from '../testing/full-match.ts';
import { type Given, given, room, type TestTable } from '../testing/given.ts';
import { INVADER, NOWHERE } from './doom.ts';
import { cardOf, demonsOnBoard } from './figures.ts';
import { OBJECTIVES } from './mission/mission-file.ts';
import { COLLECTED } from './objectives.ts';
import { activationPhase, marineActivation, slay, status, suffer, summoning } from './procedures.ts';

const imp = demon('imp');
const MARINES_WIN = { winners: [1, 2, 3, 4], by: 'DM-OBJ-12' };

/** Alpha's activation at (0,0), with movement points. */
const alphaActs = ({ arrange, ...more }: Partial<Given>) =>
  given({
    arrange(g, at) {
      put(g, 0, at(0, 0));
      cardsOf(g, 0, { hand: ['uac2', 'uac4'], deck: ['uac1'] });
      arrange?.(g, at);
    },
    run: () => call(marineActivation, { figure: 0 }),
    ...more,
  }).passAll();

/** Alpha walks the row to a space. */
function walkTo(table: TestTable, x: number): TestTable {
  table.play(1, 'play', action('uac2'), -1);
  for (let i = 1; i <= x; i++) table.play(1, 'step', table.cell(i, 0));
  return table;
}

describe('Sample Collection', () => {
  const samples = (cells: readonly number[]) =>
    cells.map((cell, i) => ({ order: i + 1, cell, kind: 'sample' as const }));

  it('DM-OBJ-01: the first demon placed at a marked portal carries its sample', () => {
    const table = given({
      mission: (at) => ({
        portals: [{ cell: at(5, 3), colour: 'blue', faceUp: true }],
        objectives: samples([at(5, 3), at(0, 5), at(1, 5)]),
      }),
      run: () => call(summoning, { portal: 0 }),
    }).play(INVADER, 'group', 0);
    table.play(INVADER, 'summon', table.cell(4, 3), 0).play(INVADER, 'summon', table.cell(5, 3), 0);
    const [first, second] = demonsOnBoard(table.g);
    expect(table.state.tokens.map(({ carrier }) => carrier)).toEqual([first, -1, -1]);
    expect(table.state.tokens[0].cell).toBe(NOWHERE);
    expect(second).not.toBe(first);
  });

  it('DM-OBJ-01: before a demon has brought it, a sample costs a main action, on its portal or beside it', () => {
    const table = alphaActs({ mission: (at) => ({ objectives: samples([at(1, 0), at(5, 0)]) }) });
    expect([table.verbs(1).includes('secure'), table.options(1, 'work')]).toEqual([false, [[0]]]);
    table.play(1, 'work', 0);
    expect(table.state.tokens.map(({ cell }) => cell)).toEqual([COLLECTED, NOWHERE]);
    expect([table.state.progress, table.match.result]).toEqual([[1], null]);
    expect(table.forbids(1, 'sprint', action('uac4'))).toBe('DM-MAR-02');
  });

  it('DM-OBJ-01: where no demon could be placed, the sample is left on the portal', () => {
    const table = given({
      mission: (at) => ({
        portals: [{ cell: at(5, 3), colour: 'blue', faceUp: true }],
        objectives: samples([at(5, 3), at(0, 5)]),
      }),
      // all imps are on the board
      arrange: (g, at) => {
        for (let n = 0; n < 8; n++) put(g, demon('imp', n), at(n, 5));
      },
      run: () => call(summoning, { portal: 0 }),
    }).play(INVADER, 'group', 0);
    expect(table.state.tokens.map(({ cell }) => cell)).toEqual([table.cell(5, 3), NOWHERE]);
  });

  it('DM-OBJ-01, DM-OBJ-12: marines win, all together, with the last sample', () => {
    const table = alphaActs({
      mission: (at) => ({ objectives: samples([at(1, 0), at(2, 0)]) }),
      arrange(g, at) {
        // dropped by their carriers
        g.state.tokens[0].cell = at(1, 0);
        g.state.tokens[1].cell = at(2, 0);
      },
    });
    walkTo(table, 1).play(1, 'secure', 0);
    expect(table.state.tokens[0]).toMatchObject({ cell: COLLECTED, carrier: -1 });
    expect([table.match.result, table.state.progress]).toEqual([null, [1]]);
    table.play(1, 'step', table.cell(2, 0)).play(1, 'secure', 1);
    expect(table.match.result).toEqual(MARINES_WIN);
  });
});

describe('Guard Duty', () => {
  const round = (...figures: readonly (readonly [number, number, number])[]) =>
    given({
      file: { objective: 'guardDuty', progress: [1, 1, 1, 2] },
      mission: (at) => ({ post: [at(3, 3), at(4, 3), at(3, 4)] }),
      arrange(g, at) {
        for (const [figure, x, y] of figures) put(g, figure, at(x, y));
        g.state.progress[0] = 1;
      },
      run: () => call(activationPhase, {}),
    });

  it.each([
    ['held by a marine', [[0, 3, 3]], true],
    ['with nobody on it', [[0, 2, 3]], false],
    [
      'with as many demons as marines',
      [
        [0, 3, 3],
        [imp, 4, 3],
      ],
      false,
    ],
    [
      'with more marines than demons',
      [
        [0, 3, 3],
        [1, 4, 3],
        [imp, 3, 4],
      ],
      true,
    ],
    [
      'with a demon beside it',
      [
        [0, 3, 3],
        [imp, 5, 3],
      ],
      true,
    ],
  ] as const)('DM-OBJ-01: the post, %s, when a round ends', (_, figures, held) => {
    const { match, state } = round(...figures);
    expect(state.progress).toEqual([held ? 2 : 1]);
    expect(match.result).toEqual(held ? MARINES_WIN : null);
  });
});

describe('Asset Extraction', () => {
  const asset = (exit: number, arrange?: Given['arrange']) =>
    alphaActs({
      file: { objective: 'assetExtraction' },
      mission: (at) => ({
        objectives: [{ order: 1, cell: at(1, 0), kind: 'asset' }],
        exits: [at(exit, 0)],
      }),
      ...(arrange && { arrange }),
    });

  it('DM-OBJ-01: the marines win when its carrier stands on an exit', () => {
    const table = walkTo(asset(2), 1);
    expect(table.play(1, 'secure', 0).state.tokens[0]).toMatchObject({ carrier: 0, cell: NOWHERE });
    expect(table.match.result).toBeNull();
    expect(table.play(1, 'step', table.cell(2, 0)).match.result).toEqual(MARINES_WIN);
  });

  it('DM-OBJ-01: nobody has to take it, and without it an exit is a space like any other', () => {
    const table = walkTo(asset(2), 2);
    expect(table.match.result).toBeNull();
    expect(table.state.tokens[0].carrier).toBe(-1);
  });

  it('DM-MOV-15: in passing it is taken only if its carrier gets on without teleporters', () => {
    /** Bravo, Charlie and Delta stand in his way, Charlie on the asset and on a teleporter. */
    const passing = (card: string) =>
      alphaActs({
        board: room(7, 1),
        file: { objective: 'assetExtraction' },
        mission: (at) => ({
          objectives: [{ order: 1, cell: at(2, 0), kind: 'asset' }],
          teleporters: [at(2, 0), at(6, 0)].map((cell) => ({ cell, active: true })),
        }),
        arrange(g, at) {
          for (const marine of [1, 2, 3]) put(g, marine, at(marine, 0));
        },
      })
        .play(1, 'play', action(card), -1)
        .play(1, 'step', 1)
        .play(1, 'step', 2);
    const short = passing('uac2');
    expect(short.forbids(1, 'secure', 0)).toBe('DM-MOV-15');
    expect(short.options(1, 'teleport')).toEqual([[6]]);
    const long = passing('uac4').play(1, 'secure', 0);
    expect([long.options(1, 'teleport'), long.state.tokens[0].carrier]).toEqual([[], 0]);
  });
});

describe('Core Restart', () => {
  const terminals = (rounds: readonly number[]) =>
    alphaActs({
      file: { objective: 'coreRestart', progress: [2, 2, 2, 2] },
      mission: (at) => ({
        objectives: [1, 2].map((x, i) => ({ order: i + 1, cell: at(x, 0), kind: 'terminal' as const })),
      }),
      arrange(g) {
        g.state.round = 3;
        g.state.progress = [1, 2, ...rounds];
      },
    });

  it('DM-OBJ-01: a main action puts one token on a terminal, also on an adjacent one; with all of them the marines win', () => {
    const table = terminals([2, 2]);
    expect(table.options(1, 'work')).toEqual([[0]]);
    expect(table.play(1, 'work', 0).match.result).toEqual(MARINES_WIN);
    expect(table.state.progress.slice(0, 2)).toEqual([2, 2]);
    const tired = terminals([2, 2]).play(1, 'sprint', action('uac4'));
    expect(tired.forbids(1, 'work', 0)).toBe('DM-MAR-02');
  });

  it('DM-OBJ-01: one token a round on each', () => {
    expect(terminals([3, 2]).forbids(1, 'work', 0)).toBe('DM-OBJ-01');
  });
});

describe('Portal Closure', () => {
  const portals = (closed: number) =>
    alphaActs({
      file: { objective: 'portalClosure', progress: [2, 2, 2, 2] },
      mission: (at) => ({
        portals: [
          { cell: at(0, 0), colour: 'blue', faceUp: false },
          { cell: at(5, 0), colour: 'blue', faceUp: true },
        ],
      }),
      arrange(g) {
        g.state.progress = [closed];
      },
    });

  it('DM-OBJ-01: a main action closes the portal one stands on or beside, face up or down', () => {
    expect(portals(0).options(1, 'work')).toEqual([[0]]);
    const table = portals(0).play(1, 'work', 0);
    expect([table.state.portals[0].cell, table.state.progress]).toEqual([NOWHERE, [1]]);
    expect(table.match.result).toBeNull();
    expect(portals(1).play(1, 'work', 0).match.result).toEqual(MARINES_WIN);
  });

  it('DM-OBJ-01: a portal that was used is not discarded, but turned face down', () => {
    const table = given({
      file: { objective: 'portalClosure', progress: [2, 2, 2, 2] },
      mission: (at) => ({ portals: [{ cell: at(5, 3), colour: 'blue', faceUp: true }] }),
      run: () => call(summoning, { portal: 0 }),
    }).play(INVADER, 'group', 0);
    while (table.asked(INVADER) === 'summoning.place')
      table.play(INVADER, 'summon', ...table.options(INVADER, 'summon')[0]);
    expect(table.state.portals[0]).toMatchObject({ cell: table.cell(5, 3), up: false });
  });
});

describe('Extermination', () => {
  const pinky = demon('pinky');
  const { health } = cardOf(pinky);
  /** A pinky is slain, so many points of health before the marines' goal. */
  const dies = (missing: number) =>
    given({
      file: { objective: 'extermination', progress: [50, 50, 50, 50] },
      arrange(g, at) {
        put(g, pinky, at(3, 3));
        hurt(g, pinky, health - 1);
        g.state.progress = [50 - missing];
      },
      // more damage than was left does not count
      run: () => call(suffer, { figure: pinky, damage: 3, by: 'effect' }),
    }).passAll();

  it('DM-OBJ-01: the Health of slain demons adds up', () => {
    expect([dies(health + 1).state.progress, dies(health + 1).match.result]).toEqual([[49], null]);
    expect([dies(health).state.progress, dies(health).match.result]).toEqual([[50], MARINES_WIN]);
  });
});

describe('objective cards', () => {
  it('DM-OBJ-04: only two of the six put objective tokens on the board', () => {
    for (const { id, objective } of MISSIONS) {
      const { tokens } = startMatch({ mission: id }).state;
      const expected = { sampleCollection: 3, assetExtraction: 1 }[objective as string] ?? 0;
      expect(tokens, id).toHaveLength(expected);
    }
  });

  it('DM-THR-03: progress is what the objective card makes of it', () => {
    const slain = (file: Given['file']) =>
      given({
        ...(file && { file }),
        arrange: (g, at) => put(g, imp, at(3, 3)),
        run: () => call(slay, { figure: imp, by: 'damage' }),
      }).passAll();
    expect(slain({ objective: 'guardDuty', progress: [5, 5, 5, 5] }).state.progress).toEqual([0]);
    expect(slain({ objective: 'extermination', progress: [50, 50, 50, 50] }).state.progress).toEqual([
      cardOf(imp).health,
    ]);
  });

  it.each(OBJECTIVES)(
    'DM-OBJ-03: %s gives the Invader no other frag token than for a slain marine',
    (objective) => {
      const table = given({
        file: { objective, progress: [99, 99, 99, 99] },
        mission: (at) => ({ portals: [{ cell: at(6, 5), colour: 'blue', faceUp: true }], post: [at(0, 5)] }),
        arrange(g, at) {
          put(g, 0, at(0, 0));
          put(g, imp, at(0, 5));
        },
        run: () =>
          inTurn([
            call(summoning, { portal: 0 }),
            call(slay, { figure: imp, by: 'gloryKill' }),
            call(slay, { figure: 0, by: 'damage' }),
            call(activationPhase, {}),
          ]),
      }).play(INVADER, 'group', 0);
      while (table.asked(INVADER) === 'summoning.place')
        table.play(INVADER, 'summon', ...table.options(INVADER, 'summon')[0]);
      expect(table.passAll().asked(INVADER)).toBe('test.idle');
      expect(table.happened('slain')).toHaveLength(2);
      expect(table.happened('fragGained').map(({ fields }) => fields.frags)).toEqual([1]);
    },
  );

  it('DM-OBJ-12: the round limit printed on the card is a condition of the Invader’s', () => {
    const last = (round: number) =>
      given({
        file: { rounds: [3, 3, 3, 5] },
        arrange(g) {
          g.state.round = round;
        },
        run: () => call(status, {}),
      }).match.result;
    expect(last(4)).toBeNull();
    expect(last(5)).toEqual({ winners: [INVADER], by: 'DM-RND-03' });
  });
});
