import { type Bot, randomBot } from '@sightline/bots';
import { type Bids, bids } from '@sightline/small-games';

export const random: Bot<Bids> = randomBot(bids);

/** By level, the one that fills in first. */
export const bots: Readonly<Record<string, Bot<Bids>>> = { random };
