import { beside, type Cell, type Edge, edgeOf, exists, SIDES, type Side } from '@sightline/board';
import type { NoteFault } from './guide-error.ts';
import { sectionKind } from './legend.ts';
import type { LoadedMap } from './load-map.ts';
import { sectionName, spaceName, spaceNamed } from './space-names.ts';

/** Where an Operator stands on the main floor. */
export interface StandingPlace {
  readonly cell: Cell;
  readonly facing: Side;
  /** the space of the leaning standee, or -1 (SG-LEAN-03) */
  readonly standee: Cell;
}

/** Where a hidden token lies: on the main floor, or upstairs (then `cell` and `standee` are -1). */
export interface TokenPlace extends StandingPlace {
  /** the entryway with the Operator's Entryway Overwatch token (SG-DEP-10), or -1 on the main floor */
  readonly watches: Cell;
}

/** Where a gadget hangs (SG-GAD-05, 06). */
export interface WallPlace {
  /** the space it faces */
  readonly cell: Cell;
  /** the side of that space where it hangs */
  readonly side: Side;
  readonly edge: Edge;
}

const SIDE_WORDS = ['north', 'east', 'south', 'west'];
const sideNamed = (word: string): Side => SIDES[SIDE_WORDS.indexOf(word)];

/**
 * Reads places, whose form the schema has checked, and says what is wrong with them; a place that is off the board is
 * left out. `title` names the field.
 */
export function placeReader(map: LoadedMap, note: NoteFault) {
  const { ground: g, layout: l } = map;

  /** A space where things can lie: no structural element. */
  function space(title: string, name: string): Cell {
    const c = spaceNamed(l, name);
    if (exists(g, c)) return c;
    note('place', `${title}: expected a space of the map, found "${name}"`);
    return -1;
  }

  /** SG-ENV-12, SG-DEP-04, 13: free of obstacles, and on the side of the outer wall where it belongs. */
  function free(title: string, c: Cell, where: 'inside' | 'perimeter'): boolean {
    const is = map.perimeter[c] === 1 ? 'perimeter' : 'inside';
    const expected = where === 'inside' ? 'a space inside the building' : 'a perimeter space';
    if (is !== where) note('place', `${title}: expected ${expected}, found ${spaceName(l, c)}`);
    else if (map.obstacleOf[c] >= 0)
      note('place', `${title}: expected a free space, found an obstacle on ${spaceName(l, c)}`);
    return is === where && map.obstacleOf[c] < 0;
  }

  return {
    space,
    free,

    standing(title: string, written: string, where: 'inside' | 'perimeter'): StandingPlace | null {
      const [name, facing, , lean] = written.split(' ');
      const cell = space(title, name);
      if (cell < 0 || !free(title, cell, where)) return null;
      if (lean === undefined) return { cell, facing: sideNamed(facing), standee: -1 };
      const side = sideNamed(lean);
      const standee = beside(l, cell, side);
      if (!exists(g, standee) || !LEANS_THROUGH.includes(g.edgeKind[edgeOf(l, cell, side)])) {
        note('place', `${title}: expected nothing or a door between ${name} and its standee`);
        return null;
      }
      return free(title, standee, where) ? { cell, facing: sideNamed(facing), standee } : null;
    },

    onWall(title: string, written: string): WallPlace | null {
      const [name, word] = written.split(' ');
      const cell = space(title, name);
      if (cell < 0 || !free(title, cell, 'inside')) return null;
      const side = sideNamed(word);
      const edge = edgeOf(l, cell, side);
      if (g.edgeKind[edge] === HEAVY) return { cell, side, edge };
      note('place', `${title}: expected a heavy wall at ${sectionName(l, edge)}`);
      return null;
    },
  };
}

export type PlaceReader = ReturnType<typeof placeReader>;

const HEAVY = sectionKind('heavy');
/** SG-LEAN-04 to 07; whether a barricade stands in the door is asked where barricades are known. */
const LEANS_THROUGH = [sectionKind('open'), sectionKind('door')];
