import { type Crowd, has, type Seat } from './seat.ts';

/** What an event's field can hold. */
export type Field = number | string | boolean | null | readonly Field[];

/** `open`: everybody at the table sees it. `secret`: each emission says who does. */
export type Openness = 'open' | 'secret';

export interface EventKind<
  F extends Readonly<Record<string, Openness>> = Readonly<Record<string, Openness>>,
> {
  readonly name: string;
  readonly fields: F;
}

export type FieldsOf<F> = { readonly [K in keyof F]: Field };
/** Who sees each secret field; `event` restricts the whole event to a crowd. */
export type AudienceOf<F> = { readonly [K in keyof F as F[K] extends 'secret' ? K : never]: Crowd } & {
  readonly event?: Crowd;
};

/** Something that happened: what animation, sound, log and statistics are made of. */
export interface GameEvent {
  readonly kind: string;
  readonly fields: Readonly<Record<string, Field>>;
  /** crowds of the secret fields, and of the event itself; absent where all is open */
  readonly to?: Readonly<Record<string, Crowd>>;
}

export interface SeenEvent {
  readonly kind: string;
  readonly fields: Readonly<Record<string, Field>>;
}

export const event = <const F extends Readonly<Record<string, Openness>>>(
  name: string,
  fields: F,
): EventKind<F> => ({
  name,
  fields,
});

/** What a seat gets to see of an event; null if it does not even learn that something happened. */
export function seenBy(e: GameEvent, seat: Seat): SeenEvent | null {
  const to = e.to;
  if (to === undefined) return { kind: e.kind, fields: e.fields };
  if (to.event !== undefined && !has(to.event, seat)) return null;
  const fields: Record<string, Field> = {};
  for (const k of Object.keys(e.fields)) if (to[k] === undefined || has(to[k], seat)) fields[k] = e.fields[k];
  return { kind: e.kind, fields };
}
