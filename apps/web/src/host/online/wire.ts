import type { ToClient, ToServer } from '@sightline/wire';

/** A WebSocket, as far as we need one; tests bring their own. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** What a socket tells, never before it was handed out. */
export interface SocketEnd {
  opened(): void;
  message(text: string): void;
  closed(): void;
}

/** What the wire stands on. */
export interface Line {
  connect(end: SocketEnd): Socket;
  /** a name that nothing else has */
  name(): string;
  /** from 0 to 1: whoever waits does not wait in step with everybody else */
  random(): number;
  /** milliseconds since whenever: for how long something took */
  elapsed(): number;
  /** Calls later, unless it is called off. */
  later(ms: number, call: () => void): () => void;
}

/** Everything but the answers to what was asked. */
export type News = Exclude<ToClient, { t: 'ok' | 'no' | 'history' | 'pong' | 'bye' }>;
export type Reply = Extract<ToClient, { t: 'ok' | 'no' | 'history' }>;
export type RefusedMessage = Extract<ToClient, { t: 'no' }>;

/** What may be asked of a table; the wire gives it a name, and joins and pings by itself. */
export type Request = Unnamed<Exclude<ToServer, { t: 'join' | 'leave' | 'away' | 'here' | 'ping' }>>;
type Unnamed<M> = M extends ToServer ? Omit<M, 'id' | 'match'> : never;

export interface ConnectionListener {
  /** up to which input everything is known; undefined: nothing is */
  since(): number | undefined;
  heard(news: News): void;
  /** at the table, and up to date */
  online(): void;
  /** the connection is lost, and looked for again */
  lost(): void;
  /** it makes no sense to try again */
  gone(why: Gone): void;
}

export type Gone = RefusedMessage['code'] | 'signed-out' | 'nonsense';

/** Between two signs of life. */
const HEARTBEAT = 20_000;
/** So long an answer may take before the connection counts as dead. */
const PATIENCE = 10_000;
/** The same for somebody who has just come back and looks at the table. */
const IMPATIENCE = 3000;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** So often something that could not be stored is sent again, over about a minute. */
const MOST_RESENT = 8;
/** Who was told that it is too fast waits at least so many times longer. */
const TOO_FAST = 4;

/** Why a table may not be laid at this moment, though it is there. */
const FOR_NOW: readonly Gone[] = ['not-stored', 'not-started'];

interface Waiting {
  readonly message: ToServer;
  /** how often it was sent again, for the server could not say that it is stored */
  resent: number;
  /** calls off that it is sent again in a while; null: it is on its way, or will be when the connection is back */
  resting: (() => void) | null;
  answered(reply: Reply): void;
}

/** What is only asked for is not stored: there it would fail again. */
const isResent = ({ message, resent }: Waiting): boolean => message.t !== 'history' && resent < MOST_RESENT;

/**
 * The connection to one online table. It breaks and comes back; what was asked and not answered is asked again under
 * the same name, so that it takes effect once; and so is what the server may or may not have stored.
 */
export class TableConnection {
  private readonly line: Line;
  private readonly match: string;
  private readonly listener: ConnectionListener;
  private socket: Socket | null = null;
  /** the join that is on its way; null: joined, or not connected */
  private joining: string | null = null;
  private joined = false;
  private closed = false;
  private readonly waiting = new Map<string, Waiting>();
  private tries = 0;
  private retry: (() => void) | null = null;
  private watchdog: (() => void) | null = null;
  /** nobody looks at the table here */
  private away: boolean;
  /** … as the server knows it */
  private saidAway = false;

  constructor(line: Line, match: string, listener: ConnectionListener, away: boolean) {
    this.line = line;
    this.match = match;
    this.listener = listener;
    this.away = away;
  }

  open(): void {
    this.retry?.();
    this.retry = null;
    if (this.closed || this.socket !== null) return;
    // Of a socket that was given up nothing is heard any more.
    const isCurrent = () => this.socket === socket;
    const socket = this.line.connect({
      opened: () => {
        if (isCurrent()) this.join();
      },
      message: (text) => {
        if (isCurrent()) this.receive(JSON.parse(text) as ToClient);
      },
      closed: () => {
        if (isCurrent()) this.drop();
      },
    });
    this.socket = socket;
    this.expect();
  }

  /** Finds out now whether there is a connection: after a sleep, say, nobody has noticed yet that it is gone. */
  nudge(): void {
    if (this.socket === null) this.open();
    else if (this.joined) {
      this.send({ t: 'ping', id: this.line.name() });
      this.expect(IMPATIENCE);
    }
  }

  /** Nobody looks at the table here, or somebody does again. */
  look(away: boolean): void {
    this.away = away;
    if (this.joined) this.sayLook();
  }

