import type { Check } from '@sightline/kernel';
import type { AbilityTiming } from '../content/card-types.ts';
import { ACTIONS } from '../content/index.ts';
import { registeredAt } from './abilities/ability-context.ts';
import { eachUse } from './abilities/at-hand.ts';
import { fits } from './abilities/conditions.ts';
import { abilityOfAction } from './abilities/registry.ts';
import { eachTarget } from './abilities/targets.ts';
import { carryOutAbility, useAbility } from './abilities/use.ts';
import type { ActivationChoice } from './acts.ts';
import { attackGoesOn, attackWith, inSight, reachOf } from './attack.ts';
import { discardFromHand, playFromHand } from './decks.ts';
import { type Doom, type G, NONE } from './doom.ts';
import { played, sprinted } from './events.ts';
import { FIRST_DEMON, isDemon, isMarine, onBoard, seatOf } from './figures.ts';
import { GRENADES, tokenAtHand } from './grenades.ts';
import { eachItemUnder, mayTake } from './items.ts';
import { within } from './line-of-sight.ts';
import { pointsOfCard, pointsOfSprint } from './modifiers.ts';
import { getsOnWithoutTeleporters, inTransit } from './movement.ts';
import { eachWork, maySwitchOn, objectiveOf, takeToken, tokenUnder, work as workOn } from './objectives.ts';
import { doorToOpen, type Mover, mayPause, openDoorOf } from './stepping.ts';
import { takeItem } from './take-item.ts';

/** A marine in his activation. */
interface Activating extends Mover {
  mains: number;
  attacks: number[];
}

const mainActionLeft: Check<Doom, Activating> = {
  rule: 'DM-MAR-02',
  holds: (_g, l) => l.mains > 0,
};

/* Attacks */

/** DM-ACT-04, 05, 17: the attack of the card or ability being resolved. Of several with one card, one at a time. */
export const cardAttack: ActivationChoice<Activating> = {
  form: 'one',
  candidates(g, l, offer) {
    for (let i = 0; i < l.attacks.length; i++) {
      const source = l.attacks[i];
      if (l.attacks.indexOf(source) !== i) continue;
      for (let f = FIRST_DEMON; f < g.state.figures.length; f++) if (onBoard(g, f)) offer(f, source);
    }
  },
  checks: [
    {
      rule: 'DM-ACT-03',
      holds: (_g, l, _defender, source) => l.attacks.includes(source),
      because: (g, l) => ({ cards: attackCards(g, l).length }),
    },
    mayPause,
    { rule: 'DM-ATK-03', holds: (g, _l, defender) => isDemon(defender) && onBoard(g, defender) },
    {
      rule: 'DM-RNG-03',
      holds: (g, l, defender, source) => within(g, l.figure, defender, reachOf(g, l.figure, source)),
      because: (g, l, _defender, source) => ({ range: reachOf(g, l.figure, source) }),
    },
    { rule: 'DM-LOS-02', holds: (g, l, defender) => inSight(g, l.figure, defender) },
  ],
  does(g, l, defender, source) {
    l.attacks.splice(l.attacks.indexOf(source), 1);
    return attackWith(g, l.figure, defender, source);
  },
};

/* Cards */

/** The attacks a card gives, by what they are made with (DM-ACT-05). */
export function attacksOfCard(card: number): number[] {
  const { attack } = ACTIONS[card];
  return attack === undefined ? [] : Array.from({ length: attack.qualities?.times ?? 1 }, () => card);
}

const isPlayable: Check<Doom, Activating> = {
  rule: 'DM-ACT-08',
  holds: (_g, _l, card) => ACTIONS[card].type !== 'reaction',
};
const mainCardLeft: Check<Doom, Activating> = {
  rule: 'DM-MAR-02',
  holds: (_g, l, card) => ACTIONS[card].type !== 'main' || l.mains > 0,
};
const grenadeAtHand: Check<Doom, Activating> = {
  rule: 'DM-GRN-07',
  holds: (g, l, card) => !GRENADES.includes(ACTIONS[card].set) || tokenAtHand(g, l.figure, ACTIONS[card].set),
};

/** DM-ACT-02, 03: a main or bonus action card from hand, with the choice its text asks for. */
export const playCard: ActivationChoice<Activating> = {
  form: 'one',
  candidates(g, l, offer) {
    for (const card of g.state.marines[l.figure].hand.items) {
      const { type, ability } = ACTIONS[card];
      let found = false;
      if (type !== 'reaction' && ability?.target !== undefined)
        eachTarget(g, ability.target, l.figure, card, (target) => {
          found = true;
          offer(card, target);
        });
      // A card may be played for its movement or attack though its text finds nothing to choose.
      if (!found) offer(card, NONE);
    }
  },
  checks: [isPlayable, mayPause, mainCardLeft, grenadeAtHand, hasItsSpace()],
  does(g, l, card, target) {
    playFromHand(g, l.figure, card);
    g.emit(played, { marine: l.figure, card });
    if (ACTIONS[card].type === 'main') l.mains--;
    l.points += pointsOfCard(g, l.figure, card);
    l.attacks = attacksOfCard(card);
    const ability = abilityOfAction(card);
    return ability < 0 ? undefined : carryOutAbility(g, ability, l.figure, target);
  },
};

