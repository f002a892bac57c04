import type { Piece, Ref } from '@sightline/table';
import { firstView, type Size, type View } from './pan-zoom.ts';
import { around, type Rect } from './units.ts';

interface Shown {
  readonly pieces: readonly Piece[];
  readonly lit: readonly { readonly ref: Ref }[];
  readonly floor: Rect;
  readonly level: number;
  rectOf(ref: Ref): Rect | null;
}

/** Where to look first: at all figures if they can be told apart then, else around the one whose turn it is. */
export function firstLook({ pieces, lit, floor, level, rectOf }: Shown, size: Size): View {
  const figures = pieces.filter((piece) => piece.level === level && piece.shape === 'figure');
  const active = figures.filter((piece) => piece.active);
  const friends = figures.filter((piece) => piece.tone === 'friend');
  const targets = lit.flatMap(({ ref }) => rectOf(ref) ?? []);
  const wide = around([...figures, ...targets]);
  const focus = around(active) ?? around(targets) ?? around(friends) ?? wide ?? floor;
  const near = around([...active, ...friends, ...targets]);
  const grown = (r: Rect): Rect => ({ x: r.x - 1.5, y: r.y - 1.5, wide: r.wide + 3, high: r.high + 3 });
  const all = firstView(grown(wide ?? floor), focus, size);
  if (near === null || figures.length === 0) return all;
  const close = firstView(grown(near), focus, size);
  // All figures if that costs little; else one's own and what may be done now.
  return all.scale >= 44 ? all : close;
}
