import {
  type AboutFieldOf,
  type Decision,
  factOf,
  type GameTypes,
  isRunning,
  localsIn,
  optionsFor,
  type SeenFrame,
  type Sequence,
  type VerbOf,
} from '@sightline/kernel';
import type { BotQuestion } from './bot.ts';

/** How clearly a bot thinks. A game's own skills say what else its bots do more or less of. */
export interface Clarity {
  /** how far off its judgement of an option may be */
  readonly noise: number;
  /** of a hundred fitting cards, how many it notices outside its own turn */
  readonly notices: number;
}

/** A question as a bot reads it: the table as its seat sees it, and the options. */
export interface BotReading<T extends GameTypes, S extends Clarity, D extends Decision = Decision> {
  readonly table: { readonly statics: T['statics']; readonly state: T['seen'] };
  readonly state: T['seen'];
  readonly statics: T['statics'];
  readonly seat: number;
  readonly question: BotQuestion<T, D>;
  readonly skill: S;
  readonly random: (n: number) => number;
}

export function read<T extends GameTypes, S extends Clarity, D extends Decision>(
  question: BotQuestion<T, D>,
  skill: S,
): BotReading<T, S, D> {
  const { view, statics, random } = question;
  const { state, seat } = view;
  return { table: { statics, state }, state, statics, seat, question, skill, random };
}

/** What is asked, in whatever game. */
interface WithDecision<D extends Decision = Decision> {
  readonly question: { readonly decision: D };
}
/** What is going on, in whatever game. */
interface WithStack {
  readonly question: { readonly view: { readonly stack: readonly SeenFrame[] } };
}
/** Who thinks about it. */
interface Thinking {
  readonly skill: Clarity;
  readonly random: (n: number) => number;
}

/** The numbers a verb may be answered with. */
export const optionsOf = <D extends Decision>(
  r: WithDecision<D>,
  verb: VerbOf<D>,
): readonly (readonly number[])[] => optionsFor(r.question.decision, verb);

/** Things of which some are chosen. */
export function itemsOf<D extends Decision>(
  r: WithDecision<D>,
  verb: VerbOf<D>,
): { readonly items: readonly number[]; readonly least: number; readonly most: number } {
  const choice = r.question.decision.choices.find((c) => c.verb === verb);
  return choice?.form === 'some' ? choice : { items: [], least: 0, most: 0 };
}

/** Any of the options of a verb. */
export function anyOption<D extends Decision>(
  r: WithDecision<D> & Pick<Thinking, 'random'>,
  verb: VerbOf<D>,
): readonly number[] {
  const options = optionsOf(r, verb);
  return options[r.random(options.length)];
}

/** Any of the things of which some are chosen, as few as may be. */
export function anyItems<D extends Decision>(
  r: WithDecision<D> & Pick<Thinking, 'random'>,
  verb: VerbOf<D>,
): readonly number[] {
  const { items, least } = itemsOf(r, verb);
  const left = items.slice();
  const taken: number[] = [];
  while (taken.length < least) taken.push(...left.splice(r.random(left.length), 1));
  return taken;
}

export const isOffered = <D extends Decision>(r: WithDecision<D>, verb: VerbOf<D>): boolean =>
  r.question.decision.choices.some((c) => c.verb === verb);

/** A number that the question is about. */
export const aboutOf = <D extends Decision>(r: WithDecision<D>, field: AboutFieldOf<D>): number =>
  Number(factOf(r.question.decision, field) ?? -1);

/** The locals of that procedure as far as the seat sees them, of the innermost one if several run. */
export const localsOf = <V>(r: WithStack, procedure: Sequence<V>): V | null =>
  localsIn(r.question.view, procedure);

/** Is that procedure running? */
export const isWithin = (r: WithStack, procedure: Sequence<unknown>): boolean =>
  isRunning(r.question.view, procedure);

/** The best of several by its score; the first of equals. Noise blurs the judgement. */
export function best<X>(
  r: Thinking,
  among: readonly X[],
  score: (x: X) => number,
): { readonly x: X; readonly score: number } | null {
  let found: { x: X; score: number } | null = null;
  for (const x of among) {
    const s = score(x) + blur(r);
    if (found === null || s > found.score) found = { x, score: s };
  }
  return found;
}

export const blur = (r: Thinking): number =>
  r.skill.noise === 0 ? 0 : (r.random(2001) / 1000 - 1) * r.skill.noise;

/** Does the bot notice that it could do something out of its turn? */
export const notices = (r: Thinking): boolean => r.skill.notices >= 100 || r.random(100) < r.skill.notices;
