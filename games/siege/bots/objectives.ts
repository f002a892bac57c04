import type { Cell } from '@sightline/board';
import { NOWHERE, type OpenTable } from '../rules/siege.ts';

/** The spaces that a match is about: contested rooms, bombs, the hostage. */
export function objectiveSpaces(t: OpenTable): readonly Cell[] {
  const { mission, plan, layout } = t.statics;
  const { bombs, hostage } = t.state;
  if (bombs.length > 0) return bombs;
  if (hostage.at !== NOWHERE && hostage.at < layout.cells) return [hostage.at];
  if (mission?.kind === 'control') return mission.rooms.flatMap(({ room }) => plan.rooms[room].spaces);
  return mission?.permitted ?? [];
}
