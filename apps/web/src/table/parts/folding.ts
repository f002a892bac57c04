import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Folds a bar until it fits: tries `data-fold` 0, 1, 2 … and stays with the first that doesn't overflow. How wide the
 * words are depends on the language and the size of text, so no width of screen could say it.
 */
export function useFolding<E extends HTMLElement>(most: number) {
  const bar = useRef<E>(null);
  const fit = useCallback(() => {
    const at = bar.current;
    if (at === null) return;
    for (let fold = 0; fold <= most; fold++) {
      at.dataset.fold = String(fold);
      if (at.scrollWidth <= at.clientWidth) return;
    }
  }, [most]);
  // Each try lays the page out: whoever uses this is drawn only when there is something else in the bar.
  useLayoutEffect(fit);
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
