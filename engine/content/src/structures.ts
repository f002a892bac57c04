import { shown } from './content-error.ts';
import { limits } from './scalars.ts';
import {
  type ContentPlace,
  DEEPEST,
  inside,
  type JsonKind,
  kindOf,
  report,
  type Schema,
  wrong,
} from './schema.ts';

export interface ListLimits<T> {
  readonly min?: number;
  /** has to be said: content may come from anybody */
  readonly max: number;
  /** what may not be there twice: the value of each item that must differ */
  readonly unique?: (item: T) => unknown;
}

/** A list of values that are all alike. */
export function list<T>(item: Schema<T>, { min = 0, max, unique }: ListLimits<T>): Schema<readonly T[]> {
  const schema: Schema<readonly T[]> = {
    expected: `a list${limits(min, max, 'values')}`,
    kinds: ['list'],
    form: { is: 'list', item, min, max },
    read(value, at) {
      if (!Array.isArray(value) || value.length < min || value.length > max) return wrong(schema, value, at);
      if (tooDeep(at)) return undefined;
      // Not `map`, which passes over the holes of a list that comes from code.
      const items = Array.from(value, (one: unknown, i) => item.read(one, inside(at, i)));
      const good = items.filter((one) => one !== undefined);
      if (good.length < items.length) return undefined;
      return unique && !differ(good, unique, at) ? undefined : good;
    },
  };
  return schema;
}

function differ<T>(items: readonly T[], unique: (item: T) => unknown, at: ContentPlace): boolean {
  const seen = new Map<unknown, number>();
  let different = true;
  items.forEach((item, i) => {
    const first = seen.get(unique(item));
    if (first === undefined) seen.set(unique(item), i);
    else {
      report(inside(at, i), 'duplicate', `a value unlike that of [${first}]`, shown(unique(item)));
      different = false;
    }
  });
  return different;
}

export interface TableLimits {
  readonly max: number;
  /** what the names must be */
  readonly name?: Schema<string>;
}

/** An object used as a table: any names, values that are all alike. */
export function table<T>(item: Schema<T>, { max, name }: TableLimits): Schema<Readonly<Record<string, T>>> {
  const schema: Schema<Readonly<Record<string, T>>> = {
    expected: `an object${limits(0, max, 'fields')}`,
    kinds: ['object'],
    form: { is: 'table', item, max },
    read(value, at) {
      if (!isObject(value)) return wrong(schema, value, at);
      if (tooDeep(at)) return undefined;
      const entries: [string, T][] = [];
      const names = Object.keys(value);
      if (names.length > max) return report(at, 'range', schema.expected, `${names.length} fields`);
      for (const key of names) {
        const read = item.read(value[key], inside(at, key));
        const known = name === undefined || name.read(key, inside(at, key)) !== undefined;
        if (read !== undefined && known) entries.push([key, read]);
      }
      return entries.length === names.length ? Object.fromEntries(entries) : undefined;
    },
  };
  return schema;
}

/** A value of one of several kinds, which must be unlike: a number or a text, an object or null. */
export function either<T>(...schemas: readonly Schema<T>[]): Schema<T> {
  const kinds = schemas.flatMap((one) => one.kinds);
  if (new Set(kinds).size < kinds.length)
    throw new RangeError(`"either" cannot tell apart two schemas for ${kinds.join(', ')}`);
  const schema: Schema<T> = {
    kinds,
    form: { is: 'either', of: schemas },
    // Asked for only when it is needed: one of the schemas may be recursive, and not be made yet.
    get expected() {
      return schemas.map((one) => one.expected).join(', or ');
    },
    read(value, at) {
      const one = schemas.find(({ kinds: own }) => own.some((kind) => kind === kindOf(value)));
      return one ? one.read(value, at) : wrong(schema, value, at);
    },
  };
  return schema;
}

/** A schema that contains itself, named by the kinds it takes. */
export function recursive<T>(kinds: readonly JsonKind[], get: () => Schema<T>): Schema<T> {
  return {
    kinds,
    form: { is: 'recursive', schema: get },
    get expected() {
      return get().expected;
    },
    read: (value, at) => get().read(value, at),
  };
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  kindOf(value) === 'object';

/** Stops at a circle, which content made by code may be. */
export function tooDeep(at: ContentPlace): boolean {
  if (at.path.length < DEEPEST) return false;
  report(at, 'too-deep', `at most ${DEEPEST} lists and objects in one another`, 'more');
  return true;
}
