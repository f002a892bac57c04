/** Where a page that is loaded anew finds what the one before it ran on. */
const BEFORE = 'sightline.before-new-version';
/** So long the new version may take to be kept before we go for it all the same. */
const PATIENCE = 30_000;

/** What this page runs on: each version has another script. */
const script = (): string => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';

/** Why a table of other rules than this page has can't be opened here. */
export const foreignKey = () => (isNewest() ? 'online.version.same' : 'online.version.other');

/** Whether the new version was fetched just now, and is the one that was here before. */
function isNewest(): boolean {
  try {
    return sessionStorage.getItem(BEFORE) === script();
  } catch {
    return false;
  }
}

/**
 * Loads the page anew, as the server has it now. What the browser keeps of the app is renewed first: else a slow network
 * would bring the old version back.
 */
export async function toNewVersion(): Promise<void> {
  await Promise.race([renewKept(), new Promise((late) => setTimeout(late, PATIENCE))]).catch(() => {});
  try {
    sessionStorage.setItem(BEFORE, script());
  } catch {}
  location.reload();
}

async function renewKept(): Promise<void> {
  const kept = await navigator.serviceWorker?.getRegistration();
  if (kept === undefined) return;
  await kept.update();
  const { installing } = kept;
  if (installing === null) return;
  await new Promise<void>((done) => {
    installing.addEventListener('statechange', () => {
      if (installing.state === 'activated' || installing.state === 'redundant') done();
    });
  });
}
