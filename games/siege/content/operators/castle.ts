import { diceOf } from '../dice.ts';
import type { OperatorProfile } from '../operator-types.ts';

export const castle: OperatorProfile = {
  id: 'castle',
  side: 'defender',
  stamina: 5,
  run: 2,
  destroy: 2,
  weapon: { short: diceOf('Y* Y R R'), medium: diceOf('Y R R'), long: diceOf('Y Y R') },
  charges: 0,
};
