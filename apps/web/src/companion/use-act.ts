import type { CompanionAct } from '@sightline/manifest';
import { useCallback } from 'react';
import { play } from '../sound/sounds.ts';
import { useDesk } from './companion-context.ts';

/**
 * `press`: on the half of a side, which is heard and felt, for nobody looks at what they press; `once`: not twice at
 * once; `any`: as often as somebody likes.
 */
type How = 'press' | 'once' | 'any';

const FELT_MS = 25;

/** Does what a button says, if it can be done now. */
export function useAct(): (act: CompanionAct, how: How) => void {
  const { store } = useDesk();
  return useCallback(
    (act, how) => {
      const guard = how === 'any' ? undefined : how === 'press' ? how : act.join(' ');
      if (!store.getState().act(act, guard) || how !== 'press') return;
      play('handedOver');
      navigator.vibrate?.(FELT_MS);
    },
    [store],
  );
}
