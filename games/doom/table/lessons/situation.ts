import type { Cell } from '@sightline/board';
import { factOf, optionsFor } from '@sightline/kernel';
import { ACTIONS } from '../../content/index.ts';
import { mayAttack, reachOf } from '../../rules/attack.ts';
import type { Answer, Decision } from '../../rules/decisions.ts';
import { isClosed } from '../../rules/doors.ts';
import { cellOf, demonsOnBoard, marineAt, standingOn } from '../../rules/figures.ts';
import { isInvaderCard } from '../../rules/initiative-deck.ts';
import { HEALTH } from '../../rules/items.ts';
import { hasCover, rangeOf } from '../../rules/line-of-sight.ts';
import { slainBy } from '../../rules/stepping.ts';
import { costOf, figureQuestion, pointsOf } from '../figure-question.ts';
import { openTable, type ViewContext, waitingAttacks } from '../view-context.ts';
import { endsFor, waysFor } from '../walks.ts';

/* What a lesson asks of the moment: each question about a table, and none about what the pupil has read. */

/** Is the pupil free to act in an activation of his own? */
export const acts = ({ prompt }: Decision): boolean => prompt === 'marineActivation.act';

/** The first activation of all: in it nothing has happened yet that the lesson has no hand in. */
export const isFirstActivation = ({ view }: ViewContext): boolean =>
  view.state.round === 1 &&
  view.state.revealed.items.filter((card) => card !== null && !isInvaderCard(card)).length === 1;

export const mainsOf = (decision: Decision): number => factOf(decision, 'mains') ?? 0;

/** The main action cards in hand that bring the pupil somewhere and shoot: speed and range of at least so much. */
export const mainCards = (decision: Decision, speed: number, range: number): readonly number[] =>
  optionsFor(decision, 'play').flatMap(([card]) => {
    const { type, speed: given = 0, attack } = ACTIONS[card];
    return type === 'main' && given >= speed && attack !== undefined && attack.range >= range ? [card] : [];
  });

/** Whom he can attack from where he stands. */
export const targets = (decision: Decision): readonly number[] => [
  ...new Set(optionsFor(decision, 'attack').map(([defender]) => defender)),
];

interface Place {
  readonly cell: Cell;
  readonly cost: number;
}

/** Every space he can come to with the points he has, the nearest first. */
function places(at: ViewContext, decision: Decision): readonly Place[] {
  const q = figureQuestion(at, decision);
  const steps = optionsFor(decision, 'step').map(([cell]) => ({ cell, cost: costOf(q, ['step', cell]) }));
  return [...steps, ...waysOn(at, q.actor, pointsOf(decision))].toSorted((a, b) => a.cost - b.cost);
}

/** The spaces that take more than one step. */
const waysOn = (at: ViewContext, marine: number, points: number): readonly Place[] =>
  waysFor(at, marine, points).map(({ to, cost }) => ({ cell: to, cost }));

const reachable = (at: ViewContext, decision: Decision): readonly Cell[] =>
  places(at, decision).map(({ cell }) => cell);

/** The same table with the marine on another space. */
function elsewhere(at: ViewContext, marine: number, cell: Cell): ViewContext {
  const { view } = at;
  const figures = view.state.figures.map((f, i) => (i === marine ? { ...f, at: standingOn(cell) } : f));
  return { ...at, view: { ...view, state: { ...view.state, figures } } };
}

/** A card lies before him, and its attack was not made yet. */
export const isCardOpen = (at: ViewContext): boolean => waitingAttacks(at).length > 0;

/** How near the nearest demon is that the card he has played finds from there in the open; Infinity: it finds none. */
function nearestInTheOpen(at: ViewContext, { seat }: Decision, cell: Cell): number {
  const marine = marineAt(seat);
  const [source] = waitingAttacks(at);
  if (source === undefined) return Number.POSITIVE_INFINITY;
  const there = openTable(elsewhere(at, marine, cell));
  const reach = reachOf(there, marine, source);
  const ranges = demonsOnBoard(there).flatMap((demon) =>
    mayAttack(there, marine, demon, reach) && !hasCover(there, marine, demon)
      ? [rangeOf(there, marine, demon)]
      : [],
  );
  return Math.min(...ranges);
}

/** Near enough to finish what staggers, and not yet among them. */
const BEST_RANGE = 2;

/** How far the nearest demon is from there, whatever stands in between; Infinity: there is none. */
function distance(at: ViewContext, { seat }: Decision, cell: Cell): number {
  const marine = marineAt(seat);
  const there = openTable(elsewhere(at, marine, cell));
  return Math.min(...demonsOnBoard(there).map((demon) => rangeOf(there, marine, demon)));
}

