import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So near the end somebody reads along. */
const NEAR = 24;
/** So long after a hand's last movement what scrolls still follows from it, in milliseconds: wheels and fingers coast. */
const COAST = 700;

/**
 * Keeps what grows at its end scrolled to the end, until a person goes back in it. Only a hand changes that: the
 * browser, too, scrolls when lines go away, when the place grows or is hidden for a while.
 */
export function useFollowing(box: RefObject<HTMLElement | null>, lines: readonly unknown[]) {
  const follows = useRef(true);
  const hand = useRef({ last: Number.NEGATIVE_INFINITY, holds: false });
  const [behind, setBehind] = useState(false);

  const toEnd = () => {
    const at = box.current;
    if (at !== null) at.scrollTop = at.scrollHeight;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line is what scrolls
  useLayoutEffect(() => {
    if (follows.current) toEnd();
    else setBehind(true);
  }, [lines]);
  // Whatever is shown above takes room and gives it back; letters that come late change the lines.
  const empty = lines.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the first line another element holds them
  useEffect(() => {
    const at = box.current;
    if (at === null) return;
    const watch = new ResizeObserver(() => {
      if (follows.current) at.scrollTop = at.scrollHeight;
    });
    watch.observe(at);
    if (at.firstElementChild !== null) watch.observe(at.firstElementChild);
    return () => watch.disconnect();
  }, [box, empty]);
  // A hand on the scroll bar lets go of it anywhere.
  useEffect(() => {
    const letGo = () => {
      if (hand.current.holds) hand.current = { last: performance.now(), holds: false };
    };
    addEventListener('pointerup', letGo);
    addEventListener('pointercancel', letGo);
    return () => {
      removeEventListener('pointerup', letGo);
      removeEventListener('pointercancel', letGo);
    };
  }, []);

  const moved = () => {
    hand.current.last = performance.now();
  };
  return {
    behind,
    goToEnd() {
      follows.current = true;
      setBehind(false);
      toEnd();
    },
    /** for whatever moves the lines besides: keys */
    moved,
    handlers: {
      onWheel: moved,
      onTouchMove: moved,
      onPointerDown: () => {
        hand.current.holds = true;
      },
      onScroll: () => {
        const at = box.current;
        const { last, holds } = hand.current;
        if (at === null || (!holds && performance.now() - last > COAST)) return;
        follows.current = at.scrollHeight - at.scrollTop - at.clientHeight < NEAR;
        if (follows.current) setBehind(false);
      },
    },
  };
}
