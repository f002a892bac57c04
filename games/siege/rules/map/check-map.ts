import {
  beside,
  type Cell,
  type Component,
  cellsBeside,
  edgeOf,
  exists,
  type Ground,
  type MapFile,
  SIDES,
} from '@sightline/board';
import type { NoteFault } from './guide-error.ts';
import { LEGEND, type SectionKind, sectionKind, spaceKind } from './legend.ts';
import type { MarksOnMap } from './read-marks.ts';
import { sectionName, spaceName } from './space-names.ts';
import { isOnePiece, spacesWalkedFrom } from './walking.ts';

/** Kinds that are printed; the others come about in play. */
const COMPONENT_KINDS: readonly SectionKind[] = ['fortified', 'light', 'holed', 'door', 'window'];
const OPEN = sectionKind('open');
const HEAVY = sectionKind('heavy');
const INTERIOR = spaceKind('interior');
/** SG-DEP-13: one space for each attacker. */
const LEAST_PERIMETER = 5;

/** SG-PRT-22: every destructible wall and every opening belongs to a straight component of one or two sections. */
export function checkComponents(
  { ground: g, components }: MapFile,
  partitionOf: Int16Array,
  note: NoteFault,
): void {
  for (const component of components) checkComponent(g, component, note);
  for (let e = 0; e < g.layout.edges; e++) {
    const kind = LEGEND.edges[g.edgeKind[e]].name;
    if (g.edgeKind[e] === OPEN || g.edgeKind[e] === HEAVY) continue;
    const title = `the section ${sectionName(g.layout, e)}`;
    if (!COMPONENT_KINDS.includes(kind))
      note('section', `${title}: expected heavy, ${COMPONENT_KINDS.join(', ')} or nothing, found ${kind}`);
    else if (partitionOf[e] < 0)
      note('section', `${title}: expected a component for its ${kind}, found none`);
    if (cellsBeside(g.layout, e).some((c) => !exists(g, c)))
      note('section', `${title}: expected a space on both sides of its ${kind}`);
  }
}

function checkComponent(g: Ground, { id, kind, edges, tags, props }: Component, note: NoteFault): void {
  const title = `the component "${id}"`;
  if (!COMPONENT_KINDS.some((one) => one === kind))
    note('component', `${title}: expected one of ${COMPONENT_KINDS.join(', ')}, found ${kind}`);
  for (const word of [...tags, ...Object.keys(props)])
    note('component', `${title}: expected nothing but its id, found "${word}"`);
  if (edges.length > 2) note('component', `${title}: expected one or two sections, found ${edges.length}`);
  else if (edges.length === 2 && !areInLine(g, edges[0], edges[1]))
    note(
      'component',
      `${title}: expected two sections in line, found ${edges.map((e) => sectionName(g.layout, e)).join(' and ')}`,
    );
}

/** Ascending: the first one ends where the second one begins. */
function areInLine({ layout: l }: Ground, a: number, b: number): boolean {
  if (a < l.verticals) return b === a + l.width + 1;
  return b === a + 1 && (b - l.verticals) % l.width !== 0;
}

/** SG-PRT-18: heavy wall on every side that leads to a space. */
export function checkStructuralElements(g: Ground, note: NoteFault): void {
  for (let c = 0; c < g.layout.cells; c++) {
    if (exists(g, c)) continue;
    for (const side of SIDES) {
      const e = edgeOf(g.layout, c, side);
      if (exists(g, beside(g.layout, c, side)) && g.edgeKind[e] !== HEAVY)
        note(
          'structural',
          `the structural element at ${spaceName(g.layout, c)}: expected a heavy wall at ${sectionName(g.layout, e)}`,
        );
    }
  }
}

/** SG-ENV-13, 16: inside one outline, and inside the building. */
export function checkRooms({ ground: g, rooms }: MapFile, note: NoteFault): void {
  for (const { id, tags, props, cells } of rooms) {
    const title = `the room "${id}"`;
    for (const word of [...tags.filter((tag) => tag !== 'vertical'), ...Object.keys(props)])
      note('room', `${title}: expected vertical or nothing, found "${word}"`);
    const outside = cells.find((c) => g.cellKind[c] !== INTERIOR);
    if (outside !== undefined)
      note(
        'room',
        `${title}: expected spaces inside the building, found ${spaceName(g.layout, outside)} on the perimeter`,
      );
    if (!isOnePiece(g, cells, 0)) note('room', `${title}: expected one outline, found spaces apart`);
  }
}

/** Everything inside can be walked to from outside. */
export function checkReach(
  g: Ground,
  rooms: readonly { readonly id: string; readonly spaces: readonly Cell[] }[],
  { obstacleOf }: MarksOnMap,
  perimeter: Uint8Array,
  note: NoteFault,
): Uint8Array {
  const outside = [...perimeter.keys()].filter((c) => perimeter[c] === 1);
  const free = outside.filter((c) => obstacleOf[c] < 0).length;
  if (free < LEAST_PERIMETER)
    note('count', `expected ${LEAST_PERIMETER} perimeter spaces without obstacle or more, found ${free}`);
  const reachable = spacesWalkedFrom(g, outside);
  const shut = (c: Cell): boolean => exists(g, c) && reachable[c] === 0;
  const inRooms = new Set(rooms.flatMap(({ spaces }) => spaces));
  for (const { id, spaces } of rooms) {
    const lost = spaces.filter(shut);
    if (lost.length > 0)
      note('out-of-reach', `the room "${id}": nobody can walk from the perimeter to ${listed(g, lost)}`);
  }
  const corridors = [...g.cellKind.keys()].filter((c) => shut(c) && !inRooms.has(c));
  if (corridors.length > 0)
    note('out-of-reach', `nobody can walk from the perimeter to ${listed(g, corridors)}`);
  return reachable;
}

const MOST_LISTED = 8;
function listed(g: Ground, cells: readonly Cell[]): string {
  const names = cells.slice(0, MOST_LISTED).map((c) => spaceName(g.layout, c));
  return names.join(' ') + (cells.length > MOST_LISTED ? ' …' : '');
}
