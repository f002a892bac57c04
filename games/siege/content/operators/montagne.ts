import { diceOf } from '../dice.ts';
import type { OperatorProfile } from '../operator-types.ts';

export const montagne: OperatorProfile = {
  id: 'montagne',
  side: 'attacker',
  stamina: 6,
  run: 0,
  destroy: 1,
  weapon: { short: diceOf('Y R* R'), medium: diceOf('Y Y R'), long: diceOf('R') },
  shield: true,
  charges: 0,
};
