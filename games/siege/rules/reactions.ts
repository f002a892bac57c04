import { type Choice, type Flow, members } from '@sightline/kernel';
import { passiveSquad } from './active.ts';
import { enemySquad, inPlay, isHidden, operatorsOf, seatsOfSquad } from './operators.ts';
import { activation, reacting } from './procedures.ts';
import { canDemand, demandChoice } from './reveal-demands.ts';
import { couldRiposte, riposteChoice } from './riposte.ts';
import { ATTACKER, type G, type Siege, type Squad } from './siege.ts';
import { allowance, clockOf, hands } from './timer.ts';

/**
 * SG-DIG-10: whether a squad has a chance to react, by what all know: portrait and decoy count alike, and LoS only
 * where the table shows it anyway.
 */
export function mayReact(g: G, squad: Squad): boolean {
  const l = g.within(activation);
  if (l === null || l.trigger === 0 || !inPlay(g, l.operator)) return false;
  if (operatorsOf(squad).some((o) => couldRiposte(g, o))) return true;
  return squad === ATTACKER && isHidden(g, l.operator) && canDemand(g, l.operator, l.triggerBody);
}

type Reacting = Choice<Siege, { grabbed: boolean }, Flow<Siege, 'react', undefined>>;

/** SG-REA-07: one after the other, in the order that the reacting squad chooses, until it passes. */
export const reactingSteps = reacting.steps('react', 'release').are(
  {
    react: {
      ask: 'priority',
      seats: (g) => members(seatsOfSquad(g, passiveSquad(g))),
      mayHave: (g) => mayReact(g, passiveSquad(g)),
      clock: clockOf,
      allowance,
      choices: {
        riposte: riposteChoice('react') as Reacting,
        demand: demandChoice('react') as Reacting,
      },
    },
    release(g, l) {
      if (l.grabbed) hands(g, enemySquad(passiveSquad(g)));
    },
  },
  { endsIf: (g) => !inPlay(g, g.within(activation)?.operator ?? 0) },
);
