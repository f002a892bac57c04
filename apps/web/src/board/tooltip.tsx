import { useLayoutEffect, useRef } from 'react';
import { decoration } from './decoration.ts';
import type { LitPlace } from './lit-layer.tsx';
import type { Size, View } from './pan-zoom.ts';
import { tipPlace } from './tip-place.ts';
import { MARGIN } from './units.ts';

interface Props {
  readonly place: LitPlace;
  /** everything that may be chosen */
  readonly lit: readonly LitPlace[];
  readonly view: View;
  readonly size: Size;
}

/** Pixels between a target and its words, and what lies over the window's edges: rulers, buttons, the legend. */
const GAP = 10;
const EDGE = { top: 22, side: 22, bottom: 58 };

/** What a lit target would do, in words beside it. Screen readers hear it from the target itself. */
export function Tooltip({ place, lit, view: { x, y, scale }, size }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // How long the words are is known once they are set.
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const at = tipPlace({
      target: place.rect,
      others: lit.filter((one) => one.ref !== place.ref).map((one) => one.rect),
      tip: { wide: current.offsetWidth / scale, high: current.offsetHeight / scale },
      window: {
        x: x + EDGE.side / scale,
        y: y + EDGE.top / scale,
        wide: (size.wide - 2 * EDGE.side) / scale,
        high: (size.high - EDGE.top - EDGE.bottom) / scale,
      },
      gap: GAP / scale,
    });
    current.style.setProperty('--x', String(at.x + MARGIN));
    current.style.setProperty('--y', String(at.y + MARGIN));
  }, [place, lit, x, y, scale, size]);
  return (
    <div ref={box} className="board-tip" {...decoration}>
      {place.label}
    </div>
  );
}
