import type { Position } from '../play/position.ts';
import type { GameTypes } from '../rules/play.ts';
import { has, type Seat } from '../seat.ts';
import type { Pile } from '../shape/pile.ts';

/** Items of which any may lie where any other of them lies. */
interface Group {
  /** the game's list for places of this group; null: places that may hold anything */
  readonly list: readonly number[] | null;
  readonly items: readonly number[];
  /** they were shuffled into one pile: none of them lies anywhere else */
  readonly shuffled: boolean;
}

/** One hypothesis about what decides which items may lie where. */
interface World {
  readonly chance: number;
  /** by universe; the same groups in the same order in every world, with other items */
  readonly groups: ReadonlyMap<string, readonly Group[]>;
}

/**
 * What lies in piles where a seat can't look. A guessed position holds *some* item at each of those places; as long as
 * it is not seen, it stands for all items of its group. Never changed in place, so that copies may share it.
 */
export interface UnknownItems {
  readonly viewer: Seat;
  /** what is seen makes some of them likelier, and others impossible */
  readonly worlds: readonly World[];
}

/** An item that may turn out to lie at a place, and how likely that is. */
export interface Candidate {
  readonly item: number;
  readonly chance: number;
}

/** A place of a pile that is about to be seen. */
export interface PilePlace {
  readonly universe: string;
  readonly pile: Pile;
  readonly index: number;
}

function eachPile<T extends GameTypes>(p: Position<T>, visit: (universe: string, pile: Pile) => void): void {
  p.game.state.eachPile?.(p.state, visit);
  for (const frame of p.stack) p.table[frame.procedure].procedure.locals.eachPile?.(frame.locals, visit);
}

/** A class of places with the same list, by one of them. */
interface PlaceClass extends PilePlace {
  readonly list: readonly number[] | null;
}

/** Everything a guessed position holds at places that the seat can't look into. */
export function unknownItems<T extends GameTypes>(guess: Position<T>, viewer: Seat): UnknownItems {
  const { hypotheses } = guess.game;
  const p = hypotheses === undefined ? guess : guess.copy();
  const seen = new Map<string, number[]>();
  const classes = new Map<string, PlaceClass[]>();
  eachPile(p, (universe, pile) => {
    pile.items.forEach((item, index) => {
      if (has(pile.known[index], viewer)) {
        listed(seen, universe).push(item);
        return;
      }
      const list = listAt(p, { universe, pile, index });
      const known = listed(classes, universe);
      if (!known.some((other) => sameItems(other.list, list))) known.push({ universe, pile, index, list });
    });
  });
  const assumptions = hypotheses?.(p, viewer) ?? [];
  const world = (): World['groups'] =>
    new Map(
      [...classes].map(([universe, known]) => {
        const all = p.game.deckContents?.(universe, p) ?? [];
        const unseen = listed(seen, universe).reduce((left, item) => without(left, item), all);
        return [universe, groupsOf(p, known, unseen)];
      }),
    );
  if (assumptions.length === 0) return { viewer, worlds: [{ chance: 1, groups: world() }] };
  return {
    viewer,
    worlds: assumptions.map((assume) => {
      assume();
      return { chance: 1 / assumptions.length, groups: world() };
    }),
  };
}

