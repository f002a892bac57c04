import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Ref } from '../part-types.ts';
import type { Pointing } from '../parts.ts';

/** How long a finger rests before it asks what something is, in milliseconds. */
const HOLD = 450;

/** What a control does that stands for a ref: the pointer, the focus and a long press point at it, a click chooses it. */
export function usePointing(ref: Ref, { onPoint, onChoose }: Partial<Pointing>) {
  const hold = useRef({ timer: 0, asked: false, pointed: false });
  const point = (at: Ref | null) => {
    hold.current.pointed = at !== null;
    onPoint?.(at);
  };
  const letGo = () => clearTimeout(hold.current.timer);

  // Something may be taken from the table under the pointer, and then nobody hears that it was left.
  const latest = useRef(onPoint);
  useEffect(() => {
    latest.current = onPoint;
  });
  useEffect(() => {
    const held = hold.current;
    return () => {
      clearTimeout(held.timer);
      if (held.pointed) latest.current?.(null);
      held.pointed = false;
    };
  }, []);

  return {
    onPointerEnter: (e: PointerEvent) => {
      if (e.pointerType !== 'touch') point(ref);
    },
    onPointerLeave: (e: PointerEvent) => {
      letGo();
      if (e.pointerType !== 'touch') point(null);
    },
    onPointerDown: (e: PointerEvent) => {
      hold.current.asked = false;
      if (e.pointerType !== 'touch') return;
      hold.current.timer = setTimeout(() => {
        hold.current.asked = true;
        point(ref);
      }, HOLD) as unknown as number;
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onFocus: (_: FocusEvent) => point(ref),
    onBlur: (_: FocusEvent) => point(null),
    onContextMenu: (e: MouseEvent) => {
      if (hold.current.asked) e.preventDefault();
    },
    onClick: (_: MouseEvent) => {
      // The end of a long press chooses nothing.
      if (hold.current.asked) hold.current.asked = false;
      else onChoose?.(ref);
    },
  };
}
