import { isIPv6 } from 'node:net';

const MINUTE = 60_000;
/** So many addresses are remembered before those that have been quiet are forgotten. */
const MANY = 10_000;

/** Counts attempts at what can be guessed, by the address they come from. */
export interface Guesses {
  /** How many seconds an address has to wait before its next attempt; 0: none. */
  wait(address: string): number;
  count(address: string): void;
}

/** So many attempts at once; spent ones come back evenly over a minute, or however long it is said to take. */
export function openGuesses(most: number, now: () => number = Date.now, ms: number = MINUTE): Guesses {
  const spent = new Map<string, { n: number; at: number }>();
  const spentBy = (who: string) => {
    const s = spent.get(who);
    if (!s) return { n: 0, at: now() };
    const at = now();
    return { n: Math.max(0, s.n - ((at - s.at) * most) / ms), at };
  };
  const forgetTheQuiet = () => {
    for (const who of spent.keys()) if (spentBy(who).n === 0) spent.delete(who);
    // A flood from everywhere: the oldest go first.
    for (const who of spent.keys()) if (spent.size > MANY / 2) spent.delete(who);
  };
  return {
    wait(address) {
      const over = spentBy(network(address)).n + 1 - most;
      return over <= 1e-9 ? 0 : Math.ceil((over * ms) / Math.max(most, 1) / 1000);
    },
    count(address) {
      const who = network(address);
      const { n, at } = spentBy(who);
      spent.delete(who);
      spent.set(who, { n: n + 1, at });
      if (spent.size > MANY) forgetTheQuiet();
    },
  };
}

/** A home has one address of the old kind, and 2^64 of the new kind, which count as one. */
export function network(address: string): string {
  const old = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (old) return old[1];
  if (!isIPv6(address)) return address;
  const [head, tail] = address.split('%')[0].split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(Math.max(0, zeros)).fill('0'), ...last];
  return groups
    .slice(0, 4)
    .map((g) => Number.parseInt(g, 16).toString(16))
    .join(':');
}
