import type { Lesson } from '@sightline/table';
import type { Decision } from '../rules/decisions.ts';
import type { Doom } from '../rules/doom.ts';
import type { MessageKey } from '../text/index.ts';
import { firstSteps } from './lessons/first-steps.ts';

/** Guided matches, the first one first. */
export const lessons: readonly Lesson<Doom, MessageKey, Decision>[] = [firstSteps];
