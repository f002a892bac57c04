import { type Bot, wantsUnasked } from '@sightline/bots';
import { type Answer, type AnyGame, type Match, members, type Outcome, type Seat } from '@sightline/kernel';

interface UnaskedBotsOptions {
  match(): Match<AnyGame>;
  /** the bot that plays a seat; null: a person does */
  botOf(seat: Seat): Bot<AnyGame> | null;
  diceOf(seat: Seat): (n: number) => number;
}

/** What a bot does unasked after input `n`, and only then. */
interface WantedAct {
  readonly n: number;
  readonly seat: Seat;
  readonly answer: Answer;
}

/** What the bots of a table do that nobody asks: each is asked once after each input, at most one acts. */
export class UnaskedBots {
  private readonly o: UnaskedBotsOptions;
  /** what came of it after input `n` */
  private thought: { readonly n: number; readonly act: WantedAct | null } | null = null;
  /** they were heard after that input */
  private heard = -1;

  constructor(o: UnaskedBotsOptions) {
    this.o = o;
  }

  /** Whether there are bots that may act, by whom the rules name, and that were not heard since the last input. */
  get due(): boolean {
    const match = this.o.match();
    if (match.result !== null || this.heard === match.length) return false;
    return this.seats().length > 0;
  }

  private seats(): Seat[] {
    return members(this.o.match().bystanders).filter((seat) => this.o.botOf(seat) !== null);
  }

  /** Finds out what they want, before it is time. */
  think(): void {
    const match = this.o.match();
    const n = match.length;
    if (this.thought?.n === n) return;
    let act: WantedAct | null = null;
    for (const seat of this.seats()) {
      const bot = this.o.botOf(seat);
      const answer = bot === null ? null : wantsUnasked(match, seat, bot, this.o.diceOf(seat));
      if (answer === null) continue;
      act = { n, seat, answer };
      break;
    }
    this.thought = { n, act };
  }

  /** What one of them does now; null: nothing. From here on they were heard. */
  decided(): WantedAct | null {
    this.think();
    this.heard = this.o.match().length;
    return this.thought?.act ?? null;
  }

  play({ n, seat, answer }: WantedAct, at: number): Outcome {
    const match = this.o.match();
    // Another process was faster.
    if (match.length !== n) return { ok: false, refusal: { code: 'old-decision' } };
    return match.submit({ kind: 'answer', seat, decision: match.decisionId, answer, at });
  }
}
