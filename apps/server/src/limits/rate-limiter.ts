import { elapsed } from '../time.ts';
import { Allowance } from './allowance.ts';
import { networks } from './network.ts';

const MINUTE = 60_000;
/** So many are remembered before those who did least are forgotten. */
const MANY = 10_000;

/** The limit of one client: what it may do so often and not more. */
export interface RateLimit {
  /** How many seconds to wait before the next attempt; 0: none. */
  wait(): number;
  count(cost?: number): void;
}

/** Counts attempts at what can be guessed, or what is work, by whose they are: an address, a person, an account. */
export interface RateLimiter {
  wait(who: string): number;
  count(who: string, cost?: number): void;
  /** The same for one who asks often. */
  of(who: string): RateLimit;
}

/** So many attempts at once; spent ones come back evenly over a minute, or however long it is said to take. */
export function openRateLimiter(most: number, now: () => number = elapsed, ms: number = MINUTE): RateLimiter {
  const spent = new Map<string, Allowance>();
  /** A flood from everywhere: who tried most is remembered longest; of those who are alike, the last. */
  const forgetTheQuiet = () => {
    const at = now();
    const shares = Array.from(spent, ([who, allowance]) => ({ who, share: allowance.share(at) }));
    for (const { who, share } of shares.sort((a, b) => a.share - b.share)) {
      if (share > 0 && spent.size <= MANY / 2) return;
      spent.delete(who);
    }
  };
  const of = (who: string): RateLimit => {
    const all = networks(who).map(({ name, times }) => ({ name, most: most * times }));
    const at = (one: { readonly name: string; readonly most: number }) =>
      spent.get(one.name) ?? new Allowance(one.most, ms);
    return {
      wait() {
        let longest = 0;
        for (const one of all) longest = Math.max(longest, at(one).wait(now()));
        return longest;
      },
      count(cost = 1) {
        for (const one of all) {
          const { name } = one;
          const allowance = at(one);
          allowance.count(now(), cost);
          spent.delete(name);
          spent.set(name, allowance);
        }
        if (spent.size > MANY) forgetTheQuiet();
      },
    };
  };
  return { wait: (who) => of(who).wait(), count: (who, cost) => of(who).count(cost), of };
}
