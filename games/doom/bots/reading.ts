import type { Cell } from '@sightline/board';
import type { BotQuestion } from '@sightline/bots';
import type { Answer } from '@sightline/kernel';
import type { Doom, OpenTable } from '../rules/doom.ts';
import { cellOf, onBoard } from '../rules/figures.ts';
import type { Statics } from '../rules/statics.ts';
import type { Skill } from './skill.ts';

/** A question as a bot reads it: the table as its seat sees it, and the options. */
export interface Reading {
  readonly table: OpenTable;
  readonly state: Doom['seen'];
  readonly statics: Statics;
  readonly seat: number;
  readonly question: BotQuestion<Doom>;
  readonly skill: Skill;
  readonly random: (n: number) => number;
}

export function read(question: BotQuestion<Doom>, skill: Skill): Reading {
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

export const isOffered = (r: Reading, verb: string): boolean =>
  r.question.decision.choices.some((c) => c.verb === verb);

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

/** The spaces marines stand on. */
export const marineCells = (r: Reading): Cell[] =>
  r.statics.marines.filter((m) => onBoard(r.table, m)).map((m) => cellOf(r.table, m));

/** The best option by its score; the first of equals. `noise` blurs the judgement. */
export function best(
  r: Reading,
  options: readonly (readonly number[])[],
  score: (option: readonly number[]) => number,
): { readonly option: readonly number[]; readonly score: number } | null {
  let found: { option: readonly number[]; score: number } | null = null;
  for (const option of options) {
    const s = score(option) + blur(r);
    if (found === null || s > found.score) found = { option, score: s };
  }
  return found;
}

export const blur = (r: Reading): number =>
  r.skill.noise === 0 ? 0 : (r.random(2001) / 1000 - 1) * r.skill.noise;

export const answer = (verb: string, option: readonly number[]): Answer => [verb, ...option];

/** Does the bot notice the card it could use? */
export const notices = (r: Reading): boolean => r.skill.notices >= 100 || r.random(100) < r.skill.notices;
