import type { Piece, Ref } from '@sightline/table';
import { attend } from './attend.ts';
import { firstView, type Viewport, type WindowSize } from './pan-zoom.ts';
import { around, type Rect } from './units.ts';

interface Shown {
  readonly pieces: readonly Piece[];
  readonly lit: readonly { readonly ref: Ref }[];
  readonly floor: Rect;
  readonly level: number;
  rectOf(ref: Ref): Rect | null;
}

/** So many spaces are looked at, however few would do: somebody alone in a corner wants to see the room. */
const ROOM = 8;

/** With what lies around it. */
function grown({ x, y, wide, high }: Rect): Rect {
  const more = { wide: Math.max(3, ROOM - wide), high: Math.max(3, ROOM - high) };
  return { x: x - more.wide / 2, y: y - more.high / 2, wide: wide + more.wide, high: high + more.high };
}

/**
 * Where to look first: at all figures if they can be told apart then, else around the one whose turn it is; but what is
 * asked about has to be in sight.
 */
export function firstLook({ pieces, lit, floor, level, rectOf }: Shown, size: WindowSize): Viewport {
  const figures = pieces.filter((piece) => piece.level === level && piece.shape === 'figure');
  const active = figures.filter((piece) => piece.active);
  const friends = figures.filter((piece) => piece.tone === 'friend');
  const targets = lit.flatMap(({ ref }) => rectOf(ref) ?? []);
  const acting = around(active);
  const wide = around([...figures, ...targets]);
  const focus = acting ?? around(targets) ?? around(friends) ?? wide ?? floor;
  const near = around([...active, ...friends, ...targets]);
  let view = firstView(grown(wide ?? floor), focus, size);
  // All figures if that costs little; else one's own and what may be done now.
  if (near !== null && figures.length > 0 && view.scale < 44) view = firstView(grown(near), focus, size);
  return attend(view, size, 0, { must: acting === null ? [] : [acting], targets }) ?? view;
}
