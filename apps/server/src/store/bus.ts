import type { Pool, PoolClient } from 'pg';
import type { PeopleChange } from '../people/people.ts';

export const CHANNEL = 'sightline';

/** What processes that share a database tell each other: where to look, never what is there. */
export type Notice = { readonly by: string } & (MatchNotice | PersonNotice);

/** … of a match */
export type MatchNotice = { readonly match: string } & (
  | { readonly kind: 'advanced' }
  /** seats, hosts or the match itself changed */
  | { readonly kind: 'people' }
  | { readonly kind: 'chat' }
  /** who is at the tables of a process */
  | { readonly kind: 'here'; readonly persons: readonly string[]; readonly watching: number }
);

/** … of a person, who may have sockets in any process */
export interface PersonNotice {
  readonly kind: 'person';
  readonly change: PeopleChange;
}

/** What is said before a process signs it. */
export type Unsigned = MatchNotice | PersonNotice;

export interface Bus {
  /** what this process signs with */
  readonly name: string;
  tell(notice: Unsigned): void;
  close(): Promise<void>;
}

/** A process that is alone with its file has nobody to tell. */
export const noBus = (name: string): Bus => ({ name, tell: () => {}, close: async () => {} });

const AGAIN_MS = 500;

/**
 * PostgreSQL's own notices. The log is the truth, and a notice only says that it grew: whoever was cut off asks the
 * log for everything it might have missed (`missed`).
 */
export class PostgresBus implements Bus {
  readonly name: string;
  private readonly pool: Pool;
  private readonly heard: (notice: Notice) => void;
  private readonly missed: () => void;
  private readonly sorry: (e: unknown) => void;
  private client: PoolClient | null = null;
  private closed = false;

  constructor(o: {
    readonly name: string;
    readonly pool: Pool;
    readonly heard: (notice: Notice) => void;
    readonly missed: () => void;
    readonly sorry: (e: unknown) => void;
  }) {
    this.name = o.name;
    this.pool = o.pool;
    this.heard = o.heard;
    this.missed = o.missed;
    this.sorry = o.sorry;
  }

  /** Begins to listen. */
  async open(): Promise<void> {
    const client = await this.pool.connect();
    this.client = client;
    client.on('notification', ({ payload = '' }) => {
      const notice = JSON.parse(payload) as Notice;
      if (notice.by !== this.name) this.heard(notice);
    });
    const lost = (e: unknown) => {
      if (this.client !== client) return;
      this.client = null;
      client.release(true);
      this.sorry(e);
      this.again();
    };
    client.on('error', lost);
    client.on('end', () => lost(new Error('the connection that listens was closed')));
    await client.query(`listen ${CHANNEL}`);
  }

  private again(): void {
    if (this.closed) return;
    setTimeout(() => {
      if (this.closed) return;
      this.open().then(
        () => this.missed(),
        (e) => {
          this.sorry(e);
          this.again();
        },
      );
    }, AGAIN_MS).unref();
  }

  tell(notice: Unsigned): void {
    const payload = JSON.stringify({ ...notice, by: this.name });
    this.pool.query('select pg_notify($1, $2)', [CHANNEL, payload]).catch(this.sorry);
  }

  async close(): Promise<void> {
    this.closed = true;
    const { client } = this;
    this.client = null;
    client?.release(true);
  }
}
