import { diceOf } from '../dice.ts';
import type { OperatorProfile } from '../operator-types.ts';

export const jager: OperatorProfile = {
  id: 'jager',
  side: 'defender',
  stamina: 5,
  run: 2,
  destroy: 1,
  weapon: { short: diceOf('Y R R'), medium: diceOf('Y O O'), long: diceOf('Y O O') },
  charges: 3,
  ours: ['charges'],
};
