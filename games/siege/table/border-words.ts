import { cellsBeside, type Edge } from '@sightline/board';
import { placeName, sectionName } from './names.ts';
import type { ViewContext } from './view-context.ts';

type Seen = Pick<ViewContext, 'say' | 'statics' | 'view'>;

/** "C7/C8": the two spaces of a section; at the edge of the map there is one. */
export function sectionPlace(at: Seen, edge: Edge): string {
  const beside = cellsBeside(at.statics.layout, edge).filter((cell) => cell >= 0);
  return beside.map((cell) => placeName(at, cell)).join('/');
}

/** What stands between spaces, in the middle of a sentence: names begin with a capital, as on buttons. */
export function sectionInSentence(at: Seen, kind: number): string {
  const name = sectionName(at, kind);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Where a door, window or wall is. */
export const borderPlace = (at: Seen, partition: number): string =>
  sectionPlace(at, at.statics.plan.partitions[partition].edges[0]);
