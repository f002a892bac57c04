import type { Cell } from '@sightline/board';
import { nearestFree } from '@sightline/board';
import { call, done } from '@sightline/kernel';
import { followedBy } from './acts.ts';
import type { G } from './doom.ts';
import { placed } from './events.ts';
import { figuresOn, isMarine, seatOf, standingOn } from './figures.ts';
import { freeSpaces } from './movement.ts';
import { offerItem, respawn } from './procedures.ts';
import { boardOf } from './statics.ts';
import { telefrag } from './stepping.ts';
import { enters } from './teleporters.ts';

/** DM-RSP-02, 05, 07: any teleporter with room; without one, a starting space. */
function respawnSpaces(g: G): readonly Cell[] {
  const { teleporterCells, mission } = g.statics;
  const hasRoom = (cell: Cell): boolean => spacesAt(g, cell).length > 0;
  const open = teleporterCells.filter(
    (cell, i) => (!mission.file.respawnOnlyActive || g.state.teleporters[i]) && hasRoom(cell),
  );
  return open.length > 0 ? open : mission.starts.filter(hasRoom);
}

/** DM-RSP-04: beside a marine who stands there. */
function spacesAt(g: G, cell: Cell): readonly Cell[] {
  if (!figuresOn(g, [cell], -1).some(isMarine)) return [cell];
  return nearestFree(boardOf(g).walk, cell, g.statics.walkerEntry, freeSpaces(g));
}

function appear(g: G, l: { figure: number; teleporter: number }, cell: Cell) {
  g.state.figures[l.figure].at = standingOn(cell);
  g.emit(placed, { figure: l.figure, to: cell, by: 'respawn' });
  enters(g, l.figure);
  // DM-RSP-03
  return followedBy(telefrag(g, l.figure, cell), 'items');
}

export const respawnSteps = respawn.steps('teleporter', 'arrive', 'space', 'items').are({
  teleporter: {
    ask: 'one',
    seat: (_g, l) => seatOf(l.figure),
    choices: {
      respawn: {
        form: 'place',
        candidates(g, _l, offer) {
          for (const cell of respawnSpaces(g)) offer(cell);
        },
        does(_g, l, cell) {
          l.teleporter = cell;
        },
      },
    },
    ifNone: () => done(),
  },
  arrive(g, l) {
    const spaces = spacesAt(g, l.teleporter);
    if (spaces.length === 1) return appear(g, l, spaces[0]);
  },
  // DM-RSP-06
  space: {
    ask: 'one',
    seat: (_g, l) => seatOf(l.figure),
    choices: {
      respawn: {
        form: 'place',
        candidates(g, l, offer) {
          for (const cell of spacesAt(g, l.teleporter)) offer(cell);
        },
        does: (g, l, cell) => appear(g, l, cell),
      },
    },
  },
  items: (_g, l) => call(offerItem, { figure: l.figure }),
});
