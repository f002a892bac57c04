import type { Lesson } from '@sightline/table';
import type { Fireteam } from '../rules/fireteam.ts';
import { firstMission } from './lessons/first-mission.ts';

/** Guided matches, the first one first. */
export const lessons: readonly Lesson<Fireteam>[] = [firstMission];
