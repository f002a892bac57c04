import type { Field, GameTypes, SeenEvent } from '@sightline/kernel';
import { type Term, termsInWords } from './ledger.ts';
import type { ViewContext } from './table-game.ts';

/** How the log names a number in an event: a figure, a card, a space. */
export type Naming<At, E extends SeenEvent = SeenEvent> = (at: At, value: number, e: E) => string | number;

/** By field; where the same name means something else in an event, by event and field. */
export type Namings<At, E extends SeenEvent = SeenEvent> = Readonly<
  Partial<Record<FieldNameOf<E> | `${E['kind']}.${FieldNameOf<E>}`, Naming<At, E>>>
>;
type FieldNameOf<E extends SeenEvent> = keyof E['fields'] & string;

/** What a game's log is made of. */
interface LogWords<At, E extends SeenEvent> {
  /** every kind of event, and which of its fields not everybody sees */
  readonly events: readonly { readonly name: string; readonly secrets: readonly string[] }[];
  readonly namings: Namings<At, E>;
  /** a field with several numbers, and how one of them is named, if it has names */
  readonly list: (
    at: At,
    e: E,
    field: string,
    values: readonly number[],
    naming: Naming<At, E> | undefined,
  ) => string | number;
  /** how the number came about that an event tells of: its message says so as `{sum}`; null: it tells of none */
  readonly sum?: (at: At, e: E) => readonly Term[] | null;
  /** further arguments, and those that fields are replaced by: words of text fields, and what follows from several */
  readonly more?: (at: At, e: E) => Readonly<Record<string, string | number>>;
}

/**
 * Makes the lines of a game's log, with marks around their links: `log.<event>` says what happened, and
 * `log.<event>.hidden` says it to whoever does not see all of it.
 */
export function logLines<At extends Pick<ViewContext<GameTypes>, 'say'>, E extends SeenEvent = SeenEvent>({
  events,
  namings,
  list,
  sum,
  more,
}: LogWords<At, E>): (at: At, e: E) => string {
  const named: Readonly<Record<string, Naming<At, E> | undefined>> = namings;
  const secrets = new Map(events.map((event) => [event.name, event.secrets]));
  const inWords = (at: At, e: E, field: string, value: Field): string | number => {
    if (typeof value === 'string') return value;
    const naming = named[`${e.kind}.${field}`] ?? named[field];
    if (typeof value !== 'number') return list(at, e, field, value, naming);
    return naming === undefined ? value : naming(at, value, e);
  };
  return (at, e) => {
    const fields: Readonly<Record<string, Field | undefined>> = e.fields;
    const hidden = secrets.get(e.kind)?.some((field) => fields[field] === undefined) === true;
    const args: Record<string, string | number> = {};
    for (const [field, value] of Object.entries(e.fields)) args[field] = inWords(at, e, field, value);
    const terms = sum?.(at, e) ?? null;
    if (terms !== null) args.sum = termsInWords(terms);
    return at.say(`log.${e.kind}${hidden ? '.hidden' : ''}`, { ...args, ...more?.(at, e) });
  };
}
