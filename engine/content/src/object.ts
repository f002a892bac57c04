import { shown } from './content-error.ts';
import { type ContentPlace, inside, report, type Schema, wrong } from './schema.ts';
import { isObject, tooDeep } from './structures.ts';

/** A field that may be left out. */
export interface Optional<out T> {
  readonly optional: Schema<T>;
}

/** A field that may be left out, and then has this value. */
export interface Fallback<out T> extends Optional<T> {
  readonly fallback: T;
}

export const optional = <T>(schema: Schema<T>): Optional<T> => ({ optional: schema });
export const fallback = <T>(schema: Schema<T>, value: T): Fallback<T> => ({
  optional: schema,
  fallback: value,
});

export type ObjectFields = Readonly<Record<string, Schema<unknown> | Optional<unknown>>>;

type Value<F> = F extends Schema<infer T> ? T : F extends Optional<infer T> ? T : never;
type MayLack<S> = {
  [K in keyof S]: S[K] extends Schema<unknown> | Fallback<unknown> ? never : K;
}[keyof S];
export type ObjectOf<S> = { readonly [K in Exclude<keyof S, MayLack<S>>]: Value<S[K]> } & {
  readonly [K in MayLack<S>]?: Value<S[K]>;
};

/** An object with these fields and no others. */
export function object<S extends ObjectFields>(shape: S): Schema<ObjectOf<S>> {
  const schema: Schema<ObjectOf<S>> = {
    expected: `an object with the fields ${Object.keys(shape).join(', ')}`,
    kinds: ['object'],
    form: { is: 'object', fields: fieldsOf(shape) },
    read(value, at) {
      if (!isObject(value)) return wrong(schema, value, at);
      if (tooDeep(at)) return undefined;
      return readFields(shape, value, at);
    },
  };
  return schema;
}

type Variants = Readonly<Record<string, ObjectFields>>;
export type VariantOf<By extends string, V> = {
  [K in keyof V]: { readonly [B in By]: K } & ObjectOf<V[K]>;
}[keyof V];

/** An object whose field `by` says which other fields it has. */
export function variant<By extends string, V extends Variants>(
  by: By,
  variants: V,
): Schema<VariantOf<By, V>> {
  const names = Object.keys(variants).join(', ');
  const schema: Schema<VariantOf<By, V>> = {
    expected: `an object whose "${by}" is one of ${names}`,
    kinds: ['object'],
    form: {
      is: 'variant',
      by,
      variants: Object.fromEntries(Object.entries(variants).map(([name, shape]) => [name, fieldsOf(shape)])),
    },
    read(value, at) {
      if (!isObject(value)) return wrong(schema, value, at);
      if (tooDeep(at)) return undefined;
      const chosen = Object.hasOwn(value, by) ? value[by] : undefined;
      if (chosen === undefined) return report(at, 'missing', `a field "${by}": one of ${names}`, 'none');
      if (typeof chosen !== 'string' || !Object.hasOwn(variants, chosen)) {
        const code = typeof chosen === 'string' ? 'range' : 'kind';
        return report(inside(at, by), code, `one of ${names}`, shown(chosen));
      }
      const { [by]: _, ...fields } = value;
      const read = readFields(variants[chosen], fields, at);
      // The shape was chosen by the name that is put back: together they are one of the variants.
      return read && ({ [by]: chosen, ...read } as VariantOf<By, V>);
    },
  };
  return schema;
}

const schemaOf = (field: Schema<unknown> | Optional<unknown>): Schema<unknown> =>
  'optional' in field ? field.optional : field;

const fieldsOf = (shape: ObjectFields): Readonly<Record<string, Schema<unknown>>> =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, schemaOf(field)]));

function readFields<S extends ObjectFields>(
  shape: S,
  value: Readonly<Record<string, unknown>>,
  at: ContentPlace,
): ObjectOf<S> | undefined {
  const fields: Record<string, unknown> = {};
  let good = true;
  for (const name of Object.keys(value))
    if (!Object.hasOwn(shape, name)) {
      const known = Object.keys(shape).join(', ');
      const expected = known === '' ? 'no field here' : `one of the fields ${known}`;
      report(inside(at, name), 'unknown-field', expected, shown(name), 'name');
      good = false;
    }
  for (const [name, field] of Object.entries(shape)) {
    const schema = schemaOf(field);
    if (Object.hasOwn(value, name) && value[name] !== undefined) {
      const read = schema.read(value[name], inside(at, name));
      if (read === undefined) good = false;
      else fields[name] = read;
    } else if ('fallback' in field) fields[name] = field.fallback;
    else if (!('optional' in field)) {
      report(at, 'missing', `a field "${name}": ${schema.expected}`, 'none');
      good = false;
    }
  }
  // Every field was read by its own schema, so this is the shape's type; the compiler cannot follow that by name.
  return good ? (fields as ObjectOf<S>) : undefined;
}
