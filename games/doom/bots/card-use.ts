import type { BotQuestion, CardUse } from '@sightline/bots';
import { optionsIn } from '@sightline/kernel';
import { ACTIONS } from '../content/index.ts';
import { ABILITIES } from '../rules/abilities/registry.ts';
import type { Answer, Decision } from '../rules/decisions.ts';
import type { Doom } from '../rules/doom.ts';

/** Every card that somebody plays or uses, by the key of its words. */
export const CARD_TITLES: readonly string[] = [
  ...new Set([
    ...ACTIONS.filter(({ type }) => type !== 'reaction').map(({ id }) => `action.${id}`),
    ...ABILITIES.filter(({ source, of }) => source !== 'action' || ACTIONS[of].type === 'reaction').map(
      ({ words }) => words,
    ),
  ]),
];

/** Which cards a question offered, and which the answer played. */
export function cardUse({ decision }: BotQuestion<Doom, Decision>, [verb, first]: Answer): CardUse | null {
  const playable = new Set<string>();
  for (const choice of decision.choices) {
    if (choice.verb === 'play')
      for (const [card] of optionsIn(choice)) playable.add(`action.${ACTIONS[card].id}`);
    if (choice.verb === 'use')
      for (const [ability] of optionsIn(choice)) playable.add(ABILITIES[ability].words);
  }
  if (playable.size === 0) return null;
  const played =
    verb === 'play' ? [`action.${ACTIONS[first].id}`] : verb === 'use' ? [ABILITIES[first].words] : [];
  return { playable: [...playable], played };
}
