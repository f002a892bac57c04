import { factOf } from '@sightline/kernel';
import type { AboutField, Decision } from '../rules/decisions.ts';
import { NONE, type OpenTable } from '../rules/fireteam.ts';
import { type At, openTable } from './view-context.ts';

/** A question as picks, labels and previews look at it. */
export interface Asked {
  readonly at: At;
  readonly t: OpenTable;
  readonly decision: Decision;
  /** the hero it is about; NONE: none */
  readonly hero: number;
}

export function asked(at: At, decision: Decision): Asked {
  const turn = factOf(decision, 'hero') ?? NONE;
  const only = at.statics.solo ? NONE : decision.seat;
  return { at, t: openTable(at), decision, hero: turn === NONE ? only : turn };
}

/** A number that the question is about; NONE where it is not. */
export const numberAbout = ({ decision }: Asked, field: AboutField): number => {
  const fact = factOf(decision, field);
  return typeof fact === 'number' ? fact : NONE;
};

/** Whom or what an effect lets somebody choose: the deed says so. */
export const targetKind = ({ at, decision }: Asked): string | null => {
  const deed = factOf(decision, 'deed');
  return deed !== undefined ? (at.statics.box.deeds[deed].target?.choose ?? null) : null;
};
