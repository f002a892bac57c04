import type { Ability, When } from '../../content/card-types.ts';
import {
  ACTIONS,
  CLASS_CARDS,
  DEMON_CARDS,
  EVENT_TITLES,
  EVENTS,
  GLORY_KILL_CARDS,
} from '../../content/index.ts';

/** On which kind of card an ability stands. */
export type Source = 'action' | 'class' | 'glory' | 'event' | 'demon';

export interface Registered {
  readonly ability: Ability;
  readonly source: Source;
  /** the action card, class card, glory kill card, event title or demon type it stands on */
  readonly of: number;
  /** the key of its words */
  readonly words: string;
}

/** Every ability of every card, numbered. Copies of an event card share theirs (DM-EVT-03). */
export const ABILITIES: readonly Registered[] = [
  ...ACTIONS.flatMap(({ id, ability }, of) =>
    ability === undefined ? [] : [{ ability, source: 'action' as const, of, words: `action.${id}` }],
  ),
  ...CLASS_CARDS.flatMap(({ id, abilities = [] }, of) =>
    abilities.map((ability) => ({ ability, source: 'class' as const, of, words: `class.${id}` })),
  ),
  ...GLORY_KILL_CARDS.map(({ id, ability }, of) => ({
    ability,
    source: 'glory' as const,
    of,
    words: `glory.${id}`,
  })),
  ...EVENT_TITLES.map((title, of) => ({
    ability: EVENTS[EVENTS.findIndex((card) => card.title === title)].ability,
    source: 'event' as const,
    of,
    words: `event.${title}`,
  })),
  ...DEMON_CARDS.flatMap(({ id, abilities }, of) =>
    abilities.map((ability) => ({
      ability,
      source: 'demon' as const,
      of,
      words: `demon.${id}.${ability.name}`,
    })),
  ),
];

const byMoment = new Map<When, readonly number[]>();
for (const { ability } of ABILITIES)
  if (!byMoment.has(ability.when))
    byMoment.set(
      ability.when,
      ABILITIES.flatMap((a, i) => (a.ability.when === ability.when ? [i] : [])),
    );

/** The abilities used at a moment. */
export const abilitiesAt = (when: When): readonly number[] => byMoment.get(when) ?? [];

const byAction = ACTIONS.map((_, of) => ABILITIES.findIndex((a) => a.source === 'action' && a.of === of));
/** The ability of an action card, or -1. */
export const abilityOfAction = (card: number): number => byAction[card];
