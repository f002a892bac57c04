import type { Pool, PoolClient } from 'pg';
import type { PeopleChange } from '../people/people.ts';

export const CHANNEL = 'sightline';

/** What processes that share a database tell each other: where to look, never what is there. */
export type BusMessage = { readonly by: string } & Unsigned;

/** … of a match */
export type MatchNotice = { readonly match: string } & (
  | { readonly kind: 'advanced' }
  /** seats, hosts or the match itself changed */
  | { readonly kind: 'people' }
  | { readonly kind: 'chat' }
  /** somebody came to a table of a process, or left it */
  | ({ readonly kind: 'here' } & Here)
);

/** Who is at a table of a process. */
export interface Here {
  readonly match: string;
  readonly persons: readonly string[];
  readonly watching: number;
}

/** … of tables of a process where somebody is, said over and over: who is not heard of any more is not there */
export interface PresenceNotice {
  readonly kind: 'all-here';
  readonly tables: readonly Here[];
}

/** A process has begun to listen: the others say who is at their tables. */
export interface PresenceQuestion {
  readonly kind: 'who-is-here';
}

/** … of a person, who may have sockets in any process */
export interface PersonNotice {
  readonly kind: 'person';
  readonly change: PeopleChange;
}

/** A sign of life, for oneself. */
interface Beat {
  readonly kind: 'beat';
  readonly by: string;
}

/** What is said before a process signs it. */
export type Unsigned = MatchNotice | PresenceNotice | PresenceQuestion | PersonNotice;

/** PostgreSQL takes notices of less than 8,000 bytes; some are for the signature. */
export const LARGEST_NOTICE = 7_900;

export interface Bus {
  /** what this process signs with */
  readonly name: string;
  /** Others hear what one process says in the order in which it says it. */
  tell(notice: Unsigned): void;
  close(): Promise<void>;
}

/** A process that is alone with its file has nobody to tell. */
export const noBus = (name: string): Bus => ({ name, tell: () => {}, close: async () => {} });

const AGAIN_MS = 500;
/** How often a process looks whether it still hears anything. */
const BEAT_MS = 10_000;

export interface BusOptions {
  readonly name: string;
  readonly pool: Pool;
  readonly heard: (notice: BusMessage) => void;
  readonly missed: () => void;
  readonly onError: (e: unknown) => void;
  readonly beatMs?: number;
}

/**
 * PostgreSQL's own notices. The log is the truth, and a notice only says that it grew: whoever was cut off asks the
 * log for everything it might have missed (`missed`).
 */
export class PostgresBus implements Bus {
  readonly name: string;
  private readonly o: BusOptions;
  /** the connection that listens */
  private client: PoolClient | null = null;
  private readonly beats: NodeJS.Timeout;
  /** since the last beat */
  private heardNothing = false;
  private closed = false;
  private readonly unsaid: string[] = [];
  private saying: Promise<void> | null = null;

  constructor(o: BusOptions) {
    this.name = o.name;
    this.o = o;
    this.beats = setInterval(() => this.beat(), o.beatMs ?? BEAT_MS);
    this.beats.unref();
  }

  /** Begins to listen. Where that fails now, it is tried again as long as it takes. */
  async open(): Promise<void> {
    try {
      const client = await this.o.pool.connect();
      if (this.closed) client.release();
      else await this.listen(client);
    } catch (e) {
      this.again(e);
    }
  }

  private async listen(client: PoolClient): Promise<void> {
    this.client = client;
    this.heardNothing = false;
    client.on('notification', ({ payload = '' }) => this.take(payload));
    client.on('error', (e) => this.lose(client, e));
    client.on('end', () => this.lose(client, new Error('the connection that listens was closed')));
    try {
      await client.query(`listen ${CHANNEL}`);
    } catch (e) {
      this.lose(client, e);
    }
  }

  /** However a connection is lost, and however many say so: it is given back once, and one other is looked for. */
  private lose(client: PoolClient, e: unknown): void {
    if (this.client !== client) return;
    this.client = null;
    client.release(true);
    this.again(e);
  }

  private again(e: unknown): void {
    if (this.closed) return;
    this.o.onError(e);
    setTimeout(() => {
      if (this.closed) return;
      void this.open().then(() => {
        if (this.client !== null) this.o.missed();
      });
    }, AGAIN_MS).unref();
  }

  private take(payload: string): void {
    this.heardNothing = false;
    let notice: BusMessage | Beat;
    try {
      notice = JSON.parse(payload) as BusMessage | Beat;
    } catch (e) {
      this.o.onError(e);
      return;
    }
    if (notice.kind !== 'beat' && notice.by !== this.name) this.o.heard(notice);
  }

  /** Who listens by a connection that has died without a word hears nothing, not even what it says itself. */
  private beat(): void {
    const { client } = this;
    if (client === null) return;
    if (this.heardNothing) {
      this.lose(client, new Error('the connection that listens hears nothing'));
      return;
    }
    this.heardNothing = true;
    client
      .query('select pg_notify($1, $2)', [
        CHANNEL,
        JSON.stringify({ kind: 'beat', by: this.name } satisfies Beat),
      ])
      .catch((e: unknown) => this.lose(client, e));
  }

  tell(notice: Unsigned): void {
    this.unsaid.push(JSON.stringify({ ...notice, by: this.name }));
    this.saying ??= this.sayAll();
  }

  /** What comes while something is being said is said next, all of it together. */
  private async sayAll(): Promise<void> {
    while (this.unsaid.length > 0)
      await this.o.pool
        .query('select pg_notify($1, said) from unnest($2::text[]) as said', [CHANNEL, this.unsaid.splice(0)])
        .catch(this.o.onError);
    this.saying = null;
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.beats);
    const { client } = this;
    this.client = null;
    client?.release(true);
    await this.saying;
  }
}
