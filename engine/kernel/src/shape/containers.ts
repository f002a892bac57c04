import { type AnyShape, type Data, type Declared, declare, type Seen, type Shape } from './shape.ts';

type PileVisitor = Parameters<NonNullable<AnyShape['eachPile']>>[1];

type Fields = Readonly<Record<string, AnyShape>>;
type DataOf<F extends Fields> = { -readonly [K in keyof F]: Data<F[K]> };
type SeenOf<F extends Fields> = { [K in keyof F]: Seen<F[K]> };

/** An object with exactly these fields. */
export function record<F extends Fields>(fields: F): Shape<DataOf<F>, SeenOf<F>> {
  type T = DataOf<F>;
  type Loose = Record<string, unknown>;
  const keys = Object.keys(fields);
  const shapes = keys.map((k) => fields[k]);
  const deep = keys.filter((k) => !fields[k].scalar);
  const deepShapes = deep.map((k) => fields[k]);
  const common = shapes.every((s) => s.common);
  const withPiles = keys.filter((k) => fields[k].eachPile !== undefined);

  function copy(value: T): T {
    // Spreading copies all scalars at once, and keeps the object's hidden class.
    const out: Loose = { ...value };
    for (let i = 0; i < deep.length; i++) out[deep[i]] = deepShapes[i].copy(out[deep[i]]);
    return out as T;
  }

  return {
    scalar: false,
    common,
    initial: () => Object.fromEntries(keys.map((k, i) => [k, shapes[i].initial()])) as T,
    copy,
    equal(a, b) {
      for (let i = 0; i < keys.length; i++) if (!shapes[i].equal(a[keys[i]], b[keys[i]])) return false;
      return true;
    },
    write(value, w) {
      for (let i = 0; i < keys.length; i++) shapes[i].write(value[keys[i]], w);
    },
    read(r) {
      const out: Loose = {};
      for (let i = 0; i < keys.length; i++) out[keys[i]] = shapes[i].read(r);
      return out as T;
    },
    see(value, seat, shown, beside) {
      if (common && beside !== undefined) return beside;
      const was = shown as Loose | undefined;
      const others = beside as Loose | undefined;
      // As long as nothing differs, nothing is made.
      let out: Loose | null = was === undefined ? {} : null;
      for (let i = 0; i < keys.length; i++) {
        const k = keys[i];
        const before = was === undefined ? undefined : was[k];
        let seen = value[k] as unknown;
        // Nothing in a scalar is secret.
        if (!shapes[i].scalar) seen = shapes[i].see(seen, seat, before, others?.[k]);
        if (out === null && seen !== before) out = { ...was };
        if (out !== null) out[k] = seen;
      }
      return (out ?? shown) as SeenOf<F>;
    },
    guess(seen, context) {
      const out: Loose = {};
      for (let i = 0; i < keys.length; i++) out[keys[i]] = shapes[i].guess(seen[keys[i]], context);
      return out as T;
    },
    fault(value, path) {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return `${path} should be a record`;
      for (const k of Object.keys(value))
        if (!Object.hasOwn(fields, k)) return `${path}.${k} is not a declared field`;
      for (let i = 0; i < keys.length; i++) {
        const f = shapes[i].fault((value as Loose)[keys[i]], `${path}.${keys[i]}`);
        if (f) return f;
      }
      return null;
    },
    ...(withPiles.length > 0 && {
      eachPile(value: T, visit: PileVisitor) {
        for (const k of withPiles) fields[k].eachPile?.(value[k], visit);
      },
    }),
  };
}

/**
 * Values in a row, each of the shape of its place. How to copy them is given: search copies states by the million, and
 * what is the same at every place copies faster without asking at each.
 */
function row<T, V>(
  at: (place: number) => Shape<T, V>,
  copy: (v: T[]) => T[],
  common: boolean,
  holdsPiles: boolean,
): Shape<T[], V[]> {
  return {
    scalar: false,
    common,
    initial: () => [],
    copy,
    equal: (a, b) => a.length === b.length && a.every((x, i) => at(i).equal(x, b[i])),
    write(value, w) {
      w.int(value.length);
      for (let i = 0; i < value.length; i++) at(i).write(value[i], w);
    },
    read: (r) => Array.from({ length: r.length() }, (_, i) => at(i).read(r)),
    see(value, seat, shown, beside) {
      if (common && beside !== undefined) return beside;
      // As long as nothing differs, nothing is made.
      let out: V[] | null = shown?.length === value.length ? null : [];
      for (let i = 0; i < value.length; i++) {
        const of = at(i);
        const before = shown?.[i];
        // Nothing in a scalar is secret.
        const seen = of.scalar ? (value[i] as unknown as V) : of.see(value[i], seat, before, beside?.[i]);
        if (out === null && seen !== before) out = (shown as V[]).slice();
        if (out !== null) out[i] = seen;
      }
      return out ?? (shown as V[]);
    },
    guess: (seen, context) => seen.map((x, i) => at(i).guess(x, context)),
    fault(value, path) {
      if (!Array.isArray(value)) return `${path} should be a list`;
      for (let i = 0; i < value.length; i++) {
        const f = at(i).fault(value[i], `${path}[${i}]`);
        if (f) return f;
      }
      return null;
    },
    ...(holdsPiles && {
      eachPile(value: T[], visit: PileVisitor) {
        for (let i = 0; i < value.length; i++) at(i).eachPile?.(value[i], visit);
      },
    }),
  };
}

