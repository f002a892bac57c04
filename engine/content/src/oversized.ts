import { type JsonPath, written } from './content-error.ts';
import type { Schema } from './schema.ts';

/** A value that breaks one bound of a schema, and where. */
export interface Oversized {
  readonly path: string;
  readonly value: unknown;
}

/** So many times the bound. */
const TIMES = 10;

/**
 * For tests of files that come from anybody: for each text, list and table that a schema allows, a value in which that
 * one is ten times too large. Nothing else need be right in it.
 */
export function* oversized(schema: Schema<unknown>): Generator<Oversized> {
  for (const { path, value } of walk(schema, [], new Set())) yield { path: written(path), value };
}

type Found = { readonly path: JsonPath; readonly value: unknown };

function* walk(schema: Schema<unknown>, path: JsonPath, above: ReadonlySet<unknown>): Generator<Found> {
  if (above.has(schema)) return;
  const seen = new Set(above).add(schema);
  const { form } = schema;
  switch (form.is) {
    case 'scalar':
      return;
    case 'text':
      yield { path, value: 'x'.repeat(form.max * TIMES) };
      return;
    case 'list':
      yield { path, value: Array.from({ length: Math.max(form.max, 1) * TIMES }, () => null) };
      for (const inner of walk(form.item, [...path, 0], seen))
        yield { ...inner, value: Array.from({ length: Math.max(form.min, 1) }, () => inner.value) };
      return;
    case 'table': {
      const names = Array.from({ length: Math.max(form.max, 1) * TIMES }, (_, i) => [`n${i}`, null]);
      yield { path, value: Object.fromEntries(names) };
      for (const inner of walk(form.item, [...path, 'n'], seen))
        yield { ...inner, value: { n: inner.value } };
      return;
    }
    case 'object':
      for (const [name, field] of Object.entries(form.fields))
        for (const inner of walk(field, [...path, name], seen))
          yield { ...inner, value: { [name]: inner.value } };
      return;
    case 'variant':
      for (const [variant, fields] of Object.entries(form.variants))
        for (const [name, field] of Object.entries(fields))
          for (const inner of walk(field, [...path, name], seen))
            yield { ...inner, value: { [form.by]: variant, [name]: inner.value } };
      return;
    case 'either':
      for (const one of form.of) yield* walk(one, path, seen);
      return;
    case 'recursive':
      yield* walk(form.schema(), path, seen);
  }
}
