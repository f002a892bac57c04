import { diceOf } from '../dice.ts';
import type { OperatorProfile } from '../operator-types.ts';

export const recruitLight: OperatorProfile = {
  id: 'recruitLight',
  side: 'either',
  stamina: 4,
  run: 5,
  destroy: 2,
  weapon: { short: diceOf('Y Y O O'), medium: diceOf('Y O O R'), long: diceOf('O* O R R') },
  charges: 0,
  ours: ['weaponCubes'],
};
