import { describe, expect, it } from 'vitest';
import { demon, gloryDeck, hurt } from '../testing/arranging.ts';
import type { TestTable } from '../testing/given.ts';
import {
  ALPHA,
  BRAVO,
  type FigurePlacements,
  moving,
  points,
  spacesOf,
  stops,
  stopsEnd,
  teleport,
  walk,
  ways,
} from '../testing/moving.ts';
import { type Sketch, sketch } from '../testing/sketch.ts';

const IMP = demon('imp');
const CACODEMON = demon('cacodemon');
const CYBERDEMON = demon('cyberdemon');

/** Alpha on the active teleporter (0,0); another lies on (4,1). */
const jumping = (left: number, others: FigurePlacements, drawn: Sketch = {}): TestTable =>
  moving(left, {
    board: sketch(8, 4, drawn),
    mission: (at) => ({ teleporters: [at(0, 0), at(4, 1)].map((cell) => ({ cell, active: true })) }),
    standing: [[ALPHA, '(0,0)'], ...others],
    arrange(g) {
      gloryDeck(g, 'secondWind');
      hurt(g, ALPHA, 5);
    },
  });

describe('the telefrag', () => {
  it.each([
    ['walking', IMP],
    ['flying', CACODEMON],
  ])('DM-TFG-01: who teleports onto a %s demon slays it at once', (_, figure) => {
    const table = teleport(jumping(2, [[figure, '(4,1)']]), '(4,1)').passAll();
    expect([spacesOf(table, figure), spacesOf(table, ALPHA)]).toEqual([[], ['(4,1)']]);
    expect(table.happened('slain').map(({ fields }) => fields)).toEqual([{ figure, by: 'telefrag' }]);
    expect(stopsEnd(table)).toBeNull();
  });

  it('DM-TFG-01: not a marine', () => {
    const table = teleport(jumping(2, [[BRAVO, '(4,1)']]), '(4,1)');
    expect([spacesOf(table, BRAVO), table.happened('slain')]).toEqual([['(4,1)'], []]);
  });

  it('DM-TFG-02: the surcharge for the enemy is not paid', () => {
    const table = jumping(1, [[IMP, '(4,1)']]);
    expect(points(teleport(table, '(4,1)').passAll())).toBe(0);
    // difficult terrain is (DM-TEL-06)
    const mud = jumping(2, [[IMP, '(4,1)']], { difficult: '(4,1)' });
    expect(points(teleport(mud, '(4,1)').passAll())).toBe(0);
  });

  it('DM-TFG-03: large demons are telefragged like small ones', () => {
    const table = teleport(jumping(1, [[demon('mancubus'), '(3,0)']]), '(4,1)').passAll();
    expect([spacesOf(table, demon('mancubus')), spacesOf(table, ALPHA)]).toEqual([[], ['(4,1)']]);
  });

  it('DM-TFG-04: walking onto a teleporter with a demon is no telefrag', () => {
    const next = (left: number) =>
      moving(left, {
        board: sketch(4, 1),
        mission: (at) => ({ teleporters: [at(0, 0), at(1, 0)].map((cell) => ({ cell, active: true })) }),
        standing: [
          [ALPHA, '(0,0)'],
          [IMP, '(1,0)'],
        ],
      });
    // the teleporters are next to each other: walking and teleporting are two different deeds
    expect([ways(next(3)), ways(next(3), 'teleport')]).toEqual([['(1,0)'], ['(1,0)']]);
    const walked = walk(next(3), '(1,0)');
    expect([spacesOf(walked, IMP), points(walked), stopsEnd(walked)]).toEqual([['(1,0)'], 1, 'DM-MOV-15']);
    expect(spacesOf(teleport(next(3), '(1,0)').passAll(), IMP)).toEqual([]);
    expect([ways(next(1)), stops(next(1), '(1,0)'), ways(next(1), 'teleport')]).toEqual([
      [],
      'DM-MOV-09',
      ['(1,0)'],
    ]);
  });

  it('DM-TFG-05: of a demon that is not staggered it gives no glory kill card and no healing', () => {
    const table = teleport(jumping(1, [[IMP, '(4,1)']]), '(4,1)').passAll();
    expect([table.state.marines[ALPHA].glory.items, table.state.figures[ALPHA].damage]).toEqual([[], 5]);
    expect(table.happened('gloryKilled')).toEqual([]);
  });

  it('DM-TFG-06: with 1 point onto T2, on which an unstaggered Cyberdemon has one section: it is slain', () => {
    const table = jumping(1, [[CYBERDEMON, '(4,1)']]);
    expect(spacesOf(table, CYBERDEMON)).toContain('(4,1)');
    teleport(table, '(4,1)').passAll();
    expect([spacesOf(table, CYBERDEMON), spacesOf(table, ALPHA), points(table)]).toEqual([[], ['(4,1)'], 0]);
  });
});
