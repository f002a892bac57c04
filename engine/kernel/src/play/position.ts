import { Options } from '../decide/options.ts';
import type { PreparedQuestion } from '../decide/question.ts';
import { type Refusal, refuse } from '../decide/refusal.ts';
import { isAnswer, type ValidatedAnswer, validate } from '../decide/validate.ts';
import type { UnknownItems } from '../foretell/unknown-items.ts';
import type { DrawSource } from '../random/source.ts';
import type { CheckError } from '../rules/check-error.ts';
import type { Answer } from '../rules/choice.ts';
import { type Flow, sameFlow } from '../rules/flow.ts';
import type { Game } from '../rules/game.ts';
import type { GameTypes } from '../rules/play.ts';
import { EVERYONE, has, NOBODY, only, type Seat, type SeatSet } from '../seat.ts';
import { type Why, why as whyEvent } from '../why.ts';
import type { Frame } from './frame.ts';
import { type AskedSeat, Inquiry } from './inquiry.ts';
import { RuleError } from './rule-error.ts';
import { RunningStack } from './running-stack.ts';

/** A rule that loops for ever is stopped after so many steps without a question. */
export const STEP_LIMIT = 10_000;

/**
 * A match at one moment: the state, the stack of running procedures, and who is asked what. It runs the rules
 * from one question to the next and can be copied at any time; it keeps no history (that is `Match`).
 *
 * It is also what rules are handed as `g`, restricted to `Play`.
 */
export class Position<T extends GameTypes> extends RunningStack<T> {
  /** grows with every question that replaces the one before */
  serial = 0;
  /** the check that threw while the last answer was refused */
  checkError: CheckError | null = null;

  /** Asked before each step: true stops there, until `resume`. */
  brake: ((p: Position<T>) => boolean) | null = null;
  /** stopped by the brake: a step is due, nobody is asked */
  paused = false;
  /** what lies where the viewer can't look, while odds are computed */
  unknown: UnknownItems | null = null;

  private readonly inquiry: Inquiry<T> = new Inquiry(this);
  private listed = false;

  constructor(
    game: Game<T>,
    statics: T['statics'],
    seats: number,
    source: DrawSource,
    from: Position<T> | null = null,
  ) {
    super(game, statics, seats, source, from);
    if (from === null) return;
    this.resigned = from.resigned;
    this.result = from.result;
    this.serial = from.serial;
    this.brake = from.brake;
    this.paused = from.paused;
    this.unknown = from.unknown;
  }

  /** The first question of a fresh match. */
  static begin<T extends GameTypes>(
    game: Game<T>,
    statics: T['statics'],
    seats: number,
    source: DrawSource,
  ): Position<T> {
    const p = new Position(game, statics, seats, source);
    game.begin?.(p);
    p.push(game.main, {});
    p.advance();
    return p;
  }

  /** An independent copy, standing at the same question. */
  copy(source = this.source): Position<T> {
    return new Position(this.game, this.statics, this.seats, source, this);
  }

  /** Everybody who is asked now. */
  asked(): readonly AskedSeat<T>[] {
    if (!this.listed) {
      const frame = this.stack[this.stack.length - 1];
      if (this.result === null && frame !== undefined) this.list(frame);
      else this.inquiry.close();
      this.listed = true;
    }
    return this.inquiry.asked;
  }

  /** Whom the match waits for. Who may act unasked is not among them: nobody must be able to tell. */
  awaiting(): Seat[] {
    const asked = this.asked();
    const out: Seat[] = [];
    for (let i = 0; i < this.inquiry.awaited; i++) out.push(asked[i].seat);
    return out;
  }

  askedOf(seat: Seat): AskedSeat<T> | null {
    for (const a of this.asked()) if (a.seat === seat) return a;
    return null;
  }

  /** Takes an answer from outside: what is not on the list is refused and changes nothing. */
  answer(seat: Seat, answer: unknown, why?: Why): Refusal | null {
    if (this.result !== null) return refuse('match-over');
    if (!isAnswer(answer)) return refuse('malformed', 'an answer is a verb and whole numbers');
    const asked = this.askedOf(seat);
    if (asked === null) {
      const top = this.stack[this.stack.length - 1];
      return refuse(has(top.passed, seat) ? 'already-answered' : 'not-asked');
    }
    this.checkError = null;
    const taken = this.validated(asked, answer);
    if ('code' in taken) return taken;
    if (why !== undefined) this.note(asked, why);
    this.enact(asked, taken);
    this.advance();
    return null;
  }

