/** So many possibilities: which of them. */
export type Random = (n: number) => number;

export const pick = <T>(random: Random, from: readonly T[]): T => from[random(from.length)];

const TEXTS = [
  '',
  'me',
  'easy',
  'mine',
  'constructor',
  '__proto__',
  '\u0000',
  '\ud800',
  '\u202e',
  '%00',
  "' or 1=1--",
  '<script>',
  'ann@example.org',
  'x'.repeat(300),
  'x'.repeat(5000),
];
const NUMBERS = [-1, 0, 1, 2, 30, 31, 0.5, 1e21, -(2 ** 53), 2 ** 31, 2 ** 53 - 1];
const FIELDS = [
  'id',
  't',
  'seat',
  'kind',
  'game',
  'name',
  'length',
  'constructor',
  '__proto__',
  'toString',
  'then',
  '',
];

/** Any JSON. */
export function value(random: Random, depth: number): unknown {
  switch (random(depth > 0 ? 9 : 6)) {
    case 0:
      return null;
    case 1:
      return random(2) === 0;
    case 2:
    case 3:
      return pick(random, NUMBERS);
    case 4:
    case 5:
      return pick(random, TEXTS);
    case 6:
      return Array.from({ length: random(6) }, () => value(random, depth - 1));
    case 7:
      return Array.from({ length: random(20) === 0 ? 3000 : 2 }, () => pick(random, NUMBERS));
    default: {
      const fields = Array.from({ length: random(6) }, () => [
        pick(random, FIELDS),
        value(random, depth - 1),
      ]);
      return Object.fromEntries(fields);
    }
  }
}

/** The same with one thing changed somewhere: another value, one missing, or one too many; now and then with none. */
export function scrambled(random: Random, good: unknown): unknown {
  if (random(4) === 0) return good;
  if (typeof good !== 'object' || good === null || random(6) === 0) return value(random, 3);
  const names = Object.keys(good);
  if (names.length === 0 || random(8) === 0)
    return Array.isArray(good)
      ? [...(good as unknown[]), value(random, 2)]
      : { ...good, [pick(random, FIELDS)]: value(random, 2) };
  const name = pick(random, names);
  const inside = (good as Record<string, unknown>)[name];
  if (Array.isArray(good)) return good.with(Number(name), scrambled(random, inside));
  if (random(5) > 0) return { ...good, [name]: scrambled(random, inside) };
  const { [name]: _gone, ...rest } = good as Record<string, unknown>;
  return rest;
}
