import { defineGame, has, SetupError } from '@sightline/kernel';
import type { Scenario } from '@sightline/soak';
import { duel } from './duel.ts';
import { reign } from './reign.ts';
import { type Bids, bidsOpened, challenged, crowned, NO_ONE, PURSES, pursesOpened, shape } from './state.ts';

export const game = defineGame<Bids>({
  name: 'bids',
  version: '1',
  seats: { least: 2, most: 4 },
  state: shape,
  streams: ['purses'],
  secretStreams: ['purses'],
  events: [challenged, bidsOpened, crowned, pursesOpened],
  procedures: [duel],
  main: reign,
  statics(setup) {
    if (setup !== null) throw new SetupError('there is nothing to set up but the number of seats');
    return {};
  },
  begin(g) {
    for (let seat = 0; seat < g.seats; seat++) {
      g.state.purses.push({ first: { value: PURSES[0], known: 0 }, paid: 0 });
      g.state.points.push(0);
    }
    g.state.challenger = NO_ONE;
  },
  // A guess must hold what was paid out of it, and the coin that a challenger is about to bid.
  repair(g, viewer, random) {
    g.state.purses.forEach(({ first, paid }, seat) => {
      if (has(first.known, viewer)) return;
      const least = paid + (seat === g.state.challenger ? 1 : 0);
      const possible = PURSES.filter((coins) => coins >= least);
      first.value = possible[random(possible.length)];
    });
  },
  // Who gives up challenges no more and bids as little as it may.
  resign() {},
});

export const scenario: Scenario<Bids> = {
  game,
  table(random) {
    const seats = 2 + random(3);
    const untimed = { setup: null, seats };
    return random(4) > 0 ? untimed : { ...untimed, clocks: Array.from({ length: seats }, () => 20_000) };
  },
};
