import { type Answer, type Decision, PASS, type Seat } from '@sightline/kernel';
import { onlyAnswer } from '../automatic.ts';
import { PassPace } from './pass-pace.ts';
import type { Line } from './wire.ts';

/** What a seat of ours is asked. */
export interface PendingDecision {
  readonly seat: Seat;
  readonly decision: number;
  readonly asked: Decision | null;
  /** milliseconds on the seat's clock; null: its time is not counted */
  readonly left: number | null;
}

/** A question that may be passed, and the moment before which no pass of it goes out. */
interface Turn {
  readonly seat: Seat;
  readonly decision: number;
  readonly left: number | null;
  /** what is answered without asking; null: the person can choose */
  readonly only: Answer | null;
  /** drawn when the question is seen; null: it was not seen yet */
  drawn: number | null;
  seen: number;
  over: boolean;
  callOff(): void;
}

/** A page that does not say what it shows, as one nobody looks at, is taken to show it after so long. */
const UNSEEN = 8000;
/** A pass is held back no longer than this share of the time that the seat's clock has left. */
const OF_CLOCK = 1 / 4;

export type Send = (seat: Seat, decision: number, answer: Answer, chosen: boolean) => void;

/**
 * Answers for who can do only one thing and does not want to be asked, and holds back what people pass by themselves,
 * so that nobody else can tell the one from the other by the time it took.
 */
export class AutoPass {
  /** whether it is wanted */
  on: boolean;
  private readonly line: Line;
  private readonly send: Send;
  private readonly pace: PassPace;
  /** whether somebody could learn something by the time a pass takes */
  private readonly hides: () => boolean;
  /** asked all the same: taken back, or refused */
  private readonly spared = new Set<string>();
  /** passed by a person before it goes out */
  private readonly held = new Map<string, Answer>();
  /** what was answered: it may take a while until that is heard of */
  private readonly done = new Set<string>();
  private readonly turns = new Map<string, Turn>();
  /** all that has happened is shown */
  private caughtUp = true;

  constructor(line: Line, { on, hides }: { on: boolean; hides(): boolean }, send: Send) {
    this.line = line;
    this.on = on;
    this.hides = hides;
    this.send = send;
    this.pace = new PassPace(() => line.random());
  }

  /** The seat that is answered for in a moment; null: none. */
  get waiting(): Seat | null {
    for (const [key, { seat, only }] of this.turns) if (only !== null || this.held.has(key)) return seat;
    return null;
  }

  /** What is answered for the seat; null: it is asked. */
  answerTo(seat: Seat, decision: number, asked: Decision | null): Answer | null {
    const key = keyOf(seat, decision);
    return this.held.get(key) ?? (this.on && !this.spared.has(key) ? onlyAnswer(asked) : null);
  }

  /** Looks at what our seats are asked now. */
  consider(all: readonly PendingDecision[]): void {
    const open = new Set<string>();
    for (const { seat, decision, asked, left } of all) {
      const key = keyOf(seat, decision);
      const only = this.held.has(key) ? null : this.answerTo(seat, decision, asked);
      if (this.done.has(key) || (only === null && !mayPass(asked))) continue;
      open.add(key);
      const before = this.turns.get(key);
      if (before !== undefined && (before.only === null) === (only === null)) continue;
      before?.callOff();
      this.turns.set(key, this.begin({ seat, decision, left, only }, before));
    }
    for (const [key, turn] of this.turns)
      if (!open.has(key)) {
        turn.callOff();
        this.turns.delete(key);
      }
  }

  /** Something has happened that is still to be shown, before what is asked now. */
  happened(): void {
    this.caughtUp = false;
  }

  /** Everything that has happened is shown: now our seats see what they are asked. */
  shown(): void {
    this.caughtUp = true;
    for (const turn of this.turns.values()) if (turn.drawn === null) this.see(turn);
  }

  /** Whether an answer that a person gives goes out later: then it is sent by and by. */
  hold(seat: Seat, decision: number, answers: readonly Answer[]): boolean {
    const key = keyOf(seat, decision);
    const turn = this.hides() ? this.turns.get(key) : undefined;
    const [answer] = answers;
    if (turn === undefined || answers.length !== 1 || answer[0] !== PASS[0] || this.held.has(key))
      return false;
    if (turn.drawn !== null) this.pace.passed(this.line.elapsed() - turn.seen, turn.drawn);
    if (turn.over) {
      this.done.add(key);
      return false;
    }
    this.held.set(key, answer);
    if (turn.drawn === null) this.see(turn);
    return true;
  }

  /** This one is asked. */
  spare(seat: Seat, decision: number): void {
    const key = keyOf(seat, decision);
    this.spared.add(key);
    this.held.delete(key);
    this.done.delete(key);
  }

  close(): void {
    for (const { callOff } of this.turns.values()) callOff();
    this.turns.clear();
  }

  private begin(of: Pick<Turn, 'seat' | 'decision' | 'left' | 'only'>, before: Turn | undefined): Turn {
    const turn: Turn = { ...of, drawn: null, seen: 0, over: false, callOff: () => {} };
    if (this.caughtUp || !this.hides() || before?.drawn != null) this.see(turn);
    else turn.callOff = this.line.later(UNSEEN, () => this.see(turn));
    return turn;
  }

  private see(turn: Turn): void {
    turn.callOff();
    const hides = this.hides();
    turn.drawn = hides ? this.pace.draw() : 0;
    turn.seen = this.line.elapsed();
    const pause = hides && turn.only !== null ? this.pace.automatic(turn.drawn) : turn.drawn;
    const most = turn.left === null ? pause : turn.left * OF_CLOCK;
    turn.callOff = this.line.later(Math.min(pause, most), () => this.goesOut(turn));
  }

  private goesOut(turn: Turn): void {
    const { seat, decision } = turn;
    const key = keyOf(seat, decision);
    turn.over = true;
    const chosen = this.held.get(key);
    const answer = chosen ?? turn.only;
    if (answer === null) return;
    this.done.add(key);
    this.turns.delete(key);
    this.held.delete(key);
    this.send(seat, decision, answer, chosen !== undefined);
  }
}

const mayPass = (asked: Decision | null): boolean =>
  asked?.choices.some(({ verb }) => verb === PASS[0]) === true;

const keyOf = (seat: Seat, decision: number): string => `${seat} ${decision}`;
