import type { Me } from '@sightline/wire';
import { create } from 'zustand';
import { isKnown, keepOnline, useKnownOnline } from '../app/known-online.ts';

/** Who the server takes us for. */
interface MeStore {
  /** `nobody`: it does not know us yet, or not any more; `unreachable`: it did not say */
  readonly state: 'asking' | 'known' | 'nobody' | 'no-server' | 'unreachable';
  readonly me: Me | null;
}

export const useMe = create<MeStore>(() => ({ state: 'asking', me: null }));

export function known(me: Me): void {
  useMe.setState({ state: 'known', me });
  // Whoever is known to sit at a table is known.
  if (!isKnown(useKnownOnline.getState().online)) keepOnline('known');
}

export function nobody(): void {
  useMe.setState({ state: 'nobody', me: null });
  keepOnline('nobody');
}
