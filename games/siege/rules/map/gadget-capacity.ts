import type { Cell, Edge } from '@sightline/board';
import type { NoteFault } from './guide-error.ts';
import type { LoadedMap } from './load-map.ts';
import type { WallPlace } from './places.ts';
import { sectionName, spaceName } from './space-names.ts';

/** SG-GAD-03, 07: one gadget a space, where a wall-mounted one counts for the space it faces; one a wall section. */
export function gadgetCapacity({ layout: l }: LoadedMap, note: NoteFault) {
  const spaces = new Set<Cell>();
  const sections = new Set<Edge>();

  function lay(title: string, c: Cell): void {
    if (spaces.has(c)) note('place', `${title}: expected ${spaceName(l, c)} without another gadget`);
    spaces.add(c);
  }

  function hang(title: string, { cell, edge }: WallPlace): void {
    lay(title, cell);
    if (sections.has(edge))
      note('place', `${title}: expected nothing else on the wall at ${sectionName(l, edge)}`);
    sections.add(edge);
  }

  return { lay, hang };
}

export type GadgetCapacity = ReturnType<typeof gadgetCapacity>;
