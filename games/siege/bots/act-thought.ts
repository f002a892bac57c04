import type { SeenLocals } from '@sightline/kernel';
import { mayPerform } from '../rules/actions.ts';
import { isRevealed } from '../rules/operators.ts';
import type { activation } from '../rules/procedures.ts';
import type { Body } from '../rules/siege.ts';
import { openingFrom } from './breaching.ts';
import { goalFor, type OperatorGoal } from './goals.ts';
import { workFrom } from './mission-work.ts';
import { type OperatorOutlook, outlookOf } from './outlook.ts';
import { worthOfPlace } from './place.ts';
import { type BotReading, temperOf } from './reading.ts';
import { flashFrom } from './special.ts';
import type { Temper } from './temper.ts';
import type { ReachedSpace } from './walks.ts';

export type SeenActivation = SeenLocals<typeof activation>;

/** What an Operator thinks of in its activation. */
export interface ActThought {
  readonly r: BotReading;
  readonly l: SeenActivation;
  readonly body: Body;
  readonly o: OperatorOutlook;
  readonly goal: OperatorGoal;
  readonly temper: Temper;
}

/** The thought of a body, wherever its Operator's activation has led. */
export function thoughtOf(r: BotReading, l: SeenActivation, body: Body): ActThought {
  return {
    r,
    l,
    body,
    o: outlookOf(r.table, l.operator, l.body),
    goal: goalFor(r.table, l.operator, body.at),
    temper: temperOf(r),
  };
}

/** What it is worth to end there, with a shot or the mission's work done from there if there is an action for it. */
export function worthOfEnd(th: ActThought, end: ReachedSpace): number {
  const { r, l, o, goal, temper } = th;
  let worth = worthOfPlace(o, goal, end.space, temper) - temper.fear * end.risk - 0.01 * end.cost;
  if (mayPerform(r.table, l, 'shoot')) {
    const shot = o.shot(end.space);
    if (shot !== null) {
      const answered = r.skill.careful
        ? o.ripostes(end.space) - shot.kill * (o.ripostes(end.space) - o.ripostes(end.space, shot.target))
        : 0;
      worth += temper.prospect * Math.max(0, shot.worth - temper.fear * answered);
    }
  }
  worth += workFrom(r, l, end.space);
  if (!isRevealed(r.table, l.operator)) return worth;
  return worth + openingFrom(th, end.space) + flashFrom(th, end.space);
}
