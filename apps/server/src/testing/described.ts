import { z } from 'zod';

/** Schemas in the words of docs/protocol.md, so that the page can be held against them. */

/** As much of JSON Schema as the messages need. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** A field as the first two columns of a table say it: its name (`since?`: may be missing) and what is in it. */
export type FieldRow = readonly [field: string, what: string];

export interface Described {
  /** by what `t` says; kinds with the same fields share an entry: `undo`, `resign` */
  readonly messages: ReadonlyMap<string, readonly FieldRow[]>;
  /** what messages are made of, by name; of a list of words, those */
  readonly parts: ReadonlyMap<string, readonly FieldRow[]>;
}

export function described(union: z.ZodType, names?: z.core.$ZodRegistry<{ id: string }>): Described {
  const whole = z.toJSONSchema(union, names === undefined ? {} : { metadata: names }) as Schema & {
    readonly $defs?: Readonly<Record<string, Schema>>;
  };
  const messages = (whole.oneOf ?? []).map((message): [string, readonly FieldRow[]] => {
    const { t, ...fields } = message.properties ?? {};
    return [(t.enum ?? [t.const]).join(', '), rowsOf({ ...message, properties: fields })];
  });
  const parts = Object.entries(whole.$defs ?? {}).map(([name, s]): [string, readonly FieldRow[]] => [
    name,
    s.enum === undefined ? rowsOf(s) : s.enum.map((word) => [word, '']),
  ]);
  return { messages: new Map(messages), parts: new Map(parts) };
}

/** The fields of an object; of one of several kinds, all of them together. */
function rowsOf(s: Schema): readonly FieldRow[] {
  const kinds = s.anyOf ?? [s];
  const fields = new Map<string, Set<string>>();
  for (const { properties = {} } of kinds)
    for (const [name, field] of Object.entries(properties))
      fields.set(name, (fields.get(name) ?? new Set()).add(what(field)));
  return [...fields].map(([name, whats]) => {
    const always = kinds.every(({ required = [] }) => required.includes(name));
    return [always ? name : `${name}?`, [...whats].join(' or ')];
  });
}

function what(s: Schema): string {
  if (s.$ref !== undefined) return s.$ref.replace('#/$defs/', '');
  if (s.anyOf !== undefined) return s.anyOf.map(what).join(' or ');
  if (s.const !== undefined) return `"${s.const}"`;
  if (s.enum !== undefined) return s.enum.map((word) => `"${word}"`).join(' or ');
  if (Array.isArray(s.type)) return s.type.map((type: string) => what({ ...s, type })).join(' or ');
  if (s.type === 'string')
    return `text${s.pattern === undefined ? between(s.minLength, s.maxLength) : ` \`${s.pattern}\``}`;
  if (s.type === 'integer') return `number${between(s.minimum, s.maximum)}`;
  if (s.type === 'array') {
    const of = what(s.items ?? {});
    return `list${between(s.minItems, s.maxItems)} of ${of.includes(' or ') ? `(${of})` : of}`;
  }
  return typeof s.type === 'string' ? s.type : 'anything';
}

function between(least: number | undefined, most: number | undefined): string {
  const from = least === undefined || least === Number.MIN_SAFE_INTEGER ? null : least;
  const to = most === undefined || most === Number.MAX_SAFE_INTEGER ? null : most;
  if (to === null) return from === null ? '' : ` from ${from}`;
  return from === null ? ` up to ${to}` : ` ${from} to ${to}`;
}
