/** All cards by their numbers in the register: a state holds numbers, and what they stand for never changes. */
import type { DemonId, EventCard, MarineActionCard, WeaponId } from './card-types.ts';
import { type ClassId, CLASS_CARDS as PRINTED_CLASS_CARDS } from './class-cards.ts';
import { DEMON_CARDS as PRINTED_DEMON_CARDS } from './demon-cards.ts';
import { type EventTitle, EVENT_SETS as PRINTED_EVENT_SETS } from './event-cards.ts';
import { GLORY_KILL_CARDS as PRINTED_GLORY_KILL_CARDS } from './glory-kill-cards.ts';
import { INVASION_CARDS as PRINTED_INVASION_CARDS } from './invasion-cards.ts';
import { NAMED_EVENTS, names, REGISTER } from './register.ts';
import { SQUAD_CARDS as PRINTED_SQUAD_CARDS } from './squad-cards.ts';
import { type ActionId, WEAPON_SETS as PRINTED_WEAPON_SETS } from './weapon-sets.ts';

const idOf = ({ id }: { readonly id: string }): string => id;

export const WEAPON_SETS = REGISTER.byNumber('set', PRINTED_WEAPON_SETS, idOf);
export const CLASS_CARDS = REGISTER.byNumber('class', PRINTED_CLASS_CARDS, idOf);
export const SQUAD_CARDS = REGISTER.byNumber('squad', PRINTED_SQUAD_CARDS, idOf);
export const GLORY_KILL_CARDS = REGISTER.byNumber('glory', PRINTED_GLORY_KILL_CARDS, idOf);
export const EVENT_SETS = REGISTER.byNumber('eventSet', PRINTED_EVENT_SETS, idOf);
export const INVASION_CARDS = REGISTER.byNumber('invasion', PRINTED_INVASION_CARDS, idOf);
export const DEMON_CARDS = REGISTER.byNumber('demon', PRINTED_DEMON_CARDS, idOf);

export const setCalled = (id: WeaponId | 'uac'): number => REGISTER.numberOf('set', id);
export const classCalled = (id: ClassId): number => REGISTER.numberOf('class', id);
export const squadCalled = (id: (typeof PRINTED_SQUAD_CARDS)[number]['id']): number =>
  REGISTER.numberOf('squad', id);
export const eventSetCalled = (id: string): number => REGISTER.numberOf('eventSet', id);
export const invasionCalled = (id: string): number => REGISTER.numberOf('invasion', id);
export const demonCalled = (id: DemonId): number => REGISTER.numberOf('demon', id);

interface NumberedAction extends MarineActionCard<ActionId> {
  /** the number of its set */
  readonly set: number;
}

/** Every action card once. */
export const ACTIONS: readonly NumberedAction[] = REGISTER.byNumber(
  'action',
  PRINTED_WEAPON_SETS.flatMap(({ id, cards }) => cards.map((card) => ({ ...card, set: setCalled(id) }))),
  idOf,
);
export const UAC = setCalled('uac');

interface NumberedEvent extends EventCard<EventTitle> {
  readonly set: number;
  /** cards of the same title are copies (DM-EVT-03) */
  readonly kind: number;
}

export const EVENT_TITLES: readonly EventTitle[] = REGISTER.byNumber('eventTitle', names.eventTitle, String);
/** All event cards. */
export const EVENTS: readonly NumberedEvent[] = REGISTER.byNumber(
  'event',
  NAMED_EVENTS,
  ({ name }) => name,
).map(({ card, set }) => ({
  ...card,
  set: eventSetCalled(set),
  kind: REGISTER.numberOf('eventTitle', card.title),
}));

/** How many there are of what the box limits (DM-LIM-01). */
export const ARGENT_TOKENS = 24;
export const INVADER_INITIATIVE_CARDS = 6;
export const SPRINT = 6;
export const MARINE_HEALTH = 10;
export const HAND_LIMIT = 3;
export const EVENT_HAND = 6;
export const HEALTH_PACK = 5;
export const GLORY_HEAL = 2;
