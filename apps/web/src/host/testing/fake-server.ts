import { type AnyGame, Match, type Seat, SPECTATOR, seedFrom, seenBy, viewOf } from '@sightline/kernel';
import {
  changesOf,
  type MatchPeople,
  type Objection,
  type OnlineMatch,
  type SeenInput,
  type Standing,
  type ToClient,
  type ToServer,
} from '@sightline/wire';
import { Chronicle } from '../chronicle.ts';
import type { Line, SocketEnd } from '../online/wire.ts';
import { raid } from './raid.ts';

/** A seat is a person's, by name, or a bot's, which may play it for a person. */
export type Sits = string | { readonly bot: string; readonly for?: string };

const personOf = (who: Sits): string | null => (typeof who === 'string' ? who : (who.for ?? null));

/** So few inputs go into one piece of history, and so many may be missed, that both are met in a short test. */
const SLICE = 4;
const FAR_BEHIND = 6;

interface Client {
  readonly person: string;
  readonly end: SocketEnd;
  joined: boolean;
}

/** A server of one match, as its clients see it. */
export class FakeServer {
  readonly chronicle: Chronicle<AnyGame>;
  private readonly sits: Sits[];
  private readonly clients = new Set<Client>();
  private readonly done = new Map<string, ToClient>();
  private talk: Extract<ToClient, { t: 'chat' }>[] = [];
  private time = 1_700_000_000_000;
  /** those who can't reach it now */
  readonly cut = new Set<string>();
  /** what comes in is done, but nothing goes out any more */
  mute = false;
  /** whoever comes is refused */
  refuses: Objection['code'] | null = null;
  /** its log does not say that it stored anything, and has not stored it, or has */
  silentLog: 'empty' | 'written' | null = null;
  /** as whom somebody is known who has signed in under another name */
  private readonly known = new Map<string, string>();
  readonly heard: ToServer[] = [];

  constructor(sits: readonly Sits[], match: Match<AnyGame>) {
    this.sits = [...sits];
    this.chronicle = new Chronicle(match);
  }

  get match(): Match<AnyGame> {
    return this.chronicle.match;
  }

  /** What the lobby tells a person of it. */
  listed(person: string): OnlineMatch {
    return {
      id: 'the-match',
      game: this.match.game.name,
      rules: this.match.game.version,
      setup: this.match.setup.setup,
      status: 'running',
      open: false,
      watch: true,
      clock: null,
      refill: null,
      seats: this.people(person).seats,
      host: false,
      invitedBy: null,
      awaiting: this.match.awaiting(),
      inputs: this.match.length,
      created: 0,
      touched: 0,
      result: null,
      commitment: null,
      rematch: null,
      askedBy: null,
      dismissed: false,
      outdated: false,
    };
  }

