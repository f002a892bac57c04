import type { Card } from './card.ts';
import type { Inspection } from './preview.ts';

/** A card for whoever points at it: it says everything itself. */
export function inspectedCard(card: Card): Inspection {
  const { title, kicker, icon, tone, rules = [] } = card;
  return { title, kicker, icon, tone, lines: [], card, rules };
}
