import type { Ledger, Term } from '@sightline/table';
import { TYPES } from '../content/dice.ts';
import { ICONS, TYPE_ICONS } from './icons.ts';
import type { SeenEvent } from './seen-event.ts';
import type { ViewContext } from './view-context.ts';

const some = (terms: readonly Term[]): readonly Term[] =>
  terms.filter(({ amount }, i) => i === 0 || amount !== 0);

/** FZ-ATK-08, FZ-BON-01: the hits of an attack, as the rules counted them. */
export function hitsOf({ say }: ViewContext, { fields }: SeenEvent): Ledger {
  const type = TYPES[Number(fields.type)];
  return {
    terms: some([
      {
        label: say('sum.symbols', { type: say(`scene.type.${type}`) }),
        amount: Number(fields.symbols),
        icon: TYPE_ICONS[type],
      },
      { label: say('sum.bonus'), amount: Number(fields.bonus), icon: ICONS.bonus, tone: 'good' },
    ]),
    total: { label: say('sum.hits'), amount: Number(fields.hits) },
  };
}

/** FZ-ATK-09: the hits it takes to kill. */
export function neededFor({ say }: ViewContext, { fields }: SeenEvent): Ledger {
  return {
    terms: some([
      { label: say('sum.health'), amount: Number(fields.health) },
      { label: say('sum.resistance'), amount: Number(fields.resistance), icon: ICONS.shield },
      { label: say('sum.pierced'), amount: 0 - Number(fields.pierced) },
    ]),
    total: { label: say('sum.hits'), amount: Number(fields.need) },
  };
}
