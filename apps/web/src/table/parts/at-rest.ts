/** Where the pointer was last seen to go or to press. */
let seen: { readonly clientX: number; readonly clientY: number } | null = null;

for (const kind of ['pointermove', 'pointerdown'] as const)
  addEventListener(
    kind,
    (e) => {
      seen = e;
    },
    { capture: true, passive: true },
  );

/**
 * Something came to lie below a pointer that rests: nobody points at it. A browser tells of an entry either way; of a
 * real one before it tells that the pointer moved.
 */
export const cameByItself = ({ clientX, clientY }: { clientX: number; clientY: number }): boolean =>
  seen === null || (seen.clientX === clientX && seen.clientY === clientY);
