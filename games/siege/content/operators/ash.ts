import { diceOf } from '../dice.ts';
import type { OperatorProfile } from '../operator-types.ts';

export const ash: OperatorProfile = {
  id: 'ash',
  side: 'attacker',
  stamina: 4,
  run: 5,
  destroy: 2,
  weapon: { short: diceOf('Y R R'), medium: diceOf('Y O R R'), long: diceOf('O R') },
  charges: 2,
  ours: ['charges'],
};
