import type { BotReading as ReadingOf } from '@sightline/bots';
import type { Answer, Decision } from '../rules/decisions.ts';
import type { Fireteam } from '../rules/fireteam.ts';
import type { Skill } from './skill.ts';
import type { Why } from './why.ts';

export type Reading = ReadingOf<Fireteam, Skill, Decision>;

/** What a bot answers, and why: words for the log are made of it. */
export interface Said {
  readonly answer: Answer;
  readonly why: Why;
  /** the hero who says so, if it is not the one the question is about; and to whom */
  readonly by?: number;
  readonly to?: readonly number[];
}
export const said = (why: Why, ...answer: Answer): Said => ({ answer, why });
