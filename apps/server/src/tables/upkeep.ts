import { answerFor, botDice } from '@sightline/bots';
import type { Answer, Outcome, Seat } from '@sightline/kernel';
import type { Presets } from '@sightline/table';
import type { MatchRow, SeatRow } from '../database/tables.ts';
import type { AnyShelf } from '../shelf.ts';
import type { Ledger } from './ledger.ts';

/** Who did not write the last input lets the process that did act first. */
const COURTESY_MS = 1500;
/** A clock of several days is looked at again long before. */
const LONGEST_MS = 3_600_000;

export interface UpkeepOptions {
  readonly shelf: AnyShelf;
  readonly row: MatchRow;
  readonly ledger: Ledger;
  readonly botPace: number;
  seating(): readonly SeatRow[];
  /** plays and stores one input of the server's own; false: it was refused */
  play(how: () => Outcome): Promise<boolean>;
  /** `goOn` is to be called, in its turn */
  wake(): void;
}

/** What the server itself does at a table: settled choices, bots, clocks that run out. */
export class Upkeep {
  private readonly o: UpkeepOptions;
  private readonly presets: Presets;
  private readonly anySettled: boolean;
  private timer: NodeJS.Timeout | null = null;
  /** after which input the timer was set, and for when */
  private set = { n: -1, at: 0 };
  private stopped = false;
  /** another process wrote the last input */
  foreign = false;

  constructor(o: UpkeepOptions) {
    this.o = o;
    this.presets = JSON.parse(o.row.presets) as Presets;
    this.anySettled = Object.keys(this.presets).length > 0;
  }

  /** time is counted here */
  get timed(): boolean {
    return this.o.row.clock !== null;
  }

  get waiting(): boolean {
    return this.timer !== null;
  }

  /** When the server has to act next, in milliseconds since 1970; null: never, as things stand. */
  due(now: number): number | null {
    const { match } = this.o.ledger;
    if (match.result !== null) return null;
    const seating = this.o.seating();
    const acts = match.awaiting().some((seat) => seating[seat]?.bot !== null || this.settled(seat) !== null);
    // A bot takes its time, always the same: how long it thinks would tell what it has to think about.
    const times = acts ? [now + this.o.botPace] : [];
    if (this.timed)
      for (let seat = 0; seat < this.o.row.seats; seat++) {
        const deadline = match.deadline(seat);
        if (deadline !== null) times.push(deadline + 1);
      }
    return times.length === 0 ? null : Math.min(...times);
  }

  /** Looks whether the server has to act, and when. */
  plan(): void {
    const now = Date.now();
    const due = this.stopped ? null : this.due(now);
    const wait = due === null ? 0 : due - now + (this.foreign ? COURTESY_MS * (1 + Math.random()) : 0);
    const n = this.o.ledger.match.length;
    // Nothing is put off as long as nothing happens: who leaves over and over would keep the bots from their turn.
    if (due !== null && this.timer !== null && this.set.n === n && this.set.at <= now + wait) return;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (due === null) return;
    this.set = { n, at: now + wait };
    this.timer = setTimeout(
      () => {
        this.timer = null;
        this.o.wake();
      },
      Math.min(Math.max(wait, 0), LONGEST_MS),
    );
    this.timer.unref();
  }

  stop(): void {
    this.stopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** One answer that no person has to give. */
  async goOn(): Promise<void> {
    if (this.stopped) return;
    await this.runOut(Date.now());
    for (const seat of this.o.ledger.match.awaiting()) {
      const settled = this.settled(seat);
      const level = this.o.seating()[seat]?.bot ?? null;
      if (settled === null && level === null) continue;
      if (await this.o.play(() => (settled === null ? this.bot(seat, level) : this.answer(seat, settled))))
        return;
    }
    this.plan();
  }

  private answer(seat: Seat, answer: Answer): Outcome {
    const { match } = this.o.ledger;
    return match.submit({ kind: 'answer', seat, decision: match.decisionId, answer, at: Date.now() });
  }

  private bot(seat: Seat, level: string | null): Outcome {
    const { bots } = this.o.shelf;
    // A level that is not there any more is played by the first that is.
    const bot = bots[level ?? ''] ?? Object.values(bots)[0];
    const { match } = this.o.ledger;
    const random = botDice(this.o.row.lots, match.length, seat);
    const turn = answerFor(match, seat, bot, { random, at: Date.now() });
    return turn?.outcome ?? { ok: false, refusal: { code: 'not-asked' } };
  }

  private settled(seat: Seat): Answer | null {
    if (!this.anySettled) return null;
    const { match } = this.o.ledger;
    const decision = match.decision(seat);
    const answer = decision === null ? null : this.o.shelf.preset(decision, this.presets);
    return answer !== null && match.allows(seat, answer) ? answer : null;
  }

  /** Logs whose time ran out before a moment: before that nothing else may happen. */
  async runOut(at: number): Promise<void> {
    if (!this.timed) return;
    for (let seat = 0; seat < this.o.row.seats; ) {
      const { match } = this.o.ledger;
      const due = match.result === null ? match.deadline(seat) : null;
      const late = due !== null && due < at;
      // A seat that was answered for may be asked again at once, and be late again.
      const timeout = () => this.o.ledger.match.submit({ kind: 'timeout', seat, at });
      if (!late || !(await this.o.play(timeout))) seat++;
    }
  }
}
