import { create } from 'zustand';

const KEY = 'sightline.online';

/**
 * What the server knew of us when it was last asked: nobody, somebody, or somebody at a table. `unasked`: we were here
 * before and can't tell. `new`: this is a first visit, and there is nothing to ask.
 */
const KEPT = ['new', 'nobody', 'known', 'seated'] as const;
type Online = (typeof KEPT)[number] | 'unasked';

function kept(): Online {
  try {
    const found = localStorage.getItem(KEY);
    if (found === null) localStorage.setItem(KEY, 'new');
    // Whoever was here when this was not kept yet has the app kept by the browser.
    const before = found ?? (navigator.serviceWorker?.controller == null ? null : 'new');
    return before === 'new' ? 'unasked' : (KEPT.find((one) => one === before) ?? 'new');
  } catch {
    return 'new';
  }
}

/** The cookie by which the server knows us is not for scripts to read, and newcomers should not have it asked. */
export const useKnownOnline = create<{ readonly online: Online }>(() => ({ online: kept() }));

export const isKnown = (online: Online): boolean => online === 'known' || online === 'seated';

export function keepOnline(online: 'nobody' | 'known' | 'seated'): void {
  useKnownOnline.setState({ online });
  try {
    localStorage.setItem(KEY, online);
  } catch {
    // Then it is so as long as the page.
  }
}
