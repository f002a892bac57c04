/**
 * How a view became the next one. A view is a few kilobytes, an input changes a few numbers of it: what is sent is the
 * places that changed, each with what is there now.
 */

/** From the outermost field inwards: names of fields, places in lists. */
export type ChangePath = readonly (string | number)[];

/** `[path, value]`: what is there now; `[path]`: a field that is gone. */
export type Change = readonly [path: ChangePath, value: unknown] | readonly [path: ChangePath];

type Fields = Readonly<Record<string, unknown>>;

/** What has to be done to `before` to get `after`. Both are plain data. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const out: Change[] = [];
  compare(before, after, [], out);
  return out;
}

/** `path` is one list for the whole way through, copied where something changed. */
function compare(a: unknown, b: unknown, path: (string | number)[], out: Change[]): void {
  if (a === b) return;
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) {
    const before = out.length;
    for (let i = 0; i < b.length; i++) {
      if (a[i] === b[i]) continue;
      path.push(i);
      compare(a[i], b[i], path, out);
      path.pop();
    }
    // Where much of a list is new, the list itself is shorter than what to change in it: of numbers that is soon so.
    const most = typeof b[0] === 'number' ? b.length / 12 : b.length / 2;
    if (out.length - before > most) out.splice(before, out.length, [[...path], b]);
  } else if (isFields(a) && isFields(b)) {
    const before = out.length;
    let common = 0;
    for (const key in b) {
      const was = a[key];
      const is = b[key];
      if (was === is && is !== undefined) common++;
      else if (!Object.hasOwn(a, key)) out.push([[...path, key], is]);
      else {
        common++;
        path.push(key);
        compare(was, is, path, out);
        path.pop();
      }
    }
    // Fields hardly ever go: they are looked for only where there were more.
    if (countOf(a) > common) {
      const gone = Object.keys(a).filter((key) => !Object.hasOwn(b, key));
      out.splice(before, 0, ...gone.map((key): Change => [[...path, key]]));
    }
  } else out.push([[...path], b]);
}

function countOf(fields: Fields): number {
  let count = 0;
  for (const _ in fields) count++;
  return count;
}

const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);

/** Does what `changesOf` says. `before` stays as it is; whatever did not change is shared with it. */
export function changed<T>(before: T, changes: readonly Change[]): T {
  // Of several changes in one list or record, only the first has to copy it.
  const own = new Set<unknown>();
  const copy = (x: unknown): unknown => {
    if (own.has(x)) return x;
    const c = Array.isArray(x) ? [...x] : { ...(x as Fields) };
    own.add(c);
    return c;
  };
  let now: unknown = before;
  for (const change of changes) {
    const [path] = change;
    if (path.length === 0) {
      now = change[1];
      continue;
    }
    now = copy(now);
    let at = now as Record<string | number, unknown>;
    const end = path.length - 1;
    for (let i = 0; i < end; i++) {
      at[path[i]] = copy(at[path[i]]);
      at = at[path[i]] as Record<string | number, unknown>;
    }
    if (change.length === 1) delete at[path[end]];
    else at[path[end]] = change[1];
  }
  return now as T;
}
