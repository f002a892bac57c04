import { has, type SeatSet } from '../seat.ts';
import { type Declared, declare } from './shape.ts';

/**
 * A deck, a hand, a discard pile, a bag: items in order, and for each place who knows what lies there. The last
 * item is the top. Items are numbers of the game's own (cards, tiles, tokens).
 *
 * All piles of one *universe* share the same contents: every item lies in exactly one of them at any
 * time (one of them may be "out of the game"). That is what lets a bot guess what it may not see: the items it
 * can see nowhere are shuffled over the places it can't look into.
 *
 * Its lists are replaced, never changed in place: copies of a state share them, which makes a copy several times cheaper.
 */
export interface Pile {
  items: readonly number[];
  known: readonly SeatSet[];
}

export interface SeenPile {
  readonly items: readonly (number | null)[];
  readonly known: readonly SeatSet[];
}

export function pile(universe: string): Declared<Pile, SeenPile> {
  return declare<Pile, SeenPile>({
    scalar: false,
    common: false,
    initial: () => ({ items: [], known: [] }),
    copy: (p) => ({ items: p.items, known: p.known }),
    equal: (a, b) =>
      a.items.length === b.items.length &&
      a.items.every((x, i) => x === b.items[i]) &&
      a.known.every((x, i) => x === b.known[i]),
    write(p, w) {
      w.int(p.items.length);
      for (let i = 0; i < p.items.length; i++) {
        w.int(p.items[i]);
        w.int(p.known[i]);
      }
    },
    read(r) {
      const items: number[] = [];
      const known: SeatSet[] = [];
      for (let n = r.length(); n > 0; n--) {
        items.push(r.int());
        known.push(r.int());
      }
      return { items, known };
    },
    see(p, seat, shown) {
      const items = p.items.map((x, i) => (has(p.known[i], seat) ? x : null));
      const same =
        shown?.items.length === items.length &&
        items.every((x, i) => x === shown.items[i] && p.known[i] === shown.known[i]);
      return same ? shown : { items, known: p.known.slice() };
    },
    guess(seen, g) {
      const pile: Pile = { items: seen.items.map((x) => x ?? -1), known: seen.known.slice() };
      seen.items.forEach((x, index) => {
        if (x === null) g.hidden(universe, { pile, index });
        else g.known(universe, x);
      });
      return pile;
    },
    fault(p, path) {
      const { items, known } = (p ?? {}) as Pile;
      if (!Array.isArray(items) || !Array.isArray(known) || items.length !== known.length)
        return `${path} should be a pile with a set of seats for each item`;
      const odd = [...items, ...known].find((x) => !Number.isSafeInteger(x));
      return odd === undefined ? null : `${path} should hold whole numbers, not ${odd}`;
    },
    eachPile: (p, visit) => visit(universe, p),
  });
}