/** The cards in hand that would give an attack now. */
const attackCards = (g: G, l: Activating): readonly number[] =>
  g.state.marines[l.figure].hand.items.filter(
    (card) =>
      attacksOfCard(card).length > 0 && playCard.checks?.every(({ holds }) => holds(g, l, card, NONE, 0)),
  );

/** A grenade is all its card does: without a space to land on it is not thrown away. */
function hasItsSpace(): Check<Doom, Activating> {
  return {
    rule: 'DM-GRN-03',
    holds: (_g, _l, card, target) => target !== NONE || !GRENADES.includes(ACTIONS[card].set),
  };
}

/** DM-MAR-10, 11 */
export const sprint: ActivationChoice<Activating> = {
  form: 'one',
  candidates(g, l, offer) {
    for (const card of g.state.marines[l.figure].hand.items) offer(card);
  },
  checks: [mainActionLeft, mayPause],
  does(g, l, card) {
    discardFromHand(g, l.figure, card);
    g.emit(sprinted, { marine: l.figure, card });
    l.mains--;
    l.attacks = [];
    l.points += pointsOfSprint(g, l.figure);
  },
};

/* Abilities used as an action (DM-ABL-06, 07) */

const ACTIONS_ON_CARDS: readonly AbilityTiming[] = ['main', 'bonus'];
const isOwn = (ability: number): boolean => {
  const { source, ability: what } = registeredAt(ability);
  return source !== 'action' && ACTIONS_ON_CARDS.includes(what.when);
};
const concern = (l: Mover, ability: number) => ({
  when: registeredAt(ability).ability.when,
  subject: l.figure,
});

export const useOwnAbility: ActivationChoice<Activating> = {
  form: 'one',
  candidates(g, l, offer) {
    for (const when of ACTIONS_ON_CARDS)
      for (const ability of g.statics.box.abilitiesAt(when))
        if (isOwn(ability)) eachUse(g, ability, seatOf(l.figure), l.figure, offer);
  },
  checks: [
    {
      rule: 'DM-ABL-06',
      holds: (_g, l, ability) => registeredAt(ability).ability.when !== 'main' || l.mains > 0,
    },
    {
      rule: 'DM-ABL-03',
      holds: (g, l, ability) =>
        !registeredAt(ability).ability.exhausts || !g.state.marines[l.figure].exhausted,
    },
    {
      rule: 'DM-ABL-01',
      holds: (g, l, ability) =>
        isOwn(ability) && fits(g, registeredAt(ability), l.figure, concern(l, ability)),
    },
    mayPause,
  ],
  does(g, l, ability, card, target) {
    if (registeredAt(ability).ability.when === 'main') l.mains--;
    l.attacks = [];
    return useAbility(g, ability, l.figure, card, target, concern(l, ability));
  },
};

/* The board */

export const openAsMarine: ActivationChoice<Mover> = {
  form: 'one',
  ...doorToOpen,
  does: (g, l, door) => openDoorOf(g, l, door),
};

const notDuringAttack: Check<Doom, Mover> = { rule: 'DM-ATK-15', holds: (g) => !attackGoesOn(g) };

/** DM-ITM-02, 05: also in passing. */
export const take: ActivationChoice<Mover> = {
  form: 'one',
  candidates: (g, l, offer) => eachItemUnder(g, l.figure, offer),
  checks: [
    { rule: 'DM-ITM-04', holds: (_g, l) => isMarine(l.figure) },
    notDuringAttack,
    { rule: 'DM-WPN-10', holds: (g, l, item) => mayTake(g, l.figure, item) },
  ],
  does: (g, l, item) => takeItem(g, l.figure, item),
};

/** The objective card's token on the marine's space. */
export const secure: ActivationChoice<Mover> = {
  form: 'one',
  candidates(g, l, offer) {
    const token = tokenUnder(g, l.figure);
    if (token >= 0) offer(token);
  },
  checks: [
    { rule: 'DM-ITM-04', holds: (_g, l) => isMarine(l.figure) },
    notDuringAttack,
    // In passing too, but who carries the asset does not leave the space by teleporter.
    {
      rule: 'DM-MOV-15',
      holds: (g, l) =>
        objectiveOf(g) !== 'assetExtraction' || !inTransit(g, l.figure) || getsOnWithoutTeleporters(g, l),
    },
  ],
  does: (g, l, token) => takeToken(g, l.figure, token),
};

/** The objective card's own main action: a terminal, a portal. */
export const work: ActivationChoice<Activating> = {
  form: 'one',
  candidates: (g, l, offer) => eachWork(g, l.figure, offer),
  checks: [mainActionLeft, mayPause, { rule: 'DM-OBJ-01', holds: (g, _l, what) => maySwitchOn(g, what) }],
  does(g, l, what) {
    l.mains--;
    l.attacks = [];
    workOn(g, l.figure, what);
  },
};
