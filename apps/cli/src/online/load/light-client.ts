import type { Decision } from '@sightline/kernel';
import { type Change, changed, type ToClient, type ToServer } from '@sightline/wire';
import { WebSocket } from 'ws';

/** What a client has to know of a view to answer. */
interface Facts {
  readonly awaiting: readonly number[];
  readonly decision: Decision | null;
  readonly result: unknown;
}

const NEEDED: readonly unknown[] = ['awaiting', 'decision', 'result'];

/** One seat at one table over one socket, that keeps no more of the view than it needs: thousands fit into a process. */
export class LightClient {
  readonly match: string;
  readonly seat: number;
  n = 0;
  /** what its answer has to name */
  decision = 0;
  facts: Facts = { awaiting: [], decision: null, result: null };
  told: () => void = () => {};
  /** an answer of the server to something that was sent; null: it is taken */
  answered: (refused: string | null) => void = () => {};
  private readonly socket: WebSocket;
  private next = 0;
  private joined: (() => void) | null = null;
  private closing = false;

  private constructor(socket: WebSocket, match: string, seat: number) {
    this.socket = socket;
    this.match = match;
    this.seat = seat;
    socket.on('message', (data: Buffer) => this.take(JSON.parse(data.toString()) as ToClient));
    // Nothing is to break while it is measured: whoever measures is told at once.
    socket.on('close', (code) => {
      if (!this.closing) throw new Error(`the connection broke (${code})`);
    });
  }

  static async join(address: string, token: string, match: string, seat: number): Promise<LightClient> {
    const client = new LightClient(await open(address, token), match, seat);
    await new Promise<void>((joined) => {
      client.joined = joined;
      client.send({ t: 'join', id: 'join', match });
    });
    return client;
  }

  get isAsked(): boolean {
    const { awaiting, decision, result } = this.facts;
    return result === null && decision !== null && awaiting.includes(this.seat);
  }

  answer(answer: (string | number)[]): void {
    const { match, seat, decision } = this;
    this.socket.send(
      JSON.stringify({ t: 'answer', id: `${this.next++}`, match, seat, decision, answers: [answer] }),
    );
  }

  private send(message: ToServer): void {
    this.socket.send(JSON.stringify(message));
  }

  private take(m: ToClient): void {
    if (m.t === 'input') {
      if (m.n !== this.n + 1) throw new Error(`input ${this.n + 1} is missing: ${m.n} came`);
      this.n = m.n;
      this.decision = m.decision;
      this.facts = changed(this.facts, (m.changes ?? []).filter(isNeeded));
      this.told();
    } else if (m.t === 'ok' || m.t === 'no') {
      if (m.id === 'join') {
        if (m.t === 'no') throw new Error(`not let in: ${m.code}`);
        this.joined?.();
      } else this.answered(m.t === 'ok' ? null : m.code);
    } else if (m.t === 'table') {
      const { awaiting, decision, result } = m.view;
      this.n = m.n;
      this.decision = m.decision;
      this.facts = { awaiting, decision, result };
    } else if (m.t === 'bye') throw new Error(`shown out: ${m.code}`);
  }

  close(): void {
    this.closing = true;
    this.socket.terminate();
  }
}

const isNeeded = ([path]: Change): boolean => path.length === 0 || NEEDED.includes(path[0]);

export function open(address: string, token: string): Promise<WebSocket> {
  const socket = new WebSocket(new URL('/api/socket', address.replace(/^http/, 'ws')), {
    headers: { authorization: `Bearer ${token}` },
    perMessageDeflate: false,
  });
  return new Promise((opened, failed) => {
    socket.once('open', () => opened(socket));
    socket.on('error', failed);
  });
}
