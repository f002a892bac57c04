import type { Scene } from '@sightline/table';
import { hand } from './hand.ts';
import { header } from './header.ts';
import { doorName } from './names.ts';
import { panels } from './panels.ts';
import { pieces } from './pieces.ts';
import { doorRef } from './refs.ts';
import type { ViewContext } from './view-context.ts';

/** Everything a seat sees at one moment. */
export const scene = (at: ViewContext): Scene => ({
  header: header(at),
  doors: at.view.state.doors.map((open, door) => ({
    ref: doorRef(door),
    open,
    label: doorName(at, door, open),
  })),
  pieces: pieces(at),
  panels: panels(at),
  hand: hand(at),
});
