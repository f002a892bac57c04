import { call, inTurn } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { demonActivation, marineActivation, spendNow } from '../../rules/procedures.ts';
import { showsIcons } from '../../testing/action-card-icons.ts';
import { action, demon, weapon } from '../../testing/arranging.ts';
import { room, type TestTable } from '../../testing/given.ts';
import {
  ALPHA,
  BRAVO,
  type MarineScene,
  playing,
  ROUND_THE_CORNER,
  scene,
  turn,
} from '../../testing/marine-scenes.ts';
import type { WeaponId } from '../card-types.ts';

const imp = demon('imp');
const damageOf = (table: TestTable, figure: number) => table.state.figures[figure].damage;

/** The columns of Alpha's row in which his grenade may land. */
function landsOn(card: string, s: MarineScene = {}): number[] {
  const table = turn({ ...s, hand: [card] }).passAll();
  const cells = table.options(1, 'play').map(([, cell]) => cell);
  return Array.from({ length: table.width }, (_, x) => x).filter((x) => cells.includes(table.cell(x, 1)));
}

/** Where a grenade may be put, and that it is used with its token. */
function isThrown(card: string, set: WeaponId, range: number): void {
  it(`is put on a space at most ${range} spaces away`, () => {
    expect(landsOn(card)).toEqual(Array.from({ length: range + 1 }, (_, x) => x));
  });

  it('is put on a space that can be entered, whoever stands there', () => {
    const board = room(12, 3);
    board[3] = '|. o . . . . . . . . . .|';
    const spaces = landsOn(card, { board, demons: [['imp', 2, 1]] });
    expect(spaces.slice(0, 3)).toEqual([0, 2, 3]);
  });

  it('is put on a space in line of sight', () => {
    const table = turn({ board: ROUND_THE_CORNER, hand: [card] }).passAll();
    const seen = (x: number, y: number) =>
      table.options(1, 'play').some(([, cell]) => cell === table.cell(x, y));
    expect([seen(2, 0), seen(2, 2)]).toEqual([false, true]);
  });

  it('lies on the board until it goes off, and cannot be thrown again so long', () => {
    const s: MarineScene = {
      hand: [card],
      arrange: (g, at) => g.state.marines[ALPHA].grenades.push({ set: weapon(set), cell: at(6, 1) }),
    };
    expect(turn(s).passAll().forbids(1, 'play', action(card), 0)).toBe('DM-GRN-07');
    const table = playing(card, {}, 2);
    expect(table.state.marines[ALPHA].grenades).toEqual([{ set: weapon(set), cell: 2 }]);
  });
}

/** Alpha throws his grenade and ends his activation; then the imp activates. */
function thrownBeforeImp(card: string, s: MarineScene, target: readonly [number, number]): TestTable {
  const table = scene({ ...s, hand: [card] }, () =>
    inTurn([call(marineActivation, { figure: ALPHA }), call(demonActivation, { figure: imp })]),
  ).passAll();
  return table
    .play(1, 'play', action(card), table.cell(...target))
    .play(1, 'end')
    .passAll();
}

const wentOff = (table: TestTable) => table.happened('grenadeWentOff').length;

describe('Frag Grenade', () => {
  showsIcons('fragGrenade1', { type: 'bonus' });
  isThrown('fragGrenade1', 'fragGrenade', 4);

  const s: MarineScene = {
    bravo: [4, 2],
    demons: [
      ['pinky', 3, 1],
      ['pinky', 2, 0],
      ['imp', 5, 1],
    ],
  };

  it('does 2 damage to every figure on its space and beside it when the activation ends', () => {
    const table = playing('fragGrenade1', s, 12 + 3);
    expect(table.happened('suffered')).toEqual([]);
    table.play(1, 'end').passAll();
    const harmed = [demon('pinky'), demon('pinky', 1), BRAVO, imp, ALPHA];
    expect(harmed.map((f) => damageOf(table, f))).toEqual([2, 2, 2, 0, 0]);
  });

  it('spares who stands behind a wall', () => {
    const board = room(12, 3);
    board[3] = '|. . . .|. . . . . . . .|';
    const table = playing(
      'fragGrenade1',
      {
        board,
        demons: [
          ['pinky', 4, 1],
          ['pinky', 3, 0],
        ],
      },
      12 + 3,
    );
    table.play(1, 'end').passAll();
    expect([0, 1].map((n) => damageOf(table, demon('pinky', n)))).toEqual([0, 2]);
  });

  it('harms its owner too, and comes back to him', () => {
    const table = playing('fragGrenade1', {}, 12 + 1)
      .play(1, 'end')
      .passAll();
    expect(damageOf(table, ALPHA)).toBe(2);
    expect(table.state.marines[ALPHA].grenades).toEqual([]);
    expect(wentOff(table)).toBe(1);
  });
});

