import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { createReplay, ReplayStore } from './replay-store.ts';

export const ReplayContext = createContext<ReturnType<typeof createReplay> | null>(null);

/** What the open replay shows and offers. */
export function useReplay<S>(select: (state: ReplayStore) => S): S {
  const store = useContext(ReplayContext);
  if (store === null) throw new Error('only in a replay');
  return useStore(store, select);
}
