import { type ComponentType, lazy, useEffect } from 'react';

const parts: (() => Promise<unknown>)[] = [];
/** Whoever has just sat down waits for what they see; this long nothing has moved. */
const QUIET_MS = 3000;

/** A part of the page that few need at first: fetched when it is needed, or while nothing happens (`useFetchedAhead`). */
export function later<P extends object>(load: () => Promise<ComponentType<P>>) {
  parts.push(load);
  return lazy(async () => ({ default: await load() }));
}

/**
 * Once all is quiet, what may be needed later is fetched. By the time somebody needs it the server may have another
 * version of it, or the network may be gone, and a clock may be running.
 */
export function useFetchedAhead(quiet: boolean): void {
  useEffect(() => {
    if (!quiet) return undefined;
    const timer = setTimeout(() => {
      // What does not come now is fetched when it is needed.
      for (const load of parts.splice(0)) void load().catch(() => {});
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [quiet]);
}
