/** Kinds of attack, and of the card that fits each: claw and parry, fang and brace, spit and dodge. */
export const KINDS = 3;
/** RE-01 */
export const COPIES = 6;

export const CARDS: readonly number[] = Array.from({ length: KINDS * COPIES }, (_, card) => card);

export const kindOf = (card: number): number => card % KINDS;
