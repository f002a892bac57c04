import { diceOf } from '../dice.ts';
import type { OperatorProfile } from '../operator-types.ts';

export const recruitHeavy: OperatorProfile = {
  id: 'recruitHeavy',
  side: 'either',
  stamina: 6,
  run: 0,
  destroy: 2,
  weapon: { short: diceOf('O* O R R'), medium: diceOf('Y O O R'), long: diceOf('Y Y O O') },
  charges: 0,
  ours: ['weaponCubes'],
};
