import { diceOf } from '../dice.ts';
import type { OperatorProfile } from '../operator-types.ts';

export const kapkan: OperatorProfile = {
  id: 'kapkan',
  side: 'defender',
  stamina: 5,
  run: 2,
  destroy: 1,
  weapon: { short: diceOf('Y* O R R'), medium: diceOf('Y* R R'), long: diceOf('Y Y R') },
  charges: 3,
  ours: ['charges'],
};
