import { diceOf } from '../dice.ts';
import type { OperatorProfile } from '../operator-types.ts';

export const smoke: OperatorProfile = {
  id: 'smoke',
  side: 'defender',
  stamina: 5,
  run: 2,
  destroy: 2,
  weapon: { short: diceOf('O* R R'), medium: diceOf('Y O* R R'), long: diceOf('Y O') },
  charges: 2,
  ours: ['charges'],
};
