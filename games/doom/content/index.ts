/** All cards, numbered: a state holds numbers, and what they stand for never changes. */
import type { ActionCard, DemonId, EventCard, WeaponId } from './card-types.ts';
import { CLASS_CARDS } from './class-cards.ts';
import { DEMON_CARDS } from './demon-cards.ts';
import { EVENT_SETS, type EventTitle } from './event-cards.ts';
import { GLORY_KILL_CARDS } from './glory-kill-cards.ts';
import { INVASION_CARDS } from './invasion-cards.ts';
import { SQUAD_CARDS } from './squad-cards.ts';
import { type ActionId, WEAPON_SETS } from './weapon-sets.ts';

export { CLASS_CARDS, DEMON_CARDS, EVENT_SETS, GLORY_KILL_CARDS, INVASION_CARDS, SQUAD_CARDS, WEAPON_SETS };

interface NumberedAction extends ActionCard<ActionId> {
  /** its set's place in WEAPON_SETS */
  readonly set: number;
}

/** Every action card once: what a number in an action deck stands for. The UAC set comes first. */
export const ACTIONS: readonly NumberedAction[] = WEAPON_SETS.flatMap((s, set) =>
  s.cards.map((card) => ({ ...card, set })),
);
export const UAC = 0;

const numbersOf = WEAPON_SETS.map((_, set) => ACTIONS.flatMap((card, i) => (card.set === set ? [i] : [])));
/** The cards of one weapon set. */
export const cardsOfSet = (set: number): readonly number[] => numbersOf[set];

const setNumbers = new Map(WEAPON_SETS.map((s, i) => [s.id, i]));
export const setCalled = (id: WeaponId): number => setNumbers.get(id) ?? -1;

interface NumberedEvent extends EventCard<EventTitle> {
  readonly set: number;
  /** cards of the same title are copies (DM-EVT-03) */
  readonly kind: number;
}

export const EVENT_TITLES: readonly EventTitle[] = [
  ...new Set(EVENT_SETS.flatMap((set) => set.cards.map((card) => card.title))),
];
/** All 36 event cards. */
export const EVENTS: readonly NumberedEvent[] = EVENT_SETS.flatMap((s, set) =>
  s.cards.map((card) => ({ ...card, set, kind: EVENT_TITLES.indexOf(card.title) })),
);

const demonNumbers = new Map(DEMON_CARDS.map((d, i) => [d.id, i]));
export const demonCalled = (id: DemonId): number => demonNumbers.get(id) ?? -1;

/** How many there are of what the box limits (DM-LIM-01). */
export const ARGENT_TOKENS = 24;
export const INVADER_INITIATIVE_CARDS = 6;
export const SPRINT = 6;
export const MARINE_HEALTH = 10;
export const HAND_LIMIT = 3;
export const EVENT_HAND = 6;
export const HEALTH_PACK = 5;
export const GLORY_HEAL = 2;