describe('Siphon Grenade', () => {
  showsIcons('siphonGrenade1', { type: 'bonus', shields: 1 });
  isThrown('siphonGrenade1', 'siphonGrenade', 3);

  it('does 2 damage to a demon that steps beside it, heals 2 of its owner’s, and comes back', () => {
    const table = thrownBeforeImp('siphonGrenade1', { demons: [['imp', 6, 1]], damage: 5 }, [3, 1]);
    table.play(0, 'step', table.cell(5, 1));
    expect([wentOff(table), damageOf(table, imp)]).toEqual([0, 0]);
    table.play(0, 'step', table.cell(4, 1));
    expect([wentOff(table), damageOf(table, imp), damageOf(table, ALPHA)]).toEqual([1, 2, 3]);
    expect(table.state.marines[ALPHA].grenades).toEqual([]);
    expect(table.match.decision(0)?.about.points).toBe(2);
  });

  it('lets a demon be that stands beside it, and marines', () => {
    const table = thrownBeforeImp('siphonGrenade1', { demons: [['imp', 2, 1]], damage: 5 }, [1, 1]);
    expect(wentOff(table)).toBe(0);
    const again = playing('siphonGrenade1', { hand: ['uac2'] }, 12 + 2);
    again.play(1, 'play', action('uac2'), -1).play(1, 'step', again.cell(1, 1));
    expect(wentOff(again)).toBe(0);
  });

  it('waits for a demon that passes a space it may not stop on', () => {
    const demons = [
      ['imp', 5, 1],
      ['pinky', 4, 1],
    ] as const;
    const table = thrownBeforeImp('siphonGrenade1', { demons }, [3, 1]);
    table.play(0, 'step', table.cell(4, 1));
    expect(wentOff(table)).toBe(0);
    table.play(0, 'step', table.cell(3, 1));
    expect([wentOff(table), damageOf(table, imp)]).toEqual([1, 2]);
  });
});

describe('Snare Grenade', () => {
  showsIcons('snareGrenade1', { type: 'bonus', shields: 2 });
  isThrown('snareGrenade1', 'snareGrenade', 4);

  it('stuns a demon that steps beside it, takes its movement points, and comes back', () => {
    const table = thrownBeforeImp('snareGrenade1', { demons: [['imp', 6, 1]] }, [4, 1]);
    table.play(0, 'step', table.cell(5, 1));
    expect(table.state.figures[imp].stunned).toBe(true);
    expect(table.match.decision(0)?.about.points).toBe(0);
    expect(table.state.marines[ALPHA].grenades).toEqual([]);
    expect(wentOff(table)).toBe(1);
  });

  it('stops also a large demon', () => {
    const mancubus = demon('mancubus');
    const table = scene(
      {
        demons: [['mancubus', 6, 0]],
        arrange: (g, at) =>
          g.state.marines[ALPHA].grenades.push({ set: weapon('snareGrenade'), cell: at(4, 1) }),
      },
      () => call(demonActivation, { figure: mancubus }),
    ).passAll();
    table.play(0, 'shift', table.cell(5, 0), 0);
    expect(table.state.figures[mancubus].stunned).toBe(true);
    expect(table.verbs(0)).not.toContain('shift');
  });

  it('takes also movement points that a demon spends outside its activation', () => {
    const table = scene(
      {
        demons: [['imp', 6, 1]],
        arrange: (g, at) =>
          g.state.marines[ALPHA].grenades.push({ set: weapon('snareGrenade'), cell: at(4, 1) }),
      },
      () => call(spendNow, { figure: imp, points: 3 }),
    );
    table.play(0, 'step', table.cell(5, 1));
    expect(table.state.figures[imp].stunned).toBe(true);
    expect(table.verbs(0)).not.toContain('step');
  });
});

describe('grenades of several marines', () => {
  it.each([
    ['siphonGrenade', 'snareGrenade'],
    ['snareGrenade', 'siphonGrenade'],
  ] as const)('one step sets off all that are near: Alpha’s %s and Bravo’s %s', (alphas, bravos) => {
    const table = scene(
      {
        bravo: [0, 0],
        demons: [['imp', 6, 1]],
        arrange(g, at) {
          g.state.marines[ALPHA].grenades.push({ set: weapon(alphas), cell: at(4, 0) });
          g.state.marines[BRAVO].grenades.push({ set: weapon(bravos), cell: at(4, 2) });
        },
      },
      () => call(demonActivation, { figure: imp }),
    ).passAll();
    table.play(0, 'step', table.cell(5, 1)).passAll();
    expect(wentOff(table)).toBe(2);
    expect(table.state.figures[imp]).toMatchObject({ damage: 2, stunned: true });
  });

  it('one step sets off both of one marine', () => {
    const table = scene(
      {
        demons: [['imp', 6, 1]],
        arrange(g, at) {
          for (const set of ['siphonGrenade', 'snareGrenade'] as const)
            g.state.marines[ALPHA].grenades.push({ set: weapon(set), cell: at(4, 1) });
        },
      },
      () => call(demonActivation, { figure: imp }),
    ).passAll();
    table.play(0, 'step', table.cell(5, 1)).passAll();
    expect(wentOff(table)).toBe(2);
    expect(table.state.figures[imp]).toMatchObject({ damage: 2, stunned: true });
  });
});