  /** A person's way to the server, with a clock that stands still until it is moved on. */
  line(person: string): Line & { pass(ms: number): Promise<void> } {
    const timers = new Set<{ at: number; call(): void }>();
    let now = 0;
    let names = 0;
    return {
      connect: (end) => {
        const client: Client = { person: this.known.get(person) ?? person, end, joined: false };
        this.clients.add(client);
        soon(() => {
          if (this.cut.has(person)) this.hangUp(client);
          else if (this.clients.has(client)) end.opened();
        });
        return {
          send: (text) => soon(() => this.clients.has(client) && this.receive(client, JSON.parse(text))),
          close: () => this.clients.delete(client),
        };
      },
      name: () => `${person} ${++names}`,
      random: () => 0.5,
      elapsed: () => now,
      later(ms, call) {
        const timer = { at: now + ms, call };
        timers.add(timer);
        return () => timers.delete(timer);
      },
      async pass(ms) {
        const until = now + ms;
        for (;;) {
          await settled();
          const [next] = [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
          if (next === undefined) break;
          timers.delete(next);
          now = next.at;
          next.call();
        }
        now = until;
      },
    };
  }

  /** The connections of a person break, and can't be made again until it is mended. */
  breakOff(person: string): void {
    this.cut.add(person);
    for (const client of [...this.clients]) if (client.person === person) this.hangUp(client);
  }

  /** Somebody turns out to be somebody else, and is asked to come back as such. */
  signIn(person: string, as: string): void {
    this.known.set(person, as);
    for (const client of this.clients)
      if (client.person === person) this.send(client, { t: 'bye', code: 'restarting' });
  }

  restore(person: string): void {
    this.cut.delete(person);
  }

  /** Somebody plays for a person, or the person comes back. */
  sit(seat: Seat, who: Sits): void {
    this.sits[seat] = who;
    for (const client of this.clients) if (client.joined) this.sendPeople(client);
  }

  say(message: ToClient): void {
    for (const client of this.clients) this.send(client, message);
  }

  /** Somebody answers elsewhere. */
  answer(seat: Seat, ...answer: [string, ...number[]]): void {
    const decision = this.match.decisionId;
    const refused = this.submit({ kind: 'answer', seat, decision, answer, at: this.time++ });
    if (refused !== null) throw new Error(`${answer.join(' ')}: ${refused.code}`);
  }

  private submit(input: unknown): Objection | null {
    const outcome = this.chronicle.submit(input);
    if (!outcome.ok) return outcome.refusal;
    for (const client of this.clients)
      if (client.joined)
        for (const seat of this.seatsOf(client.person)) this.sendInput(client, seat, outcome.number);
    return null;
  }

  private receive(client: Client, message: ToServer): void {
    this.heard.push(message);
    if (message.t === 'ping') this.send(client, { t: 'pong', id: message.id });
    else if (message.t === 'join') this.join(client, message);
    else if (message.t === 'history') this.send(client, this.history(message));
    else if (message.t === 'away' || message.t === 'here') this.send(client, { t: 'ok', id: message.id });
    else if (message.t !== 'leave') this.send(client, this.once(client, message));
  }

  /** The same name takes effect once. */
  private once(
    client: Client,
    message: Exclude<ToServer, { t: 'ping' | 'join' | 'history' | 'leave' | 'away' | 'here' }>,
  ): ToClient {
    const { id } = message;
    const { silentLog } = this;
    if (silentLog !== 'empty' && !this.done.has(id)) this.done.set(id, this.act(client, message));
    const reply = silentLog === null ? this.done.get(id) : undefined;
    return reply ?? { t: 'no', id, code: 'not-stored' };
  }

  private repeat(client: Client, line: Extract<ToClient, { t: 'chat' }>): void {
    this.send(client, { ...line, mine: line.by === client.person });
  }

  private act(
    client: Client,
    message: Exclude<ToServer, { t: 'ping' | 'join' | 'history' | 'leave' | 'away' | 'here' }>,
  ): ToClient {
    const { id } = message;
    if (message.t === 'chat') {
      const [seat] = this.seatsOf(client.person);
      const k = this.talk.length + 1;
      const { match, to, text } = message;
      const { person } = client;
      const line = { match, k, from: person, by: person, mine: false, seat, to, text, at: this.time };
      this.talk.push({ t: 'chat', ...line });
      for (const each of this.clients) this.repeat(each, this.talk[k - 1]);
      return { t: 'ok', id };
    }
    const { seat } = message;
    if (this.sits[seat] !== client.person) return { t: 'no', id, code: 'not-your-seat' };
    const at = this.time++;
    const refused = this.submit(
      message.t !== 'answer'
        ? { kind: message.t, seat, at }
        : message.answers.length === 1
          ? { kind: 'answer', seat, decision: message.decision, answer: message.answers[0], at }
          : { kind: 'batch', seat, decision: message.decision, answers: message.answers, at },
    );
    return refused === null ? { t: 'ok', id, n: this.match.length } : { t: 'no', id, ...refused };
  }

  private join(client: Client, { id, since }: Extract<ToServer, { t: 'join' }>): void {
    if (this.refuses !== null) {
      this.send(client, { t: 'no', id, code: this.refuses });
      return;
    }
    client.joined = true;
    const n = this.match.length;
    for (const seat of this.seatsOf(client.person))
      if (since === undefined || n - since > FAR_BEHIND)
        this.send(client, {
          t: 'table',
          match: 'the-match',
          seat,
          n,
          view: this.match.view(seat),
          ...this.standing(seat),
        });
      else for (let missed = since + 1; missed <= n; missed++) this.sendInput(client, seat, missed);
    for (const line of this.talk) this.repeat(client, line);
    this.send(client, { t: 'ok', id });
    this.sendPeople(client);
  }

  private history({ id, match, seat, from, to }: Extract<ToServer, { t: 'history' }>): ToClient {
    const last = Math.min(to, from + SLICE);
    const inputs: SeenInput[] = from === 0 ? [{ n: 0, events: this.eventsOf(0, seat), changes: [] }] : [];
    for (let n = from + 1; n <= last; n++) inputs.push(this.input(n, seat));
    return { t: 'history', id, match, seat, view: this.viewAt(from, seat), inputs, to: last };
  }

  private viewAt(n: number, seat: Seat) {
    return viewOf(this.match.at(n), seat);
  }

  private eventsOf(n: number, seat: Seat) {
    return this.chronicle.events[n].flatMap((e) => seenBy(e, seat) ?? []);
  }

  private input(n: number, seat: Seat): SeenInput {
    const { back } = this.chronicle.entry(n);
    const changes = changesOf(this.viewAt(n - 1, seat), this.viewAt(n, seat));
    return { n, events: this.eventsOf(n, seat), changes, ...(back === null ? {} : { back }) };
  }

  private sendInput(client: Client, seat: Seat, n: number): void {
    this.send(client, {
      t: 'input',
      match: 'the-match',
      seat,
      ...this.input(n, seat),
      ...this.standing(seat),
    });
  }

  private sendPeople(client: Client): void {
    this.send(client, { t: 'people', match: 'the-match', ...this.people(client.person) });
  }

  private standing(seat: Seat): Standing {
    const { decisionId: decision, clock } = this.match;
    return { decision, undo: seat === SPECTATOR ? 0 : this.match.undoable(seat), clock };
  }

  private people(person: string): MatchPeople {
    const seats = this.sits.map((who, seat) => ({
      seat,
      mine: personOf(who) === person,
      name: personOf(who),
      bot: typeof who === 'string' ? null : who.bot,
      online: true,
    }));
    return { seats, watching: 0 };
  }

  private seatsOf(person: string): Seat[] {
    const own = this.sits.flatMap((who, seat) => (personOf(who) === person ? [seat] : []));
    return own.length === 0 ? [SPECTATOR] : own;
  }

  private send({ end, person }: Client, message: ToClient): void {
    const text = JSON.stringify(message);
    if (!this.mute && !this.cut.has(person)) soon(() => end.message(text));
  }

  private hangUp(client: Client): void {
    this.clients.delete(client);
    soon(() => client.end.closed());
  }
}

/** The raid, dealt by the same words as `newRaid` deals it. */
export const raidFor = (seats: number, rounds = 3): Match<AnyGame> =>
  Match.start(raid, { setup: { rounds }, seats, seed: seedFrom('the same') });

const soon = (call: () => unknown): void => {
  queueMicrotask(call);
};

/** All that happens without the passing of time has happened. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((done) => setImmediate(done));
}
