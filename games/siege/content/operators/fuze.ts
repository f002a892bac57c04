import { diceOf } from '../dice.ts';
import type { OperatorProfile } from '../operator-types.ts';

export const fuze: OperatorProfile = {
  id: 'fuze',
  side: 'attacker',
  stamina: 6,
  run: 0,
  destroy: 1,
  weapon: { short: diceOf('O R'), medium: diceOf('O* O R R'), long: diceOf('Y Y O R') },
  charges: 2,
  ours: ['charges'],
};
