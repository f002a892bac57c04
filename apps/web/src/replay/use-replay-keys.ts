import { useEffect } from 'react';
import type { ReplayStore } from './replay-store.ts';

/** What takes the key itself: fields all of them, what can be pressed only Space. */
const FIELDS = 'input:not([type="range"]), select, textarea';
const PRESSED = 'button, a, summary, [role="button"]';

/** Keys of the whole replay; the scrubber's are the same. */
export function useReplayKeys(replay: () => ReplayStore): void {
  useEffect(() => {
    function pressed(e: KeyboardEvent): void {
      if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const target = e.target instanceof Element ? e.target : null;
      if (target?.closest(FIELDS) != null) return;
      const { goTo, step, chapter, toggle, opened } = replay();
      if (opened === null) return;
      if (e.key === ' ') {
        if (target?.closest(PRESSED) != null) return;
        toggle();
      } else if (e.key === 'ArrowLeft' || e.key === 'ArrowRight') {
        const by = e.key === 'ArrowLeft' ? -1 : 1;
        if (e.shiftKey) chapter(by);
        else step(by);
      } else if (e.key === 'Home') goTo(0);
      else if (e.key === 'End') goTo(opened.inputs);
      else return;
      e.preventDefault();
    }
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [replay]);
}
