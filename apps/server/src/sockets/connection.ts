import { performance } from 'node:perf_hooks';
import { type Seat, SPECTATOR } from '@sightline/kernel';
import type { Objection, ToClient, ToServer } from '@sightline/wire';
import type { Allowance } from '../limits/allowance.ts';
import type { RateLimit } from '../limits/rate-limiter.ts';
import type { Listener } from '../tables/audience.ts';
import type { Company } from '../tables/company.ts';
import type { MatchRegistry } from '../tables/match-registry.ts';
import { TaskQueue } from '../tables/queue.ts';
import { Unplayable } from '../tables/rows.ts';
import type { LiveTable } from '../tables/table.ts';
import { elapsed } from '../time.ts';
import { printable } from './printable.ts';
import { messageIn } from './schema.ts';
import { viewableSeats } from './seats.ts';

/** A client that is sent more than it takes is let go: it comes back and asks for what it missed. */
const MOST_UNSENT = 4_000_000;
/** Who goes on sending after being refused so often is let go. */
const MOST_REFUSED = 50;
const MOST_TABLES = 20;
/** What takes much work here, or reaches many, counts for several messages. */
const COSTS: Readonly<Partial<Record<ToServer['t'], number>>> = { join: 5, history: 5, chat: 5 };
/** To an address, so many inputs of the past that are told to a seat count for one expensive message. */
const PAST_PIECE = 25;
/** … and for so many more that some of what was before them has to be played again. */
const LEAD_UP = 2;

/** Inputs: each of them is checked by the rules, played, stored and told. */
type Input = ToServer & { readonly t: 'answer' | 'undo' | 'resign' | 'pause' | 'resume' };
const PLAYED: ReadonlySet<ToServer['t']> = new Set<Input['t']>([
  'answer',
  'undo',
  'resign',
  'pause',
  'resume',
]);
const isInput = (message: ToServer): message is Input => PLAYED.has(message.t);

/** The socket itself, as far as it matters here. */
export interface ClientSocket {
  readonly unsent: number;
  send(text: string): void;
  close(code: number, why: string): void;
}

export interface ConnectionOptions {
  readonly number: number;
  readonly person: string;
  readonly address: string;
  readonly wire: ClientSocket;
  readonly registry: MatchRegistry;
  readonly company: Company;
  readonly allowance: Allowance;
  /** requests for matches that do not exist, from where this client is */
  readonly notFound: RateLimit;
  /** what takes much work, asked for from where this client is, by however many sockets */
  readonly expensive: RateLimit;
  /** inputs of this person, and from where this client is, by however many sockets */
  readonly played: readonly RateLimit[];
  /** what this person has said lately, at whichever table and by however many sockets */
  readonly talk: RateLimit;
  /** the time of day, for what is stored */
  now(): number;
  /** how long a message is on its way to this client, in milliseconds, as far as that is known */
  latency(): number;
  /** Has that measured: somebody sits down whose time may be counted. */
  measure(): void;
  /** a person was seen at a table */
  seen(person: string, match: string): void;
  counted(what: ToServer['t'] | 'nonsense', ms: number, refused: string | null): void;
  failed(e: unknown): void;
}

/** A table that a client has joined, and from where it looks at it: one seat at least. */
interface Joined {
  readonly table: LiveTable;
  readonly listeners: readonly Listener[];
}

/** One client: says what it may, at the tables it has joined. */
export class Connection {
  private readonly o: ConnectionOptions;
  private readonly joined = new Map<string, Joined>();
  private refusals = 0;
  private closed = false;
  /** messages of one client take effect in the order in which it sent them */
  private readonly queue = new TaskQueue();

  constructor(o: ConnectionOptions) {
    this.o = o;
  }

  /** Takes a frame. Whatever is in it, the connection and the server go on. */
  take(frame: string): void {
    if (this.closed) return;
    const began = performance.now();
    const at = this.o.now();
    const message = messageIn(frame);
    const cost = message === null ? 1 : (COSTS[message.t] ?? 1);
    if (!this.o.allowance.take(elapsed(), cost)) this.refuse(message, 'too-fast', began);
    else if (message === null) this.refuse(null, 'malformed-message', began);
    else {
      const shared = cost > 1 ? [this.o.expensive] : isInput(message) ? this.o.played : [];
      if (shared.some((spent) => spent.wait() > 0)) this.refuse(message, 'too-fast', began);
      else {
        for (const spent of shared) spent.count();
        this.answer(message, at, began);
      }
    }
  }

  /** Takes what is no message, a ping or a pong: it counts like one. Says whether to go on. */
  takeBeat(): boolean {
    if (this.closed) return false;
    if (this.o.wire.unsent > MOST_UNSENT) this.bye('too-fast');
    else if (this.o.allowance.take(elapsed())) return true;
    else this.refuse(null, 'too-fast', performance.now());
    return false;
  }

