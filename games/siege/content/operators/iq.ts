import { diceOf } from '../dice.ts';
import type { OperatorProfile } from '../operator-types.ts';

export const iq: OperatorProfile = {
  id: 'iq',
  side: 'attacker',
  stamina: 4,
  run: 5,
  destroy: 1,
  weapon: { short: diceOf('Y R'), medium: diceOf('Y R R'), long: diceOf('O O R') },
  charges: 2,
  ours: ['charges'],
};
