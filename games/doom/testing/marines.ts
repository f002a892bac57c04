/** The marines by their figures; each sits at the seat one higher. */
export const ALPHA = 0;
export const BRAVO = 1;
export const CHARLIE = 2;
export const DELTA = 3;
