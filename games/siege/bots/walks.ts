import type { Cell } from '@sightline/board';
import { neighboursOf } from '../rules/board.ts';
import { mayEnter, stepCost } from '../rules/movement.ts';
import { isUpstairs, squadOf } from '../rules/operators.ts';
import type { Body } from '../rules/siege.ts';
import { isInWire } from '../rules/space-effects.ts';
import { floorOf } from '../rules/statics.ts';
import type { OperatorOutlook } from './outlook.ts';

/** A space where a walk may end. */
export interface ReachedSpace {
  readonly space: Cell;
  readonly cost: number;
  /** what is to be feared on the way */
  readonly risk: number;
  /** the first step; -1: it stands there */
  readonly first: Cell;
}

interface Label {
  readonly space: Cell;
  readonly cost: number;
  readonly risk: number;
  readonly first: Cell;
}

/** Where a body can get with so many MP, by the least dangerous way, the space where it stands included. */
export function walkEnds(o: OperatorOutlook, body: Body, points: number, fear: number): ReachedSpace[] {
  if (body.at < 0 || isUpstairs(o.t, body.at)) return [];
  const start: Label = { space: body.at, cost: 0, risk: 0, first: -1 };
  const best = new Map<Cell, Label>([[body.at, start]]);
  const rows: Label[][] = [[start]];
  const steps = stepsFrom(o);
  const wire = squadOf(o.operator) === 0;
  for (let cost = 0; cost < points; cost++)
    for (const label of rows[cost] ?? []) {
      if (best.get(label.space) !== label) continue;
      // Barbed Wire ends the way.
      if (wire && label.first >= 0 && isInWire(o.t, o.operator, { ...body, at: label.space })) continue;
      for (const { to, price } of steps(label.space)) {
        const total = cost + price;
        if (total > points) continue;
        const risk = label.risk + fear * o.ripostes(to) + o.hazards(to);
        const known = best.get(to);
        // A little detour is worth it where the straight way is watched.
        if (known !== undefined && known.risk <= risk + 0.01 * (total - known.cost)) continue;
        const next: Label = { space: to, cost: total, risk, first: label.first < 0 ? to : label.first };
        best.set(to, next);
        let row = rows[total];
        if (row === undefined) {
          row = [];
          rows[total] = row;
        }
        row.push(next);
      }
    }
  return [...best.values()].filter(({ space }) => o.mayStop(space));
}

/** The steps from a space, looked up once in a search. */
function stepsFrom(
  o: OperatorOutlook,
): (space: Cell) => readonly { readonly to: Cell; readonly price: number }[] {
  const found = new Map<Cell, { to: Cell; price: number }[]>();
  const { walk } = floorOf(o.t);
  return (space) => {
    let steps = found.get(space);
    if (steps === undefined) {
      steps = [];
      for (const to of neighboursOf(walk, space))
        if (mayEnter(o.t, o.operator, to)) steps.push({ to, price: stepCost(o.t, space, to) });
      found.set(space, steps);
    }
    return steps;
  };
}