  private sayLook(): void {
    if (this.away === this.saidAway) return;
    this.saidAway = this.away;
    this.send({ t: this.away ? 'away' : 'here', id: this.line.name(), match: this.match });
  }

  /** Nothing is heard any more, and what is not answered will not be. */
  close(): void {
    this.closed = true;
    this.retry?.();
    this.hangUp();
    this.waiting.clear();
  }

  /** Asks; it is answered when the server is reached, however often the connection breaks until then. */
  ask(request: Request): Promise<Reply> {
    const message = { ...request, id: this.line.name(), match: this.match } as ToServer;
    return new Promise((answered) => {
      if (this.closed) return;
      this.waiting.set(message.id, { message, resent: 0, resting: null, answered });
      if (this.joined) this.send(message);
    });
  }

  /** Asks for what was missed, or, where nothing is known, for the table. */
  join(): void {
    if (this.socket === null || this.joining !== null) return;
    const since = this.listener.since();
    this.joining = this.line.name();
    this.saidAway = this.away;
    this.send({
      t: 'join',
      id: this.joining,
      match: this.match,
      ...(since === undefined ? {} : { since }),
      ...(this.away ? { away: true } : {}),
    });
  }

  private send(message: ToServer): void {
    this.socket?.send(JSON.stringify(message));
    this.expect();
  }

  private receive(message: ToClient): void {
    switch (message.t) {
      case 'ok':
      case 'no':
      case 'history':
        if (message.id === this.joining) this.answerToJoin(message);
        else this.answer(message);
        break;
      case 'pong':
        break;
      case 'bye':
        this.goodbye(message.code);
        return;
      case 'table':
      case 'input':
      case 'people':
      case 'chat':
        this.listener.heard(message);
    }
    this.rest();
  }

  private answerToJoin(reply: Reply): void {
    this.joining = null;
    if (reply.t === 'no') {
      if (reply.code === 'too-fast') this.drop(TOO_FAST);
      else if (FOR_NOW.includes(reply.code)) this.drop();
      else this.giveUp(reply.code);
      return;
    }
    const again = this.joined;
    this.joined = true;
    this.tries = 0;
    this.sayLook();
    if (again) return;
    for (const { message } of this.waiting.values()) this.send(message);
    this.listener.online();
  }

  private answer(reply: Reply): void {
    const waiting = this.waiting.get(reply.id);
    if (waiting === undefined) return;
    if (reply.t === 'no' && reply.code === 'not-stored' && isResent(waiting)) {
      this.resend(waiting);
      return;
    }
    this.waiting.delete(reply.id);
    waiting.resting?.();
    waiting.answered(reply);
  }

  /** Nobody knows whether it is stored. Under its name it takes effect once, under another it would do so twice. */
  private resend(waiting: Waiting): void {
    if (waiting.resting !== null) return;
    waiting.resting = this.line.later(this.pause(waiting.resent++), () => {
      waiting.resting = null;
      this.send(waiting.message);
    });
  }

  private goodbye(code: Extract<ToClient, { t: 'bye' }>['code']): void {
    if (code === 'restarting') this.drop();
    else if (code === 'too-fast') this.drop(TOO_FAST);
    else this.giveUp(code);
  }

  private giveUp(why: Gone): void {
    this.close();
    this.listener.gone(why);
  }

  private hangUp(): void {
    this.watchdog?.();
    this.watchdog = null;
    const { socket } = this;
    this.socket = null;
    this.joining = null;
    this.joined = false;
    // It goes out with all the others when the connection is back.
    for (const waiting of this.waiting.values()) {
      waiting.resting?.();
      waiting.resting = null;
    }
    socket?.close();
  }

  /** The connection is lost; after a pause that grows with every try it is looked for again. */
  private drop(slower = 1): void {
    this.hangUp();
    if (this.closed || this.retry !== null) return;
    this.retry = this.line.later(this.pause(this.tries++) * slower, () => {
      this.retry = null;
      this.open();
    });
    this.listener.lost();
  }

  /** How long to wait after so many tries. */
  private pause(tries: number): number {
    return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries) * (0.5 + this.line.random() / 2);
  }

  /** Something has to be heard soon. */
  private expect(patience = PATIENCE): void {
    this.watchdog?.();
    this.watchdog = this.line.later(patience, () => this.drop());
  }

  /** Something was heard: nothing more is owed, or it is waited for on. */
  private rest(): void {
    if (this.socket === null) return;
    const owed = this.joining !== null || [...this.waiting.values()].some(({ resting }) => resting === null);
    this.watchdog?.();
    this.watchdog = owed
      ? this.line.later(PATIENCE, () => this.drop())
      : this.line.later(HEARTBEAT, () => this.send({ t: 'ping', id: this.line.name() }));
  }
}
