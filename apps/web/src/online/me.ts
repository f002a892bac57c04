import type { Me } from '@sightline/wire';
import { create } from 'zustand';
import { isKnown, keepOnline, useKnownOnline } from '../app/known-online.ts';
import { useSettings } from '../app/settings.ts';
import { codeOf, server } from './http.ts';

/** Who the server takes us for. */
interface MeStore {
  /** `nobody`: it does not know us yet */
  readonly state: 'asking' | 'known' | 'nobody' | 'no-server' | 'unreachable';
  readonly me: Me | null;
}

export const useMe = create<MeStore>(() => ({ state: 'asking', me: null }));

function known(me: Me): void {
  useMe.setState({ state: 'known', me });
  // Whoever is known to sit at a table is known.
  if (!isKnown(useKnownOnline.getState().online)) keepOnline('known');
}

/** Asks the server who we are. */
export async function findMe(): Promise<void> {
  try {
    known(await server.me());
  } catch (error) {
    const code = codeOf(error);
    const state = code === 'no-server' || code === 'unreachable' ? code : 'nobody';
    useMe.setState({ state, me: null });
    if (code === 'signed-out') keepOnline('nobody');
  }
}

/** Sits down under a name, with no account at all. */
export async function asGuest(name: string): Promise<void> {
  await server.guest();
  known(await server.changeMe({ name, language: useSettings.getState().language }));
}

export async function changeMe(some: { name?: string; mail?: boolean; language?: string }): Promise<void> {
  known(await server.changeMe(some));
}