const here = (at: ViewContext, { seat }: Decision): Cell => cellOf(openTable(at), marineAt(seat));

/** The spaces that lead away from no demon. */
function notAway(at: ViewContext, decision: Decision, cells: readonly Cell[]): readonly Cell[] {
  const now = distance(at, decision, here(at, decision));
  return cells.filter((cell) => distance(at, decision, cell) <= now);
}

/** Does the answer bring him nearer to the demons, or keep him as near? */
export const leadsOn = (at: ViewContext, decision: Decision, [verb, cell]: Answer): boolean =>
  verb === 'step' && notAway(at, decision, [cell]).length > 0;

/** From where the card he has played is used best; none: he stands near enough already, or finds nobody. */
export function viewpoints(at: ViewContext, decision: Decision): readonly Cell[] {
  if (nearestInTheOpen(at, decision, here(at, decision)) <= BEST_RANGE) return [];
  const off = (cell: Cell) => Math.abs(nearestInTheOpen(at, decision, cell) - BEST_RANGE);
  const cells = notAway(at, decision, reachable(at, decision));
  const least = Math.min(...cells.map(off));
  return least < off(here(at, decision)) ? cells.filter((cell) => off(cell) === least) : [];
}

/** The spaces on a way to such a viewpoint, the nearest first: whoever strays from it finds nobody. */
export function approaches(at: ViewContext, decision: Decision): readonly Cell[] {
  const views = viewpoints(at, decision);
  const marine = marineAt(decision.seat);
  const cells = places(at, decision).flatMap(({ cell, cost }) => {
    if (views.includes(cell)) return [cell];
    const on = endsFor(elsewhere(at, marine, cell), marine, pointsOf(decision) - cost);
    return on.some(({ to: [end] }) => views.includes(end)) ? [cell] : [];
  });
  return notAway(at, decision, cells);
}

interface Kill {
  readonly demon: number;
  /** where it stands */
  readonly cell: Cell;
}

/** The demons that would stagger with the marine beside them: some classes stagger by standing close. */
function staggering(at: ViewContext, { seat }: Decision): readonly Kill[] {
  const marine = marineAt(seat);
  return demons(at).flatMap((demon) => {
    const cell = cellOf(openTable(at), demon);
    return slainBy(openTable(at), marine, cell, false) === demon ? [{ demon, cell }] : [];
  });
}

/** The staggered demons that are one step away. */
export function gloryKills(at: ViewContext, decision: Decision): readonly Kill[] {
  const steps = new Set(optionsFor(decision, 'step').map(([cell]) => cell));
  return staggering(at, decision).filter(({ cell }) => steps.has(cell));
}

/** Does the answer end a walk in a staggered demon, however far that was? */
export const isGloryKill = (at: ViewContext, decision: Decision, answer: Answer): boolean =>
  leadsTo(
    answer,
    staggering(at, decision).map(({ cell }) => cell),
  );

/** From where in his reach a staggered demon would be one step away, with points left for that step. */
export function beforeGloryKill(at: ViewContext, decision: Decision): readonly Cell[] {
  const marine = marineAt(decision.seat);
  const kills = new Set(staggering(at, decision).map(({ cell }) => cell));
  if (kills.size === 0) return [];
  return places(at, decision).flatMap(({ cell, cost }) => {
    if (kills.has(cell)) return [];
    const on = endsFor(elsewhere(at, marine, cell), marine, pointsOf(decision) - cost);
    return on.some(({ to: [end], way }) => way.length === 1 && kills.has(end)) ? [cell] : [];
  });
}

export const demons = (at: ViewContext): readonly number[] => demonsOnBoard(openTable(at));

/** So much damage is worth a health pack. */
const WORTH_A_PACK = 2;

export const isHurt = (at: ViewContext, { seat }: Decision): boolean =>
  at.view.state.figures[marineAt(seat)].damage >= WORTH_A_PACK;

/** The health packs that lie on the board. */
const packs = ({ view }: ViewContext): readonly { item: number; cell: Cell }[] =>
  view.state.items.flatMap(({ what, cell }, item) => (what === HEALTH ? [{ item, cell }] : []));

export const packsInReach = (
  at: ViewContext,
  decision: Decision,
): readonly { item: number; cell: Cell }[] => {
  const cells = new Set(reachable(at, decision));
  return packs(at).filter(({ cell }) => cells.has(cell));
};

/** The first door that is still closed; -1: all stand open. */
export const closedDoor = (at: ViewContext): number =>
  at.statics.mission.doors.findIndex((_, door) => isClosed(openTable(at), door));

/** Does the answer bring him onto one of these spaces? */
export const leadsTo = ([verb, cell]: Answer, cells: readonly Cell[]): boolean =>
  verb === 'step' && cells.includes(cell);
