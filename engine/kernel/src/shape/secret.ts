import { has, NOBODY, type SeatSet } from '../seat.ts';
import { type Declared, declare, type Shape } from './shape.ts';

/**
 * A value that only some seats know. *Who* knows is part of the state and open to all, as at a table: everybody
 * sees who looked at a card, only not what is on it. The kernel notices when `known` grows (somebody learned
 * something) because it grows only through what rules may do; undo stops there.
 */
export interface Secret<T> {
  value: T;
  known: SeatSet;
}

export interface SeenSecret<T> {
  readonly value: T | null;
  readonly known: SeatSet;
}

/** `among` lists what the value could be: a bot that may not know it picks one of these. */
export function secret<T extends NonNullable<unknown>>(
  of: Shape<T>,
  among: readonly [T, ...T[]],
): Declared<Secret<T>, SeenSecret<T>> {
  return declare<Secret<T>, SeenSecret<T>>({
    scalar: false,
    common: false,
    initial: () => ({ value: among[0], known: NOBODY }),
    copy: (s) => ({ value: of.copy(s.value), known: s.known }),
    equal: (a, b) => a.known === b.known && of.equal(a.value, b.value),
    write(s, w) {
      w.int(s.known);
      of.write(s.value, w);
    },
    read(r) {
      const known = r.int();
      return { value: of.read(r), known };
    },
    see(s, seat, shown) {
      const value = has(s.known, seat) ? of.copy(s.value) : null;
      return shown?.value === value && shown.known === s.known ? shown : { value, known: s.known };
    },
    guess: (seen, g) => ({
      value: of.copy(seen.value === null ? among[g.random(among.length)] : seen.value),
      known: seen.known,
    }),
    fault(s, path) {
      if (typeof s !== 'object' || s === null) return `${path} should be a secret`;
      const { value, known, ...rest } = s as Secret<T>;
      if (!Number.isInteger(known) || Object.keys(rest).length > 0) return `${path} should be a secret`;
      return of.fault(value, `${path}.value`);
    },
  });
}
