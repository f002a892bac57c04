import { type Schema, type SchemaForm, wrong } from './schema.ts';

export interface TextLimits {
  readonly min?: number;
  /** has to be said: content may come from anybody */
  readonly max: number;
  /** the text must match it as a whole; `expected` says what that means */
  readonly pattern?: RegExp;
  readonly expected?: string;
}

/** A text of so many UTF-16 units, not empty unless `min` is 0. */
export function text({ min = 1, max, pattern, expected }: TextLimits): Schema<string> {
  const all = pattern && new RegExp(`^(?:${pattern.source})$`, pattern.flags.replace(/[gmy]/g, ''));
  const schema: Schema<string> = {
    expected: expected ?? `a text${limits(min, max, 'characters')}`,
    kinds: ['text'],
    form: { is: 'text', max },
    read: (value, at) =>
      typeof value === 'string' && value.length >= min && value.length <= max && (!all || all.test(value))
        ? value
        : wrong(schema, value, at),
  };
  return schema;
}

/** Of no size worth a bound. */
const SCALAR: SchemaForm = { is: 'scalar' };

export interface NumberLimits {
  readonly min?: number;
  readonly max?: number;
}

/** A whole number. */
export function whole({
  min = Number.MIN_SAFE_INTEGER,
  max = Number.MAX_SAFE_INTEGER,
}: NumberLimits = {}): Schema<number> {
  const schema: Schema<number> = {
    expected: `a whole number${range(min, max)}`,
    kinds: ['number'],
    form: SCALAR,
    read: (value, at) =>
      typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max
        ? value
        : wrong(schema, value, at),
  };
  return schema;
}

export function flag(): Schema<boolean> {
  const schema: Schema<boolean> = {
    expected: 'true or false',
    kinds: ['flag'],
    form: SCALAR,
    read: (value, at) => (typeof value === 'boolean' ? value : wrong(schema, value, at)),
  };
  return schema;
}

/** One of some words. */
export function oneOf<const W extends string>(...words: readonly W[]): Schema<W> {
  const schema: Schema<W> = {
    expected: words.length === 1 ? JSON.stringify(words[0]) : `one of ${words.join(', ')}`,
    kinds: ['text'],
    form: SCALAR,
    read: (value, at) => words.find((word) => word === value) ?? wrong(schema, value, at),
  };
  return schema;
}

/** `null`, for `either`. */
export function nothing(): Schema<null> {
  const schema: Schema<null> = {
    expected: 'null',
    kinds: ['null'],
    form: SCALAR,
    read: (value, at) => (value === null ? null : wrong(schema, value, at)),
  };
  return schema;
}

function range(min: number, max: number): string {
  const [from, to] = [min > Number.MIN_SAFE_INTEGER, max < Number.MAX_SAFE_INTEGER];
  if (from && to) return ` from ${min} to ${max}`;
  if (from) return ` of ${min} or more`;
  return to ? ` of ${max} or less` : '';
}

export const limits = (min: number, max: number, what: string): string =>
  min === max ? ` of ${min} ${what}` : ` of ${min} to ${max} ${what}`;
