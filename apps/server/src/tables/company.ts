import type { Seat } from '@sightline/kernel';
import type { MatchPeople, Talk, ToClient } from '@sightline/wire';
import { type Bus, type Here, LARGEST_NOTICE, type MatchNotice } from '../store/bus.ts';
import { elapsed } from '../time.ts';
import type { MatchRegistry } from './match-registry.ts';
import { Presence } from './presence.ts';
import type { LiveTable } from './table.ts';
import { TableTalk, type TalkOptions } from './talk.ts';

const SOON_MS = 30;
/** What a notice is wrapped in. */
const ENVELOPE = 100;
const REMEMBERED = 50_000;
/** So long the other processes have to say who is at their tables. */
const ANSWER_MS = 2_000;

export interface CompanyOptions extends TalkOptions {
  readonly registry: MatchRegistry;
  readonly bus: Bus;
  /** the time of day, for what is stored */
  now(): number;
  /** the clock that presence is kept by */
  readonly elapsed?: () => number;
  /** somebody who has a seat there is not at the table any more, and was there until then */
  left?(match: string, person: string, until: number): void;
  failed(e: unknown): void;
}

/** The people around the tables: who is there, and what they say to each other. */
export class Company {
  private readonly o: CompanyOptions;
  private readonly presence = new Presence();
  private readonly telling = new Set<string>();
  private readonly talk = new WeakMap<LiveTable, TableTalk>();
  /** when somebody was last seen or heard of at a table */
  private readonly left = new Map<string, number>();
  /** by `elapsed`, when the other processes will have said who is at their tables */
  private heardAt = Number.NEGATIVE_INFINITY;

  constructor(o: CompanyOptions) {
    this.o = o;
  }

  private elapsed(): number {
    return this.o.elapsed?.() ?? elapsed();
  }

  /** This process begins to listen to others, or listens anew: each side may have missed who is at the other's tables. */
  listens(): void {
    this.heardAt = this.elapsed() + ANSWER_MS;
    this.sayHere();
    this.o.bus.tell({ kind: 'who-is-here' });
  }

  /** Whether who is not known to be at a table is away: the other processes have had time to say so. */
  hasHeard(): boolean {
    return this.elapsed() >= this.heardAt;
  }

  /** Does what is done only to those who are away: as soon as that can be known. */
  whenHeard(work: () => void): void {
    if (this.hasHeard()) work();
    else setTimeout(() => this.whenHeard(work), this.heardAt - this.elapsed()).unref();
  }

  /** What another process says. */
  async heard(notice: MatchNotice, by: string): Promise<void> {
    const { match } = notice;
    if (notice.kind === 'here') this.heardAll([notice], by);
    else if (notice.kind === 'people') this.tellPeople(match);
    else if (notice.kind === 'chat') {
      const table = this.o.registry.at(match);
      if (table !== null) await this.talkAt(table).tell();
    }
  }

  /** Who is at these tables of another process. */
  heardAll(tables: readonly Here[], by: string): void {
    const now = this.elapsed();
    for (const { match, persons, watching } of tables) {
      for (const person of persons) this.note(match, person);
      if (this.presence.heard(by, { match, persons, watching }, now)) this.tellPeople(match);
    }
  }

  /** Somebody came to a table of this process, or left it; `wasHere`: whether they were there before. */
  moved(table: LiveTable, person: string, wasHere: boolean): void {
    const isHere = table.isHere(person);
    // Of whoever was away it makes no difference whether a page of theirs is still open.
    if (wasHere || isHere) this.note(table.id, person);
    this.o.bus.tell({ kind: 'here', ...hereAt(table) });
    this.tellPeople(table.id);
    if (wasHere && !isHere && table.seatsOf(person).length > 0) this.o.left?.(table.id, person, this.o.now());
  }

  private note(match: string, person: string): void {
    const key = `${match} ${person}`;
    // The newest stand last, and of many the oldest are forgotten.
    this.left.delete(key);
    this.left.set(key, this.o.now());
    if (this.left.size > REMEMBERED) this.left.delete(this.left.keys().next().value as string);
  }

  /** Says of all tables of this process who is there. */
  sayHere(): void {
    let tables: Here[] = [];
    let bytes = 0;
    const say = () => {
      if (tables.length > 0) this.o.bus.tell({ kind: 'all-here', tables });
      [tables, bytes] = [[], ENVELOPE];
    };
    say();
    for (const table of this.o.registry.open) {
      if (table.quiet) continue;
      const here = hereAt(table);
      const size = JSON.stringify(here).length + 1;
      if (bytes + size > LARGEST_NOTICE) say();
      tables.push(here);
      bytes += size;
    }
    say();
  }

  /** Says so again, and forgets who was not heard of elsewhere. */
  stillHere(): void {
    this.sayHere();
    const now = this.elapsed();
    for (const { match, persons, at } of this.presence.forget(now)) {
      this.tellPeople(match);
      const until = this.o.now() - (now - at);
      for (const person of persons) if (!this.isAt(match, person)) this.o.left?.(match, person, until);
    }
  }

  /** Whether a person is at a table now, in whichever process. */
  isAt(match: string, person: string): boolean {
    if (this.o.registry.at(match)?.isHere(person) === true) return true;
    return this.presence.at(match, this.elapsed()).persons.includes(person);
  }

  /** Since when a person is away from a table, as far as this process has heard; null: they never were there. */
  goneSince(match: string, person: string): number | null {
    return this.left.get(`${match} ${person}`) ?? null;
  }

  async people(table: LiveTable, asking: string): Promise<MatchPeople> {
    const elsewhere = this.presence.at(table.id, this.elapsed());
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
    const table = this.o.registry.at(match);
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
    table: LiveTable,
    line: { readonly person: string; readonly key: string; readonly to: Talk['to']; readonly text: string },
  ): Promise<void> {
    const seat = table.seatsOf(line.person)[0] ?? null;
    await this.o.talks.add({ ...line, match: table.id, seat, at: this.o.now() });
    await this.talkAt(table).tell();
    this.o.bus.tell({ kind: 'chat', match: table.id });
  }

  /** The last lines that somebody may hear who looks from these seats. */
  lines(table: LiveTable, hearer: string, seats: readonly Seat[]): Promise<Talk[]> {
    return this.talkAt(table).lines(hearer, seats);
  }

  /** Notices may have been missed. */
  async missed(): Promise<void> {
    for (const table of this.o.registry.open) {
      await this.talkAt(table).tell();
      // Where it is over, what could have been missed is that the same people play once more.
      if (table.over) this.tellPeople(table.id);
    }
  }

  private talkAt(table: LiveTable): TableTalk {
    let talk = this.talk.get(table);
    if (talk === undefined) {
      talk = new TableTalk(table, this.o);
      this.talk.set(table, talk);
    }
    return talk;
  }
}

const hereAt = (table: LiveTable): Here => ({
  match: table.id,
  persons: table.persons(),
  watching: table.watching,
});
