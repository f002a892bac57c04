import { type DieColour, FACES } from '../content/dice.ts';
import type { G } from './siege.ts';

/** The hits of one die, by the faces that were agreed on (SG-OPR-11). */
export const rollDie = (g: G, colour: DieColour): number =>
  g.roll('dice', FACES[g.statics.settings.diceSet][colour], 1)[0];

/** Sets of dice as state holds them: counts of yellow, orange, red in base 8. */
export const diceSet = (colours: string): number =>
  colours.split(' ').reduce((sum, letter) => sum + 8 ** ['Y', 'O', 'R'].indexOf(letter), 0);
