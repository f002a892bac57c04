import type { BotQuestion, CardUse } from '@sightline/bots';
import { optionsIn } from '@sightline/kernel';
import type { Ability, HeroAction } from '../content/card-types.ts';
import { CONTENT } from '../content/index.ts';
import type { Answer, Decision } from '../rules/decisions.ts';
import type { Fireteam } from '../rules/fireteam.ts';

const ACTION_CARDS = CONTENT.roles.flatMap(({ actions, upgrades }) => [...actions, ...upgrades]);
const OWN_CARDS = [...CONTENT.heroes, ...CONTENT.roles.flatMap(({ focuses }) => focuses)];

/** Whose ability or act a deed is. */
const OWNERS = new Map<object, string>(
  OWN_CARDS.flatMap(({ id, abilities = [], acts = [] }) =>
    [...abilities, ...acts].map((deed: Ability | HeroAction) => [deed, `own.${id}`] as const),
  ),
);

/** Every use of a card that somebody decides on, by the card's key. */
export const CARD_TITLES: readonly string[] = [
  ...ACTION_CARDS.map(({ id }) => `attack.${id}`),
  ...ACTION_CARDS.filter(({ response }) => response !== undefined).map(({ id }) => `response.${id}`),
  ...ACTION_CARDS.filter(({ reaction }) => reaction !== undefined).map(({ id }) => `reaction.${id}`),
  ...new Set(OWNERS.values()),
];

/** Which cards a question offered, and which the answer played. */
export function cardUse(
  { decision, statics }: BotQuestion<Fireteam, Decision>,
  [verb, ...numbers]: Answer,
): CardUse | null {
  const { cards, deeds } = statics.box;
  const titled = (of: string, picked: readonly number[]): string[] => {
    if (of === 'attack') return picked.map((card) => `attack.${cards[card].id}`);
    if (of === 'propose') return picked.slice(0, 1).map((card) => `response.${cards[card].id}`);
    if (of === 'react') return picked.slice(0, 1).map((card) => `reaction.${cards[card].id}`);
    const deed = of === 'act' ? picked[0] : of === 'use' ? picked[1] : undefined;
    const owner = deed === undefined ? undefined : OWNERS.get(deeds[deed]);
    return owner === undefined ? [] : [owner];
  };
  // An attack that an effect grants is no card of the hand.
  if (decision.prompt === 'aim.aim') return null;
  const playable: string[] = [];
  for (const choice of decision.choices) {
    if (choice.form === 'some')
      playable.push(...(choice.verb === 'attack' ? titled('attack', choice.items) : []));
    else for (const option of optionsIn(choice)) playable.push(...titled(choice.verb, option));
  }
  if (playable.length === 0) return null;
  return { playable, played: titled(verb, numbers) };
}
