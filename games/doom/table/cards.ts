import { type Card, nameOfRef, type Ref } from '@sightline/table';
import {
  ACTIONS,
  CLASS_CARDS,
  DEMON_CARDS,
  EVENT_SETS,
  EVENTS,
  GLORY_KILL_CARDS,
  INVASION_CARDS,
  SQUAD_CARDS,
  WEAPON_SETS,
} from '../content/index.ts';
import { demonCardInPlay, eventCard, eventSetCard, invasionCard, invasionInPlay } from './invader-cards.ts';
import { actionCard, classCard, gloryCard, setCard, squadCard } from './marine-cards.ts';
import { SEEN_INVASION } from './refs.ts';
import type { At } from './view-context.ts';

export * from './invader-cards.ts';
export * from './marine-cards.ts';

/** How many cards of each kind there are. */
const STOCK: Readonly<Record<string, number>> = {
  action: ACTIONS.length,
  class: CLASS_CARDS.length,
  squad: SQUAD_CARDS.length,
  glory: GLORY_KILL_CARDS.length,
  event: EVENTS.length,
  demon: DEMON_CARDS.length,
  invasion: INVASION_CARDS.length,
  set: WEAPON_SETS.length,
  eventSet: EVENT_SETS.length,
};

/** The card a ref speaks of, as it lies there; null for what is no card. What a card says is no secret, only whose. */
export function cardAt(at: At, ref: Ref): Card | null {
  if (ref === SEEN_INVASION) return invasionInPlay(at);
  const [kind, number] = nameOfRef(ref).split('.');
  const card = Number(number);
  if (!ref.startsWith('card:') || !(card < STOCK[kind])) return null;
  const { marines } = at.view.state;
  switch (kind) {
    case 'action':
      return actionCard(at, card, ref);
    case 'class':
      return classCard(at, card, { exhausted: marines.some((m) => m.class === card && m.exhausted), ref });
    case 'squad':
      return squadCard(at, card, ref);
    case 'glory':
      return gloryCard(at, card);
    case 'event':
      return eventCard(at, card);
    case 'demon':
      return demonCardInPlay(at, card);
    case 'invasion': {
      const inPlay = invasionInPlay(at);
      return inPlay?.ref === ref ? inPlay : invasionCard(at, card);
    }
    case 'set':
      return setCard(at, card, ref);
    default:
      return eventSetCard(at, card);
  }
}
