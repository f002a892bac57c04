import { diceOf } from '../dice.ts';
import type { OperatorProfile } from '../operator-types.ts';

export const thunderbird: OperatorProfile = {
  id: 'thunderbird',
  side: 'defender',
  stamina: 4,
  run: 5,
  destroy: 1,
  weapon: { short: diceOf('O* O R'), medium: diceOf('O* O R R'), long: diceOf('O R') },
  charges: 0,
};
