import { localsIn } from '@sightline/kernel';
import { othersLeft } from '../rules/actions.ts';
import { operatorsOf } from '../rules/operators.ts';
import { activation } from '../rules/procedures.ts';
import { activatable } from '../rules/round.ts';
import { NOWHERE, type Squad } from '../rules/siege.ts';
import { squadOfSeat } from '../rules/statics.ts';
import { type Answer, isOffered, isUnasked, type SiegeQuestion, type Verb } from './asked.ts';

/** What an Operator could still do with its actions. */
const WORTH_DOING: readonly Verb[] = [
  'shoot',
  'destroy',
  'tactical',
  'special',
  'overwatch',
  'watch',
  'hide',
  'pickUp',
  'defuse',
  'disable',
];
/** In this phase and later no Operator has another phase to come in this round (SG-OVR-04). */
const LAST_PHASES = 2;

/** Asked back before something worth doing is left; null: it is simply done. */
export function confirmOf(q: SiegeQuestion, [verb]: Answer): string | null {
  const { at, t, decision } = q;
  if (isUnasked(q)) return null;
  if (verb === 'end')
    switch (decision.prompt) {
      case 'activation.act':
        return confirmEnd(q);
      case 'activationPhase.choose': {
        const n = activatable(t, squadOfSeat(t, decision.seat)).length;
        return decision.about.phase >= LAST_PHASES && n > 0 ? at.say('choices.confirm.phase', { n }) : null;
      }
      case 'operatorDeployment.choose': {
        const n = unplacedIn(q, decision.about.squad as Squad);
        return n > 0 ? at.say('choices.confirm.deployment', { n }) : null;
      }
      default:
        return null;
    }
  if (verb === 'next' && decision.prompt === 'defenderDeployment.gadgets' && isOffered(decision, 'gadget'))
    return at.say('choices.confirm.gadgets');
  return null;
}

/** On the clock it is asked only of who has done nothing at all: time is dear there. */
function confirmEnd({ at, t, decision }: SiegeQuestion): string | null {
  const left = localsIn(at.view, activation);
  if (left === null || !isOffered(decision, ...WORTH_DOING)) return null;
  const isTimed = at.statics.settings.clock === 'timed';
  const others = othersLeft(t, { ...left });
  return others > 0 && (!isTimed || left.done === 0) ? at.say('choices.confirm.end', { n: others }) : null;
}

const unplacedIn = ({ t }: SiegeQuestion, squad: Squad): number =>
  operatorsOf(squad).filter((o) => t.state.operators[o].bodies.some(({ at }) => at === NOWHERE)).length;
