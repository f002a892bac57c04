import { diceOf } from '../dice.ts';
import type { OperatorProfile } from '../operator-types.ts';

export const bandit: OperatorProfile = {
  id: 'bandit',
  side: 'defender',
  stamina: 4,
  run: 5,
  destroy: 1,
  weapon: { short: diceOf('Y* O R R'), medium: diceOf('Y Y Y O'), long: diceOf('Y Y Y') },
  charges: 0,
};
