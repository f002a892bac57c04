import { type Ref, ref } from '@sightline/table';
import type { Verb } from './asked.ts';

/**
 * What an Operator does besides walking and shooting lies beside the board as a card of its own: it is taken up, then
 * pointed at its target.
 */
export const ACTS = ['destroy'] as const satisfies readonly Verb[];
export const actRef = (act: (typeof ACTS)[number]): Ref => ref('card', `act.${act}`);
