import { Options } from '../decide/options.ts';
import type { PreparedQuestion } from '../decide/question.ts';
import type { GameTypes } from '../rules/play.ts';
import { has, members, players, type Seat, type SeatSet, seatSet } from '../seat.ts';
import type { Frame } from './frame.ts';
import type { Position } from './position.ts';
import { RuleError } from './rule-error.ts';

/** Somebody who is asked something now or may act meanwhile, and all they may answer. */
export interface AskedSeat<T extends GameTypes> {
  readonly seat: Seat;
  readonly options: Options<T>;
}

/** Who is asked at the open question, with their options. Listing changes nothing in the state. */
export class Inquiry<T extends GameTypes> {
  readonly asked: AskedSeat<T>[] = [];
  /** so many of the first are waited for; the others may act meanwhile */
  awaited = 0;
  private readonly p: Position<T>;
  /** kept from question to question, so that listing makes no garbage */
  private readonly optionBuffers: Options<T>[] = [];

  constructor(p: Position<T>) {
    this.p = p;
  }

  close(): void {
    this.asked.length = 0;
    this.awaited = 0;
  }

  open(frame: Frame, q: PreparedQuestion<T>): void {
    this.asked.length = 0;
    this.ask(frame, q);
    this.awaited = this.asked.length;
    const meanwhile = q.step.meanwhile;
    if (meanwhile === undefined || q.meanwhile === null || this.awaited === 0) return;
    const busy = seatSet(...this.asked.map((a) => a.seat)) | this.p.resigned;
    for (const seat of members(meanwhile.seats(this.p, frame.locals) & players(this.p.seats) & ~busy))
      this.consider(frame, q.meanwhile, seat);
  }

  private ask(frame: Frame, q: PreparedQuestion<T>): void {
    const { p } = this;
    const { step } = q;
    const l = frame.locals;
    switch (step.ask) {
      case 'one':
        this.consider(frame, q, step.seat(p, l));
        return;
      case 'sealed':
        for (const seat of members(step.seats(p, l) & players(p.seats) & ~frame.passed))
          if (!this.consider(frame, q, seat))
            throw new RuleError(
              'dead-end',
              `${q.prompt} asks seat ${seat}, but nothing may be chosen`,
              p.where(),
            );
        return;
      case 'open':
        this.askAll(frame, q, step.seats(p, l) & ~frame.passed & ~p.resigned);
        // Somebody must decide: if all have given up, one of them is answered for.
        if (!q.canPass && this.asked.length === 0) this.askAll(frame, q, step.seats(p, l));
        return;
      case 'priority':
        for (const seat of step.seats(p, l))
          if (!has(frame.passed | p.resigned, seat) && this.consider(frame, q, seat)) return;
    }
  }

  private askAll(frame: Frame, q: PreparedQuestion<T>, seats: SeatSet): void {
    for (const seat of members(seats & players(this.p.seats))) this.consider(frame, q, seat);
  }

  /** Lists what a seat may answer; it is asked if there is something, or if not being asked would tell a secret. */
  private consider(frame: Frame, q: PreparedQuestion<T>, seat: Seat): boolean {
    const { p, optionBuffers } = this;
    const n = this.asked.length;
    let buffer = optionBuffers[n];
    if (buffer === undefined) {
      buffer = new Options<T>();
      optionBuffers[n] = buffer;
    }
    const before = p.beginListing(seat);
    let ask: boolean;
    try {
      ask = buffer.list(q, p, frame.locals);
      if (!ask && q.canPass && (q.step.ask === 'open' || q.step.ask === 'priority'))
        ask = q.step.mayHave?.(p, frame.locals, seat) ?? false;
    } finally {
      p.endListing(before);
    }
    if (ask) this.asked.push({ seat, options: buffer });
    return ask;
  }
}
