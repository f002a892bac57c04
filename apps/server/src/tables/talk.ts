import { hash } from 'node:crypto';
import { type Seat, SPECTATOR } from '@sightline/kernel';
import type { Talk, ToClient } from '@sightline/wire';
import type { ChatRow } from '../database/tables.ts';
import type { TalkCount, Talks } from '../store/talks.ts';
import type { Listener } from './audience.ts';
import { TaskQueue } from './queue.ts';
import type { LiveTable } from './table.ts';

/** How many of the last lines somebody gets who sits down. */
const LINES = 100;

export interface TalkOptions {
  readonly talks: Talks;
  names(persons: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/**
 * What is said at a table, as this process tells it: each line once and in its order, whichever process it was said in.
 * Lines are counted anew for each audience, by what it may hear: a number that is missing would tell of a whisper.
 */
export class TableTalk {
  private readonly table: LiveTable;
  private readonly o: TalkOptions;
  private readonly queue = new TaskQueue();
  /** what the table has been told of; null: nobody has sat down yet */
  private told: TalkCount | null = null;

  constructor(table: LiveTable, o: TalkOptions) {
    this.table = table;
    this.o = o;
  }

  /** Tells what has been said since. */
  tell(): Promise<void> {
    return this.queue.run(() => this.tellNew());
  }

  /** The last lines that somebody may hear who looks from these seats. */
  lines(hearer: string, seats: readonly Seat[]): Promise<Talk[]> {
    return this.queue.run(async () => {
      await this.tellNew();
      this.told ??= await this.o.talks.count(this.table.id);
      const whisperers = this.whisperersFor(seats);
      const rows = await this.o.talks.last(this.table.id, whisperers, this.told.k, LINES);
      const names = await this.o.names(rows.map(({ person }) => person));
      const before = heard(this.told, whisperers) - rows.length;
      return rows.map((row, i) => talk(row, names, before + i + 1, hearer));
    });
  }

  private async tellNew(): Promise<void> {
    if (this.told === null) return;
    // Nobody hears it now, and who comes is told the last lines.
    if (this.table.quiet) {
      this.told = null;
      return;
    }
    const rows = await this.o.talks.after(this.table.id, this.told.k);
    const names = await this.o.names(rows.map(({ person }) => person));
    for (const row of rows) {
      this.told = withLine(this.told, row);
      this.tellLine(row, names, this.told);
    }
  }

  private tellLine(row: ChatRow, names: ReadonlyMap<string, string>, said: TalkCount): void {
    // A person with several seats hears it once.
    const clients = Map.groupBy(this.table.listeners(), ({ socket }: Listener) => socket);
    for (const listeners of clients.values()) {
      const whisperers = this.whisperersFor(listeners.map(({ seat }) => seat));
      if (!mayHear(row, whisperers)) continue;
      const line = talk(row, names, heard(said, whisperers), listeners[0].person);
      listeners[0].send(JSON.stringify({ t: 'chat', match: this.table.id, ...line } satisfies ToClient));
    }
  }

  /** What is said to a side is heard by that side: all seats whose whispers are heard from these. */
  private whisperersFor(seats: readonly Seat[]): readonly Seat[] {
    const sides = this.table.shelf.sides(this.table.seats.length);
    const own = new Set(seats.filter((seat) => seat !== SPECTATOR).map((seat) => sides[seat]));
    return sides.flatMap((side, seat) => (own.has(side) ? [seat] : []));
  }
}

const mayHear = ({ to, seat }: ChatRow, whisperers: readonly Seat[]): boolean =>
  to !== 'side' || (seat !== null && whisperers.includes(seat));

/** How many lines somebody has heard who hears these whisper. */
const heard = ({ openly, whispered }: TalkCount, whisperers: readonly Seat[]): number =>
  whisperers.reduce((sum, seat) => sum + (whispered.get(seat) ?? 0), openly);

function withLine(said: TalkCount, { k, to, seat }: ChatRow): TalkCount {
  if (to !== 'side' || seat === null) return { ...said, k, openly: said.openly + 1 };
  return { ...said, k, whispered: new Map(said.whispered).set(seat, (said.whispered.get(seat) ?? 0) + 1) };
}

const talk = (
  { person, seat, to, text, at }: ChatRow,
  names: ReadonlyMap<string, string>,
  k: number,
  hearer: string,
): Talk => ({
  k,
  from: names.get(person) ?? '',
  by: signOf(person),
  mine: person === hearer,
  seat,
  to: to === 'side' ? 'side' : 'table',
  text,
  at,
});

/** So many characters of a hash tell people apart. */
const SIGN = 12;
/** By this others know somebody again who goes by another name. Ids of people are told to nobody, and are too long to be guessed. */
const signOf = (person: string): string => hash('sha256', `talk ${person}`, 'base64url').slice(0, SIGN);
