import { proxy, type Remote, wrap } from 'comlink';
import type { HostApi } from './api.ts';

let remote: Remote<HostApi> | null = null;

/** The worker that holds the matches; started when it is first needed. */
export function host(): Remote<HostApi> {
  remote ??= wrap<HostApi>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
  return remote;
}

/** A function that the worker may call. */
export const watcher = <A>(watch: (news: A) => void): typeof watch => proxy(watch);
