import type { DrawnSpace, GridDrawing } from '@sightline/table';
import { type Crack, emberCracks } from './ember-cracks.ts';
import { lampsOf } from './light.ts';
import { around, type Rect } from './units.ts';
import { type Plan, planOf, wallFaces, wallOutlines } from './wall-paths.ts';

/** What can be worked out once about a level of a board. */
interface Scenery {
  readonly plan: Plan;
  readonly spaces: readonly DrawnSpace[];
  readonly lamps: readonly { readonly x: number; readonly y: number }[];
  readonly cracks: readonly Crack[];
  /** where there is floor */
  readonly floor: Rect;
}

const known = new WeakMap<GridDrawing, Map<number, Scenery>>();

export function sceneryOf(drawing: GridDrawing, level: number): Scenery {
  const levels = known.get(drawing) ?? new Map<number, Scenery>();
  known.set(drawing, levels);
  let found = levels.get(level);
  if (found === undefined) {
    const plan = planOf(drawing, level);
    const spaces = drawing.spaces.filter((s) => s.level === level);
    const lamps = lampsOf(wallFaces(plan, wallOutlines(plan), true));
    const cracks = emberCracks(plan);
    found = {
      plan,
      spaces,
      lamps,
      cracks,
      floor: around(spaces.map(({ x, y }) => ({ x, y, wide: 1, high: 1 }))) ?? {
        x: 0,
        y: 0,
        wide: 1,
        high: 1,
      },
    };
    levels.set(level, found);
  }
  return found;
}
