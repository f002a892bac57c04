import { type Call, call, EVERYONE, inTurn } from '@sightline/kernel';
import { ACTIONS } from '../../content/index.ts';
import { discardFromHand, layOutEvent, playFromHand, putAwayEvent } from '../decks.ts';
import type { Doom, G } from '../doom.ts';
import { NONE } from '../doom.ts';
import { used } from '../events.ts';
import { ownerOf } from '../figures.ts';
import { carryOut } from '../procedures.ts';
import { type AbilityContext, isInvaders, registeredAt, youOf } from './ability-context.ts';
import { doEffect } from './effects.ts';

/** Pays for an ability and carries it out. `card` is the card in hand it stands on, or NONE. */
export function useAbility(
  g: G,
  ability: number,
  user: number,
  card: number,
  target: number,
  concern: AbilityContext,
): Call<Doom> {
  const registered = registeredAt(ability);
  const { source, of } = registered;
  const you = youOf(g, registered, user, concern);
  if (source === 'event') layOutEvent(g, card);
  if (source === 'action') playFromHand(g, user, card);
  if (source === 'glory')
    g.move(
      g.state.marines[user].glory,
      g.state.marines[user].glory.items.indexOf(card),
      g.state.gloryDiscard,
      EVERYONE,
    );
  if (registered.ability.exhausts) g.state.marines[user].exhausted = true;
  if (source === 'demon') g.state.argent[of] -= registered.ability.argent ?? 0;
  if (registered.ability.target?.choose === 'handCard' && target !== NONE) discardFromHand(g, user, target);
  g.emit(used, { seat: isInvaders(registered) ? 0 : ownerOf(user), source, of, card, ability, target });
  return call(carryOut, { ability, you, target, subject: concern.subject });
}

/** What a main or bonus action card says, once it is played. */
export const carryOutAbility = (_g: G, ability: number, marine: number, target: number): Call<Doom> =>
  call(carryOut, { ability, you: marine, target, subject: marine });

carryOut.steps('effect').are({
  effect(g, l) {
    const { effects } = registeredAt(l.ability).ability;
    if (l.next >= effects.length) return putAway(g, l);
    const effect = effects[l.next++];
    const flow = doEffect(g, effect, l);
    return flow === undefined ? 'effect' : inTurn([flow], 'effect');
  },
});

/** DM-ACT-09, DM-EVT-01: only now that it is resolved, a reaction or event card goes to its discard pile. */
function putAway(g: G, { ability, you }: { readonly ability: number; readonly you: number }): undefined {
  const { source, of } = registeredAt(ability);
  if (source === 'event') putAwayEvent(g, of);
  if (source !== 'action' || ACTIONS[of].type !== 'reaction') return;
  const { inPlay, discard } = g.state.marines[you];
  // Not there any more: its marine was slain meanwhile (DM-MAR-12).
  const at = inPlay.items.indexOf(of);
  if (at >= 0) g.move(inPlay, at, discard, EVERYONE);
}
