import { diceOf } from '../dice.ts';
import type { OperatorProfile } from '../operator-types.ts';

export const mute: OperatorProfile = {
  id: 'mute',
  side: 'defender',
  stamina: 5,
  run: 2,
  destroy: 2,
  weapon: { short: diceOf('O R R'), medium: diceOf('Y* R R'), long: diceOf('O O') },
  charges: 0,
};
