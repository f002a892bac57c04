import type { DeckCard } from '../rules/box.ts';
import type { BotReading } from './reading.ts';
import { vigour } from './strike.ts';

/** What a card in hand promises beyond its attack; reckoned once, since texts never change. */
const PROMISES = new WeakMap<object, number>();

function promise(card: DeckCard): number {
  const key = card.attack;
  let worth = PROMISES.get(key);
  if (worth !== undefined) return worth;
  worth = 0;
  for (const e of card.reaction?.effects ?? []) {
    if (e.do === 'prevent') worth += 0.5 * e.hits;
    else if (e.do === 'cancel') worth += 1.2;
    else if (e.do === 'dice') worth += e.by < 0 ? -0.4 * e.by : 0.3 * e.by;
    else if (e.do === 'attack') worth += 0.7;
    else if (e.do === 'draw') worth += 0.4 * e.cards;
    else if (e.do === 'action') worth += 1;
    else worth += 0.2;
  }
  if (card.reaction?.cost !== undefined) worth -= 0.4;
  if (card.response !== undefined) worth += 0.25;
  worth = Math.max(0, worth);
  PROMISES.set(key, worth);
  return worth;
}

/** What a hero would rather keep than spend. */
export const keepWorth = (r: BotReading, card: number): number => promise(r.statics.box.cards[card]);

/** Cards in the order in which they are given up when something must go. */
export const leastFirst = (r: BotReading, cards: readonly number[]): number[] =>
  cards.toSorted((a, b) => wholeWorth(r, a) - wholeWorth(r, b));

const wholeWorth = (r: BotReading, card: number): number =>
  keepWorth(r, card) + 0.4 * vigour(r.statics.box.cards[card].attack);
