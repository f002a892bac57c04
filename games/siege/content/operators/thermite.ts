import { diceOf } from '../dice.ts';
import type { OperatorProfile } from '../operator-types.ts';

export const thermite: OperatorProfile = {
  id: 'thermite',
  side: 'attacker',
  stamina: 5,
  run: 2,
  destroy: 2,
  weapon: { short: diceOf('Y O R'), medium: diceOf('Y* O O R'), long: diceOf('Y Y R') },
  charges: 2,
  ours: ['charges'],
};
