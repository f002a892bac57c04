import type { CardAbility } from '../../content/card-types.ts';
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
import { REGISTER } from '../../content/register.ts';
import type { ActionId } from '../../content/weapon-sets.ts';

/** On which kind of card an ability stands. */
export type AbilitySource = 'action' | 'class' | 'glory' | 'event' | 'demon';

type AbilityWords =
  | `action.${ActionId}`
  | `class.${ClassId}`
  | `glory.${GloryKillId}`
  | `event.${EventTitle}`
  | DemonAbilityWords;

export interface Registered {
  readonly ability: CardAbility;
  readonly source: AbilitySource;
  /** the action card, class card, glory kill card, event title or demon type it stands on */
  readonly of: number;
  /** the key of its words */
  readonly words: AbilityWords;
  /** the edition that its card came with */
  readonly since: number;
}

const registered = <W extends AbilityWords>(
  source: AbilitySource,
  of: number,
  words: W,
  ability: CardAbility,
): Registered => ({
  ability,
  source,
  of,
  words,
  since: REGISTER.since(source === 'event' ? 'eventTitle' : source, of),
});

/**
 * Every ability of every card, numbered edition by edition: those of a card that is added come last. Copies of an event
 * card share theirs (DM-EVT-03).
 */
export const ABILITIES: readonly Registered[] = [
  ...ACTIONS.flatMap(({ id, ability }, of) =>
    ability === undefined ? [] : [registered('action', of, `action.${id}`, ability)],
  ),
  ...CLASS_CARDS.flatMap(({ id, abilities = [] }, of) =>
    abilities.map((ability) => registered('class', of, `class.${id}`, ability)),
  ),
  ...GLORY_KILL_CARDS.map(({ id, ability }, of) => registered('glory', of, `glory.${id}`, ability)),
  ...EVENT_TITLES.map((title, of) =>
    registered(
      'event',
      of,
      `event.${title}`,
      EVENTS[EVENTS.findIndex((card) => card.title === title)].ability,
    ),
  ),
  ...DEMON_CARDS.flatMap(({ id, abilities }, of) =>
    abilities.map((ability) =>
      // DemonAbilityWords is put together from the same cards in the same way.
      registered('demon', of, `demon.${id}.${ability.name}` as DemonAbilityWords, ability),
    ),
  ),
].toSorted((a, b) => a.since - b.since);

const byAction = ACTIONS.map((_, of) => ABILITIES.findIndex((a) => a.source === 'action' && a.of === of));
const byDemon = DEMON_CARDS.map((_, type) =>
  ABILITIES.flatMap(({ source, of }, i) => (source === 'demon' && of === type ? [i] : [])),
);
/** The abilities on the card of a demon type, as they stand there. */
export const abilitiesOfDemon = (type: number): readonly number[] => byDemon[type];

/** The ability of an action card, or -1. */
export const abilityOfAction = (card: number): number => byAction[card];
