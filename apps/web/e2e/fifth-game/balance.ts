import type { Balance } from '@sightline/bots';
import { type Bids, bids } from '@sightline/small-games';
import { random } from './bots/bot.ts';

/** Two to four purses, all alike. */
export const balance: Balance<Bids> = {
  game: bids,
  levels: { random, easy: random, normal: random },
  tables: () => [2, 3, 4].map((seats) => ({ name: `${seats}`, setup: null, seats })),
  roles: ({ seats }) => Array.from({ length: seats }, (_, seat) => `bidder ${seat}`),
  rounds: (match) => match.position.state.round,
};
