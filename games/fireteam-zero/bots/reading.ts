import type { BotReading as BotReadingOf } from '@sightline/bots';
import type { Answer, Decision } from '../rules/decisions.ts';
import type { Fireteam } from '../rules/fireteam.ts';
import type { Skill } from './skill.ts';
import type { BotReason } from './why.ts';

export type BotReading = BotReadingOf<Fireteam, Skill, Decision>;

/** What a bot answers, and why: words for the log are made of it. */
export interface ReasonedAnswer {
  readonly answer: Answer;
  readonly why: BotReason;
  /** the hero who says so, if it is not the one the question is about; and to whom */
  readonly by?: number;
  readonly to?: readonly number[];
}
export const reasoned = (why: BotReason, ...answer: Answer): ReasonedAnswer => ({ answer, why });
