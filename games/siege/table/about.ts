import { factOf, localsIn } from '@sightline/kernel';
import type { AskedDie, Ref } from '@sightline/table';
import { bodyHandle, isStacked, ownerOfBody } from '../rules/operators.ts';
import { activation, shot } from '../rules/procedures.ts';
import { NONE, NOWHERE } from '../rules/siege.ts';
import type { SiegeQuestion } from './asked.ts';
import { rolledDie } from './dice-words.ts';
import { bodyRef, cellRef, dieRef } from './refs.ts';

/** Who acts, and what it is about besides what may be chosen: in view while it is asked. */
export function aboutOf(q: SiegeQuestion): readonly Ref[] {
  const { at, decision } = q;
  const { prompt } = decision;
  const refs: Ref[] = [];
  const running = localsIn(at.view, activation);
  if (prompt === 'reacting.react' || prompt === 'reacting.atOnce' || prompt === 'announcing.wait')
    refs.push(...bodiesOf(q, running?.operator ?? NONE));
  for (const field of ['operator', 'shooter', 'by', 'owner', 'against', 'patient'] as const)
    refs.push(...bodiesOf(q, factOf(decision, field) ?? NONE));
  if (prompt === 'operatorDeployment.place') refs.push(...placed(q, decision.about.body));
  if (prompt === 'claim.answer' || prompt === 'claim.objection') {
    const { of, target } = decision.about;
    refs.push(...(of === 'shot' || of === 'demand' ? placed(q, target) : [cellRef(target)]));
  } else refs.push(...bodiesOf(q, factOf(decision, 'target') ?? NONE));
  for (const field of ['space', 'at'] as const) {
    const cell = factOf(decision, field) ?? NONE;
    if (cell >= 0 && cell < q.t.statics.layout.cells) refs.push(cellRef(cell));
  }
  return [...new Set(refs)];
}

/** An Operator's bodies on the board; a stack is one. */
const bodiesOf = (q: SiegeQuestion, o: number): readonly Ref[] =>
  o === NONE
    ? []
    : q.t.state.operators[o].bodies
        .slice(0, isStacked(q.t, o) ? 1 : 2)
        .flatMap((_, b) => placed(q, bodyHandle(o, b)));

function placed({ t }: SiegeQuestion, handle: number): readonly Ref[] {
  const body = t.state.operators[ownerOfBody(handle)].bodies[handle & 1];
  return body === undefined || body.at === NOWHERE ? [] : [bodyRef(handle)];
}

/** The dice of a shot that may be rolled again (SG-RRL-01). */
export function diceOf({ at, decision }: SiegeQuestion): readonly AskedDie[] | undefined {
  if (decision.prompt !== 'shot.reroll') return undefined;
  const rolled = localsIn(at.view, shot);
  return rolled?.dice.map((hits, i) => ({
    ref: dieRef(i),
    die: rolledDie(at, rolled.colours[i], hits),
    worth: String(hits),
  }));
}
