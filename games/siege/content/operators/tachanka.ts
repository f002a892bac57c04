import { diceOf } from '../dice.ts';
import type { OperatorProfile } from '../operator-types.ts';

export const tachanka: OperatorProfile = {
  id: 'tachanka',
  side: 'defender',
  stamina: 6,
  run: 0,
  destroy: 2,
  weapon: { short: diceOf('R R'), medium: diceOf('Y R R'), long: diceOf('Y R R') },
  charges: 2,
  ours: ['charges'],
};
