import type { Decision } from '../decide/decision.ts';
import type { VerbOf } from '../decide/decision-types.ts';
import { Options } from '../decide/options.ts';
import { determinize } from '../play/determinize.ts';
import type { AskedSeat } from '../play/inquiry.ts';
import type { Position } from '../play/position.ts';
import type { View } from '../play/view.ts';
import { dice, quickSource } from '../random/source.ts';
import type { AnyLocals } from '../rules/any-locals.ts';
import type { Answer, Movement } from '../rules/choice.ts';
import type { Game } from '../rules/game.ts';
import type { GameTypes } from '../rules/play.ts';
import type { Seat } from '../seat.ts';

/** What ends a way before the mover has decided to stop. */
export interface PathStop {
  /** the question that comes instead of the next step; null: the match is over */
  readonly prompt: string | null;
  /** who is asked it */
  readonly seats: readonly Seat[];
  /** dice fell or something was shown: how it goes on is not known beforehand */
  readonly final: boolean;
}

/** A place that can be reached, by the cheapest way. */
export interface ReachablePath<Verb extends string = string> {
  /** the numbers of the last step: where it leads, by the verb's own meaning */
  readonly to: readonly number[];
  readonly way: readonly Answer<Verb>[];
  readonly cost: number;
  /** the mover may stop there */
  readonly ends: boolean;
  /** null: the next step can follow at once */
  readonly stop: PathStop | null;
}

export interface PathOptions<Verb extends string = string> {
  /** looks as far as so many points would carry, whatever the mover has */
  readonly points?: number;
  /** leaves steps out: whom to take along is decided once, say */
  through?(step: Answer<Verb>): boolean;
  /** goes no farther than after this step, though the rules would */
  endsAfter?(step: Answer<Verb>): boolean;
}

/** No step is cheaper: what was reached for so little is not tried again. */
const LEAST = 1;

/**
 * Every place that the path choices of a seat's question lead to, by the rules' own steps, taken on copies of a guess
 * from its view. A way leads through a place only where the same question follows at once.
 */
export function paths<T extends GameTypes, D extends Decision>(
  game: Game<T>,
  statics: T['statics'],
  view: View<T, D>,
  options: PathOptions<VerbOf<D>> = {},
): readonly ReachablePath<VerbOf<D>>[] {
  const start = determinize(game, statics, view, dice(0), quickSource(0), { partial: true });
  start.quiet = true;
  const asked = start.askedOf(view.seat);
  return asked === null ? [] : new Explorer(start, asked, options).explore();
}

interface Node<T extends GameTypes> {
  readonly p: Position<T>;
  readonly path: ReachablePath;
}

class Explorer<T extends GameTypes> {
  private readonly seat: Seat;
  private readonly start: Position<T>;
  private readonly question: Options<T>['question'];
  private readonly movement: Movement<T, AnyLocals> | null;
  /** by choice: is it a step on a way? */
  private readonly isStep: readonly boolean[];
  private readonly depth: number;
  private readonly through: (step: Answer) => boolean;
  private readonly endsAfter: (step: Answer) => boolean;
  private readonly budget: number;
  private readonly options = new Options<T>();
  private readonly found = new Map<string, Node<T>>();
  /** by cost */
  private readonly waiting: Node<T>[][] = [];

  constructor(
    start: Position<T>,
    { seat, options }: AskedSeat<T>,
    { points, through, endsAfter }: PathOptions,
  ) {
    this.seat = seat;
    this.start = start;
    this.question = options.question;
    const movements = this.question.choices.map((c) => ('movement' in c ? c.movement : undefined));
    this.isStep = movements.map((m) => m !== undefined);
    this.movement = movements.find((m) => m !== undefined) ?? null;
    this.depth = start.stack.length - 1;
    this.through = through ?? (() => true);
    this.endsAfter = endsAfter ?? (() => false);
    const purse = this.movement?.purse(start, start.locals) ?? { points: 0 };
    if (points !== undefined) purse.points = points;
    this.budget = purse.points;
  }

  explore(): readonly ReachablePath[] {
    const { movement } = this;
    if (movement === null) return [];
    this.stepsFrom(this.start, [], 0, movement);
    for (let spent = 0; spent < this.waiting.length; spent++)
      for (const node of this.waiting[spent] ?? []) {
        const { p, path } = node;
        // A cheaper way was found meanwhile.
        if (this.found.get(path.to.join()) === node) this.stepsFrom(p, path.way, spent, movement);
      }
    return [...this.found.values()].map(({ path }) => path);
  }

  private stepsFrom(
    from: Position<T>,
    way: readonly Answer[],
    spent: number,
    movement: Movement<T, AnyLocals>,
  ): void {
    const { options, seat, question } = this;
    from.whileListing(seat, () => options.list(question, from, from.locals, this.isStep));
    const steps = Array.from({ length: options.count }, (_, row) => options.answer(row));
    steps.forEach((step) => {
      if (!this.through(step)) return;
      const [, ...to] = step;
      const key = to.join();
      const before = this.found.get(key)?.path.cost ?? Number.POSITIVE_INFINITY;
      if (before <= spent + LEAST) return;
      const p = from.copy();
      const left = this.take(p, step, movement);
      const cost = this.budget - left;
      if (before <= cost) return;
      const stop = this.stopOf(p);
      const ends = stop !== null || p.whileListing(seat, () => movement.mayStop(p, p.locals));
      const node: Node<T> = { p, path: { to, way: [...way, step], cost, ends, stop } };
      this.found.set(key, node);
      if (stop !== null || this.endsAfter(step)) return;
      this.waiting[cost] ??= [];
      this.waiting[cost].push(node);
    });
  }

  /** Takes a step; what is left to spend is read before the rules go on: afterwards the walk may be over. */
  private take(p: Position<T>, [verb, ...numbers]: Answer, { purse }: Movement<T, AnyLocals>): number {
    p.quiet = true;
    p.settle();
    p.brake = () => true;
    p.enter(this.seat, this.question, this.question.verbs.indexOf(verb), numbers);
    p.brake = null;
    return purse(p, p.stack[this.depth].locals).points;
  }

  /** What comes instead of the next step; null: the same question follows at once. */
  private stopOf(p: Position<T>): PathStop | null {
    if (p.paused && p.due === this.question.prompt && !p.final && !p.endsHere) return null;
    if (p.paused) p.resume();
    if (p.result !== null) return { prompt: null, seats: [], final: true };
    const [first] = p.asked();
    const { prompt } = first.options.question;
    if (prompt === this.question.prompt && first.seat === this.seat && !p.final) return null;
    return { prompt, seats: p.awaiting(), final: p.final };
  }
}
