import type { Tone } from '@sightline/table';
import { memo, useLayoutEffect, useRef } from 'react';
import { captionPlace } from './caption-place.ts';
import { decoration } from './decoration.ts';
import { isShort } from './flying-layer.tsx';
import type { Viewport, WindowSize } from './pan-zoom.ts';
import type { Places } from './places.ts';
import type { Flying } from './props.ts';
import { MARGIN } from './units.ts';
import './captions.css';

interface Eye {
  /** where the view is going to be */
  goal(): Viewport;
  size(): WindowSize;
}

interface Props extends Eye {
  readonly flying: readonly Flying[];
  readonly places: Places;
}

/** Words about what happens, at the spot: as large at every zoom, and whole in the window. The log says them too. */
export const Captions = memo(function Captions({ flying, places, goal, size }: Props) {
  return flying.map((one) => {
    if (one.show === 'shot' || (one.show === 'number' && isShort(one.text))) return null;
    const at = places.middleOf(one.at);
    if (at === null) return null;
    const [text, off] = one.show === 'icon' ? [one.label, 0.72] : [one.text, 0.1];
    return <Caption key={one.id} at={at} off={off} text={text} tone={one.tone} goal={goal} size={size} />;
  });
});

interface CaptionProps extends Eye {
  readonly at: readonly [x: number, y: number];
  /** how far below, in spaces */
  readonly off: number;
  readonly text: string;
  readonly tone: Tone;
}

function Caption({ at: [x, y], off, text, tone, goal, size }: CaptionProps) {
  const box = useRef<HTMLDivElement>(null);
  // How large it is is known once its words are set.
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const { offsetWidth: wide, offsetHeight: high } = current;
    const [left, top] = captionPlace(goal(), size(), [x, y], { wide, high, off });
    current.style.setProperty('--x', String(left + MARGIN));
    current.style.setProperty('--y', String(top + MARGIN));
  }, [x, y, off, goal, size]);
  return (
    <div ref={box} className={`board-caption board-tone-${tone}`} data-test="caption" {...decoration}>
      <span>{text}</span>
    </div>
  );
}
