import { diceOf } from '../dice.ts';
import type { OperatorProfile } from '../operator-types.ts';

export const blitz: OperatorProfile = {
  id: 'blitz',
  side: 'attacker',
  stamina: 5,
  run: 2,
  destroy: 1,
  weapon: { short: diceOf('Y Y O O'), medium: diceOf('Y Y Y O'), long: diceOf('Y Y Y O') },
  shield: true,
  charges: 2,
  ours: ['charges'],
};
