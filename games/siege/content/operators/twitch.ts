import { diceOf } from '../dice.ts';
import type { OperatorProfile } from '../operator-types.ts';

export const twitch: OperatorProfile = {
  id: 'twitch',
  side: 'attacker',
  stamina: 5,
  run: 2,
  destroy: 1,
  weapon: { short: diceOf('Y* O R R'), medium: diceOf('O* R R'), long: diceOf('Y R') },
  charges: 2,
  ours: ['charges'],
};
