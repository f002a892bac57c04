import { type Check, int, list, open, players, procedure } from '@sightline/kernel';
import { type Bids, bidsOpened, coinsOf, crowned, FULLEST, NO_ONE } from './state.ts';

const challengerBids: Check<Bids> = {
  rule: 'BD-05',
  holds: (g, _l, amount) => amount > 0 || g.seat !== g.state.challenger,
};

const inThePurse: Check<Bids> = {
  rule: 'BD-06',
  holds: (g, _l, amount) => amount <= coinsOf(g, g.seat),
  because: (g) => ({ coins: coinsOf(g, g.seat) }),
};

export const duel = procedure<Bids>()('duel', { bids: open(list(int)) });
duel.steps('bid', 'pay', 'award').are({
  bid: {
    ask: 'sealed',
    // Everybody, even who can only bid nothing: to be left out would tell that a purse is empty.
    seats: (g) => players(g.seats),
    about: (g) => ({ challenger: g.state.challenger, holder: g.state.holder }),
    choices: {
      bid: {
        form: 'amount',
        least: () => 0,
        most: () => FULLEST,
        checks: [challengerBids, inThePurse],
        does(g, l, amount) {
          l.bids[g.seat] = amount;
        },
      },
    },
  },
  pay(g, l) {
    g.emit(bidsOpened, { bids: l.bids.slice() });
    for (let seat = 0; seat < g.seats; seat++) g.state.purses[seat].paid += l.bids[seat];
  },
  award(g, l) {
    const highest = Math.max(...l.bids);
    const seat = l.bids.indexOf(highest);
    g.state.challenger = NO_ONE;
    if (l.bids.lastIndexOf(highest) !== seat || seat === g.state.holder) return;
    g.state.holder = seat;
    g.emit(crowned, { holder: seat });
  },
});
