/** What of JSON Schema the schemas of this server are told in. */
export interface ToldSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: ToldSchema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, ToldSchema>>;
  readonly propertyNames?: ToldSchema;
  readonly maxProperties?: number;
  readonly additionalProperties?: ToldSchema | boolean;
  readonly anyOf?: readonly ToldSchema[];
  readonly oneOf?: readonly ToldSchema[];
}

/** A value in which one text, list or table is ten times as large as it may be; `value` is missing: it has no bound. */
export interface TenTimes {
  readonly path: string;
  readonly value?: unknown;
}

const TIMES = 10;
type Whole = (inner: unknown) => unknown;

/** Something small that a schema allows, as far as it is told. */
export function smallest(schema: ToldSchema): unknown {
  const one = alternatives(schema)?.[0];
  if (one !== undefined) return smallest(one);
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  switch (schema.type) {
    case 'string':
      return letter(schema);
    case 'integer':
    case 'number':
      return Math.max(0, schema.minimum ?? 0);
    case 'boolean':
      return true;
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => smallest(schema.items ?? {}));
    case 'object': {
      const { required = [], properties = {} } = schema;
      return Object.fromEntries(required.map((name) => [name, smallest(properties[name])]));
    }
    default:
      return null;
  }
}

const alternatives = ({ anyOf, oneOf }: ToldSchema) => anyOf ?? oneOf;
const letter = ({ pattern = '' }: ToldSchema): string => (pattern.startsWith('^\\d') ? '1' : 'x');
const longest = ({ maxLength, pattern = '' }: ToldSchema): number | undefined =>
  maxLength ?? (/^\^.*\{\d+,(\d+)\}\$$/.test(pattern) ? Number(/,(\d+)\}\$$/.exec(pattern)?.[1]) : undefined);

/** For each text, list and table that a schema allows, the smallest value in which that one is ten times too large. */
export function* tenTimes(
  schema: ToldSchema,
  path: readonly string[] = [],
  whole: Whole = (inner) => inner,
): Generator<TenTimes> {
  const found = (name: readonly string[], value: unknown, bound: number | undefined): TenTimes => {
    const told = name.join('.');
    return bound === undefined ? { path: told } : { path: told, value: whole(value) };
  };
  for (const one of alternatives(schema) ?? []) yield* tenTimes(one, path, whole);
  if ('const' in schema || schema.enum !== undefined) return;
  if (schema.type === 'string') {
    const most = longest(schema);
    yield found(path, letter(schema).repeat(TIMES * (most ?? 0)), most);
  }
  if (schema.type === 'array') {
    const { items = {}, maxItems } = schema;
    yield found(path, Array(TIMES * (maxItems ?? 0)).fill(smallest(items)), maxItems);
    yield* tenTimes(items, [...path, '0'], (inner) => whole([inner]));
  }
  if (schema.type !== 'object') return;
  const { properties = {}, additionalProperties: more, propertyNames: names, maxProperties } = schema;
  for (const [name, field] of Object.entries(properties))
    yield* tenTimes(field, [...path, name], (inner) =>
      whole({ ...(smallest(schema) as object), [name]: inner }),
    );
  if (typeof more !== 'object') return;
  const many = Array.from({ length: TIMES * (maxProperties ?? 0) }, (_, i) => [String(i), smallest(more)]);
  yield found(path, Object.fromEntries(many), maxProperties);
  const short = letter(names ?? {});
  // What OpenAPI 3.0 says of a table says nothing of its names.
  if (names !== undefined) {
    const most = longest(names);
    yield found([...path, 'its names'], { [short.repeat(TIMES * (most ?? 0))]: smallest(more) }, most);
  }
  yield* tenTimes(more, [...path, short], (inner) => whole({ [short]: inner }));
}
