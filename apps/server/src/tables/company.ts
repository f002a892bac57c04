import { type Seat, SPECTATOR } from '@sightline/kernel';
import type { MatchPeople, Talk, ToClient } from '@sightline/wire';
import type { ChatRow } from '../database/tables.ts';
import type { Bus, MatchNotice } from '../store/bus.ts';
import type { Talks } from '../store/talks.ts';
import type { Listener } from './audience.ts';
import type { Hall } from './hall.ts';
import { Presence } from './presence.ts';
import type { Table } from './table.ts';

/** How many of the last lines somebody gets who sits down. */
const LINES = 100;
const SOON_MS = 30;
const REMEMBERED = 50_000;

export interface CompanyOptions {
  readonly hall: Hall;
  readonly bus: Bus;
  readonly talks: Talks;
  names(persons: readonly string[]): Promise<ReadonlyMap<string, string>>;
  now(): number;
  /** somebody who has a seat there is not at the table any more */
  left(match: string, person: string): void;
  failed(e: unknown): void;
}

/** The people around the tables: who is there, and what they say to each other. */
export class Company {
  private readonly o: CompanyOptions;
  private readonly presence = new Presence();
  private readonly telling = new Set<string>();
  /** when somebody was last seen at a table */
  private readonly left = new Map<string, number>();

  constructor(o: CompanyOptions) {
    this.o = o;
  }

  /** What another process says. */
  async heard(notice: MatchNotice, by: string): Promise<void> {
    const { match } = notice;
    if (notice.kind === 'here') {
      this.presence.heard(match, by, notice.persons, notice.watching, this.o.now());
      this.tellPeople(match);
    } else if (notice.kind === 'people') this.tellPeople(match);
    else if (notice.kind === 'chat') await this.tellNewest(match);
  }

  /** Somebody came to a table of this process, or left it. */
  moved(table: Table, person: string): void {
    this.note(table.id, person);
    const { id, watching } = table;
    this.o.bus.tell({ kind: 'here', match: id, persons: table.persons(), watching });
    this.tellPeople(id);
    if (!table.isHere(person) && table.seatsOf(person).length > 0) this.o.left(id, person);
  }

  private note(match: string, person: string): void {
    const key = `${match} ${person}`;
    // The newest stand last, and of many the oldest are forgotten.
    this.left.delete(key);
    this.left.set(key, this.o.now());
    if (this.left.size > REMEMBERED) this.left.delete(this.left.keys().next().value as string);
  }

  /** Says of all tables of this process who is there: others forget who has not been heard of. */
  stillHere(): void {
    for (const table of this.o.hall.open)
      if (!table.quiet)
        this.o.bus.tell({
          kind: 'here',
          match: table.id,
          persons: table.persons(),
          watching: table.watching,
        });
  }

  /** Whether a person is at a table now, in whichever process. */
  isAt(match: string, person: string): boolean {
    if (this.o.hall.at(match)?.isHere(person) === true) return true;
    return this.presence.at(match, this.o.now()).persons.includes(person);
  }

  /** Since when a person is away from a table, as far as this process knows; null: it never saw them there. */
  goneSince(match: string, person: string): number | null {
    return this.left.get(`${match} ${person}`) ?? null;
  }

  async people(table: Table, asking: string): Promise<MatchPeople> {
    const elsewhere = this.presence.at(table.id, this.o.now());
    const here = new Set([...table.persons(), ...elsewhere.persons]);
    const names = await this.o.names(table.seats.flatMap(({ person }) => person ?? []));
    return {
      watching: table.watching + elsewhere.watching,
      seats: table.seats.map(({ seat, person, bot }) => ({
        seat,
        mine: person === asking,
        name: person === null ? null : (names.get(person) ?? ''),
        bot,
        online: person !== null && here.has(person),
      })),
    };
  }

  /** Tells everybody at a table who is there: once, when many come at the same time. */
  tellPeople(match: string): void {
    if (this.telling.has(match)) return;
    this.telling.add(match);
    setTimeout(() => {
      this.telling.delete(match);
      this.tellPeopleNow(match).catch(this.o.failed);
    }, SOON_MS).unref();
  }

  private async tellPeopleNow(match: string): Promise<void> {
    const table = this.o.hall.at(match);
    if (table === null) return;
    // A person with several seats is told once.
    const told = new Set<string>();
    for (const l of [...table.listeners()]) {
      const who = `${l.socket} ${l.person}`;
      if (told.has(who)) continue;
      told.add(who);
      const message: ToClient = { t: 'people', match, ...(await this.people(table, l.person)) };
      l.send(JSON.stringify(message));
    }
  }

  async say(
    table: Table,
    line: { readonly person: string; readonly key: string; readonly to: Talk['to']; readonly text: string },
  ): Promise<void> {
    const seat = table.seatsOf(line.person)[0] ?? null;
    const { row, again } = await this.o.talks.add({ ...line, match: table.id, seat, at: this.o.now() });
    if (again) return;
    await this.tellLine(table, row);
    this.o.bus.tell({ kind: 'chat', match: table.id });
  }

  /** The last lines that somebody may read. */
  async lines(table: Table, listener: Listener): Promise<Talk[]> {
    const rows = await this.o.talks.last(table.id, LINES);
    return this.talks(rows.filter((row) => mayRead(table, row, listener)));
  }

  /** Somebody said something in another process. */
  private async tellNewest(match: string): Promise<void> {
    const table = this.o.hall.at(match);
    if (table === null || table.quiet) return;
    for (const row of await this.o.talks.last(match, 1)) await this.tellLine(table, row);
  }

  private async tellLine(table: Table, row: ChatRow): Promise<void> {
    const [talk] = await this.talks([row]);
    const text = JSON.stringify({ t: 'chat', match: table.id, ...talk } satisfies ToClient);
    // A person with several seats hears it once.
    const heard = new Set<string>();
    for (const l of table.listeners()) {
      const who = `${l.socket} ${l.person}`;
      if (heard.has(who) || !mayRead(table, row, l)) continue;
      heard.add(who);
      l.send(text);
    }
  }

  private async talks(rows: readonly ChatRow[]): Promise<Talk[]> {
    const names = await this.o.names(rows.map(({ person }) => person));
    return rows.map(({ k, person, seat, to, text, at }) => ({
      k,
      from: names.get(person) ?? '',
      seat,
      to: to === 'side' ? 'side' : 'table',
      text,
      at,
    }));
  }
}

/** What is said to a side is heard by that side. */
function mayRead(table: Table, row: ChatRow, { seat }: Listener): boolean {
  if (row.to !== 'side') return true;
  if (seat === SPECTATOR || row.seat === null) return false;
  const side = (s: Seat) => table.shelf.sides(table.seats.length)[s];
  return side(seat) === side(row.seat);
}
