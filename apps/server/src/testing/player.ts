import { EventEmitter } from 'node:events';
import type { Answer } from '@sightline/kernel';
import {
  type AnyView,
  changed,
  type NewOnlineMatch,
  type OnlineMatch,
  type ToClient,
  type ToServer,
} from '@sightline/wire';
import { WebSocket } from 'ws';

type Ack = ToClient & { readonly t: 'ok' | 'no' | 'history' | 'pong' };
type Named = ToServer extends infer M ? (M extends unknown ? Omit<M, 'id'> : never) : never;

/** What a player knows of a table from one of its seats. */
export interface SeatKnowledge {
  readonly match: string;
  readonly seat: number;
  n: number;
  view: AnyView;
  decision: number;
  undo: number;
}

/**
 * A client as docs/protocol.md describes it, for tests and measurements: keeps its views by their changes, names each
 * input, and after a broken connection asks for what it missed and sends again what was not acknowledged.
 */
export class ProtocolClient extends EventEmitter<{
  told: [SeatKnowledge, ToClient];
  closed: [number];
  frame: [string];
}> {
  readonly token: string;
  /** servers it knows; after a broken connection it tries the next one */
  addresses: string[];
  readonly seen = new Map<string, SeatKnowledge>();
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<
    string,
    { readonly text: string; done(ack: Ack): void; failed(e: Error): void }
  >();
  private readonly joined = new Map<string, boolean>();
  private next = 0;
  private readonly prefix = Math.random().toString(36).slice(2, 10);
  private closing = false;
  /** goes on by itself when the connection breaks */
  tireless = false;

  constructor(addresses: string[], token: string) {
    super();
    this.addresses = addresses;
    this.token = token;
  }

  static async guest(...addresses: string[]): Promise<ProtocolClient> {
    const answer = await fetch(new URL('/api/auth/sign-in/anonymous', addresses[0]), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: new URL(addresses[0]).origin },
      body: '{}',
    });
    const token = answer.headers.get('set-auth-token');
    if (!answer.ok || token === null) throw new Error(`no guest: ${answer.status} ${await answer.text()}`);
    return new ProtocolClient(addresses, token);
  }

  async request(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    const answer = await fetch(new URL(path, this.addresses[0]), {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
  }

  async create(match: Partial<NewOnlineMatch> & Pick<NewOnlineMatch, 'seats'>): Promise<OnlineMatch> {
    const whole: NewOnlineMatch = {
      game: 'doom',
      mission: 'kneeDeepInTheDead',
      switches: {},
      open: false,
      watch: true,
      clock: null,
      presets: {},
      ...match,
    };
    const { status, body } = await this.request('POST', '/api/matches', whole);
    if (status !== 201) throw new Error(`not created: ${status} ${JSON.stringify(body)}`);
    return body as OnlineMatch;
  }

  async connect(): Promise<void> {
    const address = this.addresses[0];
    const socket = new WebSocket(new URL('/api/socket', address.replace(/^http/, 'ws')), {
      headers: { authorization: `Bearer ${this.token}` },
      perMessageDeflate: false,
    });
    await new Promise<void>((open, failed) => {
      socket.once('open', () => open());
      socket.once('error', failed);
    });
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.take(data.toString()));
    socket.on('error', () => {});
    socket.on('close', (code) => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.emit('closed', code);
      if (this.tireless && !this.closing) void this.comeBack();
      else if (!this.tireless)
        for (const [id, w] of this.waiting) {
          this.waiting.delete(id);
          w.failed(new Error(`the connection broke (${code})`));
        }
    });
  }

  /** Comes back, here or at the next server, and picks up where it was. */
  private async comeBack(): Promise<void> {
    while (!this.closing) {
      await new Promise((soon) => setTimeout(soon, 50 + Math.random() * 100));
      const [first, ...others] = this.addresses;
      this.addresses = [...others, first];
      try {
        await this.connect();
        break;
      } catch {}
    }
    for (const [match, full] of this.joined) {
      const since = Math.min(...[...this.seen.values()].filter((s) => s.match === match).map(({ n }) => n));
      this.send({ t: 'join', id: this.name(), match, full, ...(Number.isFinite(since) ? { since } : {}) });
    }
    for (const { text } of this.waiting.values()) this.socket?.send(text);
  }

  private name(): string {
    return `${this.prefix}${this.next++}`;
  }

  private send(message: ToServer): void {
    this.socket?.send(JSON.stringify(message));
  }

  /** Says something and waits for the answer; it is kept until that comes. */
  say(message: Named, id = this.name()): Promise<Ack> {
    const text = JSON.stringify({ ...message, id });
    return new Promise((done, failed) => {
      this.waiting.set(id, { text, done, failed });
      this.socket?.send(text);
    });
  }

  /** Sends anything at all. */
  raw(data: string | Buffer): void {
    this.socket?.send(data);
  }

  async join(match: string, o: { since?: number; full?: boolean; away?: boolean } = {}): Promise<Ack> {
    this.joined.set(match, o.full ?? false);
    return this.say({ t: 'join', match, ...o });
  }

  answer(at: SeatKnowledge, ...answers: Answer[]): Promise<Ack> {
    const { match, seat, decision } = at;
    return this.say({ t: 'answer', match, seat, decision, answers });
  }

  at(match: string, seat: number): SeatKnowledge {
    const seen = this.seen.get(`${match} ${seat}`);
    if (seen === undefined) throw new Error(`seat ${seat} of ${match} was not joined`);
    return seen;
  }

  private take(text: string): void {
    this.emit('frame', text);
    const m = JSON.parse(text) as ToClient;
    if (m.t === 'table') {
      const { match, seat, n, view, decision, undo } = m;
      const seen = { match, seat, n, view, decision, undo };
      this.seen.set(`${match} ${seat}`, seen);
      this.emit('told', seen, m);
    } else if (m.t === 'input') {
      const seen = this.at(m.match, m.seat);
      // What is told twice after a reconnect is known already; what is missing would be a fault of the server.
      if (m.n <= seen.n) return;
      if (m.n !== seen.n + 1) throw new Error(`input ${seen.n + 1} is missing: ${m.n} came`);
      seen.n = m.n;
      seen.view = m.view ?? changed(seen.view, m.changes ?? []);
      seen.decision = m.decision;
      seen.undo = m.undo;
      this.emit('told', seen, m);
    } else if (m.t === 'ok' || m.t === 'no' || m.t === 'history' || m.t === 'pong') {
      const waiting = this.waiting.get(m.id);
      this.waiting.delete(m.id);
      waiting?.done(m);
    }
  }

  /** Loses the connection without a word. */
  cut(): void {
    this.socket?.terminate();
  }

  close(): void {
    this.closing = true;
    this.socket?.close();
    this.socket = null;
  }
}
