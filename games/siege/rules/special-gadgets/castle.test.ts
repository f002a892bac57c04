import { describe, expect, it } from 'vitest';
import { activating } from '../../testing/activating.ts';
import { A0, ATTACKS, D0, put, stock } from '../../testing/arranging.ts';
import { useTactical } from '../../testing/gadgets.ts';
import { sketch } from '../../testing/sketch.ts';
import { gadgetAt } from '../environment.ts';
import { LEGEND } from '../map/legend.ts';
import { floorOf } from '../statics.ts';

const panelled = (panelLeavesBreach = false) =>
  activating(A0, {
    board: sketch(4, 1, { panelledDoor: 'E(1,0)' }),
    settings: { panelLeavesBreach },
    arrange(g, at) {
      put(g, A0, 'ash', at('(0,0)'));
      put(g, D0, 'castle', at('(3,0)'));
      stock(g, { breachCharge: 1 });
    },
  });

const standing = (table: ReturnType<typeof panelled>): string => {
  const { partitions } = table.g.statics.plan;
  return LEGEND.edges[floorOf(table.g).ground.edgeKind[partitions[0].edges[0]]].name;
};

describe('Armor Panels', () => {
  it('SG-SGD-07, SG-SGD-08: a panel stops lines and steps as a fortified wall, falls to D3 only, and is no gadget', () => {
    const table = panelled();
    expect(table.options(ATTACKS, 'shoot')).toEqual([]);
    expect(gadgetAt(table.g, table.at('(1,0)'))).toBe(-1);
    table.play(ATTACKS, 'destroy', table.at('(1,0)'));
    expect(standing(table)).toBe('panelledDoor');
    useTactical(table, ATTACKS, 'breachCharge', '(1,0)');
    expect(standing(table)).toBe('door');
  });

  it('SG-SGD-18: destroyed, the door under it is open again, or a breach if agreed so', () => {
    const table = useTactical(panelled(true), ATTACKS, 'breachCharge', '(1,0)');
    expect(standing(table)).toBe('breach');
  });
});
