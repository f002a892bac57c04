import { type RefObject, useLayoutEffect } from 'react';
import { freeOf, type Viewport, type WindowSize } from './pan-zoom.ts';
import { tipPlace } from './tip-place.ts';
import { MARGIN, type Rect } from './units.ts';

interface Beside {
  readonly target: Rect;
  /** what should not be hidden */
  readonly others: readonly Rect[];
  readonly view: Viewport;
  readonly size: WindowSize;
}

/** Pixels between a target and what is said of it, and what lies over the window's edges: the rulers. */
const GAP = 10;
const EDGE = { top: 22, side: 22, bottom: 6 };

/** Sets `--x` and `--y` of a box that lies on the board, in spaces, so that it stands beside a target. */
export function useBeside(box: RefObject<HTMLElement | null>, { target, others, view, size }: Beside): void {
  // How large it is is known once its words are set.
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const { x, y, scale } = view;
    const free = freeOf(size);
    const at = tipPlace({
      target,
      others,
      tip: { wide: current.offsetWidth / scale, high: current.offsetHeight / scale },
      window: {
        x: x + (free.x + EDGE.side) / scale,
        y: y + (free.y + EDGE.top) / scale,
        wide: (free.wide - 2 * EDGE.side) / scale,
        high: (free.high - EDGE.top - EDGE.bottom) / scale,
      },
      gap: GAP / scale,
    });
    current.style.setProperty('--x', String(at.x + MARGIN));
    current.style.setProperty('--y', String(at.y + MARGIN));
  }, [box, target, others, view, size]);
}
