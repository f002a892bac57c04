import { diceOf } from '../dice.ts';
import type { OperatorProfile } from '../operator-types.ts';

export const sledge: OperatorProfile = {
  id: 'sledge',
  side: 'attacker',
  stamina: 5,
  run: 2,
  destroy: 2,
  weapon: { short: diceOf('Y O R R'), medium: diceOf('Y Y O O'), long: diceOf('Y O O') },
  charges: 0,
};
