import { dice } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { BLACK, RED } from '../content/dice.ts';
import { damageOf } from '../rules/blow.ts';
import type { Defense } from '../rules/defense.ts';
import {
  atLeast,
  type Blow,
  type DefenseDeck,
  damageChances,
  exactly,
  type Guard,
  symbolChances,
  withoutADie,
} from './odds.ts';

const NOTHING: Defense = { shields: 0, dodge: false };
const shields = (n: number): Defense => ({ shields: n, dodge: false });
const DODGE: Defense = { shields: 0, dodge: true };
const blow = (symbols: readonly number[], more: Partial<Blow> = {}): Blow => ({
  symbols,
  pierce: 0,
  sure: false,
  ...more,
});
const behind = (deck: DefenseDeck, covered = false): Guard => ({ bare: NOTHING, decks: [deck], covered });

/** Every roll of these dice, one by one. */
function everyRoll(red: number, black: number): readonly number[] {
  let sums = [0];
  for (let i = 0; i < red + black; i++)
    sums = sums.flatMap((sum) => (i < red ? RED : BLACK).map((face) => sum + face));
  return sums;
}

const deckOf = (unseen: readonly Defense[], cards: number, discard: readonly Defense[]): DefenseDeck => ({
  layers: [{ unseen, cards }],
  discard,
});

/** Every card that may come first, and for each of them every one that may come next. */
function everyDraw({
  layers,
  discard,
}: DefenseDeck): readonly { first: Defense; next: readonly Defense[] }[] {
  const [upper, below] = layers.filter(({ cards }) => cards > 0);
  if (upper === undefined) return discard.length === 0 ? [] : everyDraw(deckOf(discard, discard.length, []));
  return upper.unseen.map((first, i) => ({
    first,
    next:
      upper.cards > 1
        ? upper.unseen.filter((_, k) => k !== i)
        : below === undefined
          ? [...discard, first]
          : below.unseen,
  }));
}

/** The same by brute force: every roll, every first card, every second card. */
function enumerated(
  red: number,
  black: number,
  extra: number,
  b: Pick<Blow, 'pierce' | 'sure'>,
  { bare, decks, covered }: Guard,
  left: number,
): readonly number[] {
  const chances = new Array<number>(left + 1).fill(0);
  const rolls = everyRoll(red, black);
  const worlds = decks.length === 0 ? [[]] : decks.map(everyDraw);
  for (const roll of rolls)
    for (const draws of worlds) {
      const p = 1 / rolls.length / worlds.length;
      const harm = (d: Defense) => Math.min(left, damageOf(roll + extra, d, b.pierce, b.sure));
      if (draws.length === 0) chances[harm(bare)] += p;
      for (const { first, next } of draws) {
        const mean = next.reduce((sum, d) => sum + harm(d), 0) / next.length;
        if (!covered || mean > harm(first) - 1e-9) chances[harm(first)] += p / draws.length;
        else for (const d of next) chances[harm(d)] += p / draws.length / next.length;
      }
    }
  return chances;
}

function expectClose(a: readonly number[], b: readonly number[]): void {
  expect(a).toHaveLength(b.length);
  a.forEach((p, i) => {
    expect(p, `chance of ${i}`).toBeCloseTo(b[i], 10);
  });
}

