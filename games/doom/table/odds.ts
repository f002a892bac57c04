import { BLACK, RED } from '../content/dice.ts';
import { damageOf } from '../rules/blow.ts';
import type { Defense } from '../rules/defense.ts';

/** An attack as it meets the defender: how likely each sum of damage symbols is, and what its card says of shields. */
export interface Blow {
  /** by sum; dice that lie there have a single one */
  readonly symbols: readonly number[];
  readonly pierce: number;
  /** it cannot be dodged */
  readonly sure: boolean;
}

/** Cards of a deck that lie together. */
interface Layer {
  /** the cards nobody can see: any of them is as likely on top as any other */
  readonly unseen: readonly Defense[];
  /** how many of these lie there; the others are in a hand */
  readonly cards: number;
}

/** A deck of defense cards, as far as whoever asks may know it. */
export interface DefenseDeck {
  /** from the top down */
  readonly layers: readonly Layer[];
  /** made into a new deck as soon as a card is needed and none is left */
  readonly discard: readonly Defense[];
}

/** What stands between an attack and its defender. */
export interface Guard {
  /** without a card: what is always there */
  readonly bare: Defense;
  /** decks there may be, each as likely as any other; none: no card is revealed (DM-STN-03) */
  readonly decks: readonly DefenseDeck[];
  /** the first card may be given up for the next (DM-COV-07) */
  readonly covered: boolean;
}

const sums = new Map<number, readonly number[]>();

/** How likely each sum of symbols is, with `extra` symbols that need no die. */
export function symbolChances(red: number, black: number, extra = 0): readonly number[] {
  const key = (extra * 64 + red) * 64 + black;
  let chances = sums.get(key);
  if (chances === undefined) {
    chances = [...new Array<number>(extra).fill(0), 1];
    for (let i = 0; i < red + black; i++) chances = withDie(chances, i < red ? RED : BLACK);
    sums.set(key, chances);
  }
  return chances;
}

/** Symbols that are no longer a matter of chance. */
export const exactly = (symbols: number): readonly number[] => [...new Array<number>(symbols).fill(0), 1];

function withDie(chances: readonly number[], faces: readonly number[]): number[] {
  const next = new Array<number>(chances.length + Math.max(...faces)).fill(0);
  chances.forEach((p, sum) => {
    for (const face of faces) next[sum + face] += p / faces.length;
  });
  return next;
}

/** DM-STN-04: a stunned attacker gives up a die, and a black one is never worse than a red one. */
export const withoutADie = (red: number, black: number): { red: number; black: number } =>
  red > 0 ? { red: red - 1, black } : { red, black: Math.max(0, black - 1) };

/** Cards that defend alike, and how many there are. */
interface Kind {
  readonly defense: Defense;
  count: number;
}

function kindsOf(cards: readonly Defense[]): Kind[] {
  const kinds: Kind[] = [];
  for (const defense of cards) {
    const known = kinds.find(
      (k) => k.defense.shields === defense.shields && k.defense.dodge === defense.dodge,
    );
    if (known === undefined) kinds.push({ defense, count: 1 });
    else known.count++;
  }
  return kinds;
}

/** What may be revealed first, and after it, by kinds of cards. */
interface Draw {
  readonly defense: Defense;
  readonly chance: number;
  readonly next: readonly { readonly defense: Defense; readonly chance: number }[];
}

function drawsOf({ layers, discard }: DefenseDeck): readonly Draw[] {
  const lying = layers.filter(({ cards }) => cards > 0);
  const [{ unseen, cards }, below] = lying.length > 0 ? lying : [{ unseen: discard, cards: discard.length }];
  if (cards === 0) return [];
  const reshuffled = lying.length > 0 ? discard : [];
  const kinds = kindsOf(unseen);
  return kinds.map(({ defense, count }) => ({
    defense,
    chance: count / unseen.length,
    next:
      cards > 1
        ? withoutOne(kinds, defense, unseen.length)
        : shares(below === undefined ? [...reshuffled, defense] : below.unseen),
  }));
}

const withoutOne = (kinds: readonly Kind[], first: Defense, all: number) =>
  kinds.flatMap(({ defense, count }) => {
    const left = defense === first ? count - 1 : count;
    return left === 0 ? [] : [{ defense, chance: left / (all - 1) }];
  });

const shares = (cards: readonly Defense[]) =>
  kindsOf(cards).map(({ defense, count }) => ({ defense, chance: count / cards.length }));

/**
 * How likely each amount of damage is, from none to `left`, the health the defender has left: more is not counted.
 * All of it is exact but for one thing that is the defender's to decide: in cover he sees the dice and his card, and
 * gives it up if the next one is expected to leave him with less damage.
 */
export function damageChances(blow: Blow, guard: Guard, left: number): readonly number[] {
  const chances = new Array<number>(left + 1).fill(0);
  const decks = guard.decks.map(drawsOf);
  const worlds = decks.length === 0 ? [[]] : decks;
  for (let sum = 0; sum < blow.symbols.length; sum++) {
    const p = blow.symbols[sum] / worlds.length;
    if (p === 0) continue;
    const harm = (d: Defense): number => Math.min(left, damageOf(sum, d, blow.pierce, blow.sure));
    for (const draws of worlds) {
      if (draws.length === 0) chances[harm(guard.bare)] += p;
      for (const { defense, chance, next } of draws) {
        const kept = harm(defense);
        if (guard.covered && expected(next, harm) < kept - 1e-9)
          for (const n of next) chances[harm(n.defense)] += p * chance * n.chance;
        else chances[kept] += p * chance;
      }
    }
  }
  return chances;
}

const expected = (next: Draw['next'], harm: (d: Defense) => number): number =>
  next.reduce((sum, { defense, chance }) => sum + chance * harm(defense), 0);

/** How likely it is that so much damage is done, or more. */
export function atLeast(chances: readonly number[], damage: number): number {
  let sum = 0;
  for (let d = Math.max(0, damage); d < chances.length; d++) sum += chances[d];
  return Math.min(1, sum);
}
