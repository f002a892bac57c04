import { eventSetCalled, invasionCalled } from '../content/index.ts';
import { type OpenTable, TRIOS } from './doom.ts';

/* What the mission recommends to the Invader (DM-SET-18); if that was agreed upon, all know it. */

export const recommendedInvasion = (g: OpenTable): number => invasionCalled(g.statics.mission.file.invasion);

export function recommendedTrio(g: OpenTable): number {
  const sets = g.statics.mission.file.events.map(eventSetCalled);
  return TRIOS.findIndex((trio) => trio.length > 0 && trio.every((set) => sets.includes(set)));
}
