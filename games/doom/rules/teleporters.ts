import type { Cell } from '@sightline/board';
import type { G } from './doom.ts';
import { placed, teleporterActivated } from './events.ts';
import { cellOf, standingOn } from './figures.ts';
import { marineArrived } from './objectives.ts';

/** DM-TEL-02, 05: any entry of a marine activates an inactive teleporter. */
function activateTeleporter(g: G, marine: number): void {
  const teleporter = g.statics.teleporterCells.indexOf(cellOf(g, marine));
  if (teleporter < 0 || g.state.teleporters[teleporter]) return;
  g.state.teleporters[teleporter] = true;
  g.emit(teleporterActivated, { teleporter, marine });
}

/** What follows whenever a marine comes to stand on a space, however he got there. */
export function enters(g: G, marine: number): void {
  activateTeleporter(g, marine);
  marineArrived(g, marine);
}

/** An effect puts a marine on a teleporter's space, which is free. */
export function teleportTo(g: G, marine: number, cell: Cell): void {
  g.state.figures[marine].at = standingOn(cell);
  g.emit(placed, { figure: marine, to: cell, by: 'teleporter' });
  enters(g, marine);
}
