import { assertSeat, has, MOST_SEATS, type Seat, type SeatSet } from './seat.ts';

/**
 * What a field of an event holds, and who sees it. `open`: everybody at the table. `secret`: each emission says who
 * does. A field holds a number unless it says otherwise.
 */
export type FieldKind = 'open' | 'open text' | 'open list' | 'secret' | 'secret text' | 'secret list';
export type Field = number | string | readonly number[];
type Held<K> = K extends `${string} text` ? string : K extends `${string} list` ? readonly number[] : number;

type Kinds = Readonly<Record<string, FieldKind>>;

export interface EventKind<F extends Kinds = Kinds, Name extends string = string> {
  readonly name: Name;
  readonly fields: F;
  /** the fields that need an audience */
  readonly secrets: readonly string[];
}

export type FieldsOf<F> = { readonly [K in keyof F]: Held<F[K]> };
/** Who sees each secret field; `event` restricts the whole event to a set of seats. */
export type AudienceOf<F> = {
  readonly [K in keyof F as F[K] extends `secret${string}` ? K : never]: SeatSet;
} & {
  readonly event?: SeatSet;
};

/** Something that happened: what animation, sound, log and statistics are made of. */
export interface GameEvent {
  readonly kind: string;
  readonly fields: Readonly<Record<string, Field>>;
  /** who sees the secret fields, and of the event itself; absent where all is open */
  readonly to?: Readonly<Record<string, SeatSet>>;
}

export interface SeenEvent {
  readonly kind: string;
  readonly fields: Readonly<Record<string, Field>>;
}

type FieldNameOf<K extends EventKind> = K extends unknown ? keyof K['fields'] & string : never;
/** An event of one of these kinds: no other kind, and no field that none of them has, compiles. */
export interface SeenEventOf<K extends EventKind> {
  readonly kind: K['name'];
  readonly fields: Readonly<Partial<Record<FieldNameOf<K>, Field>>>;
}

export function event<const Name extends string, const F extends Kinds>(
  name: Name,
  fields: F,
): EventKind<F, Name> {
  const names = Object.keys(fields);
  if (names.includes('event'))
    throw new Error(`event ${name}: "event" is the audience of the whole, not a field`);
  return {
    name,
    fields,
    secrets: names.filter((k) => fields[k].startsWith('secret')),
  };
}

/** What a seat gets to see of an event; null if it does not even learn that something happened. */
export function seenBy(e: GameEvent, seat: Seat): SeenEvent | null {
  assertSeat(seat, MOST_SEATS);
  const to = e.to;
  if (to === undefined) return { kind: e.kind, fields: e.fields };
  if (to.event !== undefined && !has(to.event, seat)) return null;
  const fields: Record<string, Field> = {};
  for (const k of Object.keys(e.fields)) if (to[k] === undefined || has(to[k], seat)) fields[k] = e.fields[k];
  return { kind: e.kind, fields };
}