export function list<T, V>(of: Shape<T, V>): Shape<T[], V[]> {
  return row(
    () => of,
    of.scalar ? (v) => v.slice() : (v) => v.map((x) => of.copy(x)),
    of.common,
    of.eachPile !== undefined,
  );
}

/**
 * A list whose places differ: `places(4, (marine) => pile(`actions ${marine}`))` gives each marine a universe of his own.
 * It holds at most so many.
 */
export function places<T, V>(most: number, of: (place: number) => Shape<T, V>): Shape<T[], V[]> {
  const shapes = Array.from({ length: most }, (_, i) => of(i));
  const differing = row(
    (i) => shapes[i],
    (v) => v.map((x, i) => shapes[i].copy(x)),
    shapes.every((s) => s.common),
    shapes.some((s) => s.eachPile !== undefined),
  );
  return {
    ...differing,
    // What comes from outside may be longer; no place beyond the last has a shape to ask.
    read: (r) => Array.from({ length: r.count(most) }, (_, i) => shapes[i].read(r)),
    fault: (value, path) =>
      Array.isArray(value) && value.length <= most
        ? differing.fault(value, path)
        : `${path} should be a list of at most ${most}`,
  };
}

/** The value or `null`. A secret cannot be optional inside: `null` is how a view says "you may not look". */
export function opt<T, V>(of: Shape<T, V>): Shape<T | null, V | null> {
  return {
    scalar: of.scalar,
    common: of.common,
    initial: () => null,
    copy: (v) => (v === null ? null : of.copy(v)),
    equal: (a, b) => (a === null || b === null ? a === b : of.equal(a, b)),
    write(v, w) {
      w.int(v === null ? 0 : 1);
      if (v !== null) of.write(v, w);
    },
    read: (r) => (r.count(1) === 0 ? null : of.read(r)),
    see: (v, seat, shown, beside) =>
      v === null ? null : of.see(v, seat, shown ?? undefined, beside ?? undefined),
    guess: (seen, context) => (seen === null ? null : of.guess(seen, context)),
    fault: (v, path) => (v === null ? null : of.fault(v, path)),
    ...(of.eachPile !== undefined && {
      eachPile(v: T | null, visit: PileVisitor) {
        if (v !== null) of.eachPile?.(v, visit);
      },
    }),
  };
}

/**
 * Values by name, for tables that grow. The order of the names means nothing and differs between a state and its
 * copy: rules look names up, they never walk over them.
 */
export function dict<T, V>(of: Shape<T, V>): Shape<Record<string, T>, Record<string, V>> {
  const sorted = (v: object) => Object.keys(v).sort();
  const each = <A, B>(v: Readonly<Record<string, A>>, f: (x: A) => B): Record<string, B> =>
    Object.fromEntries(sorted(v).map((k) => [k, f(v[k])]));
  return {
    scalar: false,
    common: of.common,
    initial: () => ({}),
    copy: (v) => each(v, (x) => of.copy(x)),
    equal(a, b) {
      const ka = sorted(a);
      const kb = sorted(b);
      return ka.length === kb.length && ka.every((k, i) => k === kb[i] && of.equal(a[k], b[k]));
    },
    write(v, w) {
      const keys = sorted(v);
      w.int(keys.length);
      for (const k of keys) {
        w.text(k);
        of.write(v[k], w);
      }
    },
    read(r) {
      // By entries: a name like __proto__ is a name like any other.
      return Object.fromEntries(Array.from({ length: r.length() }, () => [r.text(), of.read(r)]));
    },
    see: (v, seat, _, beside) =>
      of.common && beside !== undefined ? beside : each(v, (x) => of.see(x, seat)),
    guess: (seen, context) => each(seen, (x) => of.guess(x, context)),
    fault(v, path) {
      if (typeof v !== 'object' || v === null || Array.isArray(v)) return `${path} should be a table`;
      for (const [k, x] of Object.entries(v)) {
        const f = of.fault(x, `${path}.${k}`);
        if (f) return f;
      }
      return null;
    },
    ...(of.eachPile !== undefined && {
      eachPile(v: Record<string, T>, visit: PileVisitor) {
        for (const k of sorted(v)) of.eachPile?.(v[k], visit);
      },
    }),
  };
}

/** Everybody may know it, except what is declared secret inside. */
export const open = <T, V>(of: Shape<T, V>): Declared<T, V> => declare(of);

type DeclaredFields = Readonly<Record<string, Declared<unknown, unknown>>>;
type AnyDeclared = Readonly<Record<string, AnyShape & DeclaredFields[string]>>;

/** The fields of a state or of a procedure's locals: each must say who may know it. */
export function fields<F extends AnyDeclared>(of: F): Shape<DataOf<F>, SeenOf<F>> {
  return record(of);
}
