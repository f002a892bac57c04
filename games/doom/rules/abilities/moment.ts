import type { Check, Seat } from '@sightline/kernel';
import type { AbilityTiming } from '../../content/card-types.ts';
import { ACTIONS, EVENTS } from '../../content/index.ts';
import { setOffBlast } from '../attack.ts';
import { figuresBesideDefender } from '../beside.ts';
import { slayingEffect } from '../damage.ts';
import { type Doom, type G, INVADER, NONE, TRIOS } from '../doom.ts';
import { marineAt, ownerOf, seatOf } from '../figures.ts';
import { attack, moment } from '../procedures.ts';
import { type AbilityContext, registeredAt, youOf } from './ability-context.ts';
import { argentSuffices, cardsWith } from './at-hand.ts';
import { fits } from './conditions.ts';
import type { Registered } from './registry.ts';
import { eachTarget, mayHaveTarget } from './targets.ts';
import { useAbility } from './use.ts';

interface Moment {
  of: AbilityTiming;
  subject: number;
  used: { seat: Seat; ability: number }[];
}

const concernOf = (l: Moment): AbilityContext => ({ when: l.of, subject: l.subject });
/** The figure that uses a marine's card; the Invader's cards need none. */
const userAt = (seat: Seat): number => (seat === INVADER ? NONE : marineAt(seat));

/** What was used at this moment. Figures slain by one effect are slain at the same moment (DM-EVT-03). */
const usedNow = (g: G, l: Moment): Moment['used'] =>
  (l.of === 'slain' ? slayingEffect(g, l.subject)?.used : undefined) ?? l.used;

/** DM-ABL-04: what one player has used is not used up for another who has the same card. */
const usedBy = (g: G, l: Moment, seat: Seat, ability: number): boolean =>
  usedNow(g, l).some((use) => use.seat === seat && use.ability === ability);

/** DM-ABL-12 */
const oncePerMoment: Check<Doom, Moment> = {
  rule: 'DM-ABL-12',
  holds: (g, l, ability) => !usedBy(g, l, g.seat, ability),
};
/** DM-ABL-03 */
const isReady: Check<Doom, Moment> = {
  rule: 'DM-ABL-03',
  holds: (g, _l, ability) => {
    const { ability: what, source } = registeredAt(ability);
    return source !== 'class' || !what.exhausts || !g.state.marines[marineAt(g.seat)].exhausted;
  },
};
/** DM-ABL-01 */
const itsMoment: Check<Doom, Moment> = {
  rule: 'DM-ABL-01',
  holds: (g, l, ability) => fits(g, registeredAt(ability), userAt(g.seat), concernOf(l)),
};

/**
 * Could the seat have such a card in hand, as far as the whole table knows? Windows open for everybody who could, so
 * that they don't tell who does (DM-ABL-13).
 */
function couldHold(g: G, { source, of }: Registered, seat: Seat): boolean {
  if (source === 'event') {
    const { eventHand, eventDiscard, eventDefense, seenSets } = g.state;
    if (seat !== INVADER || eventHand.items.length === 0) return false;
    const open = [...eventDiscard.items, ...eventDefense.items].filter((c) => EVENTS[c].kind === of).length;
    // DM-HID-07: which sets he chose comes out card by card.
    const { trios, copies } = g.statics.box;
    return trios.some(
      (trio) => copies(of, trio) > open && seenSets.every((set) => TRIOS[trio].includes(set)),
    );
  }
  if (seat === INVADER) return false;
  const marine = g.state.marines[marineAt(seat)];
  if (source === 'glory') return marine.glory.items.length > 0 && !g.state.gloryDiscard.items.includes(of);
  if (source !== 'action' || marine.hand.items.length === 0) return false;
  if (ACTIONS[of].type !== 'reaction' || !marine.sets.includes(ACTIONS[of].set)) return false;
  return ![marine.discard, marine.inPlay, marine.defense].some((pile) => pile.items.includes(of));
}

/** A class card lies open: that it is ready is no secret. */
const liesReady = (g: G, { source, of, ability }: Registered, seat: Seat): boolean => {
  if (source !== 'class' || seat === INVADER) return false;
  const marine = g.state.marines[marineAt(seat)];
  return marine.class === of && !(ability.exhausts && marine.exhausted);
};

/** Is there anything a seat may have and could use now? */
function mayUse(g: G, l: Moment, seat: Seat, has: typeof couldHold): boolean {
  const user = userAt(seat);
  return g.statics.box.abilitiesAt(l.of).some((ability) => {
    const registered = registeredAt(ability);
    if (usedBy(g, l, seat, ability) || !has(g, registered, seat)) return false;
    if (!fits(g, registered, user, concernOf(l))) return false;
    const { target } = registered.ability;
    return target === undefined || mayHaveTarget(g, target, youOf(g, registered, user, concernOf(l)));
  });
}

/**
 * DM-ABL-08: the blast of his card is one of the attacker's own effects after the attack. He is asked about it only
 * where there is another that it could come before.
 */
const mayComeFirst: Check<Doom, Moment> = {
  rule: 'DM-ABL-08',
  holds(g, l) {
    const fight = l.of === 'afterAttack' ? g.within(attack) : null;
    if (fight === null || fight.blast === 0 || g.seat !== ownerOf(fight.attacker)) return false;
    if (figuresBesideDefender(g, fight).length === 0) return false;
    return mayUse(g, l, g.seat, couldHold) || mayUse(g, l, g.seat, liesReady);
  },
};

/** DM-ABL-09: the Invader first, then the marines; DM-ABL-10: in seat order. */
const order = (g: G): readonly Seat[] => [INVADER, ...g.statics.marines.map(seatOf)];

export const momentSteps = moment.steps('use').are({
  use: {
    ask: 'priority',
    seats: order,
    about: (_g, l) => ({ of: l.of, subject: l.subject }),
    mayHave: (g, l, seat) => mayUse(g, l, seat, couldHold),
    choices: {
      use: {
        form: 'one',
        candidates(g, l, offer) {
          for (const ability of g.statics.box.abilitiesAt(l.of)) {
            const registered = registeredAt(ability);
            const { target } = registered.ability;
            for (const card of cardsWith(g, registered, g.seat)) {
              if (target === undefined) offer(ability, card, NONE);
              else if (fits(g, registered, userAt(g.seat), concernOf(l)))
                eachTarget(g, target, youOf(g, registered, userAt(g.seat), concernOf(l)), card, (t) =>
                  offer(ability, card, t),
                );
            }
          }
        },
        checks: [oncePerMoment, isReady, argentSuffices, itsMoment],
        does(g, l, ability, card, target) {
          usedNow(g, l).push({ seat: g.seat, ability });
          return useAbility(g, ability, userAt(g.seat), card, target, concernOf(l));
        },
      },
      // Passed over, it comes when everybody is done.
      blast: { form: 'confirm', checks: [mayComeFirst], does: (g) => setOffBlast(g) },
    },
  },
});
