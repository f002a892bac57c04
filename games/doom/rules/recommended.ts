import { EVENT_SETS, INVASION_CARDS } from '../content/index.ts';
import { type OpenTable, TRIOS } from './doom.ts';

/* What the mission recommends to the Invader (DM-SET-18); if that was agreed upon, all know it. */

export const recommendedInvasion = (g: OpenTable): number =>
  INVASION_CARDS.findIndex((card) => card.id === g.statics.mission.file.invasion);

export function recommendedTrio(g: OpenTable): number {
  const sets = g.statics.mission.file.events.map((id) => EVENT_SETS.findIndex((set) => set.id === id));
  return TRIOS.findIndex((trio) => trio.every((set) => sets.includes(set)));
}
