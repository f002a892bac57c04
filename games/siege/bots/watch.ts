import { beyond, type Cell, SIDES } from '@sightline/board';
import { isPerimeter, spacesOf } from '../rules/environment.ts';
import { enemySquad, type OperatorNumber, onMainFloor, operatorsOf, squadOf } from '../rules/operators.ts';
import { type Body, NOWHERE, type OpenTable } from '../rules/siege.ts';
import { tableWith } from './reading.ts';
import { routeTo } from './routes.ts';
import { sceneKey, sightOf } from './sights.ts';

/** So many steps away nobody is expected soon. */
const SOON = 9;

/** From where opponents may come: their spaces; before they are there, the approaches of the building. */
function sourcesOf(t: OpenTable, o: OperatorNumber): Cell[] {
  const spaces = operatorsOf(enemySquad(squadOf(o))).flatMap((e) =>
    t.state.operators[e].bodies.map(({ at }) => at).filter((at) => onMainFloor(t, at)),
  );
  return spaces.length > 0 ? spaces : spacesOf(t).filter((space) => isPerimeter(t, space));
}

/** How much of what opponents may enter next is watched from a space towards each side. */
export function worthOfSides(t: OpenTable, o: OperatorNumber, index: number, at: Cell): readonly number[] {
  const { bodies } = t.state.operators[o];
  const own: Body = bodies[index] ?? bodies[0];
  const without = tableWith(
    t,
    o,
    bodies.filter((_, b) => b !== index),
  );
  const sight = sightOf(without, o, { ...own, at, standee: NOWHERE }, sceneKey(without));
  const near = routeTo(t, enemySquad(squadOf(o)), sourcesOf(t, o));
  const worth = [0, 0, 0, 0];
  for (let space = 0; space < sight.length; space++) {
    if (sight[space] === 0) continue;
    const steps = near.from(space);
    if (steps > SOON) continue;
    const chance = 1 - steps / (SOON + 1);
    for (const side of SIDES) if (beyond(t.statics.layout, at, side, space)) worth[side] += chance;
  }
  // Twice as much to watch is not twice as good.
  return worth.map((sum) => 4 * (1 - Math.exp(-sum / 8)));
}
