import { kindOf, type Legend } from '@sightline/board';

/** Properties of the sections between spaces; what a kind means is in partitions.ts. */
/** breaks a line of sight (SG-PRT-02) */
export const SIGHT = 1;
/** breaks even a line to a Located Operator (SG-LOS-10) and gives heavy protection (SG-PRO-10, 11) */
export const STURDY = 2;
/** a partition: nobody moves or leans through it (SG-PRT-04) */
export const PARTITION = 4;
/** moving through it costs 1 additional MP (SG-MOV-05, 06) */
export const SLOW = 8;
/** a printed door or window that is open: Kapkan's trigger (SG-SGD-31) */
export const OPENING = 16;
/** a heavy wall, the only place for wall-mounted gadgets (SG-GAD-05) */
export const MOUNT = 32;

/** Kind 0 is no space: a structural element, impassable and never a target (SG-PRT-18). */
export const LEGEND = {
  cells: [
    { name: 'structural', bits: 0 },
    { name: 'interior', bits: 0 },
    { name: 'perimeter', bits: 0 },
  ],
  edges: [
    { name: 'open', bits: 0 },
    { name: 'heavy', bits: SIGHT | STURDY | PARTITION | MOUNT },
    { name: 'fortified', bits: SIGHT | STURDY | PARTITION },
    { name: 'light', bits: SIGHT | PARTITION },
    { name: 'holed', bits: PARTITION },
    { name: 'door', bits: OPENING },
    { name: 'window', bits: OPENING | SLOW },
    { name: 'barricadedDoor', bits: SIGHT | PARTITION },
    { name: 'barricadedWindow', bits: SIGHT | PARTITION },
    { name: 'breach', bits: SLOW },
    { name: 'panelledDoor', bits: SIGHT | STURDY | PARTITION },
    { name: 'panelledWindow', bits: SIGHT | STURDY | PARTITION },
  ],
} as const satisfies Legend;

export type SectionKind = (typeof LEGEND.edges)[number]['name'];
export type SpaceKind = (typeof LEGEND.cells)[number]['name'];

export const sectionKind = (name: SectionKind): number => kindOf(LEGEND.edges, name);
export const spaceKind = (name: SpaceKind): number => kindOf(LEGEND.cells, name);
