import type { GameTypes } from '@sightline/kernel';
import { type PlayedOut, playOut, type SeatFigures } from '../play-out.ts';
import type { Balance } from './plan.ts';
import type { PlannedMatch } from './planned-match.ts';

/** What is noted of a match of the measurement: plain data, to be sent from one thread to another. */
export interface MatchRecord {
  /** null if the match did not come to its end; `trouble` says why */
  readonly end: { readonly winners: readonly string[]; readonly rounds: number } | null;
  readonly decisions: number;
  /** by seat */
  readonly seats: readonly SeatFigures[];
  readonly cards: readonly CardRecord[];
  readonly refusals: readonly string[];
  readonly trouble: string | null;
}

export interface CardRecord {
  readonly title: string;
  readonly could: number;
  readonly played: number;
}

/** Plays one match of the measurement. Whatever fails in it is noted; the others are still worth playing. */
export function recordMatch<T extends GameTypes>(plan: Balance<T>, planned: PlannedMatch): MatchRecord {
  const { table, roles, levels, seed } = planned;
  const cards = new CardCount();
  try {
    const played = playOut(plan.game, {
      setup: table.setup,
      seats: table.seats,
      seed,
      bots: levels.map((level) => plan.levels[level]),
      ...(plan.maxDecisions === undefined ? {} : { maxDecisions: plan.maxDecisions }),
      watch({ question, answer }) {
        const use = plan.cards?.use(question, answer) ?? null;
        if (use !== null) cards.add(use.playable, use.played);
      },
    });
    const { decisions, seats, refusals, result } = played;
    return {
      end: endOf(plan, played, roles),
      decisions,
      seats,
      cards: cards.records(),
      refusals,
      trouble: result === null ? `no end after ${decisions} decisions` : null,
    };
  } catch (e) {
    const trouble = e instanceof Error ? e.message : String(e);
    return { end: null, decisions: 0, seats: [], cards: [], refusals: [], trouble };
  }
}

function endOf<T extends GameTypes>(
  plan: Balance<T>,
  { match, result }: PlayedOut<T>,
  roles: readonly string[],
): MatchRecord['end'] {
  if (result === null) return null;
  return { winners: [...new Set(result.winners.map((seat) => roles[seat]))], rounds: plan.rounds(match) };
}

class CardCount {
  private readonly counts = new Map<string, { could: number; played: number }>();

  /** A title counts once for a decision, however many copies are in hand. */
  add(playable: readonly string[], played: readonly string[]): void {
    for (const title of new Set(playable)) this.of(title).could++;
    for (const title of new Set(played)) this.of(title).played++;
  }

  records(): CardRecord[] {
    return [...this.counts].map(([title, n]) => ({ title, ...n }));
  }

  private of(title: string): { could: number; played: number } {
    let n = this.counts.get(title);
    if (n === undefined) {
      n = { could: 0, played: 0 };
      this.counts.set(title, n);
    }
    return n;
  }
}
