import { type Call, call, type Seat } from '@sightline/kernel';
import type { Ability, Deed, When } from '../content/card-types.ts';
import { ambushGoesOn, eachAbility, mayUse, spend, UNTIL } from './abilities.ts';
import { heroesInTurnOrder, isActive, seatOf } from './board.ts';
import { layOut } from './decks.ts';
import { played, triggered, used } from './events.ts';
import { type Fireteam, type G, NONE } from './fireteam.ts';
import { afterwards, type Between } from './flow.ts';
import { about, type MomentLocals } from './moment.ts';
import { carryOut, moment } from './procedures.ts';
import { CARD_CHECKS, couldReact, holderOf } from './reactions.ts';
import { fires, itOf } from './triggers.ts';

/** The seats that are asked, in turn order (FZ-REA-05). */
const seatsInOrder = (g: G): Seat[] => [...new Set(heroesInTurnOrder(g).map((h) => seatOf(g, h)))];

/** Does anything happen at a moment, or might somebody react? Asked first: most moments pass unnoticed. */
function matters(g: G, l: MomentLocals): boolean {
  if (g.statics.triggers.get(l.of)?.some((trigger) => fires(g, trigger, l))) return true;
  const ambushed = ambushGoesOn(g);
  const { heroes, closedHands, box } = g.statics;
  for (let h = 0; h < heroes; h++) {
    if (!isActive(g, h)) continue;
    if (closedHands) {
      if (couldReact(g, l, h)) return true;
    } else if (!ambushed)
      for (const card of g.state.heroes[h].hand.items)
        if (box.cards[card].reaction?.when === l.of) return true;
    let has = false;
    eachAbility(g, h, (ability) => {
      if (ability.when === l.of) has = true;
    });
    if (has) return true;
  }
  return false;
}

/** Something happens that cards speak of; undefined if nothing comes of it. */
export function momentOf(g: G, of: When, subject: number, other: number, here: number): Between {
  const l = { of, subject, other, here };
  return matters(g, { ...l, next: 0, reacted: [], used: [] }) ? call(moment, l) : undefined;
}

export const momentSteps = moment.steps('rules', 'react').are({
  rules(g, l): Call<Fireteam, 'rules'> | undefined {
    const triggers = g.statics.triggers.get(l.of) ?? [];
    while (l.next < triggers.length) {
      const trigger = triggers[l.next++];
      if (!fires(g, trigger, l)) continue;
      const { source, deed } = trigger;
      const { once } = trigger.ability;
      if (once !== undefined) g.state.spent.push({ deed, until: UNTIL[once] });
      g.emit(triggered, { source: source.is, of: 'of' in source ? source.of : NONE, deed });
      const task = source.is === 'task' ? source.of : NONE;
      const it = itOf(g, trigger, l);
      return afterwards(
        call(carryOut, { deed, ...about(l, NONE, it), target: NONE, card: NONE, task }),
        'rules',
      ) as Call<Fireteam, 'rules'>;
    }
    return undefined;
  },
  react: {
    ask: 'priority',
    seats: seatsInOrder,
    about: (_g, l) => ({ of: l.of, subject: l.subject, other: l.other, here: l.here }),
    mayHave: (g, l, seat) => {
      if (!g.statics.closedHands) return false;
      for (let h = 0; h < g.statics.heroes; h++)
        if (seatOf(g, h) === seat && couldReact(g, l, h)) return true;
      return false;
    },
    choices: {
      /** FZ-REA-01: a card from hand, for its reaction */
      react: {
        form: 'one',
        candidates(g, _l, offer) {
          for (let h = 0; h < g.statics.heroes; h++)
            if (seatOf(g, h) === g.seat) for (const card of g.state.heroes[h].hand.items) offer(card);
        },
        checks: CARD_CHECKS,
        does(g, l, card) {
          const hero = holderOf(g, g.seat, card);
          l.reacted.push(hero);
          layOut(g, hero, card);
          g.emit(played, { hero, card, as: 'reaction' });
          const deed = g.statics.box.numberOf(g.statics.box.cards[card].reaction as Deed);
          return call(carryOut, { deed, ...about(l, hero), target: NONE, card, task: NONE });
        },
      },
      /** an ability of the hero or of a focus card */
      use: {
        form: 'one',
        candidates(g, l, offer) {
          for (let h = 0; h < g.statics.heroes; h++)
            if (seatOf(g, h) === g.seat && isActive(g, h))
              eachAbility(g, h, (ability) => {
                if (ability.when === l.of) offer(h, g.statics.box.numberOf(ability));
              });
        },
        checks: [
          { rule: 'FZ-KD-14', holds: (g, _l, hero) => isActive(g, hero) },
          {
            rule: 'FZ-SET-11',
            holds: (g, l, hero, deed) => mayUse(g, hero, g.statics.box.deeds[deed] as Ability, l),
          },
        ],
        does(g, l, hero, deed) {
          l.used.push({ hero, deed });
          spend(g, hero, deed);
          g.emit(used, { hero, deed });
          return call(carryOut, { deed, ...about(l, hero), target: NONE, card: NONE, task: NONE });
        },
      },
    },
  },
});
