import { type Card, nameOfRef, type Ref } from '@sightline/table';
import { SQUAD_CARDS } from '../content/index.ts';
import type { Box } from '../rules/box.ts';
import { demonCardInPlay, eventCard, eventSetCard, invasionCard, invasionInPlay } from './invader-cards.ts';
import { actionCard, classCard, gloryCard, setCard, squadCard } from './marine-cards.ts';
import { SEEN_INVASION } from './refs.ts';
import type { ViewContext } from './view-context.ts';

export * from './invader-cards.ts';
export * from './marine-cards.ts';

const SQUAD = [...SQUAD_CARDS.keys()];

/** The cards of each kind in the box. */
const inTheBox = (box: Box): Readonly<Record<string, readonly number[]>> => ({
  action: box.actions,
  class: box.classes,
  squad: SQUAD,
  glory: box.glories,
  event: box.events,
  demon: box.demons,
  invasion: box.invasions,
  set: box.sets,
  eventSet: box.eventSets,
});

/** The card a ref speaks of, as it lies there; null for what is no card. What a card says is no secret, only whose. */
export function cardAt(at: ViewContext, ref: Ref): Card | null {
  if (ref === SEEN_INVASION) return invasionInPlay(at);
  const [kind, number] = nameOfRef(ref).split('.');
  const card = Number(number);
  const known = inTheBox(at.statics.box);
  if (!ref.startsWith('card:') || !Object.hasOwn(known, kind) || !known[kind].includes(card)) return null;
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
