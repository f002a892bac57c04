import type { Edge } from '@sightline/board';
import { MOUNT, type SectionKind, sectionKind } from './map/legend.ts';
import type { OpenTable } from './siege.ts';
import { floorOf } from './statics.ts';

/** SG-PRT-21, by kind of section; absent: indestructible or nothing to destroy. */
const STRENGTHS: Partial<Record<SectionKind, 1 | 2 | 3>> = {
  barricadedDoor: 1,
  barricadedWindow: 1,
  light: 2,
  holed: 2,
  fortified: 3,
  panelledDoor: 3,
  panelledWindow: 3,
};

const BY_NUMBER = new Map(
  Object.entries(STRENGTHS).map(([name, strength]) => [sectionKind(name as SectionKind), strength]),
);

/** The strength rating of a kind of section; 0: it cannot be destroyed. */
export const strengthOf = (kind: number): number => BY_NUMBER.get(kind) ?? 0;

/** What stands there once it is destroyed: SG-DES-12, 13, SG-SGD-18. */
export function destroyedKind(kind: number, panelLeavesBreach: boolean): number {
  const afterPanel = (opening: SectionKind) => sectionKind(panelLeavesBreach ? 'breach' : opening);
  switch (kind) {
    case sectionKind('barricadedDoor'):
      return sectionKind('door');
    case sectionKind('barricadedWindow'):
      return sectionKind('window');
    case sectionKind('panelledDoor'):
      return afterPanel('door');
    case sectionKind('panelledWindow'):
      return afterPanel('window');
    default:
      return sectionKind('breach');
  }
}

export const isBarricade = (kind: number): boolean =>
  kind === sectionKind('barricadedDoor') || kind === sectionKind('barricadedWindow');
export const isPanel = (kind: number): boolean =>
  kind === sectionKind('panelledDoor') || kind === sectionKind('panelledWindow');

/** Wall-mounted gadgets hang on heavy walls only (SG-GAD-05). */
export const isHeavyWall = (t: OpenTable, e: Edge): boolean => (floorOf(t).ground.edgeBits[e] & MOUNT) !== 0;

/** What stands at a door, window or wall now. */
export const kindNow = (t: OpenTable, partition: number): number =>
  floorOf(t).ground.edgeKind[t.statics.plan.partitions[partition].edges[0]];
