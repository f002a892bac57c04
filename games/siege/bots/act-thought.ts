import type { SeenLocals } from '@sightline/kernel';
import { mayPerform } from '../rules/actions.ts';
import type { activation } from '../rules/procedures.ts';
import type { Body } from '../rules/siege.ts';
import type { OperatorGoal } from './goals.ts';
import { workFrom } from './mission-work.ts';
import type { OperatorOutlook } from './outlook.ts';
import { worthOfPlace } from './place.ts';
import type { BotReading } from './reading.ts';
import type { ReachedSpace } from './walks.ts';

export type SeenActivation = SeenLocals<typeof activation>;

/** What an Operator thinks of in its activation. */
export interface ActThought {
  readonly r: BotReading;
  readonly l: SeenActivation;
  readonly body: Body;
  readonly o: OperatorOutlook;
  readonly goal: OperatorGoal;
  /** how much it minds being shot at */
  readonly fear: number;
}

/** What it is worth to end there, with a shot or the mission's work done from there if there is an action for it. */
export function worthOfEnd(th: ActThought, end: ReachedSpace): number {
  const { r, l, o, goal } = th;
  const careful = r.skill.careful;
  let worth = worthOfPlace(o, goal, end.space, careful) - th.fear * end.risk - 0.01 * end.cost;
  if (mayPerform(r.table, l, 'shoot')) {
    const shot = o.shot(end.space);
    if (shot !== null) {
      const answered = careful
        ? o.ripostes(end.space) - shot.kill * (o.ripostes(end.space) - o.ripostes(end.space, shot.target))
        : 0;
      worth += Math.max(0, shot.worth - th.fear * answered);
    }
  }
  return worth + workFrom(r, l, end.space);
}
