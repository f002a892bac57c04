import type { Lesson } from '@sightline/table';
import type { SiegeDecision } from '../rules/decisions.ts';
import type { Siege } from '../rules/siege.ts';
import type { MessageKey } from '../text/index.ts';
import { claimsAndClock } from './lessons/claims-and-clock.ts';
import { gadgetsAndFloors } from './lessons/gadgets-and-floors.ts';
import { hiddenTokens } from './lessons/hidden-tokens.ts';
import { inTheOpen } from './lessons/in-the-open.ts';

/** Guided matches, the first one first. */
export const lessons: readonly Lesson<Siege, MessageKey, SiegeDecision>[] = [
  inTheOpen,
  hiddenTokens,
  claimsAndClock,
  gadgetsAndFloors,
];
