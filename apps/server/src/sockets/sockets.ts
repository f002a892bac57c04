import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Config } from '../config.ts';
import { Allowance } from '../limits/allowance.ts';
import { networks } from '../limits/network.ts';
import { openRateLimiter, type RateLimiter } from '../limits/rate-limiter.ts';
import type { Company } from '../tables/company.ts';
import type { MatchRegistry } from '../tables/match-registry.ts';
import { elapsed } from '../time.ts';
import { ClientLatency } from './client-latency.ts';
import { Connection, type ConnectionOptions } from './connection.ts';
import { Outlet } from './outlet.ts';

export const SOCKET_PATH = '/api/socket';
const LARGEST_FRAME = 32_768;
const SECOND = 1000;
/** A socket's heart beats so often; those of different sockets at different times, so that it is never much at once. */
const HEARTBEAT_S = 25;
/** So often it is asked whether somebody is still signed in. */
const HEARTBEATS_PER_CHECK = 4;

/** What a socket may send in so many seconds, it may send at once. */
const AT_ONCE_S = 5;
/** A person plays by however many sockets as much as by so many; and all people of an address as by so many. */
const SOCKETS_OF_PERSON = 2;
const SOCKETS_OF_ADDRESS = 10;
/** What takes much work is allowed to an address as often as messages are to a socket: for so many seconds at once. */
const DEAR_S = 20;
/** Lines that a person may say in a minute, for each message that a socket may send in a second. */
const TALK = 3;

export interface SocketsOptions {
  readonly server: Server;
  readonly config: Config;
  readonly registry: MatchRegistry;
  readonly company: Company;
  readonly log: Logger;
  who(headers: IncomingHttpHeaders): Promise<{ readonly id: string } | null>;
  address(request: IncomingMessage): string;
  /** matches that were asked for and are not there, here or in the lobby, by the address that asked */
  readonly notFound: RateLimiter;
  now(): number;
  readonly seen: ConnectionOptions['seen'];
  readonly counted: ConnectionOptions['counted'];
}

interface Client {
  readonly connection: Connection;
  readonly headers: IncomingHttpHeaders;
  readonly person: string;
  /** in which second of a heartbeat it is looked after */
  readonly second: number;
  /** how often it was */
  beats: number;
  alive: boolean;
  readonly latency: ClientLatency;
}

