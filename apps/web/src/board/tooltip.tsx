import { useMemo, useRef } from 'react';
import { decoration } from './decoration.ts';
import type { LitPlace } from './lit-layer.tsx';
import type { Viewport, WindowSize } from './pan-zoom.ts';
import { useBeside } from './use-beside.ts';

interface Props {
  /** what is pointed at, the topmost first */
  readonly places: readonly [LitPlace, ...LitPlace[]];
  /** everything that may be chosen */
  readonly lit: readonly LitPlace[];
  readonly view: Viewport;
  readonly size: WindowSize;
}

/** What a lit target would do, in words beside it. Screen readers hear it from the target itself. */
export function Tooltip({ places, lit, view, size }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [{ ref, rect: target }] = places;
  const others = useMemo(() => lit.filter((one) => one.ref !== ref).map((one) => one.rect), [lit, ref]);
  useBeside(box, { target, others, view, size });
  return (
    <div ref={box} className="board-tip" {...decoration}>
      {places.map((place) => (
        <p key={place.ref}>{place.label}</p>
      ))}
    </div>
  );
}
