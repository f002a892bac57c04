import type { BotQuestion } from '@sightline/bots';
import type { Answer } from '@sightline/kernel';
import type { Fireteam, OpenTable } from '../rules/fireteam.ts';
import type { Statics } from '../rules/statics.ts';
import type { Skill } from './skill.ts';
import type { Why } from './why.ts';

/** A question as a bot reads it: the table as its seat sees it, and the options. */
export interface Reading {
  readonly table: OpenTable;
  readonly state: Fireteam['seen'];
  readonly statics: Statics;
  readonly seat: number;
  readonly question: BotQuestion<Fireteam>;
  readonly skill: Skill;
  readonly random: (n: number) => number;
}

/** What a bot answers, and why: words for the log are made of it. */
export interface Said {
  readonly answer: Answer;
  readonly why: Why;
  /** the hero who says so, if it is not the one the question is about; and to whom */
  readonly by?: number;
  readonly to?: readonly number[];
}
export const said = (why: Why, ...answer: Answer): Said => ({ answer, why });

export function read(question: BotQuestion<Fireteam>, skill: Skill): Reading {
  const { view, statics, random } = question;
  return {
    table: { statics, state: view.state },
    state: view.state,
    statics,
    seat: view.seat,
    question,
    skill,
    random,
  };
}

/** The numbers a verb may be answered with. */
export function optionsOf(r: Reading, verb: string): readonly (readonly number[])[] {
  const choice = r.question.decision.choices.find((c) => c.verb === verb);
  return choice !== undefined && 'options' in choice ? choice.options : [];
}

/** Things of which some are chosen. */
export function itemsOf(
  r: Reading,
  verb: string,
): { readonly items: readonly number[]; readonly least: number; readonly most: number } {
  const choice = r.question.decision.choices.find((c) => c.verb === verb);
  return choice?.form === 'some' ? choice : { items: [], least: 0, most: 0 };
}

/** A number that the question is about. */
export const aboutOf = (r: Reading, key: string): number => Number(r.question.decision.about[key] ?? -1);

/** The locals of the innermost running sequence of that name, as far as the seat sees them. */
export function localsOf<L>(r: Reading, procedure: string): L | null {
  const { stack } = r.question.view;
  for (let i = stack.length - 1; i >= 0; i--)
    if (stack[i].procedure === procedure) return stack[i].locals as L;
  return null;
}

/** Is a sequence of that name running? */
export const isWithin = (r: Reading, procedure: string): boolean =>
  r.question.view.stack.some((frame) => frame.procedure === procedure);

/** The best of several by its score; the first of equals. Noise blurs the judgement. */
export function best<X>(
  r: Reading,
  among: readonly X[],
  score: (x: X) => number,
): { x: X; score: number } | null {
  let found: { x: X; score: number } | null = null;
  for (const x of among) {
    const s = score(x) + blur(r);
    if (found === null || s > found.score) found = { x, score: s };
  }
  return found;
}

export const blur = (r: Reading): number =>
  r.skill.noise === 0 ? 0 : (r.random(2001) / 1000 - 1) * r.skill.noise;

/** Does the bot notice that it could do something out of its turn? */
export const notices = (r: Reading): boolean => r.skill.notices >= 100 || r.random(100) < r.skill.notices;