describe('the odds of an attack', () => {
  it('are those of its dice where nothing defends', () => {
    const odds = damageChances(blow(symbolChances(1, 0)), { bare: NOTHING, decks: [], covered: false }, 10);
    expect(atLeast(odds, 0)).toBeCloseTo(1, 12);
    expect(atLeast(odds, 1)).toBeCloseTo(5 / 6, 12);
    expect(atLeast(odds, 2)).toBeCloseTo(2 / 6, 12);
    expect(atLeast(odds, 3)).toBe(0);
  });

  it('know two red dice and a black one', () => {
    const sums = symbolChances(2, 1);
    // 216 rolls: 1 shows nothing but the least of the black die, twice
    expect(sums[1]).toBeCloseTo(2 / 216, 12);
    expect(sums[7]).toBeCloseTo((2 * 2 * 2) / 216, 12);
    expect(sums.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
  });

  it('count shields, what pierces them, and dodges', () => {
    const deck = deckOf([shields(2), DODGE], 2, []);
    const three = blow(exactly(3));
    expectClose(damageChances(three, behind(deck), 5), [0.5, 0.5, 0, 0, 0, 0]);
    expectClose(damageChances({ ...three, pierce: 1 }, behind(deck), 5), [0.5, 0, 0.5, 0, 0, 0]);
    expectClose(damageChances({ ...three, sure: true }, behind(deck), 5), [0, 0.5, 0, 0.5, 0, 0]);
  });

  it('count no more damage than there is health', () => {
    const odds = damageChances(blow(exactly(9)), { bare: NOTHING, decks: [], covered: false }, 3);
    expectClose(odds, [0, 0, 0, 1]);
  });

  it('let a defender in cover give up a card only where the next is expected to be better', () => {
    // Against 2 damage: no shield is given up for a half chance of two; two shields are kept.
    const deck = deckOf([NOTHING, shields(2), shields(2)], 3, []);
    const odds = damageChances(blow(exactly(2)), behind(deck, true), 9);
    expect(atLeast(odds, 1)).toBeCloseTo(0, 12);
    const even = deckOf([NOTHING, NOTHING, shields(2)], 3, []);
    // First nothing (2/3), then nothing again (1/2).
    expect(atLeast(damageChances(blow(exactly(2)), behind(even, true), 9), 1)).toBeCloseTo(1 / 3, 12);
  });

  it('make a new deck of the discard pile, with the card that was given up', () => {
    const deck = deckOf([NOTHING, shields(1)], 1, [shields(3)]);
    // First nothing (1/2), then out of { three shields, nothing }.
    const odds = damageChances(blow(exactly(1)), behind(deck, true), 9);
    expect(atLeast(odds, 1)).toBeCloseTo(1 / 4, 12);
    const empty = deckOf([], 0, [shields(1)]);
    expect(atLeast(damageChances(blow(exactly(2)), behind(empty), 9), 1)).toBe(1);
    const none = deckOf([], 0, []);
    expectClose(damageChances(blow(exactly(1)), { ...behind(none), bare: shields(1) }, 2), [1, 0, 0]);
  });

  it('are the average over all decks there may be', () => {
    const one = deckOf([NOTHING], 1, []);
    const other = deckOf([shields(1)], 1, []);
    const odds = damageChances(blow(exactly(1)), { bare: NOTHING, decks: [one, other], covered: false }, 3);
    expectClose(odds, [0.5, 0.5, 0, 0]);
  });

  it('lose a red die first to a stun', () => {
    expect(withoutADie(2, 1)).toEqual({ red: 1, black: 1 });
    expect(withoutADie(0, 2)).toEqual({ red: 0, black: 1 });
    expect(withoutADie(0, 0)).toEqual({ red: 0, black: 0 });
  });

  it('are what counting every roll and every card gives', () => {
    const random = dice(11);
    const card = (): Defense => (random(6) === 0 ? DODGE : shields(random(4)));
    const cards = (n: number): Defense[] => Array.from({ length: n }, card);
    for (let i = 0; i < 150; i++) {
      const red = random(4);
      const black = random(3);
      const extra = random(3);
      const b = { pierce: random(3), sure: random(4) === 0 };
      const decks = Array.from({ length: random(4) }, (): DefenseDeck => {
        const unseen = cards(1 + random(7));
        const found = random(2) === 0 ? [] : [{ unseen: cards(3), cards: random(4) }];
        return {
          layers: [...found, { unseen, cards: random(unseen.length + 1) }],
          discard: cards(random(4)),
        };
      });
      const guard: Guard = { bare: card(), decks, covered: random(2) === 0 };
      const left = 1 + random(8);
      const odds = damageChances({ ...b, symbols: symbolChances(red, black, extra) }, guard, left);
      expectClose(odds, enumerated(red, black, extra, b, guard, left));
      for (let n = 1; n <= left; n++)
        expect(atLeast(odds, n)).toBeLessThanOrEqual(atLeast(odds, n - 1) + 1e-12);
    }
  });
});
