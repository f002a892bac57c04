import { diceOf } from '../dice.ts';
import type { OperatorProfile } from '../operator-types.ts';

export const thatcher: OperatorProfile = {
  id: 'thatcher',
  side: 'attacker',
  stamina: 5,
  run: 2,
  destroy: 1,
  weapon: { short: diceOf('O O R'), medium: diceOf('Y* O R R'), long: diceOf('O R') },
  charges: 2,
  ours: ['charges'],
};
