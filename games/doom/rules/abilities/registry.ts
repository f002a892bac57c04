import type { Ability, When } from '../../content/card-types.ts';
import type { ClassId } from '../../content/class-cards.ts';
import type { DemonAbilityWords } from '../../content/demon-cards.ts';
import type { EventTitle } from '../../content/event-cards.ts';
import type { GloryKillId } from '../../content/glory-kill-cards.ts';
import {
  ACTIONS,
  CLASS_CARDS,
  DEMON_CARDS,
  EVENT_TITLES,
  EVENTS,
  GLORY_KILL_CARDS,
} from '../../content/index.ts';
import type { ActionId } from '../../content/weapon-sets.ts';

/** On which kind of card an ability stands. */
export type Source = 'action' | 'class' | 'glory' | 'event' | 'demon';

type AbilityWords =
  | `action.${ActionId}`
  | `class.${ClassId}`
  | `glory.${GloryKillId}`
  | `event.${EventTitle}`
  | DemonAbilityWords;

export interface Registered {
  readonly ability: Ability;
  readonly source: Source;
  /** the action card, class card, glory kill card, event title or demon type it stands on */
  readonly of: number;
  /** the key of its words */
  readonly words: AbilityWords;
}

/** Every ability of every card, numbered. Copies of an event card share theirs (DM-EVT-03). */
export const ABILITIES: readonly Registered[] = [
  ...ACTIONS.flatMap(({ id, ability }, of) =>
    ability === undefined ? [] : [{ ability, source: 'action' as const, of, words: `action.${id}` as const }],
  ),
  ...CLASS_CARDS.flatMap(({ id, abilities = [] }, of) =>
    abilities.map((ability) => ({ ability, source: 'class' as const, of, words: `class.${id}` as const })),
  ),
  ...GLORY_KILL_CARDS.map(({ id, ability }, of) => ({
    ability,
    source: 'glory' as const,
    of,
    words: `glory.${id}` as const,
  })),
  ...EVENT_TITLES.map((title, of) => ({
    ability: EVENTS[EVENTS.findIndex((card) => card.title === title)].ability,
    source: 'event' as const,
    of,
    words: `event.${title}` as const,
  })),
  ...DEMON_CARDS.flatMap(({ id, abilities }, of) =>
    abilities.map((ability) => ({
      ability,
      source: 'demon' as const,
      of,
      // DemonAbilityWords is put together from the same cards in the same way.
      words: `demon.${id}.${ability.name}` as DemonAbilityWords,
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
const byDemon = DEMON_CARDS.map((_, type) =>
  ABILITIES.flatMap(({ source, of }, i) => (source === 'demon' && of === type ? [i] : [])),
);
/** The abilities on the card of a demon type, as they stand there. */
export const abilitiesOfDemon = (type: number): readonly number[] => byDemon[type];

/** The ability of an action card, or -1. */
export const abilityOfAction = (card: number): number => byAction[card];
