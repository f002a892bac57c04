import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { demon, put } from '../testing/arranging.ts';
import { given, type TestTable } from '../testing/given.ts';
import { NONE, NOWHERE } from './doom.ts';
import { slay } from './procedures.ts';

const imp = demon('imp');
const cacodemon = demon('cacodemon');
const mancubus = demon('mancubus');

/** A figure at (x,y) that carries an objective token is slain. */
function slain(figure: number, x: number, y: number, ...rows: readonly string[]): TestTable {
  const width = rows[0].length >> 1;
  const edge = `+${'-+'.repeat(width)}`;
  const open = `+${' +'.repeat(width)}`;
  return given({
    board: [edge, ...rows.flatMap((row, i) => (i === 0 ? [row] : [open, row])), edge],
    arrange(g, at) {
      put(g, figure, at(x, y));
      g.state.tokens = [{ order: 1, cell: NOWHERE, carrier: figure }];
    },
    run: () => call(slay, { figure, by: 'damage' }),
  });
}

/** The spaces the marines may choose from, as `x,y`; nothing if the token lies already. */
const choices = (table: TestTable): string[] =>
  table.options(1, 'drop').map(([cell]) => `${cell % table.width},${Math.floor(cell / table.width)}`);

describe('the objective token of a slain figure', () => {
  it('DM-OBJ-05: is put on the space it occupied', () => {
    const table = slain(imp, 2, 0, '|. . . .|');
    expect(table.state.tokens).toEqual([{ order: 1, cell: table.cell(2, 0), carrier: NONE }]);
    expect(table.happened('tokenDropped')).toHaveLength(1);
    // a marine's too
    expect(slain(0, 1, 0, '|. . . .|').state.tokens[0]).toMatchObject({ cell: 1, carrier: NONE });
  });

  it('DM-OBJ-06: the marines choose among the spaces of a large one', () => {
    const table = slain(mancubus, 1, 0, '|. . . .|', '|. . . .|');
    expect(choices(table)).toEqual(['1,0', '2,0', '1,1', '2,1']);
    expect(table.match.awaiting()).toEqual([1, 2, 3, 4]);
    table.play(3, 'drop', table.cell(2, 1));
    expect(table.state.tokens[0].cell).toBe(table.cell(2, 1));
  });

  it('DM-OBJ-07: not on difficult or impassable terrain, but on the nearest permissible space', () => {
    expect(slain(imp, 3, 0, '|. . ~ ~|').state.tokens[0].cell).toBe(1);
    expect(slain(cacodemon, 3, 0, '|. o o o|').state.tokens[0].cell).toBe(0);
  });

  it('DM-OBJ-08: nor on blocking terrain; among ties the marines choose', () => {
    const table = slain(cacodemon, 2, 0, '|. # # # .|');
    expect(choices(table)).toEqual(['0,0', '4,0']);
    expect(table.play(2, 'drop', 4).state.tokens[0].cell).toBe(4);
    expect(slain(cacodemon, 1, 0, '|~ # # .|').state.tokens[0].cell).toBe(3);
  });

  it('DM-OBJ-13: nearest is counted as a flyer moves: through terrain, not through walls and closed doors', () => {
    for (const border of ['|', 'D'])
      expect(
        choices(slain(cacodemon, 2, 1, `|. o o${border}. .|`, `|. # o${border}. .|`, `|. o o${border}. .|`)),
        border,
      ).toEqual(['0,0', '0,1', '0,2']);
    expect(choices(slain(cacodemon, 2, 1, '|. o o . .|', '|. # o . .|', '|. o o . .|'))).toEqual([
      '3,0',
      '3,1',
      '3,2',
    ]);
  });

  it('DM-OBJ-13: a figure on a space does not keep a token from it', () => {
    const table = given({
      board: ['+-+-+-+', '|. . ~|', '+-+-+-+'],
      arrange(g, at) {
        put(g, imp, at(2, 0));
        put(g, 0, at(1, 0));
        g.state.tokens = [{ order: 1, cell: NOWHERE, carrier: imp }];
      },
      run: () => call(slay, { figure: imp, by: 'damage' }),
    });
    expect(table.state.tokens[0].cell).toBe(1);
  });

  it('DM-OBJ-14: of a large figure’s spaces those that are permissible; if none is, what is nearest to any', () => {
    expect(choices(slain(mancubus, 1, 0, '|. ~ . .|', '|. ~ . .|'))).toEqual(['2,0', '2,1']);
    expect(choices(slain(mancubus, 1, 0, '|. ~ ~ . .|', '|. ~ ~ . .|'))).toEqual([
      '0,0',
      '3,0',
      '0,1',
      '3,1',
    ]);
    // the anchor's neighbours on the left are farther away than those of its right half
    expect(choices(slain(mancubus, 1, 0, '|# ~ ~ .|', '|# ~ ~ .|'))).toEqual(['3,0', '3,1']);
  });
});
