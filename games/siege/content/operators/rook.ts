import { diceOf } from '../dice.ts';
import type { OperatorProfile } from '../operator-types.ts';

export const rook: OperatorProfile = {
  id: 'rook',
  side: 'defender',
  stamina: 6,
  run: 0,
  destroy: 1,
  weapon: { short: diceOf('O R'), medium: diceOf('O R'), long: diceOf('Y O R') },
  charges: 0,
};
