import { type Answer, dice, Match, type Seat, sample, seedFrom } from '@sightline/kernel';
import { game } from '../rules/game.ts';
import type { DoomSetup } from '../rules/statics.ts';
import { TestTable } from './given.ts';

/** A real match, from the very first question on. */
export function startMatch(
  setup: DoomSetup,
  { marines = 4, seed = 'doom' }: { readonly marines?: number; readonly seed?: string } = {},
): TestTable {
  const match = Match.start(game, { setup, seats: marines + 1, seed: seedFrom(seed) });
  return new TestTable(match, match.position.statics.layout.width);
}

/** Answers by step (`setUp.class`), the same or asked anew each time. */
export type Answers = Readonly<Record<string, Answer | ((seat: Seat) => Answer)>>;

/**
 * Answers every question until a step named in `until` asks: as `answers` say, else as if the time had run out.
 */
export function playUntil(table: TestTable, until: readonly string[], answers: Answers = {}): TestTable {
  const { match } = table;
  for (let i = 0; i < 5000; i++) {
    const [seat] = match.awaiting();
    if (seat === undefined) throw new Error(`the match ended before ${until.join(' or ')}`);
    const decision = match.decision(seat);
    const prompt = decision?.prompt ?? '';
    if (until.includes(prompt)) return table;
    const wanted = answers[prompt] ?? decision?.timeout;
    if (wanted === null || wanted === undefined) throw new Error(`nobody knows what to answer to ${prompt}`);
    table.play(seat, ...(typeof wanted === 'function' ? wanted(seat) : wanted));
  }
  throw new Error(`${until.join(' or ')} never asked`);
}

/** Plays on at random, and looks after every answer. */
export function playAtRandom(table: TestTable, answers: number, look: () => void, seed = 1): TestTable {
  const random = dice(seed);
  for (let i = 0; i < answers && table.match.result === null; i++) {
    const { position } = table.match;
    const asked = position.asked();
    const { seat, options } = asked[random(asked.length)];
    const pick = position.whileListing(seat, () => sample(options, position, position.locals, random));
    table.play(seat, ...pick);
    look();
  }
  return table;
}
