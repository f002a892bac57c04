import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Folds a bar until it fits: tries `data-fold` 0, 1, 2 … and stays with the first that doesn't overflow. How wide the
 * words are depends on the language and the size of text, so no width of screen could say it.
 */
export function useFolding<E extends HTMLElement>(most: number) {
  const bar = useRef<E>(null);
  const fitted = useRef('');
  const fit = useCallback(() => {
    const at = bar.current;
    if (at === null) return;
    fitted.current = contentOf(at);
    for (let fold = 0; fold <= most; fold++) {
      at.dataset.fold = String(fold);
      if (at.scrollWidth <= at.clientWidth) return;
    }
  }, [most]);
  // Each try lays the page out, which takes longer than all else that a step on the board changes.
  useLayoutEffect(() => {
    if (bar.current !== null && contentOf(bar.current) !== fitted.current) fit();
  });
  useLayoutEffect(() => {
    if (bar.current === null) return;
    const watch = new ResizeObserver(fit);
    watch.observe(bar.current);
    document.fonts.addEventListener('loadingdone', fit);
    return () => {
      watch.disconnect();
      document.fonts.removeEventListener('loadingdone', fit);
    };
  }, [fit]);
  return bar;
}

/** What decides how wide a bar is: all that stands in it, though not which digits (they are equally wide). */
const contentOf = (bar: HTMLElement): string => bar.innerHTML.replaceAll(/\d/g, '0');
