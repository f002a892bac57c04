import { factOf } from '@sightline/kernel';
import type { QuestionAct } from '@sightline/table';
import { TACTICAL_GADGETS } from '../content/tactical-gadgets.ts';
import { gadgetOwner, profileOf, squadOf } from '../rules/operators.ts';
import { ATTACKER, NONE } from '../rules/siege.ts';
import { SPECIAL_ACTIONS } from '../rules/special-gadgets/index.ts';
import { actRef } from './act-refs.ts';
import type { SiegeQuestion } from './asked.ts';
import { ICONS, specialIcon, tacticalIcon } from './icons.ts';
import { specialName, tacticalName } from './names.ts';
import { specialRef, tacticalRef } from './refs.ts';

/** What the active Operator does at a space: the special gadget, Destroy, and what is left of the inventory. */
export function actsFor({ at, t, decision }: SiegeQuestion): readonly QuestionAct[] | undefined {
  if (decision.prompt !== 'activation.act') return undefined;
  const operator = factOf(decision, 'operator') ?? NONE;
  if (operator === NONE) return undefined;
  const owner = gadgetOwner(t, operator);
  const { charges } = t.state.operators[operator];
  const side = squadOf(operator) === ATTACKER ? 'attacker' : 'defender';
  return [
    ...SPECIAL_ACTIONS.flatMap((action, n) =>
      action.owner === owner
        ? [
            {
              ref: specialRef(n),
              label: specialName(at, n),
              icon: specialIcon(n),
              ...(action.charge === true && { note: String(charges) }),
            },
          ]
        : [],
    ),
    {
      ref: actRef('destroy'),
      label: at.say('verb.destroy'),
      icon: ICONS.destroy,
      note: at.say('choices.rating', { n: profileOf(t, operator).destroy }),
    },
    ...TACTICAL_GADGETS.flatMap((gadget, n) => {
      const left = t.state.inventory[n];
      return gadget.side === side && left > 0
        ? [{ ref: tacticalRef(n), label: tacticalName(at, n), icon: tacticalIcon(n), note: String(left) }]
        : [];
    }),
  ];
}
