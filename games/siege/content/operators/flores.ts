import { diceOf } from '../dice.ts';
import type { OperatorProfile } from '../operator-types.ts';

export const flores: OperatorProfile = {
  id: 'flores',
  side: 'attacker',
  stamina: 5,
  run: 2,
  destroy: 2,
  weapon: { short: diceOf('O R'), medium: diceOf('Y* O O R'), long: diceOf('Y O O') },
  charges: 2,
  ours: ['charges'],
};
