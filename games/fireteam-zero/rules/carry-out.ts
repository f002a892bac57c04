import { call, done, EVERYONE } from '@sightline/kernel';
import { canPay } from './abilities.ts';
import { distinct } from './alike.ts';
import { groupSeat, seatOf } from './board.ts';
import { discardCards, putAway, top } from './decks.ts';
import { doEffect } from './effects/index.ts';
import { scouted } from './events.ts';
import { type G, NONE } from './fireteam.ts';
import { afterwards } from './flow.ts';
import { carryOut, chooseOption, scout } from './procedures.ts';
import { eachTarget } from './targets.ts';

/** FZ-GEN-12: who chooses: your player, else the first player. */
const decider = (g: G, l: { you: number }): number => (l.you === NONE ? groupSeat(g) : seatOf(g, l.you));

export const carryOutSteps = carryOut.steps('begin', 'pay', 'target', 'choose', 'effect', 'over').are({
  begin(g, l) {
    const { cost } = g.statics.box.deeds[l.deed];
    return cost !== undefined && l.you !== NONE ? 'pay' : 'target';
  },
  /** FZ-KD-13: paid in full, of one's own choice. */
  pay: {
    ask: 'one',
    seat: decider,
    about: (_g, l) => ({ deed: l.deed, hero: l.you }),
    choices: {
      pay: {
        form: 'some',
        items(g, l, offer) {
          for (const card of g.state.heroes[l.you].hand.items) offer(card);
        },
        least: (g, l) => g.statics.box.deeds[l.deed].cost ?? 0,
        most: (g, l) => g.statics.box.deeds[l.deed].cost ?? 0,
        does: (g, l, cards) => discardCards(g, l.you, cards, 'cost'),
      },
    },
    ifNone: () => 'over',
  },
  /** FZ-MON-09: of monsters that are all alike any is as good. */
  target(g, l) {
    const { target } = g.statics.box.deeds[l.deed];
    if (target === undefined || l.target !== NONE) return 'effect';
    const found: number[] = [];
    eachTarget(g, target, l, (one) => found.push(one));
    if (target.choose !== 'monster' || found.length < 2 || distinct(g, found).length > 1) return 'choose';
    [l.target] = found;
    return 'effect';
  },
  choose: {
    ask: 'one',
    seat: decider,
    about: (_g, l) => ({ deed: l.deed, hero: l.you }),
    choices: {
      choose: {
        form: 'one',
        candidates(g, l, offer) {
          const { target } = g.statics.box.deeds[l.deed];
          if (target !== undefined) eachTarget(g, target, l, offer);
        },
        does(_g, l, target) {
          l.target = target;
        },
      },
    },
    ifNone() {},
  },
  effect(g, l) {
    const { effects } = g.statics.box.deeds[l.deed];
    if (l.next >= effects.length) return 'over';
    const between = doEffect(g, effects[l.next++], l);
    return between === false ? 'over' : afterwards(between, 'effect');
  },
  /** FZ-CARD-04 */
  over(g, l) {
    if (l.card !== NONE) putAway(g, l.you, l.card);
    return done();
  },
});

export const chooseOptionSteps = chooseOption.steps('choose').are({
  choose: {
    ask: 'one',
    seat: decider,
    about: (_g, l) => ({ hero: l.you, options: l.options }),
    choices: {
      choose: {
        form: 'one',
        candidates(_g, l, offer) {
          for (const deed of l.options) offer(deed);
        },
        checks: [
          {
            rule: 'FZ-KD-13',
            holds: (g, l, deed) => l.you === NONE || canPay(g, g.statics.box.deeds[deed], l.you, NONE),
          },
        ],
        does(_g, l, deed) {
          const { you, it, subject, other, here, target, task } = l;
          return call(carryOut, { deed, you, it, subject, other, here, target, card: NONE, task });
        },
      },
    },
    ifNone() {},
  },
});

/** All look at the top recon card; it stays, or goes under the deck. */
export const scoutSteps = scout.steps('look', 'decide').are({
  look(g) {
    const { recon } = g.state;
    g.look(recon, top(recon), EVERYONE);
    if (recon.items.length > 1) return;
    // There is nothing to put it under.
    g.emit(scouted, { card: recon.items[0], kept: 1 });
    return done();
  },
  decide: {
    ask: 'one',
    seat: (g, l) => (l.seat === NONE ? groupSeat(g) : l.seat),
    about: (g) => ({ card: g.state.recon.items[top(g.state.recon)] }),
    choices: {
      keep: {
        form: 'confirm',
        does(g) {
          g.emit(scouted, { card: g.state.recon.items[top(g.state.recon)], kept: 1 });
        },
      },
      bury: {
        form: 'confirm',
        does(g) {
          const { recon } = g.state;
          const card = g.move(recon, top(recon), recon, EVERYONE, 0);
          g.emit(scouted, { card, kept: 0 });
        },
      },
    },
  },
});
