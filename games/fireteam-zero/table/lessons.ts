import type { Lesson } from '@sightline/table';
import type { Decision } from '../rules/decisions.ts';
import type { Fireteam } from '../rules/fireteam.ts';
import type { MessageKey } from '../text/index.ts';
import { firstMission } from './lessons/first-mission.ts';

/** Guided matches, the first one first. */
export const lessons: readonly Lesson<Fireteam, MessageKey, Decision>[] = [firstMission];
