import { botDice, wantsUnasked } from '@sightline/bots';
import { type Answer, type GameTypes, members, type Seat } from '@sightline/kernel';
import { type AcceptedAnswer, botFor } from './automatic.ts';
import type { Chronicle } from './chronicle.ts';
import type { HostGame } from './shelf.ts';
import type { SavedHeader } from './stored.ts';

interface OutOfTurnOptions<T extends GameTypes> {
  readonly shelf: HostGame<T>;
  chronicle(): Chronicle<T>;
  header(): SavedHeader;
  /** milliseconds that pass only while somebody could play */
  played(): number;
}

/**
 * What happens at a table here without anybody being asked: bots that act, walks that go on while others may interrupt
 * them, and the pace that lets them.
 */
export class OutOfTurn<T extends GameTypes> {
  private readonly o: OutOfTurnOptions<T>;
  /** when the last input was first heard of here */
  private last = { n: -1, at: 0 };
  /** after which input bots were asked */
  private heard = -1;
  /** the steps of a walk that are still to be taken, as long as input `n` is the last */
  private walk: { readonly n: number; readonly seat: Seat; readonly answers: readonly Answer[] } | null =
    null;

  constructor(o: OutOfTurnOptions<T>) {
    this.o = o;
  }

  /**
   * How long an answer of a seat has to wait until others had time to act: as long as some of them are people. It goes by
   * whom the rules name, not by who could act.
   */
  until(seat: Seat): number {
    const { match } = this.o.chronicle();
    const { players } = this.o.header();
    if (match.result !== null || match.paused || !match.awaiting().includes(seat)) return 0;
    if (!members(match.bystanders).some((s) => players[s].kind !== 'bot')) return 0;
    this.note();
    return Math.max(0, this.last.at + match.timing.stepPace - this.o.played());
  }

  /** From now on it counts how long others had time to act after the last input. */
  note(): void {
    const { length } = this.o.chronicle().match;
    if (this.last.n !== length) this.last = { n: length, at: this.o.played() };
  }

  /** Goes on with a walk, step by step, unless anything else happens before. */
  walkOn(seat: Seat, answers: readonly Answer[]): void {
    this.walk = { n: this.o.chronicle().match.length, seat, answers };
  }

  /** How long until something happens by itself that is not to happen yet; null: nothing will. */
  wait(): number | null {
    const { match } = this.o.chronicle();
    if (match.result !== null || match.paused) return null;
    const { players } = this.o.header();
    const waits = match
      .awaiting()
      .filter((seat) => players[seat].kind === 'bot' || this.walks(seat))
      .map((seat) => this.until(seat));
    return waits.length === 0 ? null : Math.min(...waits);
  }

  private walks(seat: Seat): boolean {
    const { walk } = this;
    return walk !== null && walk.n === this.o.chronicle().match.length && walk.seat === seat;
  }

  /** What bots do unasked, each asked once after each input; null: nothing. */
  unasked(at: number): AcceptedAnswer | null {
    const { shelf } = this.o;
    const chronicle = this.o.chronicle();
    const { players, lots } = this.o.header();
    const { match } = chronicle;
    if (match.result !== null || match.paused || this.heard === match.length) return null;
    this.heard = match.length;
    for (const seat of members(match.bystanders)) {
      const bot = botFor(shelf, players[seat]);
      if (bot === null) continue;
      const answer = wantsUnasked(match, seat, bot, botDice(lots, match.length, seat));
      if (answer === null) continue;
      const decision = match.decisionId;
      const outcome = chronicle.submit({ kind: 'answer', seat, decision, answer, at });
      if (!outcome.ok) console.error(outcome.report ?? outcome.refusal);
      if (outcome.ok) return outcome;
    }
    return null;
  }

  /** The next step of a walk, when it is time; null: there is none. */
  step(at: number): AcceptedAnswer | null {
    const { walk } = this;
    const chronicle = this.o.chronicle();
    if (walk === null || !this.walks(walk.seat) || this.until(walk.seat) > 0) return null;
    this.walk = null;
    const { seat, answers } = walk;
    const decision = chronicle.match.decisionId;
    const outcome = chronicle.submit({ kind: 'batch', seat, decision, answers, at });
    if (!outcome.ok) return null;
    if (outcome.rest !== undefined) this.walkOn(seat, outcome.rest);
    return outcome;
  }
}
