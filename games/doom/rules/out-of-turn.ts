import { done } from '@sightline/kernel';
import { followedBy, leadingTo } from './acts.ts';
import { attackGoesOn, attackWith, mayAttack, reachOf } from './attack.ts';
import { onBoard, ownerOf } from './figures.ts';
import { forgetOffer, isWorthAsking, offerLater } from './items.ts';
import { secure, take } from './marine-acts.ts';
import { tokenUnder } from './objectives.ts';
import { offerItem, spendNow, strikeNow } from './procedures.ts';
import { doorToOpen, mayPause, openDoorOf, settle, shift, step, stopHere, teleport } from './stepping.ts';

/** DM-MP-04: points gained outside one's activation are spent at once; what is left is lost. */
export const spendNowSteps = spendNow.steps('move', 'settle', 'perform').are(
  {
    move: {
      ask: 'one',
      seat: (_g, l) => ownerOf(l.figure),
      about: (_g, l) => ({ figure: l.figure, points: l.points }),
      timeout: stopHere,
      choices: {
        step: leadingTo(step, 'move'),
        teleport: leadingTo(teleport, 'move'),
        shift: leadingTo(shift, 'move'),
        open: {
          form: 'one',
          ...doorToOpen,
          does(_g, l, door) {
            l.door = door + 1;
            return 'settle';
          },
        },
        take: leadingTo(take, 'move'),
        secure: leadingTo(secure, 'move'),
        end: { form: 'confirm', checks: [mayPause], does: () => 'settle' },
      },
    },
    settle: (_g, l) => settle(l.figure),
    perform(g, l) {
      if (l.door === 0) return done();
      const door = l.door - 1;
      l.door = 0;
      return followedBy(openDoorOf(g, l, door), 'move');
    },
  },
  { endsIf: (g, l) => !onBoard(g, l.figure) },
);

/** An attack granted outside one's activation: at once, or not at all. */
export const strikeNowSteps = strikeNow.steps('strike').are({
  strike: {
    ask: 'one',
    seat: (_g, l) => ownerOf(l.figure),
    about: (_g, l) => ({ figure: l.figure }),
    timeout: () => ['forgo'],
    choices: {
      attack: {
        form: 'one',
        candidates(g, l, offer) {
          const reach = reachOf(g, l.figure, l.source);
          for (let f = 0; f < g.state.figures.length; f++)
            if (mayAttack(g, l.figure, f, reach)) offer(f, l.source);
        },
        does: (g, l, defender, source) => attackWith(g, l.figure, defender, source),
      },
      forgo: { form: 'confirm', does: () => done() },
    },
  },
});

/**
 * DM-ITM-05: whoever is put on a space with something to take may take it at once; one who stands there may once
 * something has changed for him.
 */
export const offerItemSteps = offerItem.steps('begin', 'take').are({
  begin(g, l) {
    forgetOffer(g, l.figure);
    if (!attackGoesOn(g)) return;
    offerLater(g, l.figure);
    return done();
  },
  take: {
    ask: 'priority',
    seats: (g, l) => (isWorthAsking(g, l.figure) || tokenUnder(g, l.figure) >= 0 ? [ownerOf(l.figure)] : []),
    choices: { take, secure },
  },
});
