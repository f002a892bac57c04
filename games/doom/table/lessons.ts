import type { Lesson } from '@sightline/table';
import type { Doom } from '../rules/doom.ts';
import { firstSteps } from './lessons/first-steps.ts';

/** Guided matches, the first one first. */
export const lessons: readonly Lesson<Doom>[] = [firstSteps];
