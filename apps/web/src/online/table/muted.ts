const KEY = 'sightline.muted';
/** Nobody is bothered by more. */
const MOST = 500;

/** Whose lines are hidden on this device, by their signs; who was muted last is the last. Storage may be forbidden or meddled with. */
export function keptMuted(): ReadonlySet<string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(found) ? found.filter((by) => typeof by === 'string') : []);
  } catch {
    return new Set();
  }
}

/** … what was kept by another page since stays. */
export function keepMuted(by: string, muted: boolean): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...changed(keptMuted(), by, muted)].slice(-MOST)));
  } catch {
    // Then it is so as long as the page.
  }
}

export function changed(all: ReadonlySet<string>, by: string, muted: boolean): ReadonlySet<string> {
  const others = [...all].filter((one) => one !== by);
  return new Set(muted ? [...others, by] : others);
}
