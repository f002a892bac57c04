import { diceOf } from '../dice.ts';
import type { OperatorProfile } from '../operator-types.ts';

export const tachankaAlternate: OperatorProfile = {
  id: 'tachankaAlternate',
  alternateOf: 'tachanka',
  side: 'defender',
  stamina: 6,
  run: 0,
  destroy: 1,
  weapon: { short: diceOf('Y* O* R R'), medium: diceOf('R R'), long: diceOf('Y Y R') },
  charges: 2,
  ours: ['charges'],
};
