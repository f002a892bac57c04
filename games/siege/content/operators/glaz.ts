import { diceOf } from '../dice.ts';
import type { OperatorProfile } from '../operator-types.ts';

export const glaz: OperatorProfile = {
  id: 'glaz',
  side: 'attacker',
  stamina: 5,
  run: 2,
  destroy: 2,
  weapon: { short: diceOf('Y R'), medium: diceOf('R R'), long: diceOf('Y O R R') },
  charges: 0,
};