  /** Whether a seat may answer so now. */
  allows(seat: Seat, answer: unknown): boolean {
    const asked = this.result === null && isAnswer(answer) ? this.askedOf(seat) : null;
    if (asked === null) return false;
    return !('code' in this.validated(asked, answer as Answer));
  }

  private validated({ seat, options }: AskedSeat<T>, answer: Answer): ValidatedAnswer | Refusal {
    return this.whileListing(seat, () =>
      validate(options, answer, this, this.locals, (error) => {
        this.checkError = error;
      }),
    );
  }

  /** Takes a listed option by its row: the quick way for players inside the process. */
  take(asked: AskedSeat<T>, row: number): void {
    const o = asked.options;
    const choice = o.choiceOf(row);
    const c = o.question.choices[choice];
    if (o.question.way === 'one' && c.form === 'one') {
      const frame = this.acting(asked.seat);
      this.hiddenAnswer = o.question.step.hidden === true;
      this.follow(frame, c.does(this, frame.locals, o.a(row), o.b(row), o.c(row)), frame.step + 1);
    } else this.enact(asked, { choice, numbers: o.numbers(row) });
    this.advance();
  }

  /** Takes an option that was listed elsewhere: foretelling lists only what it needs. */
  enter(seat: Seat, question: PreparedQuestion<T>, choice: number, numbers: readonly number[]): void {
    const frame = this.acting(seat);
    this.follow(frame, this.act(question, { choice, numbers }, frame.locals), frame.step + 1);
    this.advance();
  }

  /** Whether the procedure on top ends before its next step. */
  get endsHere(): boolean {
    const { procedure, step, locals } = this.stack[this.stack.length - 1];
    const { names, how } = this.table[procedure];
    return step >= names.length || how.endsIf?.(this, locals) === true;
  }

  /** Answers for a seat whose time ran out. */
  expire(seat: Seat): Refusal | null {
    if (this.result !== null) return refuse('match-over');
    const asked = this.awaiting().includes(seat);
    if (!asked && this.game.expired === undefined) return refuse('not-asked');
    if (this.game.expired !== undefined) {
      this.acting(seat);
      this.game.expired(this, seat);
      this.seat = -1;
    }
    // A clock may run out while somebody else is asked; then there is nothing to answer.
    const still = this.result === null && asked && this.awaiting().includes(seat) ? this.askedOf(seat) : null;
    if (still !== null) this.enact(still, this.takenByDefault(still));
    this.advance();
    return null;
  }

  /** What counts as the answer when time runs out; null if neither the rule nor a short search knows one. */
  fallback(asked: AskedSeat<T>): Answer | null {
    const { step } = asked.options.question;
    if (step.timeout === undefined) return asked.options.first();
    return this.whileListing(asked.seat, () =>
      (step.timeout as NonNullable<typeof step.timeout>)(this, this.locals),
    );
  }

  private allPassed(frame: Frame, q: PreparedQuestion<T>): Flow<T, string> {
    if (q.step.ask !== 'open' && q.step.ask !== 'priority') return;
    this.derivedFresh = false;
    return q.step.allPassed?.(this, frame.locals);
  }

  private takenByDefault(asked: AskedSeat<T>): ValidatedAnswer {
    const answer = this.fallback(asked);
    if (answer === null)
      throw this.misuse(`${asked.options.question.prompt} needs a time-out answer of its own`);
    const taken = this.validated(asked, answer);
    if ('code' in taken)
      throw this.misuse(
        `the time-out answer ${answer.join(' ')} to ${asked.options.question.prompt} is not on its list`,
      );
    return taken;
  }

  resign(seat: Seat): Refusal | null {
    if (this.result !== null) return refuse('match-over');
    if (this.game.resign === undefined) return refuse('cannot-resign');
    if (has(this.resigned, seat)) return refuse('cannot-resign', 'this seat has resigned already');
    this.acting(seat);
    this.resigned |= only(seat);
    this.game.resign(this, seat);
    this.advance();
    return null;
  }

