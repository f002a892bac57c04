import { diceOf } from '../dice.ts';
import type { OperatorProfile } from '../operator-types.ts';

export const pulse: OperatorProfile = {
  id: 'pulse',
  side: 'defender',
  stamina: 4,
  run: 5,
  destroy: 1,
  weapon: { short: diceOf('Y R R'), medium: diceOf('Y R R'), long: diceOf('Y O O') },
  charges: 0,
};
