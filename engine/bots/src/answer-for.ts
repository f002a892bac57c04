import type { Answer, GameTypes, Match, Outcome, Refusal, Seat, Why } from '@sightline/kernel';
import { anyAnswer } from './any-answer.ts';
import type { Bot, BotQuestion, Thought } from './bot.ts';

/** What the host adds: dice that are not the match's, and the time of the answer in milliseconds. */
export interface BotHost {
  readonly random: (n: number) => number;
  readonly at: number;
}

/** A question that a bot was handed, and what came of it. */
export interface BotTurn<T extends GameTypes> {
  /** as it stood before the answer */
  readonly question: BotQuestion<T>;
  /** what was handed in last: the bot's answer, or the one that stood in for it */
  readonly answer: Answer;
  /** not ok only where the match takes no answer at all: it is paused, time ran out, or its rules fail */
  readonly outcome: Outcome;
  /** how long the bot thought, in microseconds; building its view is the host's time */
  readonly micros: number;
  /** why the bot's own answer was not taken; null if it was */
  readonly refused: string | null;
}

/** So many random answers are tried where the bot's own was refused. */
const TRIES = 20;

/** Refusals that another answer may avoid; all others are about the moment. */
const MENDABLE: ReadonlySet<Refusal['code']> = new Set([
  'malformed',
  'no-such-choice',
  'not-offered',
  'rules-failed',
]);

/**
 * Lets a bot answer what its seat is asked; null if the match does not wait for that seat. A bot that errs or throws never stalls a table: anything legal stands in for it.
 */
export function answerFor<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  bot: Bot<T>,
  { random, at }: BotHost,
): BotTurn<T> | null {
  const question = askedOf(match, seat, random);
  if (question === null) return null;
  const { decision } = question;
  const submit = (answer: Answer, why: Why | null) =>
    match.submit({
      kind: 'answer',
      seat,
      decision: match.decisionId,
      answer,
      at,
      ...(why === null || wasSaid(match, seat, why) ? {} : { why }),
    });

  const { thought, micros } = timed(() => think(bot, question));
  let refused: string;
  if ('error' in thought) refused = `${bot.name} failed at ${decision.prompt}: ${thought.error}`;
  else {
    const { answer, why } = thought;
    const outcome = submit(answer, why);
    if (outcome.ok || !MENDABLE.has(outcome.refusal.code))
      return { question, answer, outcome, micros, refused: null };
    refused = `${bot.name} answered ${JSON.stringify(answer)} to ${decision.prompt}: ${reason(outcome.refusal)}`;
  }

  let answer = anyAnswer(match.position, seat, random);
  let outcome = submit(answer, null);
  for (let n = 1; n < TRIES && !outcome.ok && MENDABLE.has(outcome.refusal.code); n++) {
    answer = anyAnswer(match.position, seat, random);
    outcome = submit(answer, null);
  }
  return { question, answer, outcome, micros, refused };
}

/**
 * What a bot would answer, for a host that has it think before it is to answer; null if its seat is not asked, or it
 * fails.
 */
export function thoughtOf<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  bot: Bot<T>,
  random: BotHost['random'],
): Thought | null {
  const question = askedOf(match, seat, random);
  if (question === null) return null;
  const { thought } = timed(() => think(bot, question));
  return 'error' in thought ? null : thought;
}

/** What the match waits for its seat to answer. */
function askedOf<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  random: BotHost['random'],
): BotQuestion<T> | null {
  const question = questionFor(match, seat, random);
  return question?.decision.way === 'meanwhile' ? null : question;
}

export function questionFor<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  random: BotHost['random'],
): BotQuestion<T> | null {
  const view = match.view(seat);
  const { decision } = view;
  return decision === null ? null : { view, decision, statics: match.position.statics, random };
}

const think = <T extends GameTypes>(bot: Bot<T>, question: BotQuestion<T>): Thought =>
  bot.think?.(question) ?? { answer: bot.answer(question), why: null };

/** So many inputs back a seat remembers what it said. */
const REMEMBERED = 64;

/** Whether a seat gave the very same reason a little while ago: then it is not given again. */
function wasSaid<T extends GameTypes>({ history: { entries } }: Match<T>, seat: Seat, why: Why): boolean {
  const same = (other: Why) => other.length === why.length && other.every((x, i) => x === why[i]);
  return entries
    .slice(-REMEMBERED)
    .some(({ input: i }) => i.kind === 'answer' && i.seat === seat && i.why !== undefined && same(i.why));
}

export function timed<R>(think: () => R): {
  thought: R | { error: string };
  micros: number;
} {
  const start = performance.now();
  const micros = () => (performance.now() - start) * 1000;
  try {
    const thought = think();
    return { thought, micros: micros() };
  } catch (e) {
    return { thought: { error: e instanceof Error ? e.message : String(e) }, micros: micros() };
  }
}

export const reason = ({ code, reason: rule, detail, failure }: Refusal): string =>
  [code, rule?.rule, failure, detail].filter((s) => s !== undefined).join(' ');
