import { useEffect } from 'react';
import { isElsewhere } from '../table/key-target.ts';
import { useDesk } from './companion-context.ts';
import { useAct } from './use-act.ts';

/** Space hands over, P stops and goes on, T grabs the clock to think, U takes back: letters by their place. */
export function useCompanionKeys(): void {
  const { store } = useDesk();
  const act = useAct();
  useEffect(() => {
    function pressed(e: KeyboardEvent): void {
      const { face, takeBack } = store.getState();
      if (face === null || isElsewhere(e) || e.repeat) return;
      if (e.code === 'Space') {
        // What has the focus answers first.
        if (e.target instanceof Element && e.target.closest('button, a') !== null) return;
        if (face.main !== null) act(face.main, 'press');
      } else if (e.code === 'KeyP') {
        if (face.stop !== null) act(face.stop.act, 'any');
      } else if (e.code === 'KeyT') {
        const other = face.sides.find(({ mood, press }) => mood === 'waits' && press !== null);
        if (other?.press != null) act(other.press, 'press');
      } else if (e.code === 'KeyU') takeBack();
      else return;
      e.preventDefault();
    }
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [store, act]);
}
