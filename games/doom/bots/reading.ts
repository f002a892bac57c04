import type { Cell } from '@sightline/board';
import type { BotReading as BotReadingOf } from '@sightline/bots';
import type { Answer, Decision, Verb } from '../rules/decisions.ts';
import type { Doom } from '../rules/doom.ts';
import { cellOf, onBoard } from '../rules/figures.ts';
import type { Skill } from './skill.ts';

export type BotReading = BotReadingOf<Doom, Skill, Decision>;

/** The spaces marines stand on. */
export const marineCells = (r: BotReading): Cell[] =>
  r.statics.marines.filter((m) => onBoard(r.table, m)).map((m) => cellOf(r.table, m));

export const answer = (verb: Verb, option: readonly number[]): Answer => [verb, ...option];
