import { chebyshev } from '@sightline/board';
import { localsIn } from '@sightline/kernel';
import { kindOfRef, numberOfRef, type Ref } from '@sightline/table';
import { pointsLeft } from '../rules/actions.ts';
import { isSpace, occupantsOf } from '../rules/environment.ts';
import { onMainFloor } from '../rules/operators.ts';
import { activation } from '../rules/procedures.ts';
import { actingBody, asked, droneAt, type SiegeQuestion } from './asked.ts';
import type { Table } from './contract.ts';
import { verbsOf } from './prompt-verbs.ts';
import { waysFor } from './walks.ts';

/** More movement points than a way across a board costs that somebody would think of in one go. */
const PLENTY = 30;

/**
 * Why no way leads to where somebody wants to go. A way is taken in one go here, though the rules know single steps
 * only (SG-MOV-02): of a space farther off a check could only say that it is not adjacent.
 */
export const hint: Table['hint'] = (at, decision, ref) => {
  const q = asked(at, decision);
  const flies = verbsOf(decision.prompt).includes('fly');
  if (!flies && !verbsOf(decision.prompt).includes('step')) return null;
  const from = flies ? droneAt(q) : actingBody(q)?.at;
  const to = emptySpace(q, ref);
  const { t } = q;
  if (to === null || from === undefined || !onMainFloor(t, from) || (!flies && cannotWalk(q))) return null;
  // What bars a space beside it, the rules of a single step say best.
  if (chebyshev(t.statics.layout, from, to) < 2) return null;
  const points = pointsOf(q, flies);
  const way = waysFor(q, { points: PLENTY }).find((each) => each.to === to);
  return way === undefined
    ? { text: at.say('hint.noWay'), rule: 'SG-MOV-02' }
    : way.cost <= points
      ? null
      : { text: at.say('hint.tooFar', { cost: way.cost, points }), rule: 'SG-MOV-01' };
};

/** A space where nobody stands that something else could be meant with; null: it is none. */
function emptySpace({ t }: SiegeQuestion, ref: Ref): number | null {
  const cell = kindOfRef(ref) === 'cell' ? numberOfRef(ref) : Number.NaN;
  if (!Number.isInteger(cell) || cell >= t.statics.layout.cells || !isSpace(t, cell)) return null;
  return occupantsOf(t, cell).length > 0 ? null : cell;
}

/** Leaning, or after going up: then the rules say so. */
function cannotWalk(q: SiegeQuestion): boolean {
  const running = localsIn(q.at.view, activation);
  const body = actingBody(q);
  return running === null || body === undefined || body.standee >= 0;
}

function pointsOf({ at, t, decision }: SiegeQuestion, flies: boolean): number {
  if (flies) return decision.prompt === 'drone.fly' ? decision.about.points : 0;
  const running = localsIn(at.view, activation);
  return running === null ? 0 : pointsLeft(t, { ...running });
}
