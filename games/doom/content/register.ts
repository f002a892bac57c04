import { type NamesByKind, Register } from '@sightline/content';
import { CLASS_CARDS } from './class-cards.ts';
import { DEMON_CARDS } from './demon-cards.ts';
import { EVENT_SETS } from './event-cards.ts';
import { GLORY_KILL_CARDS } from './glory-kill-cards.ts';
import { INVASION_CARDS } from './invasion-cards.ts';
import stored from './register.json' with { type: 'json' };
import { SQUAD_CARDS } from './squad-cards.ts';
import { WEAPON_SETS } from './weapon-sets.ts';

/** Among the places for Argent Power: the invasion card, beside the demon cards by number. */
export const INVASION_PLACE = 'invasionCard';

/** The event cards with their names: cards of one title are told apart by their set, copies in a set are counted. */
export const NAMED_EVENTS = EVENT_SETS.flatMap(({ id, cards }) =>
  cards.map((card, i) => {
    const copy = cards.slice(0, i).filter(({ title }) => title === card.title).length + 1;
    return { card, set: id, name: `${id}.${card.title}${copy > 1 ? `.${copy}` : ''}` };
  }),
);

const idsOf = <T extends string>(cards: readonly { readonly id: T }[]): readonly T[] =>
  cards.map(({ id }) => id);

/** All content that states and logs refer to, by kind. */
export const names = {
  set: idsOf(WEAPON_SETS),
  action: WEAPON_SETS.flatMap(({ cards }) => idsOf(cards)),
  class: idsOf(CLASS_CARDS),
  squad: idsOf(SQUAD_CARDS),
  glory: idsOf(GLORY_KILL_CARDS),
  eventSet: idsOf(EVENT_SETS),
  eventTitle: [...new Set(NAMED_EVENTS.map(({ card }) => card.title))],
  event: NAMED_EVENTS.map(({ name }) => name),
  invasion: idsOf(INVASION_CARDS),
  demon: [...idsOf(DEMON_CARDS), INVASION_PLACE],
} as const satisfies NamesByKind;

export const REGISTER = new Register(stored, names);
