import type { DemonCard, EventCard } from '../content/card-types.ts';
import { ACTIONS, EVENTS } from '../content/index.ts';
import { NONE, type OpenTable } from './doom.ts';
import { cardOf, isDemon } from './figures.ts';

export interface Defense {
  readonly shields: number;
  readonly dodge: boolean;
}

/** DM-DEF-04 */
const ARMOR = 1;

/** The shields a figure has whatever card is revealed. */
export const armorOf = (figure: number): number => (isDemon(figure) && cardOf(figure).armor ? ARMOR : 0);

/** DM-STN-03: a stunned figure reveals nothing. */
export const revealsDefense = (t: OpenTable, figure: number): boolean => !t.state.figures[figure].stunned;

/** What a revealed card, or none, gives the defender: shields, a dodge (DM-DEF-01). */
export function defenseOf(figure: number, card: number): Defense {
  if (isDemon(figure)) return demonDefense(cardOf(figure), card === NONE ? null : EVENTS[card]);
  if (card === NONE) return { shields: 0, dodge: false };
  const { shields = 0, dodge = false } = ACTIONS[card];
  return { shields, dodge };
}

/** DM-DEF-02 to 05: the event card's shields, the special defense if its symbol is there, and always the armor. */
export function demonDefense(
  { special, armor }: Pick<DemonCard, 'special' | 'armor'>,
  event: Pick<EventCard, 'shields' | 'special'> | null,
): Defense {
  const always = armor ? ARMOR : 0;
  if (event === null) return { shields: always, dodge: false };
  const shields = event.shields + always;
  if (!event.special) return { shields, dodge: false };
  if (special === 'dodge') return { shields, dodge: true };
  return { shields: shields + special.shields, dodge: false };
}
