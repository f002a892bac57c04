import type { AreaGraph, AreaLink, AreaNumber, AreaStep } from './area-graph.ts';

/**
 * What a step into an area costs: a whole number of 1 or more, or 0 where the step may not be taken. Terrain and
 * links are the game's business; the costs of one figure may differ from those of the next.
 */
export type StepCost = (to: AreaNumber, link: AreaLink) => number;

/** Range: every step counts one, whatever the terrain. */
export const everyStep: StepCost = () => 1;

const DEAREST_STEP = 1000;

/** The least cost of getting from an area to each other one; -1 where that is impossible or dearer than `most`. */
export const costsFrom = (
  graph: AreaGraph,
  from: AreaNumber,
  cost: StepCost = everyStep,
  most = Number.POSITIVE_INFINITY,
): Int32Array => spread(graph, from, most, (step) => cost(step.to, step.link));

/** The least cost of getting to an area from each other one. It is paid on entering, so the way back may differ. */
export const costsTo = (graph: AreaGraph, to: AreaNumber, cost: StepCost = everyStep): Int32Array =>
  spread(graph, to, Number.POSITIVE_INFINITY, ({ link }, entered) => cost(entered, link));

/** The number of steps between two areas; -1 if there is no way. */
export const areaRange = (graph: AreaGraph, a: AreaNumber, b: AreaNumber): number => costsFrom(graph, a)[b];

/** The areas at a range between `least` and `most` of one, ascending. */
export function areasWithin(graph: AreaGraph, from: AreaNumber, least: number, most: number): AreaNumber[] {
  const found: AreaNumber[] = [];
  costsFrom(graph, from, everyStep, most).forEach((range, area) => {
    if (range >= least) found.push(area);
  });
  return found;
}

/**
 * The first steps of all cheapest ways to an area, ascending: several where the rule lets somebody choose among
 * them. None where there is no way, or where one is there already.
 */
export function nextSteps(
  graph: AreaGraph,
  from: AreaNumber,
  to: AreaNumber,
  cost: StepCost = everyStep,
): AreaNumber[] {
  return stepsDown(graph, from, costsTo(graph, to, cost), cost);
}

/** All cheapest ways, each without its start, in the order of their areas. There may be many: take what you need. */
export function* cheapestWays(
  graph: AreaGraph,
  from: AreaNumber,
  to: AreaNumber,
  cost: StepCost = everyStep,
): Generator<readonly AreaNumber[]> {
  const left = costsTo(graph, to, cost);
  if (left[from] < 0) return;
  yield* ways(from, []);

  function* ways(at: AreaNumber, way: readonly AreaNumber[]): Generator<readonly AreaNumber[]> {
    if (at === to) yield way;
    else for (const next of stepsDown(graph, at, left, cost)) yield* ways(next, [...way, next]);
  }
}

/** The steps that lose nothing: their cost is exactly what the way gets cheaper by. */
function stepsDown(graph: AreaGraph, at: AreaNumber, left: Int32Array, cost: StepCost): AreaNumber[] {
  return graph.steps[at]
    .filter(({ to, link }) => {
      const price = cost(to, link);
      return price > 0 && left[to] >= 0 && left[to] + price === left[at];
    })
    .map(({ to }) => to);
}

/** Cheapest first: areas wait in the queue of their cost. */
function spread(
  graph: AreaGraph,
  start: AreaNumber,
  most: number,
  priceOf: (step: AreaStep, at: AreaNumber) => number,
): Int32Array {
  const least = new Int32Array(graph.areas.length).fill(-1);
  const waiting: AreaNumber[][] = [[start]];
  for (let paid = 0; paid < waiting.length; paid++) {
    for (const at of waiting[paid] ?? []) {
      if (least[at] >= 0) continue;
      least[at] = paid;
      for (const step of graph.steps[at]) {
        const price = priceOf(step, at);
        if (!Number.isInteger(price) || price < 0 || price > DEAREST_STEP)
          throw new RangeError(`a step costs a whole number from 0 to ${DEAREST_STEP}, not ${price}`);
        const total = paid + price;
        if (price === 0 || total > most || least[step.to] >= 0) continue;
        waiting[total] ??= [];
        waiting[total].push(step.to);
      }
    }
  }
  return least;
}