  /** Runs something that reads options for a seat. */
  whileListing<R>(seat: Seat, read: () => R): R {
    const before = this.beginListing(seat);
    try {
      return read();
    } finally {
      this.endListing(before);
    }
  }

  /** From here on nothing changes until `endListing`: what was derived for this position stays valid. */
  beginListing(seat: Seat): Seat {
    const before = this.seat;
    this.seat = seat;
    this.listing = true;
    return before;
  }

  endListing(before: Seat): void {
    this.listing = false;
    this.seat = before;
  }

  private list(frame: Frame): void {
    this.derivedFresh = false;
    this.inquiry.open(frame, this.questionOf(frame));
  }

  private questionOf(frame: Frame): PreparedQuestion<T> {
    return this.table[frame.procedure].asks[frame.step] as PreparedQuestion<T>;
  }

  /** Why somebody answers so is told at once, or when a sealed answer is; never where the answer stays hidden. */
  private note({ seat, options: { question } }: AskedSeat<T>, why: Why): void {
    const frame = this.stack[this.stack.length - 1];
    if (question.step.hidden) return;
    if (question.way === 'sealed') {
      frame.whys ??= [];
      frame.whys[seat] = why;
    } else this.tellWhy(seat, why);
  }

  private tellWhy(seat: Seat, [word, ...about]: Why): void {
    if (this.game.events.includes(whyEvent)) this.emit(whyEvent, { seat, word, about });
  }

  /** Lets an answer take effect, up to where the rules go on by themselves. */
  private enact({ seat, options }: AskedSeat<T>, taken: ValidatedAnswer): void {
    const frame = this.stack[this.stack.length - 1];
    const q = options.question;
    const { way } = q;
    if (way === 'sealed') {
      frame.sealed ??= Array.from({ length: this.seats }, () => null);
      frame.sealed[seat] = [q.verbs[taken.choice], ...taken.numbers];
    }
    if (way === 'sealed' || taken.choice < 0) {
      frame.passed |= only(seat);
      // Sealed or open, the others are still asked the same; in a priority window it is somebody else's turn.
      if (way === 'priority') this.serial++;
      this.listed = false;
      return;
    }
    this.acting(seat);
    const flow = this.act(q, taken, frame.locals);
    // Something happened: who has passed may think again.
    if (q.step.ask === 'open' || (q.step.ask === 'priority' && q.step.restart)) frame.passed = NOBODY;
    this.follow(frame, flow, way === 'one' ? frame.step + 1 : frame.step);
  }

  private acting(seat: Seat): Frame {
    this.seat = seat;
    this.listed = false;
    this.derivedFresh = false;
    this.hiddenAnswer = false;
    this.serial++;
    return this.stack[this.stack.length - 1];
  }

  private act(
    q: PreparedQuestion<T>,
    { choice, numbers }: ValidatedAnswer,
    locals: Frame['locals'],
  ): Flow<T, string> {
    const c = q.choices[choice];
    this.hiddenAnswer = q.step.hidden === true && q.way !== 'meanwhile';
    switch (c.form) {
      case 'confirm':
        return c.does(this, locals);
      case 'amount':
        return c.does(this, locals, numbers[0]);
      case 'one':
      case 'place':
      case 'path':
        return c.does(this, locals, numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0);
      case 'some':
      case 'order':
      case 'split':
        return c.does(this, locals, numbers);
    }
  }

  /** Something may have come between: who sealed what is not legal any more is asked anew. */
  private sealedStand(frame: Frame, q: PreparedQuestion<T>): boolean {
    const options = new Options<T>();
    let anew: SeatSet = NOBODY;
    frame.sealed?.forEach((answer, seat, sealed) => {
      if (answer === null) return;
      const taken = this.whileListing(seat, () => {
        options.list(q, this, frame.locals);
        return validate(options, answer, this, frame.locals, (error) => {
          throw error;
        });
      });
      if (!('code' in taken)) return;
      sealed[seat] = null;
      delete frame.whys?.[seat];
      anew |= only(seat);
    });
    if (anew === NOBODY) return true;
    frame.passed &= ~anew;
    // Everybody sees who is asked anew, and so that what they sealed was not legal any more.
    this.reveal(EVERYONE, anew);
    this.serial++;
    return false;
  }

