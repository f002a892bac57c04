/** The Hit dice (SG-CPT-05): colours by number, as state and events hold them. */
export const COLOURS = ['yellow', 'orange', 'red'] as const;
export type DieColour = (typeof COLOURS)[number];

/** SG-CPT-05 */
export const SUPPLY: Readonly<Record<DieColour, number>> = { yellow: 3, orange: 2, red: 2 };

export const DICE_SETS = ['A', 'B'] as const;
export type DiceSet = (typeof DICE_SETS)[number];

/** SG-OPR-11: only the sums of the faces are published (6, 9, 12); the faces are ours. */
export const FACES: Readonly<Record<DiceSet, Readonly<Record<DieColour, readonly number[]>>>> = {
  A: { yellow: [0, 0, 1, 1, 2, 2], orange: [0, 1, 1, 2, 2, 3], red: [1, 1, 2, 2, 3, 3] },
  B: { yellow: [0, 1, 1, 1, 1, 2], orange: [1, 1, 1, 2, 2, 2], red: [1, 2, 2, 2, 2, 3] },
};

/** A die of a weapon; a lightning die is not rolled when the target has protection (SG-SHT-08). */
export interface WeaponDie {
  readonly colour: DieColour;
  readonly lightning: boolean;
}

const LETTERS: Readonly<Record<string, DieColour>> = { Y: 'yellow', O: 'orange', R: 'red' };

/** `Y* O R R` as the rules catalog writes a weapon's dice; the star is lightning. */
export function diceOf(text: string): readonly WeaponDie[] {
  return text.split(' ').map((die) => {
    const colour = LETTERS[die[0]];
    if (colour === undefined || !/^[YOR]\*?$/.test(die)) throw new Error(`"${die}" is no die`);
    return { colour, lightning: die.endsWith('*') };
  });
}
