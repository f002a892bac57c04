import { describe, expect, it } from 'vitest';
import { changed, sampleBorders, samplePlan } from '../../testing/sample-plan.ts';
import { bordersOn } from './borders-now.ts';
import { torchlight } from './torch.ts';

const plan = samplePlan.plan!;
const light = (place: readonly [number, number], borders = sampleBorders.slice(0, 0)) =>
  torchlight(
    {
      spaces: samplePlan.spaces.filter(({ level }) => level === 0),
      rooms: plan.rooms,
      borders: bordersOn(plan.borders, borders, 0),
    },
    [{ x: place[0], y: place[1] }],
  );
/** openings by their first corner */
const through = (...args: Parameters<typeof light>) => light(...args).spills.map(({ from }) => from.join());

describe('a torch', () => {
  it('lights the whole room of who acts, and no other', () => {
    const { lit } = light([8, 13]);
    expect(lit.map(({ ref }) => ref).toSorted()).toEqual([...plan.rooms[11].spaces].toSorted());
  });

  it('falls through doors and windows that are not shut', () => {
    // The canteen: a door to the hall above and to the entrance beside it, a window south.
    expect(through([8, 13]).toSorted()).toEqual(['11,13', '8,12', '8,15']);
    const shut = { ref: 'border:h8,15', kind: 'window', state: 'barricaded', label: '' } as const;
    expect(through([8, 13], [shut]).toSorted()).toEqual(['11,13', '8,12']);
  });

  it('falls through a wall once it is broken', () => {
    expect(through([8, 13])).not.toContain('9,12');
    // The breach beside the door is one opening with it.
    const [spill] = light([8, 13], [changed('h9,12', 'breached')]).spills.filter(
      ({ outwards }) => outwards === 0,
    );
    expect([spill.from, spill.to]).toEqual([
      [8, 12],
      [11, 12],
    ]);
  });

  it('is a pool outdoors', () => {
    const { lit } = light([1, 1]);
    expect(lit.length).toBeGreaterThan(9);
    expect(lit.length).toBeLessThan(26);
    expect(lit.every(({ floor }) => floor !== 'indoors')).toBe(true);
  });
});
