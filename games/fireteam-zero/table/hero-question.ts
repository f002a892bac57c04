import { factOf } from '@sightline/kernel';
import type { AboutField, Decision } from '../rules/decisions.ts';
import { NONE, type OpenTable } from '../rules/fireteam.ts';
import { openTable, type ViewContext } from './view-context.ts';

/** A question as picks, labels and previews look at it. */
export interface HeroQuestion {
  readonly at: ViewContext;
  readonly t: OpenTable;
  readonly decision: Decision;
  /** the hero it is about; NONE: none */
  readonly hero: number;
}

export function heroQuestion(at: ViewContext, decision: Decision): HeroQuestion {
  const turn = factOf(decision, 'hero') ?? NONE;
  const only = at.statics.solo ? NONE : decision.seat;
  return { at, t: openTable(at), decision, hero: turn === NONE ? only : turn };
}

/** A number that the question is about; NONE where it is not. */
export const numberAbout = ({ decision }: HeroQuestion, field: AboutField): number => {
  const fact = factOf(decision, field);
  return typeof fact === 'number' ? fact : NONE;
};

/** Whom or what an effect lets somebody choose: the deed says so. */
export const targetKind = ({ at, decision }: HeroQuestion): string | null => {
  const deed = factOf(decision, 'deed');
  return deed !== undefined ? (at.statics.box.deeds[deed].target?.choose ?? null) : null;
};
