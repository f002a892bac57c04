import {
  type Answer,
  type AskedSeat,
  type GameTypes,
  has,
  hashOf,
  type Input,
  load,
  type Match,
  type MatchFile,
  MatchFileError,
  type Outcome,
  type Seat,
  sample,
  save,
} from '@sightline/kernel';
import { assuredHolds } from './assured.ts';
import { refusesNonsense } from './bad-input.ts';
import { BoundaryWatch } from './boundary.ts';
import { survivesEncoding } from './encoding.ts';
import { DetectedFailure } from './failure.ts';
import { nothingLeaks } from './leak.ts';
import { copiesAreIndependent } from './shared-memory.ts';

const MEMORIES = 4;

/** Plays one match at random to its end, as all its seats and as the host with its clocks, and lets the detectors look. */
export class RandomPlayer<T extends GameTypes> {
  decisions = 0;
  /** milliseconds spent on listing, choosing and submitting */
  playing = 0;
  leaks = 0;
  undone = 0;
  largestState = 0;
  /** what was tried last: if the rules fail at it, it is in no log */
  attempt: Input | null = null;
  private readonly match: Match<T>;
  private readonly random: (n: number) => number;
  private readonly checkEvery: number;
  private readonly endlessAfter: number;
  private time: number;
  /** some moments of the match with their hashes, to scrub back to */
  private readonly memories: { n: number; hash: string }[] = [];

  constructor(match: Match<T>, random: (n: number) => number, checkEvery: number, endlessAfter: number) {
    this.match = match;
    this.random = random;
    this.checkEvery = checkEvery;
    this.endlessAfter = endlessAfter;
    this.time = match.setup.at ?? 0;
  }

  playOut(mostDecisions: number): void {
    const { match, random } = this;
    while (match.result === null && this.decisions < mostDecisions) {
      if (this.decisions > this.endlessAfter)
        throw new DetectedFailure(
          'endless',
          `no end after ${this.endlessAfter} decisions, at ${match.position.where()}`,
        );
      this.time += random(3000);
      if (this.timeRanOut()) continue;
      if (random(this.checkEvery) === 0) this.checkedTurn();
      else this.turn();
    }
    if (match.result !== null || mostDecisions !== Number.POSITIVE_INFINITY) this.looksBack();
  }

  /** The host's part: whoever is out of time is answered for, asked or not. */
  private timeRanOut(): boolean {
    const { match } = this;
    for (let seat = 0; seat < match.setup.seats; seat++) {
      const due = match.deadline(seat);
      if (due !== null && due <= this.time) {
        this.decisions++;
        this.submit({ kind: 'timeout', seat, at: this.time });
        return true;
      }
    }
    return false;
  }

  private turn(): void {
    const { match, random } = this;
    const start = performance.now();
    const one = this.somebody();
    const answer =
      one.options.composed.length === 0 && !one.options.canPass
        ? one.options.answer(random(one.options.count))
        : this.sampleFor(one.seat);
    this.attempt = { kind: 'answer', seat: one.seat, decision: match.decisionId, answer, at: this.time };
    const out = match.submit(this.attempt);
    this.playing += performance.now() - start;
    this.decisions++;
    this.expectTaken(out, answer);
    this.notTwice();
  }

  /** A click or a packet that comes twice counts once. */
  private notTwice(): void {
    const { match } = this;
    if (match.submit(match.history.entries[match.length - 1].input).ok)
      throw new DetectedFailure('took-bad-input', 'the same input was taken twice');
  }

