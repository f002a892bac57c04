import { create } from 'zustand';
import { go, routeOf } from './route.ts';

/** Whether the app can be opened without a network. */
export const useOffline = create<{ readonly state: 'unknown' | 'ready' | 'impossible' }>(() => ({
  state: 'unknown',
}));

/**
 * Lets the browser keep the app, if it can. Without that everything works, only not without a network. `script` is
 * what this page runs on.
 */
export async function keepOffline(script: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) {
    useOffline.setState({ state: 'impossible' });
    return;
  }
  // As long as this page is open: should there be a new version, the service worker keeps the files of this one.
  void navigator.locks?.request(new URL(script).pathname, { mode: 'shared' }, () => new Promise(() => {}));
  answerWorker();
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
    useOffline.setState({ state: 'ready' });
  } catch {
    useOffline.setState({ state: 'impossible' });
  }
}

/** Somebody has clicked a notice: the service worker looks for a page that may show what it is about. */
function answerWorker(): void {
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    const said = data as { readonly ask?: 'where'; readonly go?: string };
    if (said.go !== undefined) go(said.go);
    const { hash } = location;
    const { page } = routeOf(hash);
    if (said.ask === 'where')
      ports[0]?.postMessage({ hash, atTable: page === 'play' || page === 'online-match' });
  });
}
