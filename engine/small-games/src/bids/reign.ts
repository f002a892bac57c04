import { type Check, call, EVERYONE, only, type Play, procedure, type Seat } from '@sightline/kernel';
import { duel } from './duel.ts';
import { type Bids, challenged, coinsOf, FULLEST, PURSES, pursesOpened } from './state.ts';

const ROUNDS = 6;

const hasACoin: Check<Bids> = {
  rule: 'BD-03',
  holds: (g) => coinsOf(g, g.seat) > 0,
};

/** BD-02: the seats in order, beginning after the holder. */
const challengers = (g: Play<Bids>): Seat[] =>
  Array.from({ length: g.seats - 1 }, (_, i) => (g.state.holder + 1 + i) % g.seats);

export const reign = procedure<Bids>()('reign');
reign.steps('fillPurses', 'challenge', 'score', 'openPurses').are({
  fillPurses(g) {
    g.state.purses.forEach((purse, seat) => {
      g.hide(purse.first, PURSES[g.draw('purses', PURSES.length)], only(seat));
    });
  },
  challenge: {
    ask: 'priority',
    seats: challengers,
    mayHave: (g, _l, seat) => g.state.purses[seat].paid < FULLEST,
    choices: {
      challenge: {
        form: 'confirm',
        checks: [hasACoin],
        does(g) {
          g.state.challenger = g.seat;
          g.emit(challenged, { challenger: g.seat, holder: g.state.holder });
          return call(duel, { bids: Array.from({ length: g.seats }, () => 0) }, 'score');
        },
      },
    },
  },
  score(g) {
    g.state.points[g.state.holder]++;
    g.state.round++;
    if (g.state.round < ROUNDS) return 'challenge';
  },
  openPurses(g) {
    const seats = g.state.purses.map((_, seat) => seat);
    for (const { first } of g.state.purses) g.show(first, EVERYONE);
    g.emit(pursesOpened, { coins: seats.map((seat) => coinsOf(g, seat)) });
    const best = (among: readonly Seat[], worth: (seat: Seat) => number): readonly Seat[] => {
      const most = Math.max(...among.map(worth));
      return among.filter((seat) => worth(seat) === most);
    };
    const winners = best(
      best(seats, (seat) => g.state.points[seat]),
      (seat) => coinsOf(g, seat),
    );
    g.finish({ winners, by: 'BD-10' });
  },
});
