import { create } from 'zustand';

/** Whether the app can be opened without a network. */
export const useOffline = create<{ readonly state: 'unknown' | 'ready' | 'impossible' }>(() => ({
  state: 'unknown',
}));

/** Lets the browser keep the app, if it can. Without that everything works, only not without a network. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) {
    useOffline.setState({ state: 'impossible' });
    return;
  }
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
    useOffline.setState({ state: 'ready' });
  } catch {
    useOffline.setState({ state: 'impossible' });
  }
}
