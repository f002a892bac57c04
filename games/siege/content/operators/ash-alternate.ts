import { diceOf } from '../dice.ts';
import type { OperatorProfile } from '../operator-types.ts';

export const ashAlternate: OperatorProfile = {
  id: 'ashAlternate',
  alternateOf: 'ash',
  side: 'attacker',
  stamina: 5,
  run: 2,
  destroy: 1,
  weapon: { short: diceOf('O R'), medium: diceOf('Y O R R'), long: diceOf('Y R R') },
  charges: 2,
  ours: ['charges'],
};
