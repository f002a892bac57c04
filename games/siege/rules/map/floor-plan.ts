import type { Cell, Edge, Ground, Stub } from '@sightline/board';
import type { SectionKind } from './legend.ts';
import type { PrintedWall } from './printed-walls.ts';

/** A wall or opening that is one piece: it belongs to the two or four spaces at its sections (SG-PRT-19, 20). */
export interface Partition {
  readonly id: string;
  /** as drawn */
  readonly kind: SectionKind;
  readonly edges: readonly Edge[];
}

export interface RoomPlan {
  readonly id: string;
  /** it shows the ↕ icon (SG-ENV-15) */
  readonly vertical: boolean;
  readonly spaces: readonly Cell[];
}

/** What a map shows (SG-ENV-19). */
export interface FloorPlan {
  readonly name: string;
  readonly ground: Ground;
  readonly partitions: readonly Partition[];
  /** by section: its partition, or -1 */
  readonly partitionOf: Int16Array;
  readonly rooms: readonly RoomPlan[];
  /** by space: its room, or -1 */
  readonly roomOf: Int16Array;
  readonly entryways: readonly { readonly cell: Cell; readonly colour: 'gray' | 'blue' }[];
  readonly obstacles: readonly { readonly id: string; readonly spaces: readonly Cell[] }[];
  /** by space: its obstacle, or -1 */
  readonly obstacleOf: Int16Array;
  /** by space: 1 on the perimeter (SG-ENV-16) */
  readonly perimeter: Uint8Array;
  /** pieces of wall that protrude beyond the last section (SG-PRT-03) */
  readonly stubs: readonly Stub[];
  /** walls and openings as they are printed; `printedOf` by section, or -1 (SG-LOS-27) */
  readonly printed: readonly PrintedWall[];
  readonly printedOf: Int16Array;
}
