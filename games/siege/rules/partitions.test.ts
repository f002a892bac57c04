import { describe, expect, it } from 'vitest';
import { activating, points, walk } from '../testing/activating.ts';
import { A0, A1, ATTACKS, D0, DEFENDS, put, stock } from '../testing/arranging.ts';
import { useTactical } from '../testing/gadgets.ts';
import { type FloorSketch, sketch } from '../testing/sketch.ts';
import type { SectionKind } from './map/legend.ts';

const KINDS: readonly SectionKind[] = [
  'heavy',
  'fortified',
  'light',
  'holed',
  'barricadedDoor',
  'barricadedWindow',
  'panelledDoor',
  'panelledWindow',
  'door',
  'window',
  'breach',
];
const kindsWhere = (holds: (kind: SectionKind) => boolean) => KINDS.filter(holds);

/** An attacker at (0,0) of a row, Rook at (3,0), and this between the two. */
const facing = (kind: SectionKind, { profile = 'ash', located = false, at: where = '(0,0)' } = {}) =>
  activating(A0, {
    board: sketch(4, 1, { [kind]: 'E(1,0)' }),
    arrange(g, at) {
      put(g, A0, profile, at(where));
      put(g, D0, 'rook', at('(3,0)'), { located });
      stock(g, { breachCharge: 1, frag: 1 });
    },
  });
/** The protection that a shot through it meets; null: there is no line. */
const protection = (kind: SectionKind, located: boolean) =>
  facing(kind, { located }).options(ATTACKS, 'shoot')[0]?.[2] ?? null;
/** Does the Destroy of a profile on (1,0) bring it down? */
const fallsTo = (profile: string) => (kind: SectionKind) =>
  facing(kind, { profile }).play(ATTACKS, 'destroy', 1).happened('destroyed').length > 0;
const fallsToCharge = (kind: SectionKind) =>
  useTactical(facing(kind), ATTACKS, 'breachCharge', '(1,0)').happened('destroyed').length > 0;

describe('kinds of sections', () => {
  it('SG-PRT-01, SG-PRT-02: partitions are walls, barricades and Armor Panels; all but holed walls hide what is behind', () => {
    expect(kindsWhere((kind) => protection(kind, false) === null)).toEqual([
      'heavy',
      'fortified',
      'light',
      'barricadedDoor',
      'barricadedWindow',
      'panelledDoor',
      'panelledWindow',
    ]);
    expect(protection('holed', false)).toBe(1);
    // What is no partition protects nobody.
    for (const kind of ['door', 'window', 'breach'] as const) expect(protection(kind, false)).toBe(0);
  });

  it('SG-PRT-04, SG-PRT-12: nobody moves or leans through a partition, and its two sides are not adjacent', () => {
    const shut = kindsWhere((kind) => {
      const table = facing(kind, { at: '(1,0)' });
      const step = table.forbids(ATTACKS, 'step', table.at('(2,0)'));
      const lean = table.forbids(ATTACKS, 'lean', table.at('(2,0)'));
      expect([kind, step === 'SG-ENV-08']).toEqual([kind, lean === 'SG-PRT-04']);
      return step !== null;
    });
    expect(shut).toEqual(KINDS.slice(0, 8));
    const barricaded = facing('barricadedDoor', { at: '(1,0)' });
    expect(barricaded.options(ATTACKS, 'tactical')).not.toContainEqual([0, barricaded.at('(2,0)')]);
  });

  it('SG-PRT-06, SG-PRT-07, SG-PRT-08, SG-PRT-10: what protects a Located Operator behind it, and how well', () => {
    expect(kindsWhere((kind) => protection(kind, true) === null)).toEqual([
      'heavy',
      'fortified',
      'panelledDoor',
      'panelledWindow',
    ]);
    expect(kindsWhere((kind) => protection(kind, true) === 1)).toEqual([
      'light',
      'holed',
      'barricadedDoor',
      'barricadedWindow',
    ]);
  });

  it('SG-PRT-06, SG-PRT-21: an Armor Panel or a fortified wall falls to D3, a light or holed one to D2, a barricade to D1, a heavy one to nothing', () => {
    const barricades = ['barricadedDoor', 'barricadedWindow'];
    // IQ has D1, Ash D2, the Breach Charge D3.
    expect(kindsWhere(fallsTo('iq'))).toEqual(barricades);
    expect(kindsWhere(fallsTo('ash'))).toEqual(['light', 'holed', ...barricades]);
    expect(kindsWhere(fallsToCharge)).toEqual([
      'fortified',
      'light',
      'holed',
      ...barricades,
      'panelledDoor',
      'panelledWindow',
    ]);
  });

  it('SG-PRT-21: obstacles and structural elements stand whatever hits them', () => {
    const table = activating(A0, {
      board: sketch(4, 2, { obstacles: ['(1,0)'], structural: '(1,1)', heavy: 'W(1,1) N(1,1) E(1,1)' }),
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'));
        stock(g, { breachCharge: 1 });
      },
    });
    useTactical(table, ATTACKS, 'breachCharge', '(1,0)');
    expect(table.happened('destroyed')).toEqual([]);
    expect(points(walk(table, ATTACKS, '(1,0)', '(2,0)'), ATTACKS)).toBe(2);
  });
});

