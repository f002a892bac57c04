import type { Compiled } from '../decide/question.ts';
import type { AnyLocals } from '../rules/any-locals.ts';
import type { Answer } from '../rules/choice.ts';
import type { GameTypes } from '../rules/play.ts';
import type { SeatSet } from '../seat.ts';
import type { Why } from '../why.ts';

/** A running procedure: which, how far, with which values. The whole of a running match is its state and these. */
export interface Frame {
  /** number of the procedure in its game */
  readonly procedure: number;
  step: number;
  readonly locals: AnyLocals;
  /** of the question being asked: who has passed, or has given a sealed answer */
  passed: SeatSet;
  /** sealed answers by seat, hidden until all are in */
  sealed: (Answer | null)[] | null;
  /** by seat, why they are so: told when they are. No part of a stored position: only the log would miss it */
  whys?: (Why | undefined)[] | undefined;
}

const copySealed = (sealed: Frame['sealed']): Frame['sealed'] =>
  sealed === null ? null : sealed.map((a) => (a === null ? null : [...a]));

export function copyFrame<T extends GameTypes>(f: Frame, table: readonly Compiled<T>[]): Frame {
  const copy: Frame = {
    procedure: f.procedure,
    step: f.step,
    locals: table[f.procedure].procedure.locals.copy(f.locals),
    passed: f.passed,
    sealed: copySealed(f.sealed),
  };
  if (f.whys !== undefined) copy.whys = f.whys.slice();
  return copy;
}

/** A seat that no set holds. */
const NO_SEAT = 31;

/** The stack in words: `round.next › attack.reveal {"attacker":3}`. */
export function printStack<T extends GameTypes>(
  stack: readonly Frame[],
  table: readonly Compiled<T>[],
): string {
  return stack
    .map((f) => {
      const p = table[f.procedure];
      // As nobody sees them: a printed stack may end up anywhere.
      const locals = JSON.stringify(p.procedure.locals.see(f.locals, NO_SEAT));
      return `${p.name}.${p.names[f.step] ?? 'end'}${locals === '{}' ? '' : ` ${locals}`}`;
    })
    .join(' › ');
}
