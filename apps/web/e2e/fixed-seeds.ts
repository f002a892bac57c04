import type { BrowserContext, Page, Worker } from '@playwright/test';

/** Another number plays other matches; what a run found can be found again with its number. */
const RUN = process.env.E2E_SEED ?? '1';

/** How many hosts a browser had: each draws other seeds than the one before, or a second match would be the first. */
const hosts = new WeakMap<BrowserContext, number>();

/**
 * The same matches in every run: the seeds of a page's host come from a counted generator instead of
 * the browser's secret one. Call it before the page is opened.
 */
export function fixSeeds(page: Page, name: string): void {
  page.on('worker', (worker: Worker) => {
    const nth = (hosts.get(page.context()) ?? 0) + 1;
    hosts.set(page.context(), nth);
    // A page that is closed at once takes its worker with it.
    worker.evaluate(drawFrom, `${RUN} ${name} ${nth}`).catch(() => undefined);
  });
}

function drawFrom(name: string): void {
  let state = 0x9e3779b9;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x85ebca6b);
  const byte = () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    return ((mixed ^ (mixed >>> 14)) >>> 0) & 255;
  };
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array instanceof Uint8Array) for (let i = 0; i < array.length; i++) array[i] = byte();
    return array;
  };
}
