import type { Field, GameTypes, SeenEvent } from '@sightline/kernel';
import { type Term, termsInWords } from './ledger.ts';
import type { ViewContext } from './table-game.ts';

/** How the log names a number in an event: a figure, a card, a space. */
export type Naming<At> = (at: At, value: number, e: SeenEvent) => string | number;

/** What a game's log is made of. */
interface LogWords<At> {
  /** every kind of event, and which of its fields not everybody sees */
  readonly events: readonly { readonly name: string; readonly secrets: readonly string[] }[];
  /** by field; where the same name means something else in an event, by event and field */
  readonly namings: Readonly<Record<string, Naming<At>>>;
  /** a field with several numbers, and how one of them is named, if it has names */
  readonly list: (
    at: At,
    e: SeenEvent,
    field: string,
    values: readonly number[],
    naming: Naming<At> | undefined,
  ) => string | number;
  /** how the number came about that an event tells of: its message says so as `{sum}`; null: it tells of none */
  readonly sum?: (at: At, e: SeenEvent) => readonly Term[] | null;
}

/**
 * Makes the lines of a game's log, with marks around their links: `log.<event>` says what happened, and
 * `log.<event>.hidden` says it to whoever does not see all of it.
 */
export function logLines<At extends Pick<ViewContext<GameTypes>, 'say'>>({
  events,
  namings,
  list,
  sum,
}: LogWords<At>): (at: At, e: SeenEvent) => string {
  const secrets = new Map(events.map((event) => [event.name, event.secrets]));
  const inWords = (at: At, e: SeenEvent, field: string, value: Field): string | number => {
    if (typeof value === 'string') return value;
    const naming = namings[`${e.kind}.${field}`] ?? namings[field];
    if (typeof value !== 'number') return list(at, e, field, value, naming);
    return naming === undefined ? value : naming(at, value, e);
  };
  return (at, e) => {
    const hidden = secrets.get(e.kind)?.some((field) => e.fields[field] === undefined) === true;
    const args: Record<string, string | number> = {};
    for (const [field, value] of Object.entries(e.fields)) args[field] = inWords(at, e, field, value);
    const terms = sum?.(at, e) ?? null;
    if (terms !== null) args.sum = termsInWords(terms);
    return at.say(`log.${e.kind}${hidden ? '.hidden' : ''}`, args);
  };
}
