import type { ChoiceOffer } from '@sightline/kernel';
import type { ComposedItem, ComposedOption } from '@sightline/table';
import { bodyHandle } from '../rules/operators.ts';
import type { SiegeQuestion, Verb } from './asked.ts';
import { profileIcon } from './icons.ts';
import { inventoryChooser, inventoryItem } from './inventory-chooser.ts';
import { tokenName } from './labels.ts';
import { operatorName } from './names.ts';
import { bodyRef } from './refs.ts';
import { profileItem, squadChooser } from './squad-chooser.ts';
import { verbWord } from './verbs.ts';

/** Answers too many to list: squads, inventories, which tokens are real. */
export function composedOf(q: SiegeQuestion, choice: ChoiceOffer<Verb>): readonly ComposedOption<Verb>[] {
  const { at, decision } = q;
  const verb = verbWord(at, decision.prompt, choice.verb);
  if (choice.form === 'some') {
    const { least, most, items } = choice;
    const isSquad = choice.verb === 'squad' || choice.verb === 'section';
    return [
      {
        form: 'some',
        answer: choice.verb,
        verb,
        label: isSquad ? at.say('choices.squad', { n: most }) : at.say('choices.portraits', { n: most }),
        least,
        most,
        items: items.map((item) => (isSquad ? profileItem(q, item, items) : portraitItem(q, item))),
        ...(isSquad && { chooser: squadChooser(q, items) }),
      },
    ];
  }
  if (choice.form !== 'split') return [];
  const { bins, caps, total } = choice;
  return [
    {
      form: 'split',
      answer: choice.verb,
      verb,
      label: at.say('choices.inventory', { n: total }),
      total,
      items: bins.map((bin, i) => inventoryItem(q, bin, caps[i])),
      chooser: inventoryChooser(q, bins),
    },
  ];
}

/** Ticked: the second token is the Operator, the first the decoy. */
function portraitItem(q: SiegeQuestion, operator: number): ComposedItem {
  const { at, t } = q;
  const second = bodyHandle(operator, 1);
  return {
    item: operator,
    label: at.say('choices.portrait', { operator: operatorName(at, operator) }),
    hint: at.say('choices.portraitHint', {
      real: tokenName(q, second),
      decoy: tokenName(q, bodyHandle(operator, 0)),
    }),
    icon: profileIcon(t.state.operators[operator].profile),
    ref: bodyRef(second),
  };
}
