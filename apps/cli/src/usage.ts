import { parseArgs } from 'node:util';

/** The command's words are off: told in one line, exit code 2. */
export class UsageError extends Error {}

type Kinds = Readonly<Record<string, 'flag' | 'number' | 'text'>>;
type Values<K extends Kinds> = {
  [P in keyof K]: (K[P] extends 'flag' ? boolean : K[P] extends 'number' ? number : string) | undefined;
};

/** Parses `--name value` options and what is left over; anything unknown is a UsageError. */
export function options<const K extends Kinds>(
  args: readonly string[],
  kinds: K,
): { values: Values<K>; rest: string[] } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(
        Object.entries(kinds).map(([name, kind]) => [name, { type: kind === 'flag' ? 'boolean' : 'string' }]),
      ),
    });
    const out: Record<string, unknown> = {};
    for (const [name, kind] of Object.entries(kinds)) {
      const v = values[name];
      if (kind === 'number' && v !== undefined) {
        const n = Number(v);
        if (!Number.isSafeInteger(n) || n < 0)
          throw new UsageError(`--${name} takes a whole number, not "${v}"`);
        out[name] = n;
      } else out[name] = v;
    }
    return { values: out as Values<K>, rest: positionals };
  } catch (e) {
    if (e instanceof UsageError) throw e;
    throw new UsageError((e instanceof Error ? e.message : String(e)).replaceAll('\n', ' '));
  }
}
