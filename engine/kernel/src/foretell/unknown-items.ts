import type { Position } from '../play/position.ts';
import type { GameTypes } from '../rules/play.ts';
import { has, type Seat } from '../seat.ts';
import type { Pile } from '../shape/pile.ts';

/** Items of which any may lie where any other of them lies. */
interface Group {
  readonly items: readonly number[];
  /** they were shuffled into one pile: none of them lies anywhere else */
  readonly shuffled: boolean;
}

/**
 * What lies in piles where a seat can't look. A guessed position holds *some* item at each of those places; as long as
 * it is not seen, it stands for all items of its group. Never changed in place, so that copies may share it.
 */
export interface UnknownItems {
  readonly viewer: Seat;
  readonly groups: ReadonlyMap<string, readonly Group[]>;
}

/** An item that may turn out to lie at a place, and how likely that is. */
export interface Candidate {
  readonly item: number;
  readonly chance: number;
}

/** A place of a pile that is about to be seen. */
export interface Place {
  readonly universe: string;
  readonly pile: Pile;
  readonly index: number;
}

function eachPile<T extends GameTypes>(p: Position<T>, visit: (universe: string, pile: Pile) => void): void {
  p.game.state.eachPile?.(p.state, visit);
  for (const frame of p.stack) p.table[frame.procedure].procedure.locals.eachPile?.(frame.locals, visit);
}

/** Everything a guessed position holds at places that the seat can't look into. */
export function unknownItems<T extends GameTypes>(p: Position<T>, viewer: Seat): UnknownItems {
  const lists = new Map<string, Map<readonly number[] | null, number[]>>();
  const loose: { universe: string; item: number }[] = [];
  eachPile(p, (universe, pile) => {
    pile.items.forEach((item, index) => {
      if (has(pile.known[index], viewer)) return;
      const list = p.game.mayLieAt?.(p, universe, pile, index) ?? null;
      if (list === null) loose.push({ universe, item });
      else groupOf(lists, universe, list).push(item);
    });
  });
  for (const { universe, item } of loose) {
    const list = [...(lists.get(universe)?.keys() ?? [])].find((items) => items?.includes(item)) ?? null;
    groupOf(lists, universe, list).push(item);
  }
  const groups = new Map<string, readonly Group[]>();
  for (const [universe, byList] of lists)
    groups.set(
      universe,
      [...byList.values()].map((items) => ({ items: items.toSorted((a, b) => a - b), shuffled: false })),
    );
  return { viewer, groups };
}

function groupOf(
  lists: Map<string, Map<readonly number[] | null, number[]>>,
  universe: string,
  list: readonly number[] | null,
): number[] {
  const byList = lists.get(universe) ?? new Map<readonly number[] | null, number[]>();
  lists.set(universe, byList);
  // The hook may make a list anew each time: equal lists are one group.
  for (const [other, items] of byList) if (sameItems(other, list)) return items;
  const items: number[] = [];
  byList.set(list, items);
  return items;
}

const sameItems = (a: readonly number[] | null, b: readonly number[] | null): boolean =>
  a === b || (a !== null && b !== null && a.length === b.length && a.every((item, i) => item === b[i]));

/** Where a pile of the state belongs; null for one that is no part of it. */
export function universeOf<T extends GameTypes>(p: Position<T>, wanted: Pile): string | null {
  let found: string | null = null;
  eachPile(p, (universe, pile) => {
    if (pile === wanted) found = universe;
  });
  return found;
}

const groupsIn = (unknown: UnknownItems, universe: string): readonly Group[] =>
  unknown.groups.get(universe) ?? [];

const groupHolding = (unknown: UnknownItems, universe: string, item: number): Group | undefined =>
  groupsIn(unknown, universe).find(({ items }) => items.includes(item));

/** Everything that may lie at a place; null: what the position holds there is sure. */
export function candidatesAt<T extends GameTypes>(
  p: Position<T>,
  unknown: UnknownItems,
  place: Place,
): readonly Candidate[] | null {
  const { universe, pile, index } = place;
  const group = groupHolding(unknown, universe, pile.items[index]);
  if (group === undefined) return null;
  const evenly = ({ items }: Group, of: number): Candidate[] =>
    items.map((item) => ({ item, chance: of / items.length }));
  if (group.shuffled || (p.game.mayLieAt?.(p, universe, pile, index) ?? null) !== null)
    return evenly(group, 1);
  // A place that may hold items of several groups holds each as often as all such places do.
  const loose = looseItems(p, unknown, universe);
  return groupsIn(unknown, universe).flatMap((g) =>
    evenly(g, loose.filter((item) => g.items.includes(item)).length / loose.length),
  );
}

/** The unknown items at places that may hold any. */
function looseItems<T extends GameTypes>(
  p: Position<T>,
  unknown: UnknownItems,
  universe: string,
): readonly number[] {
  const loose: number[] = [];
  eachPile(p, (of, pile) => {
    if (of !== universe) return;
    pile.items.forEach((item, index) => {
      const group = groupHolding(unknown, universe, item);
      if (group === undefined || group.shuffled || has(pile.known[index], unknown.viewer)) return;
      if ((p.game.mayLieAt?.(p, universe, pile, index) ?? null) === null) loose.push(item);
    });
  });
  return loose;
}

/** Lets an item lie at a place; the position stays one that the viewer could be in. */
export function putAt<T extends GameTypes>(
  p: Position<T>,
  unknown: UnknownItems,
  { universe, pile, index }: Place,
  item: number,
): UnknownItems {
  const group = groupHolding(unknown, universe, item);
  if (group !== groupHolding(unknown, universe, pile.items[index])) {
    const stand = looseItems(p, unknown, universe).find((other) => group?.items.includes(other));
    if (stand !== undefined) swap(p, unknown, universe, pile, index, stand);
  }
  swap(p, unknown, universe, pile, index, item);
  return withGroups(
    unknown,
    universe,
    groupsIn(unknown, universe).map((g) => (g === group ? { ...g, items: without(g.items, item) } : g)),
  );
}

function swap<T extends GameTypes>(
  p: Position<T>,
  unknown: UnknownItems,
  universe: string,
  pile: Pile,
  index: number,
  item: number,
): void {
  const here = pile.items[index];
  if (here === item) return;
  let done = false;
  eachPile(p, (of, other) => {
    if (done || of !== universe) return;
    const at = other.items.findIndex((x, i) => x === item && !has(other.known[i], unknown.viewer));
    if (at < 0) return;
    other.items = other.items.with(at, here);
    done = true;
  });
  pile.items = pile.items.with(index, item);
}

/** After a shuffle the items of a pile are a group of their own; null: it can't be told apart from what lies elsewhere. */
export function shuffledTogether(
  unknown: UnknownItems,
  universe: string,
  { items }: Pile,
): UnknownItems | null {
  const groups: Group[] = [];
  for (const group of groupsIn(unknown, universe)) {
    const outside = items.reduce((left, item) => without(left, item), group.items);
    if (outside.length === group.items.length) groups.push(group);
    else if (outside.length > 0) return null;
  }
  groups.push({ items: items.toSorted((a, b) => a - b), shuffled: true });
  return withGroups(unknown, universe, groups);
}

const withGroups = (
  { viewer, groups }: UnknownItems,
  universe: string,
  now: readonly Group[],
): UnknownItems => ({
  viewer,
  groups: new Map([...groups, [universe, now]]),
});

/** One of them less; items may be there several times. */
function without(items: readonly number[], item: number): readonly number[] {
  const at = items.indexOf(item);
  return at < 0 ? items : items.toSpliced(at, 1);
}
