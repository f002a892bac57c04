import { create } from 'zustand';

const KEY = 'sightline.online';

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/**
 * Whether the server knew us when it was last asked. The cookie by which it does is not for scripts to read, and
 * whoever never played with others should not have it asked.
 */
export const useKnownOnline = create(() => ({ known: kept() }));

export function keepKnown(known: boolean): void {
  useKnownOnline.setState({ known });
  try {
    if (known) localStorage.setItem(KEY, 'known');
    else localStorage.removeItem(KEY);
  } catch {
    // Then it is so as long as the page.
  }
}
