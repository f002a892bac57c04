import { type Decision, optionsFor, type VerbOf } from '@sightline/kernel';
import type { NewMatchForm } from './new-match.ts';

/* What forms of new matches have in common. */

interface MissionInSeries {
  readonly id: string;
  readonly operation: string;
  readonly number: number;
}

/** Series of missions, each in its printed order. */
export const operationsOf = (
  missions: readonly MissionInSeries[],
  nameOf: (operation: string) => string,
): NewMatchForm['operations'] =>
  [...new Set(missions.map(({ operation }) => operation))].map((id) => ({
    id,
    name: nameOf(id),
    missions: missions
      .filter(({ operation }) => operation === id)
      .toSorted((a, b) => a.number - b.number)
      .map((mission) => mission.id),
  }));

/** Whether a thing that was settled beforehand may still be taken: somebody may have been faster. */
export const isFree = <D extends Decision>(decision: D, verb: VerbOf<D>, thing: number): boolean =>
  optionsFor(decision, verb).some(([offered]) => offered === thing);

/** The fields of a set-up that may be anything. */
export const fieldsOf = (given: unknown): Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
