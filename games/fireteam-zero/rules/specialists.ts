import { rangeBetween } from './board.ts';
import type { OpenTable } from './fireteam.ts';
import { tableNumber } from './modifiers.ts';

/** FZ-HEN-01, 03, 05, FZ-PAT-01, 04, 05: in the hero's location or an adjacent one, guarded or not. */
export const helps = (t: OpenTable, specialist: number, hero: number): boolean =>
  helpsAt(t, t.state.at[specialist], t.state.at[hero]);

/** The same of a specialist and a hero that would be in these locations. */
export const helpsAt = (t: OpenTable, specialistAt: number, heroAt: number): boolean =>
  rangeBetween(t, specialistAt, heroAt) <= 1 + tableNumber(t, 'specialistReach');
