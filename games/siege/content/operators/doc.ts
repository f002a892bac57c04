import { diceOf } from '../dice.ts';
import type { OperatorProfile } from '../operator-types.ts';

export const doc: OperatorProfile = {
  id: 'doc',
  side: 'defender',
  stamina: 6,
  run: 0,
  destroy: 1,
  weapon: { short: diceOf('Y O R'), medium: diceOf('Y O R'), long: diceOf('O R') },
  charges: 3,
  ours: ['charges'],
};
