import type { BotQuestion, CardUse } from '@sightline/bots';
import { localsIn, optionsIn } from '@sightline/kernel';
import { TACTICAL_GADGETS } from '../content/tactical-gadgets.ts';
import type { SiegeDecision } from '../rules/decisions.ts';
import { gadgetOwner } from '../rules/operators.ts';
import { activation } from '../rules/procedures.ts';
import type { Siege } from '../rules/siege.ts';
import { SPECIAL_ACTIONS } from '../rules/special-gadgets/index.ts';
import type { SiegeAnswer } from './reading.ts';

/** REACTIONs, by the verb that uses them. */
const REACTIONS = { intercept: 'jager', deny: 'kapkan', save: 'doc', detector: 'iq' } as const;
const isReaction = (verb: string): verb is keyof typeof REACTIONS => verb in REACTIONS;

/** Every gadget that somebody decides to use, special ones by their ACTION or their owner's REACTION. */
export const CARD_TITLES: readonly string[] = [
  ...TACTICAL_GADGETS.filter(({ keyword }) => keyword !== 'setup').map(({ id }) => `tactical.${id}`),
  ...SPECIAL_ACTIONS.map(({ id, owner }) => `special.${owner}.${id}`),
  ...Object.values(REACTIONS).map((owner) => `reaction.${owner}`),
];

/** Which gadgets a question offered, and which the answer used. */
export function cardUse(
  { decision, view, statics }: BotQuestion<Siege, SiegeDecision>,
  [verb, first]: SiegeAnswer,
): CardUse | null {
  const titled = (of: string, number: number | undefined): string[] => {
    if (isReaction(of)) return [`reaction.${REACTIONS[of]}`];
    if (of === 'tactical' && number !== undefined) return [`tactical.${TACTICAL_GADGETS[number].id}`];
    if (of !== 'special' || number === undefined) return [];
    const { id } = SPECIAL_ACTIONS[number];
    const user = localsIn(view, activation)?.operator ?? 0;
    return [`special.${gadgetOwner({ statics, state: view.state }, user)}.${id}`];
  };
  const playable = new Set<string>();
  for (const choice of decision.choices)
    for (const [number] of optionsIn(choice))
      for (const title of titled(choice.verb, number)) playable.add(title);
  return playable.size === 0 ? null : { playable: [...playable], played: titled(verb, first) };
}
