import { sample } from '../decide/sample.ts';
import type { DrawSource } from '../random/source.ts';
import type { Game } from '../rules/game.ts';
import type { GameTypes } from '../rules/play.ts';
import { has, NOBODY } from '../seat.ts';
import type { GuessContext, HiddenPlace } from '../shape/guess-context.ts';
import type { Pile } from '../shape/pile.ts';
import type { Frame } from './frame.ts';
import { Position } from './position.ts';
import { RuleError } from './rule-error.ts';
import type { View } from './view.ts';

export interface GuessOptions {
  /** not all items of a universe need be somewhere: a position put together by hand may leave cards out */
  readonly partial?: boolean;
}

/**
 * A full position that looks to its seat exactly like the view: what the seat may not know is guessed. A bot
 * thinks ahead on these, so it can't peek; the soak plays pairs of them, so it finds whoever lets something slip.
 */
export function determinize<T extends GameTypes>(
  game: Game<T>,
  statics: T['statics'],
  view: View<T>,
  random: (n: number) => number,
  source: DrawSource,
  { partial = false }: GuessOptions = {},
): Position<T> {
  const p = new Position(game, statics, view.seats, source);
  const piles = new Map<string, { hidden: HiddenPlace[]; known: number[] }>();
  const pilesOf = (universe: string) => {
    let u = piles.get(universe);
    if (u === undefined) {
      u = { hidden: [], known: [] };
      piles.set(universe, u);
    }
    return u;
  };
  const context: GuessContext = {
    random,
    hidden: (universe, place) => pilesOf(universe).hidden.push(place),
    known: (universe, item) => pilesOf(universe).known.push(item),
  };
  Object.assign(p.state, game.state.guess(view.state, context));
  for (const f of view.stack) {
    const procedure = p.table.findIndex((c) => c.name === f.procedure);
    const { names, procedure: declared } = p.table[procedure];
    const step = names.indexOf(f.step);
    const frame: Frame = {
      procedure,
      step: step < 0 ? names.length : step,
      locals: declared.locals.guess(f.locals, context),
      passed: f.passed,
      sealed: f.sealed?.map((a) => (a === null ? null : [...a])) ?? null,
    };
    p.stack.push(frame);
  }
  p.resigned = view.resigned;
  p.result = view.result;
  game.guess?.(p, view.seat, random);
  for (const [universe, { hidden, known }] of piles)
    if (hidden.length > 0) deal(p, universe, hidden, known, random, partial);
  game.repair?.(p, view.seat, random);
  guessSealed(p, random);
  return p;
}

/** What lies in the open nowhere is spread at random over the places the seat can't look into. */
function deal<T extends GameTypes>(
  p: Position<T>,
  universe: string,
  hidden: readonly HiddenPlace[],
  known: readonly number[],
  random: (n: number) => number,
  partial: boolean,
): void {
  const seen = new Map<number, number>();
  for (const item of known) seen.set(item, (seen.get(item) ?? 0) + 1);
  const left = (p.game.deckContents?.(universe, p) ?? []).filter((item) => {
    const n = seen.get(item) ?? 0;
    if (n > 0) seen.set(item, n - 1);
    return n === 0;
  });
  if (left.length < hidden.length || (left.length > hidden.length && !partial))
    throw new RuleError(
      'misuse',
      `the deck contents of "${universe}" leave ${left.length} items for ${hidden.length} hidden places`,
      'determinize',
    );
  const { mayLieAt } = p.game;
  const free =
    mayLieAt === undefined
      ? hidden
      : hidden.filter(({ pile, index }) => {
          const items = mayLieAt(p, universe, pile, index);
          if (items === null) return true;
          const fitting = left.flatMap((item, i) => (items.includes(item) ? [i] : []));
          if (fitting.length === 0)
            throw new RuleError(
              'misuse',
              `nothing of "${universe}" may lie at a hidden place`,
              'determinize',
            );
          put(pile, index, left.splice(fitting[random(fitting.length)], 1)[0]);
          return false;
        });
  for (const { pile, index } of free) put(pile, index, left.splice(random(left.length), 1)[0]);
}

function put(pile: Pile, index: number, item: number): void {
  pile.items = pile.items.with(index, item);
}

/** Sealed answers of others: any they could have given. */
function guessSealed<T extends GameTypes>(p: Position<T>, random: (n: number) => number): void {
  p.stack.forEach(({ sealed, passed }, depth) => {
    if (sealed === null) return;
    // Listed as if nobody had answered yet. What has come between since may rule out what they really chose.
    const fresh = p.copy();
    fresh.stack.length = depth + 1;
    fresh.stack[depth].passed = NOBODY;
    for (const { seat, options } of fresh.asked())
      if (has(passed, seat) && sealed[seat] === null)
        sealed[seat] = fresh.whileListing(seat, () => sample(options, fresh, fresh.locals, random));
    if (sealed.some((a, seat) => a === null && has(passed, seat)))
      throw new RuleError('misuse', 'a sealed answer could not be guessed', p.where());
  });
}
