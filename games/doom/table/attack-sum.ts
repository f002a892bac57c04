import { addsUp, type Ledger, type Term } from '@sightline/table';
import { DEMON_CARD } from '../rules/attack-source.ts';
import { isDemon } from '../rules/figures.ts';
import { PARTS, type Part } from '../rules/reckoning.ts';
import { ICONS } from './icons.ts';
import { sourceName } from './labels.ts';
import { abilityTitle, cardTitle, figureName } from './names.ts';
import type { SeenEvent } from './seen-event.ts';
import type { ViewContext } from './view-context.ts';

const listOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value : []);

/** The parts that an ended attack tells of. */
function partsIn({ fields }: SeenEvent): readonly Part[] {
  const by = listOf(fields.by);
  const amounts = listOf(fields.amounts);
  return listOf(fields.parts).map((of, i) => ({ of: PARTS[of], by: by[i], amount: amounts[i] }));
}

/** The parts of an attack's sum, each by its name. */
export const termsOf = (at: ViewContext, e: SeenEvent): readonly Term[] =>
  partsIn(e).map((part) => termOf(at, part, Number(e.fields.attacker), Number(e.fields.defender)));

function termOf(at: ViewContext, { of, by, amount }: Part, attacker: number, defender: number): Term {
  const { say } = at;
  switch (of) {
    case 'dice':
      return { label: say('sum.dice'), amount };
    case 'source':
      return {
        label: by === DEMON_CARD ? figureName(at, attacker) : say('sum.named', { name: sourceName(at, by) }),
        amount,
        tone: 'good',
      };
    case 'ability':
      return { label: say('sum.named', { name: abilityTitle(at, by) }), amount, tone: 'good' };
    case 'defense': {
      const name = cardTitle(at, isDemon(defender) ? 'event' : 'action', by);
      return { label: say('sum.shields', { name }), amount, subtracted: true, icon: ICONS.shield };
    }
    case 'armor':
      return { label: say('sum.armor'), amount, icon: ICONS.shield };
    case 'shields':
      return { label: say('sum.shields', { name: abilityTitle(at, by) }), amount, icon: ICONS.shield };
    case 'pierced':
      return { label: say('sum.pierced'), amount, tone: 'good' };
  }
}

/** How the damage of an attack came about. */
export function attackSum(at: ViewContext, e: SeenEvent): Ledger {
  const ledger = {
    terms: termsOf(at, e),
    total: { label: at.say('sum.damage'), amount: Number(e.fields.damage) },
  };
  if (addsUp(ledger)) return ledger;
  return { ...ledger, note: at.say(e.fields.dodged === 1 ? 'sum.dodged' : 'sum.least') };
}
