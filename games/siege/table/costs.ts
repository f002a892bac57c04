import { costDown } from '../rules/changing-floors.ts';
import { droneCost } from '../rules/drone.ts';
import { stepCost } from '../rules/movement.ts';
import { type Answer, actingBody, droneAt, type SiegeQuestion } from './asked.ts';

/** The MP that a single movement costs, from where the mover is now or, on a way, would be; 0: it is none. */
export function costOf(q: SiegeQuestion, [verb, first]: Answer, before?: number): number {
  const { t, decision } = q;
  const from = before ?? (verb === 'fly' ? droneAt(q) : actingBody(q)?.at);
  if (from === undefined) return 0;
  switch (verb) {
    case 'step':
      return stepCost(t, from, first);
    case 'fly':
      return droneCost(t, from, first);
    case 'comeDown':
      return costDown(t, first);
    case 'lean':
      return decision.prompt === 'activation.act' ? 1 : 0;
    case 'goUp':
    case 'straighten':
      return 1;
    default:
      return 0;
  }
}