  private answer(message: ToServer, at: number, began: number): void {
    const heard = this.expected(message, at);
    void this.queue.run(async () => {
      try {
        const objection = this.closed ? null : await this.heed(message, at);
        if (objection !== null) this.send({ t: 'no', id: message.id, ...objection });
        this.o.counted(message.t, performance.now() - began, objection?.code ?? null);
      } catch (e) {
        this.o.failed(e);
        this.send({ t: 'no', id: message.id, code: 'not-stored' });
        this.o.counted(message.t, performance.now() - began, 'failed');
      } finally {
        heard?.();
      }
    });
  }

  /** Tells the table what will come to it; what is returned, that it came. */
  private expected(message: ToServer, at: number): (() => void) | null {
    if (!this.queue.busy || !isInput(message)) return null;
    return this.joined.get(message.match)?.table.expect(at) ?? null;
  }

  private refuse(message: ToServer | null, code: 'too-fast' | 'malformed-message', began: number): void {
    this.o.counted(message?.t ?? 'nonsense', performance.now() - began, code);
    this.send({ t: 'no', id: message?.id ?? '', code });
    if (++this.refusals > MOST_REFUSED) this.bye(code === 'too-fast' ? 'too-fast' : 'nonsense');
  }

  /** `at`: when it came in, however long it waited for those before it. */
  private heed(m: ToServer, at: number): Promise<Objection | null> | Objection | null {
    switch (m.t) {
      case 'ping':
        this.send({ t: 'pong', id: m.id });
        return null;
      case 'join':
        return this.join(m);
      case 'leave':
        this.leave(m.match);
        this.send({ t: 'ok', id: m.id });
        return null;
      case 'away':
      case 'here':
      case 'chat':
      case 'history':
      case 'answer':
      case 'undo':
      case 'resign':
      case 'pause':
      case 'resume':
        return this.atTable(m, at);
    }
  }

  private atTable(
    m: Exclude<ToServer, { readonly t: 'ping' | 'join' | 'leave' }>,
    at: number,
  ): Promise<Objection | null> | Objection | null {
    const joined = this.joined.get(m.match);
    if (joined === undefined) return { code: 'no-such-match' };
    if (m.t === 'away' || m.t === 'here') return this.look(joined, m);
    const { table } = joined;
    if (m.t === 'chat') return this.chat(table, m);
    if (m.t === 'history') return this.history(table, m);
    return this.input(table, m, at);
  }

  /** Nobody looks at the table here any more, or somebody does again. */
  private look({ table, listeners }: Joined, { id, t }: ToServer & { readonly t: 'away' | 'here' }): null {
    const away = t === 'away';
    if (listeners[0].away !== away) {
      const { person, company } = this.o;
      const wasHere = table.isHere(person);
      for (const listener of listeners) listener.away = away;
      if (!away) this.seen(table);
      company.moved(table, person, wasHere);
    }
    this.send({ t: 'ok', id });
    return null;
  }

  /** Whoever has a seat and looks at the table has come to it. */
  private seen(table: LiveTable): void {
    if (table.isHere(this.o.person)) this.o.seen(this.o.person, table.id);
  }

  private async chat(table: LiveTable, m: ToServer & { readonly t: 'chat' }): Promise<Objection | null> {
    const { person } = this.o;
    // Who has no seat has no side to talk to.
    if (m.to === 'side' && table.seatsOf(person).length === 0) return { code: 'not-your-seat' };
    if (m.to === 'side' && !table.maySpeak(person)) return { code: 'side-shut' };
    const text = printable(m.text);
    if (text === '') return { code: 'malformed-message' };
    if (this.o.talk.wait() > 0) return { code: 'too-fast' };
    this.o.talk.count();
    await this.o.company.say(table, { person, key: `${person} ${m.id}`, to: m.to, text });
    this.send({ t: 'ok', id: m.id });
    return null;
  }

  /** Counts what is to be told of the past by how much work it is, with the one that the message counted for. */
  private afford(seats: number, inputs: number): boolean {
    const pieces = seats * (Math.ceil(inputs / PAST_PIECE) + LEAD_UP);
    if (this.o.expensive.wait() > 0) return false;
    this.o.expensive.count(pieces - 1);
    return true;
  }

  private history(table: LiveTable, m: ToServer & { readonly t: 'history' }): Objection | null {
    if (!viewableSeats(table, this.o.person).includes(m.seat)) return { code: 'not-your-seat' };
    if (!this.afford(1, table.endOfPiece(m.from, m.to) - m.from)) return { code: 'too-fast' };
    const history = table.history(m.seat, m.from, m.to, m.id);
    if (history === null) return { code: 'malformed-message', detail: 'there are no such inputs' };
    this.send(history);
    return null;
  }

