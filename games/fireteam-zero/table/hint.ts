import { type Hint, kindOfRef, numberOfRef, type Ref } from '@sightline/table';
import { isMonster } from '../rules/board.ts';
import type { Decision } from '../rules/decisions.ts';
import type { ViewContext } from './view-context.ts';

/** What has to come first: whoever clicks a monster wants to attack it, and for that cards are put on the table first. */
export function hint(at: ViewContext, decision: Decision, ref: Ref): Hint | null {
  if (decision.prompt !== 'heroTurn.act' || kindOfRef(ref) !== 'piece' || !isMonster(numberOfRef(ref)))
    return null;
  const attack = decision.choices.find(({ verb }) => verb === 'attack');
  return attack === undefined ? null : { text: at.say('hint.cardsFirst'), rule: null };
}
