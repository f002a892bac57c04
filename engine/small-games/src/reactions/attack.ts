import {
  type Check,
  EVERYONE,
  int,
  open,
  type Play,
  players,
  procedure,
  type Seat,
  working,
} from '@sightline/kernel';
import { COPIES, KINDS, kindOf } from './cards.ts';
import { attacked, type Reactions, reacted, wounded } from './state.ts';

interface Attack {
  kind: number;
  strength: number;
  victim: number;
}

const fits: Check<Reactions, Attack> = {
  rule: 'RE-04',
  holds: (_g, l, card) => kindOf(card) === l.kind,
};

const strengthLeft: Check<Reactions, Attack> = {
  rule: 'RE-05',
  holds: (_g, l) => l.strength > 0,
};

/** RE-07: told by what lies open, never by the hand itself. */
function couldReact(g: Play<Reactions>, l: Attack, seat: Seat): boolean {
  const lieOpen = g.state.discard.items.filter((card) => kindOf(card) === l.kind).length;
  return l.strength > 0 && g.state.hands[seat].items.length > 0 && lieOpen < COPIES;
}

export const attack = procedure<Reactions>()('attack', {
  kind: working(open(int)),
  strength: working(open(int)),
  victim: working(open(int)),
});

attack.steps('comes', 'react', 'wound').are({
  comes(g, l) {
    l.kind = g.draw('attacks', KINDS);
    l.strength = 1 + g.draw('attacks', 3);
    l.victim = g.draw('attacks', g.seats);
    g.emit(attacked, { kind: l.kind, strength: l.strength, victim: l.victim });
  },
  react: {
    ask: 'open',
    seats: (g) => players(g.seats),
    about: (_g, l) => ({ kind: l.kind, strength: l.strength, victim: l.victim }),
    mayHave: couldReact,
    choices: {
      play: {
        form: 'one',
        candidates(g, _l, offer) {
          for (const card of g.state.hands[g.seat].items) offer(card);
        },
        checks: [fits, strengthLeft],
        does(g, l, card) {
          const hand = g.state.hands[g.seat];
          g.move(hand, hand.items.indexOf(card), g.state.discard, EVERYONE);
          l.strength--;
          g.emit(reacted, { seat: g.seat, card });
        },
      },
    },
  },
  wound(g, l) {
    const { health } = g.state;
    health[l.victim] = Math.max(0, health[l.victim] - l.strength);
    if (l.strength > 0) g.emit(wounded, { seat: l.victim, left: health[l.victim] });
    if (health[l.victim] === 0) g.finish({ winners: [], by: 'RE-11' });
  },
});
