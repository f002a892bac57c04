import { call } from '@sightline/kernel';
import { EVENT_HAND } from '../content/index.ts';
import { discardEvent, drawEvents } from './decks.ts';
import { INVADER, NONE } from './doom.ts';
import { eventsDiscarded, roundBegan } from './events.ts';
import { buildInitiativeDeck } from './initiative-deck.ts';
import { gainArgent, moment, status, threat } from './procedures.ts';
import { lastRound, lastRoundOver } from './victory.ts';

/** DM-STA-05: at most so many cards are turned into Argent Power. */
const MOST_DISCARDED = 3;

/** DM-STA-01: four steps in a fixed order; then what the threat card says. */
export const statusSteps = status.steps('begin', 'build', 'ready', 'draw', 'argent', 'threat', 'over').are({
  begin(g) {
    g.state.round++;
    if (g.state.round > (lastRound(g) ?? Infinity)) return lastRoundOver(g);
    g.emit(roundBegan, { round: g.state.round });
  },
  build: (g) => buildInitiativeDeck(g),
  ready(g) {
    for (const type of g.statics.box.demons) g.state.exhausted[type] = false;
  },
  draw(g) {
    const missing = EVENT_HAND - g.state.eventHand.items.length;
    if (missing > 0) drawEvents(g, missing);
  },
  argent: {
    ask: 'one',
    seat: () => INVADER,
    timeout: () => ['discard'],
    choices: {
      discard: {
        form: 'some',
        items(g, _l, offer) {
          for (const card of g.state.eventHand.items) offer(card);
        },
        least: () => 0,
        most: (g) => Math.min(MOST_DISCARDED, g.state.eventHand.items.length),
        does(g, _l, cards) {
          for (const card of cards) discardEvent(g, card);
          if (cards.length === 0) return;
          g.emit(eventsDiscarded, { cards: [...cards] });
          return call(gainArgent, { tokens: cards.length });
        },
      },
    },
  },
  threat: () => call(threat, { of: 'status', door: NONE }),
  over: () => call(moment, { of: 'round', subject: NONE }),
});
