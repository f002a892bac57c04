import { type RefObject, useEffect, useRef } from 'react';

/** Whether the reader has done anything yet: gone to another page, or had the focus somewhere. */
let begun = false;
const begin = () => {
  begun = true;
};
addEventListener('hashchange', begin, { once: true });
addEventListener('focusin', begin, { once: true });

/** Whether the reader uses keys: where they are is shown to them then, and to nobody else. */
let keys = false;
addEventListener('keydown', () => {
  keys = true;
});
addEventListener('pointerdown', () => {
  keys = false;
});

/**
 * The heading of a page that has come in place of another: what had the focus is gone with that one, and keys and
 * screen readers go on from here. The first page of a visit begins where the browser lets it begin. `shown`: the
 * heading says something.
 */
export function useHeading(shown = true): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const heading = ref.current;
    if (heading === null || !shown || !begun || document.activeElement !== document.body) return;
    heading.dataset.framed = String(keys);
    // Who comes back is as far down as they were.
    heading.focus({ preventScroll: true });
  }, [shown]);
  return ref;
}
