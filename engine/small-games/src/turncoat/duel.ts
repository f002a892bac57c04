import { int, oneOf, open, type Play, procedure, seatSet, working } from '@sightline/kernel';
import { capture, strikeDown } from './fates.ts';
import { discard } from './orders.ts';
import { isFree, played, type Turncoat } from './turncoat.ts';

/** TC-04 */
export const duel = procedure<Turncoat>()('duel', {
  attacker: open(int),
  target: open(int),
  intent: open(oneOf('strike', 'capture')),
  /** what the cards are worth, attacker's minus target's */
  lead: working(open(int)),
});

duel.steps('cards', 'outcome').are({
  cards: {
    ask: 'sealed',
    // Asked of the seats that decide for the two now, whoever they began with.
    seats: (g, l) => seatSet(g.state.figures[l.attacker].side, g.state.figures[l.target].side),
    about: (_g, l) => ({ attacker: l.attacker, target: l.target }),
    choices: {
      play: {
        form: 'one',
        candidates(g, l, offer) {
          g.state.figures[duellist(g, l)].hand.items.forEach((_worth, card) => {
            offer(card);
          });
        },
        does(g, l, card) {
          const figure = duellist(g, l);
          // Its side gave up after it had chosen the card: that was discarded with the others.
          if (!isFree(g, figure)) return;
          const worth = discard(g, figure, card);
          l.lead += figure === l.attacker ? worth : -worth;
          g.emit(played, { figure, card: worth });
        },
      },
      none: { form: 'confirm', does: () => {} },
    },
    timeout: () => ['none'],
  },
  outcome(g, l) {
    if (l.lead <= 0 || !isFree(g, l.target)) return;
    if (l.intent === 'strike') strikeDown(g, l.target);
    else capture(g, l.target, l.attacker);
  },
});

/** The one of the two that the seat decides for. */
const duellist = (g: Play<Turncoat>, l: { attacker: number; target: number }): number =>
  g.state.figures[l.attacker].side === g.seat ? l.attacker : l.target;