  /** All sealed answers are in: everybody sees them now, and they take effect in seat order. */
  private unseal(frame: Frame, q: PreparedQuestion<T>): void {
    const { sealed, whys } = frame;
    const answers = sealed ?? [];
    frame.sealed = null;
    if (whys !== undefined) frame.whys = undefined;
    frame.passed = NOBODY;
    // Hidden answers stay hidden; that they are in is seen by all.
    if (answers.length > 0) this.reveal(EVERYONE, q.step.hidden ? [] : answers);
    const next = frame.step + 1;
    let flow: Flow<T, string> | undefined;
    for (let seat = 0; seat < answers.length; seat++) {
      const answer = answers[seat];
      if (answer === null) continue;
      const [verb, ...numbers] = answer;
      const why = whys?.[seat];
      if (why !== undefined) this.tellWhy(seat, why);
      this.acting(seat);
      const said = this.act(q, { choice: q.verbs.indexOf(verb), numbers }, frame.locals);
      if (said !== undefined && flow !== undefined && !sameFlow(said, flow))
        throw this.misuse(`two sealed answers to ${q.prompt} want to go on differently`);
      if (said !== undefined) flow = said;
    }
    this.seat = -1;
    this.follow(frame, flow, next);
  }

  /** Goes on where the brake stopped. */
  resume(): void {
    this.advance(true);
  }

  /** Runs steps until somebody has to be asked, the match is over, or the brake stops it. */
  private advance(resumed = false): void {
    this.seat = -1;
    this.paused = false;
    let released = resumed;
    for (let steps = 0; this.result === null; steps++) {
      if (steps > STEP_LIMIT)
        throw new RuleError('runaway', `${STEP_LIMIT} steps without a question`, this.where());
      const frame = this.stack[this.stack.length - 1];
      if (frame === undefined)
        throw new RuleError('misuse', 'the main procedure ended without a result', 'nowhere');
      if (this.brake !== null && !released && this.brake(this)) {
        this.paused = true;
        return;
      }
      released = false;
      const p = this.table[frame.procedure];
      if (this.endsHere) {
        if (p.procedure.promises) throw this.misuse(`${p.name} ended without the result it promises`);
        this.pop(undefined);
        continue;
      }
      const run = p.runs[frame.step];
      if (run === null) {
        this.back = null;
        if (this.opens(frame, this.questionOf(frame))) return;
        continue;
      }
      this.derivedFresh = false;
      const flow = run(this, frame.locals);
      this.back = null;
      this.follow(frame, flow, frame.step + 1);
    }
    this.listed = false;
  }

  /** Asks, and says whether there is anybody to wait for; if not, the frame has moved on. */
  private opens(frame: Frame, q: PreparedQuestion<T>): boolean {
    this.list(frame);
    this.listed = true;
    const gone =
      this.resigned === NOBODY
        ? undefined
        : this.inquiry.asked.find(
            (a) => has(this.resigned, a.seat) && a.options.question.way !== 'meanwhile',
          );
    if (gone !== undefined) {
      this.enact(gone, this.takenByDefault(gone));
      this.seat = -1;
      return false;
    }
    if (this.inquiry.awaited > 0) return true;
    if (q.step.ask === 'sealed') {
      if (this.sealedStand(frame, q)) this.unseal(frame, q);
    } else if (q.canPass) {
      // The next question is another one: an answer to this window must not be taken for one to that.
      this.serial++;
      frame.passed = NOBODY;
      this.follow(frame, this.allPassed(frame, q), frame.step + 1);
    } else if (q.step.ask === 'one' && q.step.ifNone !== undefined) {
      this.derivedFresh = false;
      this.follow(frame, q.step.ifNone(this, frame.locals), frame.step + 1);
    } else throw new RuleError('dead-end', `${q.prompt} asks, but nothing may be chosen`, this.where());
    return false;
  }
}