function listed<V>(lists: Map<string, V[]>, key: string): V[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/** What may lie in each class of places, as things stand; what no list names may lie where anything may. */
function groupsOf<T extends GameTypes>(
  p: Position<T>,
  classes: readonly PlaceClass[],
  unseen: readonly number[],
): readonly Group[] {
  const now = classes.map((place) => listAt(p, place));
  const isListed = (item: number) => now.some((list) => list?.includes(item));
  const groups = classes.map(({ list }, i) => ({
    list,
    items: unseen.filter((item) => now[i]?.includes(item) ?? !isListed(item)).toSorted((a, b) => a - b),
    shuffled: false,
  }));
  return groups;
}

const listAt = <T extends GameTypes>(
  p: Position<T>,
  { universe, pile, index }: PilePlace,
): readonly number[] | null => p.game.mayLieAt?.(p, universe, pile, index) ?? null;

/** The hook may make a list anew each time. */
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

const groupsIn = ({ groups }: World, universe: string): readonly Group[] => groups.get(universe) ?? [];

const holding = (groups: readonly Group[], item: number): number =>
  groups.findIndex(({ items }) => items.includes(item));

/** A place that may hold items of several groups. */
const ANY = -1;

/** The group of a place, or ANY; null: what the position holds there is sure. */
function groupAt<T extends GameTypes>(
  p: Position<T>,
  { worlds }: UnknownItems,
  place: PilePlace,
): number | null {
  const { universe, pile, index } = place;
  const item = pile.items[index];
  if (worlds.every((world) => holding(groupsIn(world, universe), item) < 0)) return null;
  const groups = groupsIn(worlds[0], universe);
  const shuffled = groups.findIndex((group) => group.shuffled && group.items.includes(item));
  if (shuffled >= 0) return shuffled;
  const list = listAt(p, place);
  return list === null ? ANY : groups.findIndex((group) => !group.shuffled && sameItems(group.list, list));
}

/** Everything that may lie at a place; null: what the position holds there is sure. */
export function candidatesAt<T extends GameTypes>(
  p: Position<T>,
  unknown: UnknownItems,
  place: PilePlace,
): readonly Candidate[] | null {
  const group = groupAt(p, unknown, place);
  if (group === null) return null;
  const chances = new Map<number, number>();
  for (const world of unknown.worlds)
    for (const { item, chance } of candidatesIn(p, unknown, world, place, group))
      chances.set(item, (chances.get(item) ?? 0) + world.chance * chance);
  return [...chances].map(([item, chance]) => ({ item, chance }));
}

function candidatesIn<T extends GameTypes>(
  p: Position<T>,
  unknown: UnknownItems,
  world: World,
  { universe }: PilePlace,
  group: number,
): readonly Candidate[] {
  const groups = groupsIn(world, universe);
  const evenly = ({ items }: Group, of: number): Candidate[] =>
    items.map((item) => ({ item, chance: of / items.length }));
  if (group !== ANY) return evenly(groups[group], 1);
  const fitting = groups.filter(({ shuffled, items }) => !shuffled && items.length > 0);
  if (fitting.length === 1) return evenly(fitting[0], 1);
  // Each as often as all such places hold it.
  const loose = looseItems(p, unknown, universe);
  return fitting.flatMap((g) =>
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
      if (has(pile.known[index], unknown.viewer)) return;
      if (groupAt(p, unknown, { universe, pile, index }) === ANY) loose.push(item);
    });
  });
  return loose;
}

/** Lets an item lie at a place; the position stays one that the viewer could be in. */
export function putAt<T extends GameTypes>(
  p: Position<T>,
  unknown: UnknownItems,
  place: PilePlace,
  item: number,
): UnknownItems {
  const { universe, pile, index } = place;
  const group = groupAt(p, unknown, place) ?? ANY;
  const worlds = unknown.worlds.map((world) => seenIn(p, unknown, world, place, group, item));
  const all = worlds.reduce((sum, { chance }) => sum + chance, 0);
  if (group === ANY) {
    // An item of its own group goes where the item lay, as nothing of this one may lie there.
    const [groups] = unknown.worlds.map((world) => groupsIn(world, universe));
    const own = groups[holding(groups, item)];
    if (own !== undefined && !own.items.includes(pile.items[index])) {
      const stand = looseItems(p, unknown, universe).find((other) => own.items.includes(other));
      if (stand !== undefined) swap(p, unknown, universe, pile, index, stand);
    }
  }
  swap(p, unknown, universe, pile, index, item);
  return {
    viewer: unknown.viewer,
    worlds: worlds
      .filter(({ chance }) => chance > 0)
      .map(({ chance, groups }) => ({ chance: chance / all, groups })),
  };
}

/** A world after an item was seen at a place: as likely as it let that item lie there. */
function seenIn<T extends GameTypes>(
  p: Position<T>,
  unknown: UnknownItems,
  world: World,
  place: PilePlace,
  group: number,
  item: number,
): World {
  const { universe } = place;
  const there = candidatesIn(p, unknown, world, place, group).find((candidate) => candidate.item === item);
  const groups = groupsIn(world, universe);
  const from = holding(groups, item);
  const left = groups.map((g, i) => (i === from ? { ...g, items: without(g.items, item) } : g));
  return {
    chance: world.chance * (there?.chance ?? 0),
    groups: new Map([...world.groups, [universe, left]]),
  };
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
  { viewer, worlds }: UnknownItems,
  universe: string,
  { items }: Pile,
): UnknownItems | null {
  const shuffled: World[] = [];
  for (const { chance, groups } of worlds) {
    const apart: Group[] = [];
    for (const group of groups.get(universe) ?? []) {
      const outside = items.reduce((left, item) => without(left, item), group.items);
      if (outside.length > 0 && outside.length < group.items.length) return null;
      // An empty group keeps its place: groups are numbered alike in all worlds.
      apart.push(outside.length === group.items.length ? group : { ...group, items: [] });
    }
    apart.push({ list: null, items: items.toSorted((a, b) => a - b), shuffled: true });
    shuffled.push({ chance, groups: new Map([...groups, [universe, apart]]) });
  }
  return { viewer, worlds: shuffled };
}

/** One of them less; items may be there several times. */
function without(items: readonly number[], item: number): readonly number[] {
  const at = items.indexOf(item);
  return at < 0 ? items : items.toSpliced(at, 1);
}