describe('openings and obstacles', () => {
  const costThrough = (drawn: FloorSketch) => {
    const table = activating(A0, {
      board: sketch(3, 1, drawn),
      arrange: (g, at) => put(g, A0, 'ash', at('(0,0)')),
    });
    return 5 - Number(points(walk(table, ATTACKS, '(1,0)'), ATTACKS));
  };

  it('SG-PRT-13: a door is open as printed: it hides nobody and costs nothing', () => {
    expect([protection('door', false), costThrough({ door: 'E(0,0)' })]).toEqual([0, 1]);
  });

  it('SG-PRT-14: a window hides nobody and costs 1 MP more', () => {
    expect([protection('window', false), costThrough({ window: 'E(0,0)' })]).toEqual([0, 2]);
  });

  it('SG-PRT-13, SG-PRT-14: doors and windows of two sections are passed at either', () => {
    const crossed = (kind: 'door' | 'window', row: number) => {
      const table = activating(A0, {
        board: sketch(2, 2, { double: [`${kind} E(0,0) E(0,1)`] }),
        arrange: (g, at) => put(g, A0, 'ash', at(`(0,${row})`)),
      });
      return points(walk(table, ATTACKS, `(1,${row})`), ATTACKS);
    };
    expect([crossed('door', 0), crossed('door', 1)]).toEqual([4, 4]);
    expect([crossed('window', 0), crossed('window', 1)]).toEqual([3, 3]);
  });

  it('SG-PRT-17: an obstacle is climbed, but nobody pauses or ends on it', () => {
    const table = activating(A0, {
      board: sketch(5, 1, { obstacles: ['(1,0) (2,0)'] }),
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'));
        put(g, A1, 'iq', at('(4,0)'));
        stock(g, { breachCharge: 1 });
      },
    });
    for (const space of ['(1,0)', '(2,0)']) {
      walk(table, ATTACKS, space);
      expect(table.forbids(ATTACKS, 'end')).toBe('SG-MOV-16');
      expect(table.forbids(ATTACKS, 'overwatch', 0)).toBe('SG-MOV-16');
      expect(table.forbids(ATTACKS, 'destroy', table.at('(0,0)'))).toBe('SG-MOV-16');
    }
    walk(table, ATTACKS, '(3,0)').play(ATTACKS, 'end');
  });

  it('SG-PRT-23: what is destroyed stays so: no action shuts an opening', () => {
    const table = activating(D0, {
      board: sketch(4, 1, { door: 'E(0,0)', breach: 'E(1,0)' }),
      arrange(g, at) {
        put(g, D0, 'castle', at('(1,0)'));
        stock(g, { impactGrenade: 1, nitroCell: 1, bulletproofCamera: 1, deployableShield: 1 });
      },
    });
    expect(table.options(DEFENDS, 'special')).toEqual([]);
    expect([...new Set(table.verbs(DEFENDS))].toSorted()).toEqual([
      'destroy',
      'end',
      'lean',
      'overwatch',
      'run',
      'step',
      'tactical',
    ]);
    for (const gadget of ['nitroCell', 'impactGrenade'] as const) {
      const thrown = activating(D0, {
        board: sketch(4, 1, { door: 'E(0,0)', breach: 'E(1,0)' }),
        arrange(g, at) {
          put(g, D0, 'castle', at('(1,0)'));
          stock(g, { [gadget]: 1 });
        },
      });
      useTactical(thrown, DEFENDS, gadget, '(2,0)');
      expect(thrown.state.changes).toEqual(table.state.changes);
    }
  });
});
