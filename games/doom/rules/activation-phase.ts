import { call, done, EVERYONE, only } from '@sightline/kernel';
import { followedBy } from './acts.ts';
import { type G, INVADER, NONE } from './doom.ts';
import { initiativeRevealed } from './events.ts';
import { isFaceUp, marineAt, seatOf } from './figures.ts';
import { buryInitiative, isInvaderCard, seatOfCard } from './initiative-deck.ts';
import { dueOffer } from './items.ts';
import { roundEnds } from './objectives.ts';
import { activationPhase, marineActivation, moment, scout, typeActivation } from './procedures.ts';

/** DM-INI-05 to 08, 11 to 14, DM-RND-02 */
export const activationPhaseSteps = activationPhase.steps('offer', 'before', 'reveal', 'invader').are({
  offer: (g) => (g.state.offers.length > 0 ? followedBy(dueOffer(g), 'offer') : 'before'),
  before(g) {
    if (g.state.initiative.items.length > 0) return call(moment, { of: 'initiative', subject: NONE });
    roundEnds(g);
    return done();
  },
  reveal(g) {
    const { initiative, revealed } = g.state;
    const card = g.move(initiative, initiative.items.length - 1, revealed, EVERYONE);
    g.emit(initiativeRevealed, { card });
    if (!isInvaderCard(card))
      return call(marineActivation, { figure: marineAt(seatOfCard(g, card)) }, 'offer');
  },
  invader: {
    ask: 'one',
    seat: () => INVADER,
    choices: {
      activate: {
        form: 'one',
        candidates(g, _l, offer) {
          for (const type of g.statics.box.demons) offer(type);
        },
        checks: [
          { rule: 'DM-SET-15', holds: (g, _l, type) => isFaceUp(g, type) },
          { rule: 'DM-INI-08', holds: (g, _l, type) => !g.state.exhausted[type] },
        ],
        does: (_g, _l, type) => call(typeActivation, { type }, 'offer'),
      },
    },
    // DM-INI-11: the card is spent.
    ifNone: () => 'before',
  },
});

/** A marine looks at the top initiative card, and may put it to the bottom. */
export const scoutSteps = scout.steps('look', 'decide').are({
  look(g, l) {
    const { initiative } = g.state;
    g.look(initiative, initiative.items.length - 1, only(seatOf(l.marine)));
  },
  decide: {
    ask: 'one',
    seat: (_g, l) => seatOf(l.marine),
    about: (g) => ({ card: top(g) }),
    choices: {
      keep: { form: 'confirm', does: () => done() },
      bury: { form: 'confirm', does: (g) => buryInitiative(g, g.seat) },
    },
  },
});

const top = (g: G): number => g.state.initiative.items[g.state.initiative.items.length - 1];
