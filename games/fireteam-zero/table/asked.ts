import type { Decision } from '@sightline/kernel';
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
  const { hero } = decision.about;
  const turn = typeof hero === 'number' ? hero : NONE;
  const only = at.statics.solo ? NONE : decision.seat;
  return { at, t: openTable(at), decision, hero: turn === NONE ? only : turn };
}

export const factOf = ({ decision }: Asked, name: string): number => {
  const fact = decision.about[name];
  return typeof fact === 'number' ? fact : NONE;
};

/** Whom or what an effect lets somebody choose: the deed says so. */
export const targetKind = ({ at, decision }: Asked): string | null => {
  const { deed } = decision.about;
  return typeof deed === 'number' ? (at.statics.box.deeds[deed].target?.choose ?? null) : null;
};