  private checkedTurn(): void {
    const { match, random } = this;
    const one = this.somebody();
    const { seat } = one;
    assuredHolds(match.position, one);
    const answer = this.sampleFor(seat);
    this.attempt = { kind: 'answer', seat, decision: match.decisionId, answer, at: this.time };
    refusesNonsense(match, this.time, random);
    copiesAreIndependent(match.position);
    this.largestState = Math.max(this.largestState, survivesEncoding(match.position));
    this.leaks += nothingLeaks(match.position, seat, answer, random);
    if (match.game.resign !== undefined && !has(match.position.resigned, seat) && random(400) === 0) {
      this.submit({ kind: 'resign', seat, at: this.time });
      this.decisions++;
      return;
    }
    if (match.clock.left !== null && random(30) === 0) this.pauses(seat);
    const before = match.hash();
    const watch = new BoundaryWatch(match, seat);
    const start = performance.now();
    const kind = random(3) === 0 ? 'batch' : 'answer';
    this.attempt =
      kind === 'answer'
        ? { kind, seat, decision: match.decisionId, answer, at: this.time }
        : { kind, seat, decision: match.decisionId, answers: [answer, answer, answer], at: this.time };
    const out = match.submit(this.attempt);
    this.playing += performance.now() - start;
    this.decisions++;
    this.expectTaken(out, answer);
    this.eventsAreListed(out);
    watch.check(match);
    if (match.undoable(seat) > 0 && random(2) === 0) this.undoes(seat, before);
    if (this.memories.length < MEMORIES || random(8) === 0)
      this.memories[random(MEMORIES)] = { n: match.length, hash: match.hash() };
  }

  /** A table has words and pictures for the events a game lists, and for no others. */
  private eventsAreListed(out: Outcome): void {
    const { events } = this.match.game;
    for (const e of out.ok ? out.events : [])
      if (!events.some((kind) => kind.name === e.kind))
        throw new DetectedFailure('misuse', `the event "${e.kind}" is not among those the game lists`);
  }

  private pauses(seat: Seat): void {
    this.submit({ kind: 'pause', seat, at: this.time });
    this.time += this.random(60_000);
    this.submit({ kind: 'resume', seat, at: this.time });
  }

  private undoes(seat: Seat, before: string): void {
    const { match } = this;
    const possible = match.undoable(seat);
    this.submit({ kind: 'undo', seat, at: this.time });
    this.undone++;
    if (match.hash() !== before)
      throw new DetectedFailure('undo-restores', `undo gave ${match.hash()} instead of ${before}`);
    if (match.undoable(seat) !== possible - 1)
      throw new DetectedFailure(
        'undo-restores',
        `${possible} could be undone, one was, ${match.undoable(seat)} are left`,
      );
  }

  /** The log must give the same match again, on any machine and up to any moment. */
  private looksBack(): void {
    const { match } = this;
    for (const m of this.memories.filter((x) => x !== undefined))
      if (hashOf(match.at(m.n)) !== m.hash)
        throw new DetectedFailure('replay-differs', `scrubbing to ${m.n} gives another hash`);
    const again = this.reloaded(save(match, 'always'));
    if (again.hash() !== match.hash())
      throw new DetectedFailure('replay-differs', 'the stored match replays to another hash');
    const unseeded = {
      ...save(match, 'always'),
      chapters: match.chapters.map((c) => ({ ...c, seed: null })),
    };
    if (this.reloaded(unseeded).hash() !== match.hash())
      throw new DetectedFailure('replay-differs', 'replayed from its recorded draws it has another hash');
  }

  /** Mostly somebody who is waited for; now and then somebody who may act meanwhile. */
  private somebody(): AskedSeat<T> {
    const asked = this.match.position.asked();
    if (asked.length === 1) return asked[0];
    const awaited = asked.filter((a) => a.options.question.way !== 'meanwhile');
    const among = this.random(4) === 0 ? asked : awaited;
    return among[this.random(among.length)];
  }

  private reloaded(file: MatchFile): Match<T> {
    try {
      return load(this.match.game, JSON.parse(JSON.stringify(file)));
    } catch (e) {
      throw e instanceof MatchFileError ? new DetectedFailure('replay-differs', e.message) : e;
    }
  }

  private sampleFor(seat: Seat): Answer {
    const p = this.match.position;
    const asked = p.askedOf(seat);
    if (asked === null) throw new Error(`seat ${seat} is not asked`);
    return p.whileListing(seat, () => sample(asked.options, p, p.locals, this.random));
  }

  private submit(input: Input): void {
    this.attempt = input;
    const out = this.match.submit(input);
    if (!out.ok) this.expectTaken(out, ['-']);
  }

  private expectTaken(out: Outcome, answer: Answer): void {
    if (out.ok) return;
    const { code, failure, detail } = out.refusal;
    if (code === 'rules-failed') throw new DetectedFailure(failure ?? 'crash', out.report ?? '');
    throw new DetectedFailure(
      'refused-own-option',
      `${answer.join(' ')} was on the list but refused: ${code} ${detail ?? ''}`,
    );
  }
}
