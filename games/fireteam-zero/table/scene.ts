import type { Scene } from '@sightline/table';
import { hand } from './hand.ts';
import { header } from './header.ts';
import { aheadPanel, panels } from './panels.ts';
import { pieces } from './pieces.ts';
import type { ViewContext } from './view-context.ts';

/** Everything a seat sees at one moment. */
export const scene = (at: ViewContext): Scene => ({
  header: header(at),
  doors: [],
  pieces: pieces(at),
  panels: panels(at),
  aside: aheadPanel(at),
  hand: hand(at),
});
