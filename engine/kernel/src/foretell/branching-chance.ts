import type { Position } from '../play/position.ts';
import type { Chance } from '../random/chance.ts';
import type { GameTypes } from '../rules/play.ts';
import { has, type SeatSet } from '../seat.ts';
import type { Pile } from '../shape/pile.ts';
import type { Secret } from '../shape/secret.ts';
import { type Candidate, candidatesAt, putAt, shuffledTogether, universeOf } from './unknown-items.ts';

/** Something is left to chance that can't be gone through way by way. */
export class NotEnumerable extends Error {
  override name = 'NotEnumerable';
}

/** What need not be told apart: it changes nothing about what is measured. */
export interface Indifference {
  /** items of a universe with the same key are as good as one another */
  item?(universe: string, item: number): number | string;
  /** the same for the faces of dice */
  face?(stream: string, face: number): number | string;
  /** the same for all dice of a roll together: often only their sum counts */
  roll?(stream: string, faces: readonly number[]): number | string;
}

/** One branch after the other: each run takes the choices of its script, and the first way from there on. */
export class Script {
  /** chance of the branch that was run last */
  chance = 1;
  private readonly choices: number[] = [];
  private readonly chances: (readonly number[])[] = [];
  private at = 0;

  /** Which of the ways to take; they add up to one. */
  choose(chances: readonly number[]): number {
    if (this.at === this.choices.length) {
      this.choices.push(0);
      this.chances.push(chances);
    }
    const way = this.choices[this.at++];
    this.chance *= chances[way];
    return way;
  }

  begin(): void {
    this.at = 0;
    this.chance = 1;
  }

  /** Turns to the next branch; false after the last. */
  next(): boolean {
    while (this.choices.length > 0) {
      const last = this.choices.length - 1;
      if (++this.choices[last] < this.chances[last].length) return true;
      this.choices.pop();
      this.chances.pop();
    }
    return false;
  }
}

/** Plays the branches of a script: every draw, roll and hidden item is one of its choices. */
export class BranchingChance<T extends GameTypes> implements Chance {
  private readonly p: Position<T>;
  private readonly script: Script;
  private readonly same: Indifference;

  constructor(p: Position<T>, script: Script, same: Indifference) {
    this.p = p;
    this.script = script;
    this.same = same;
  }

  draw(n: number): number {
    return n === 1 ? 0 : this.script.choose(new Array<number>(n).fill(1 / n));
  }

  roll(stream: string, faces: readonly number[], count: number): number[] {
    const kinds = kindsOf(
      faces.map((item) => ({ item, chance: 1 / faces.length })),
      (face) => this.same.face?.(stream, face) ?? face,
    );
    const rolls = alikeRolls(rollsOf(kinds, count), (values) => this.same.roll?.(stream, values));
    const roll = rolls[rolls.length === 1 ? 0 : this.script.choose(rolls.map(({ chance }) => chance))];
    return roll.values.slice();
  }

  shuffle(pile: Pile): void {
    const { unknown } = this.p;
    const universe = universeOf(this.p, pile);
    const now = unknown === null || universe === null ? null : shuffledTogether(unknown, universe, pile);
    if (now === null) throw new NotEnumerable('a shuffle of cards that may lie elsewhere');
    this.p.unknown = now;
  }

  look(pile: Pile, index: number, to: SeatSet): void {
    const { p } = this;
    const { unknown } = p;
    // What others see stays unknown until the viewer sees it.
    if (unknown === null || !has(to, unknown.viewer) || has(pile.known[index], unknown.viewer)) return;
    const universe = universeOf(p, pile);
    if (universe === null) return;
    const place = { universe, pile, index };
    const candidates = candidatesAt(p, unknown, place);
    if (candidates === null) return;
    const kinds = kindsOf(candidates, (item) => this.same.item?.(universe, item) ?? item);
    const kind = kinds[kinds.length === 1 ? 0 : this.script.choose(kinds.map(({ chance }) => chance))];
    p.unknown = putAt(p, unknown, place, kind.item);
  }

  show(what: Secret<unknown>, to: SeatSet): void {
    const { unknown } = this.p;
    if (unknown !== null && has(to, unknown.viewer) && !has(what.known, unknown.viewer))
      throw new NotEnumerable('a secret the viewer does not know');
  }
}

/** One of each kind, as likely as all of its kind together. */
function kindsOf(of: readonly Candidate[], key: (item: number) => number | string): readonly Candidate[] {
  const kinds = new Map<number | string, { item: number; chance: number }>();
  for (const { item, chance } of of) {
    if (chance === 0) continue;
    const kind = kinds.get(key(item));
    if (kind === undefined) kinds.set(key(item), { item, chance });
    else kind.chance += chance;
  }
  return [...kinds.values()];
}

interface Roll {
  readonly values: readonly number[];
  readonly chance: number;
}

/** One of those that need not be told apart, as likely as all of them together. */
function alikeRolls(
  rolls: readonly Roll[],
  keyOf: (values: readonly number[]) => number | string | undefined,
): readonly Roll[] {
  const alike = new Map<number | string, Roll>();
  for (const { values, chance } of rolls) {
    const key = keyOf(values);
    if (key === undefined) return rolls;
    alike.set(key, { values, chance: chance + (alike.get(key)?.chance ?? 0) });
  }
  return [...alike.values()];
}

/** Every roll of so many dice, whatever the order of the dice. */
function rollsOf(kinds: readonly Candidate[], count: number): readonly Roll[] {
  let rolls: { values: number[]; chance: number; from: number }[] = [{ values: [], chance: 1, from: 0 }];
  for (let die = 0; die < count; die++)
    rolls = rolls.flatMap(({ values, chance, from }) =>
      kinds.slice(from).map((kind, i) => {
        const again = values.filter((value) => value === kind.item).length + 1;
        // (die + 1)! / again!: each new die multiplies the orders of the roll so far.
        return {
          values: [...values, kind.item],
          chance: (chance * kind.chance * (die + 1)) / again,
          from: from + i,
        };
      }),
    );
  return rolls;
}