/** The sockets of this process. */
export class Sockets {
  private readonly o: SocketsOptions;
  private readonly wss = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_FRAME,
    // Frames are small and many: compressing them costs more time and memory than it saves.
    perMessageDeflate: false,
    // Answered here, as often as messages are: who sends pings and reads nothing would fill the memory with pongs.
    autoPong: false,
  });
  private readonly clients = new Map<WebSocket, Client>();
  /** how many there are, by the networks they come from */
  private readonly open = new Map<string, number>();
  /** How often an address asked for a socket: as any other request. */
  private readonly attempts: RateLimiter;
  private readonly expensive: RateLimiter;
  /** inputs, by person and by address */
  private readonly played: readonly [RateLimiter, RateLimiter];
  private readonly talk: RateLimiter;
  private readonly heart: NodeJS.Timeout;
  private seconds = 0;
  private next = 0;
  private closing = false;

  constructor(o: SocketsOptions) {
    this.o = o;
    const { requests, messages } = o.config.limits;
    this.attempts = openRateLimiter(requests);
    // A whole club comes back at once after a restart; but nobody opens fifty sockets to have fifty times the work done.
    this.expensive = openRateLimiter(messages * DEAR_S, elapsed, DEAR_S * 1000);
    const inputs = (sockets: number) =>
      openRateLimiter(messages * AT_ONCE_S * sockets, elapsed, AT_ONCE_S * 1000);
    this.played = [inputs(SOCKETS_OF_PERSON), inputs(SOCKETS_OF_ADDRESS)];
    this.talk = openRateLimiter(messages * TALK);
    o.server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      this.upgrade(request, socket, head).catch((e: unknown) => {
        o.log.error({ err: e }, 'a socket could not be opened');
        refuse(socket, 500);
      });
    });
    this.heart = setInterval(() => this.tick(), SECOND);
    this.heart.unref();
  }

  get size(): number {
    return this.clients.size;
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { o } = this;
    if (this.closing) return refuse(socket, 503);
    if (request.url?.split('?', 1)[0] !== SOCKET_PATH) return refuse(socket, 404);
    if (!originAllowed(request.headers, o.config.origin)) return refuse(socket, 403);
    const address = o.address(request);
    if (this.attempts.wait(address) > 0 || !this.admit(address, socket)) return refuse(socket, 429);
    this.attempts.count(address);
    const person = await o.who(request.headers);
    if (person === null) return refuse(socket, 401);
    if (this.closing) return refuse(socket, 503);
    this.wss.handleUpgrade(request, socket, head, (ws) =>
      this.welcome(ws, socket, request.headers, person.id, address),
    );
  }

  /** Counts a socket of an address, from before it is known whose it is until it is closed; false: there are enough. */
  private admit(address: string, socket: Duplex): boolean {
    const { open } = this;
    const all = networks(address);
    if (all.some(({ name, times }) => (open.get(name) ?? 0) >= this.o.config.limits.sockets * times))
      return false;
    for (const { name } of all) open.set(name, (open.get(name) ?? 0) + 1);
    socket.once('close', () => {
      for (const { name } of all) {
        const left = (open.get(name) ?? 1) - 1;
        if (left === 0) open.delete(name);
        else open.set(name, left);
      }
    });
    return true;
  }

  private welcome(
    ws: WebSocket,
    socket: Duplex,
    headers: IncomingHttpHeaders,
    person: string,
    address: string,
  ): void {
    const { o } = this;
    const { messages } = o.config.limits;
    const number = this.next++;
    const latency = new ClientLatency();
    const connection = new Connection({
      number,
      person,
      address: networks(address)[0].name,
      wire: new Outlet(ws, socket),
      registry: o.registry,
      company: o.company,
      allowance: new Allowance(messages * AT_ONCE_S, AT_ONCE_S * 1000),
      notFound: o.notFound.of(address),
      expensive: this.expensive.of(address),
      played: [this.played[0].of(person), this.played[1].of(address)],
      talk: this.talk.of(person),
      now: o.now,
      latency: () => latency.ms,
      measure: () => ping(ws, latency),
      seen: o.seen,
      counted: o.counted,
      failed: (e) => o.log.error({ err: e }, 'a message could not be heeded'),
    });
    const client: Client = {
      connection,
      headers,
      person,
      second: number % HEARTBEAT_S,
      // Of those who come together, after a restart, a few are asked about in each second, too.
      beats: Math.floor(number / HEARTBEAT_S) % HEARTBEATS_PER_CHECK,
      alive: true,
      latency,
    };
    this.clients.set(ws, client);
    ws.on('message', (data: RawData, binary: boolean) => connection.take(binary ? '' : text(data)));
    ws.on('ping', (data: Buffer) => {
      if (connection.takeBeat()) ws.pong(data);
    });
    ws.on('pong', () => {
      client.alive = true;
      latency.ponged();
      connection.takeBeat();
    });
    ws.on('error', () => ws.terminate());
    ws.on('close', () => {
      this.clients.delete(ws);
      connection.gone();
    });
  }

  /** A session of this person ended: the sockets that stood on it are shown out. */
  askAgain(person: string): void {
    for (const client of this.clients.values()) if (client.person === person) this.stillSignedIn(client);
  }

  /** A person is now known by another id: the client comes back as such. */
  comeBack(person: string): void {
    for (const client of this.clients.values())
      if (client.person === person) client.connection.bye('restarting');
  }

  private stillSignedIn({ headers, person, connection }: Client): void {
    this.o.who(headers).then(
      (now) => {
        if (now?.id !== person) connection.bye('signed-out');
      },
      () => {},
    );
  }

  private tick(): void {
    const second = this.seconds++ % HEARTBEAT_S;
    for (const [ws, client] of this.clients) if (client.second === second) this.beat(ws, client);
    if (second === 0) this.o.company.stillHere();
  }

  /** Who does not answer has gone without saying so; who has signed out is shown out. */
  private beat(ws: WebSocket, client: Client): void {
    if (!client.alive) {
      ws.terminate();
      return;
    }
    client.alive = false;
    ping(ws, client.latency);
    if (++client.beats % HEARTBEATS_PER_CHECK === 0) this.stillSignedIn(client);
  }

  /** Finishes and acknowledges what was begun, then asks everybody to come back. */
  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.heart);
    await Promise.all([...this.clients.values()].map(({ connection }) => connection.settled()));
    for (const { connection } of this.clients.values()) connection.bye('restarting');
    const gone = new Promise((done) => setTimeout(done, 500));
    await gone;
    for (const ws of this.clients.keys()) ws.terminate();
    this.wss.close();
  }
}

function ping(ws: WebSocket, latency: ClientLatency): void {
  if (ws.readyState !== ws.OPEN) return;
  latency.pinged();
  ws.ping();
}

/** By default `ws` gives a frame as one buffer. */
const text = (data: RawData): string => (data as Buffer).toString('utf8');

const REASONS: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** Says no and goes: who does not close from their side either would keep it for ever. */
function refuse(socket: Duplex, status: number): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/**
 * A page of another site must not play in somebody's name: browsers say from where they come. Programs that are no
 * browsers say nothing, and have to show a token.
 */
export function originAllowed(headers: IncomingHttpHeaders, origin: string | null): boolean {
  const from = headers.origin;
  if (from === undefined) return headers.authorization !== undefined;
  if (origin !== null) return from === origin;
  return URL.canParse(from) && new URL(from).host === headers.host;
}