  private async input(table: LiveTable, m: Input, at: number): Promise<Objection | null> {
    const { seat } = m;
    const row = table.seats[seat];
    if (row === undefined || row.person !== this.o.person) return { code: 'not-your-seat' };
    const key = `${seat} ${m.id}`;
    // Who let a bot take over is not asked until they come back; what they said before that was stored all the same.
    if (row.bot !== null) return this.acknowledge(m, await table.storedAs(key));
    const taken = await table.take(inputOf(m, at), key, this.o.latency());
    if (taken.ok) return this.acknowledge(m, taken.n);
    const { ok: _, ...objection } = taken;
    return objection;
  }

  private acknowledge({ id }: ToServer, n: number | null): Objection | null {
    if (n === null) return { code: 'not-asked' };
    this.send({ t: 'ok', id, n });
    return null;
  }

  private async join(m: ToServer & { readonly t: 'join' }): Promise<Objection | null> {
    const { person, company } = this.o;
    if (this.joined.size >= MOST_TABLES && !this.joined.has(m.match))
      return { code: 'not-allowed', detail: 'too many tables for one connection' };
    const table = await this.o.registry.table(m.match).catch((e: unknown) => {
      if (e instanceof Unplayable) return e;
      throw e;
    });
    if (table instanceof Unplayable) return { code: 'other-rules', detail: table.message };
    if (table === null) return this.notThere(m.match);
    const seats = viewableSeats(table, person);
    if (seats.length === 0) return { code: 'not-allowed', detail: 'this table may not be watched' };
    if (seats[0] === SPECTATOR && !table.over && (await this.o.registry.matches.isDismissed(m.match, person)))
      return { code: 'not-allowed', detail: 'the host has asked you off this table' };
    const since = m.since ?? null;
    const missed = table.missed(since) ?? 0;
    if (missed > 0 && !this.afford(seats.length, missed)) return { code: 'too-fast' };
    this.leave(m.match);
    const wasHere = table.isHere(person);
    const listeners = seats.map((seat) => this.listener(seat, m));
    this.joined.set(m.match, { table, listeners });
    for (const listener of listeners)
      if (!(await table.join(listener, since))) {
        this.joined.delete(m.match);
        return this.join(m);
      }
    if (this.closed) {
      // The socket may have been closed before the table had time for it: then nobody was there yet to be taken out.
      this.joined.set(m.match, { table, listeners });
      this.leave(m.match);
      return null;
    }
    this.o.measure();
    if (m.away !== true) this.seen(table);
    for (const line of await company.lines(table, person, seats))
      this.send({ t: 'chat', match: m.match, ...line });
    this.send({ t: 'ok', id: m.id, n: table.last });
    company.moved(table, person, wasHere);
    return null;
  }

  private async notThere(match: string): Promise<Objection> {
    if ((await this.o.registry.matches.find(match)) !== null) return { code: 'not-started' };
    if (this.o.notFound.wait() > 0) return { code: 'too-fast' };
    this.o.notFound.count();
    return { code: 'no-such-match' };
  }

  private listener(seat: Seat, { full = false, away = false }: ToServer & { readonly t: 'join' }): Listener {
    const { person, address, number: socket, latency } = this.o;
    return { person, address, socket, seat, full, away, latency, send: (text) => this.write(text) };
  }

  private leave(match: string): void {
    const at = this.joined.get(match);
    if (at === undefined) return;
    this.joined.delete(match);
    const wasHere = at.table.isHere(this.o.person);
    for (const listener of at.listeners) at.table.leave(listener);
    this.o.company.moved(at.table, this.o.person, wasHere);
  }

  private send(message: ToClient): void {
    this.write(JSON.stringify(message));
  }

  private write(text: string): void {
    if (this.closed) return;
    if (this.o.wire.unsent > MOST_UNSENT) this.bye('too-fast');
    else this.o.wire.send(text);
  }

  /** Ends it from this side. */
  bye(code: (ToClient & { t: 'bye' })['code']): void {
    if (this.closed) return;
    this.o.wire.send(JSON.stringify({ t: 'bye', code } satisfies ToClient));
    this.o.wire.close(code === 'restarting' ? 1012 : 1008, code);
    this.gone();
  }

  /** What was begun is done, and acknowledged. */
  settled(): Promise<void> {
    return this.queue.settled();
  }

  /** The socket is closed. */
  gone(): void {
    if (this.closed) return;
    this.closed = true;
    for (const match of [...this.joined.keys()])
      try {
        this.leave(match);
      } catch (e) {
        this.o.failed(e);
      }
  }
}

/** A message as the match takes it. */
function inputOf(m: Input, at: number) {
  const { seat } = m;
  if (m.t === 'pause' || m.t === 'resume') return { kind: m.t, seat, at, asked: true };
  if (m.t !== 'answer') return { kind: m.t, seat, at };
  const { decision, answers } = m;
  return answers.length === 1
    ? { kind: 'answer', seat, decision, answer: answers[0], at }
    : { kind: 'batch', seat, decision, answers, at };
}
