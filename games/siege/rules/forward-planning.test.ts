import { describe, expect, it } from 'vitest';
import { DEFENDS } from '../testing/arranging.ts';
import { deploying } from '../testing/deploying.ts';
import type { TestTable } from '../testing/given.ts';
import { sectionKind } from './map/legend.ts';
import { destroyedKind, kindNow } from './partitions.ts';

const SQUAD = ['mute', 'castle', 'rook', 'bandit', 'thunderbird'];
const planning = (mission: string, more = {}): TestTable =>
  deploying(SQUAD, { mission, forwardPlanning: true, ...more });

/** Both bombs are placed and no component is moved: walls are next. */
function walls(): TestTable {
  const table = planning('consulateBomb');
  for (let i = 0; i < 2; i++) table.play(DEFENDS, 'objective', ...table.options(DEFENDS, 'objective')[0]);
  return table.play(DEFENDS, 'next');
}

describe('Forward Planning', () => {
  it('SG-FWD-02: the defenders place two bombs in permitted spaces, each in its own', () => {
    const table = planning('consulateBomb');
    const permitted = table.g.statics.mission?.permitted ?? [];
    expect(table.options(DEFENDS, 'objective')).toEqual(permitted.map((space) => [space]));
    const elsewhere = permitted.includes(0) ? 1 : 0;
    expect(table.forbids(DEFENDS, 'objective', elsewhere)).toBe('SG-FWD-02');
    table.play(DEFENDS, 'objective', permitted[1]);
    expect(table.forbids(DEFENDS, 'objective', permitted[1])).toBe('SG-FWD-02');
    table.play(DEFENDS, 'objective', permitted[2]);
    expect(table.state.bombs).toEqual([permitted[1], permitted[2]]);
  });

  it('SG-FWD-02: or the hostage', () => {
    const table = planning('consulateHostage');
    const [, [space]] = table.options(DEFENDS, 'objective');
    table.play(DEFENDS, 'objective', space);
    expect(table.state.hostage.at).toBe(space);
  });

  it('SG-FWD-02: places them by itself when time runs out', () => {
    const table = planning('consulateBomb', { clock: 'timed' }).timeOut(DEFENDS).timeOut(DEFENDS);
    expect(table.state.bombs).toHaveLength(2);
  });

  it('SG-FWD-07: first objectives, then components, then walls, then gadgets', () => {
    const table = planning('consulateBomb');
    expect(table.asked(DEFENDS)).toBe('objectivePlacement.place');
    for (let i = 0; i < 2; i++) table.play(DEFENDS, 'objective', ...table.options(DEFENDS, 'objective')[0]);
    expect(table.asked(DEFENDS)).toBe('defenderDeployment.rearrange');
    expect(table.play(DEFENDS, 'next').asked(DEFENDS)).toBe('wallPlanning.plan');
    expect(table.play(DEFENDS, 'next').asked(DEFENDS)).toBe('defenderDeployment.gadgets');
  });

  it('SG-FWD-03: up to ten components instead of five', () => {
    const table = planning('consulateControl');
    expect(table.match.decision(DEFENDS)?.about.left).toBe(10);
  });

  it('SG-FWD-04, SG-FWD-05: one light wall is fortified, and destroyed leaves a breach', () => {
    const table = walls();
    const [[wall], [other]] = table.options(DEFENDS, 'fortify');
    table.play(DEFENDS, 'fortify', wall);
    expect(kindNow(table.g, wall)).toBe(sectionKind('fortified'));
    expect(table.forbids(DEFENDS, 'fortify', other)).toBe('SG-FWD-04');
    expect(destroyedKind(kindNow(table.g, wall), false)).toBe(sectionKind('breach'));
  });

  it('SG-FWD-07: the wall just fortified is not opened', () => {
    const table = walls();
    const [[wall]] = table.options(DEFENDS, 'fortify');
    expect(table.play(DEFENDS, 'fortify', wall).forbids(DEFENDS, 'open', wall)).toBe('SG-FWD-07');
  });

  it('SG-FWD-06: up to three walls become breaches of their size, which come from the supply', () => {
    const table = walls();
    const before = table.state.stock.reduce((sum, n) => sum + n);
    const opened: number[] = [];
    for (let i = 0; i < 3; i++) {
      const [[wall]] = table.options(DEFENDS, 'open');
      table.play(DEFENDS, 'open', wall);
      opened.push(kindNow(table.g, wall));
    }
    expect(opened).toEqual(Array(3).fill(sectionKind('breach')));
    expect(table.state.stock.reduce((sum, n) => sum + n)).toBe(before - 3);
    const wall = table.g.statics.plan.partitions.findIndex(
      (_, partition) => kindNow(table.g, partition) === sectionKind('light'),
    );
    expect(table.forbids(DEFENDS, 'open', wall)).toBe('SG-FWD-06');
  });

  it('SG-FWD-06: doors and windows are no walls', () => {
    const table = walls();
    const door = table.g.statics.plan.partitions.findIndex(({ kind }) => kind === 'door');
    expect(table.forbids(DEFENDS, 'open', door)).toBe('SG-FWD-06');
  });
});
