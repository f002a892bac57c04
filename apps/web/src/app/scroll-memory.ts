/** How far down each page of the history was read. */
const left = new Map<string, number>();
/** A page may have to fetch what it shows: so long it is waited for, in milliseconds. */
const PATIENCE = 3000;
/** What comes later still may push down what was read: so long it is held in its place. */
const SETTLING = 1000;

/**
 * What of an address makes another page: within the rules of a game the page itself leads to the passage. Told by its
 * letters, so that the first visit waits for nothing that only this needs.
 */
const pageOf = (url: string | null): string => /#\/(?:rules\/)?[^/]*/.exec(url ?? '')?.[0] ?? '#/';

let back = false;
/** The reader went back to where they are now: that is where the page was left, not where its address leads. */
export const cameBack = (): boolean => back;

let trying = 0;
const stop = () => cancelAnimationFrame(trying);

/** Scrolls as soon as the page is long enough and holds it there for a moment, unless somebody scrolls first. */
function scrollDown(y: number): void {
  let until = performance.now() + PATIENCE;
  let found = false;
  const attempt = () => {
    const now = performance.now();
    if (document.documentElement.scrollHeight - innerHeight >= y) {
      if (!found) until = now + SETTLING;
      found = true;
      scrollTo(0, y);
    }
    if (now < until) trying = requestAnimationFrame(attempt);
  };
  trying = requestAnimationFrame(attempt);
}

/** Who goes back finds a page as far down as it was left; a new one begins at its top. */
function remember({ navigation }: Window): void {
  for (const input of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(input, stop, { passive: true });
  navigation.addEventListener('currententrychange', ({ from, navigationType }) => {
    const now = navigation.currentEntry;
    if (now === null || now.key === from.key) return;
    left.set(from.key, scrollY);
    stop();
    const y = left.get(now.key);
    back = navigationType === 'traverse' && y !== undefined;
    if (navigationType === 'traverse') {
      // The page that is left may be long enough as well: it is gone when the address was read.
      if (y !== undefined) addEventListener('hashchange', () => scrollDown(y), { once: true });
    } else if (pageOf(from.url) !== pageOf(now.url)) scrollTo(0, 0);
  });
}

// Not every browser tells its history; then its own memory has to do.
if ('navigation' in window) remember(window);
