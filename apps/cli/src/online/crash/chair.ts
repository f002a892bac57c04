import { setTimeout as sleep } from 'node:timers/promises';
import { anyAnswer, type ProtocolClient, type SeatKnowledge } from '@sightline/server';
import type { SentInput, Witness } from './witness.ts';

export interface ChairOptions {
  readonly player: ProtocolClient;
  readonly match: string;
  readonly seat: number;
  readonly witness: Witness;
  readonly random: (n: number) => number;
  /** something was sent this very moment */
  sent(from: Chair): void;
  acknowledged(): void;
}

/** People think for up to so long. */
const PAUSE_MS = 12;
const REFUSED_PAUSE_MS = 25;

/** A seat at a table with somebody in it who answers whatever is asked and now and then takes something back. */
export class Chair {
  readonly o: ChairOptions;
  private waiting: SentInput | null = null;
  private timer: NodeJS.Timeout | null = null;
  private left = false;
  private count = 0;

  constructor(o: ChairOptions) {
    this.o = o;
    o.player.on('told', (seen) => {
      o.witness.saw(seen);
      this.wake();
    });
  }

  get seen(): SeatKnowledge | null {
    const { player, match, seat } = this.o;
    return player.seen.get(`${match} ${seat}`) ?? null;
  }

  /** something is on its way */
  get busy(): boolean {
    return this.waiting !== null;
  }

  /** How deep the question is nested that this seat is asked out of turn; 0: it is not. */
  get window(): number {
    const view = this.seen?.view;
    return view?.decision && view.decision.way !== 'one' ? view.stack.length : 0;
  }

  leave(): void {
    this.left = true;
    if (this.timer !== null) clearTimeout(this.timer);
    this.o.player.close();
  }

  private wake(least = 0): void {
    if (this.left || this.waiting !== null || this.timer !== null || !this.isAsked()) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      // The command fails with what goes wrong here: nothing of it is expected.
      void this.act();
    }, least + this.o.random(PAUSE_MS));
  }

  private isAsked(): boolean {
    const { view } = this.seen ?? {};
    return view !== undefined && view.result === null && view.awaiting.includes(this.o.seat);
  }

  private async act(): Promise<void> {
    const { player, witness, match, seat, random } = this.o;
    const { seen } = this;
    if (seen === null || !this.isAsked() || seen.view.decision === null) return;
    const { decision, undo } = seen;
    const what: SentInput['what'] =
      undo > 0 && random(20) === 0
        ? { kind: 'undo' }
        : { kind: 'answer', decision, answer: anyAnswer(seen.view.decision, random) };
    const sent = witness.sends({ match, seat, id: `c${this.count++}`, what });
    this.waiting = sent;
    const say = () =>
      player.say(
        what.kind === 'undo'
          ? { t: 'undo', match, seat }
          : { t: 'answer', match, seat, decision, answers: [what.answer] },
        sent.id,
      );
    const answer = say();
    this.o.sent(this);
    let ack = await answer;
    // It may be stored or not: under the same name it takes effect once.
    while (ack.t === 'no' && ack.code === 'not-stored') {
      if (this.left) return;
      await sleep(REFUSED_PAUSE_MS);
      ack = await say();
    }
    this.waiting = null;
    sent.answeredIn = witness.life;
    if (ack.t === 'ok') {
      sent.n = ack.n ?? -1;
      this.o.acknowledged();
      this.wake();
    } else {
      sent.refused = ack.t === 'no' ? ack.code : ack.t;
      this.wake(REFUSED_PAUSE_MS);
    }
  }
}
