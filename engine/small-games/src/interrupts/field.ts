/** The field of the interrupts game: 5 × 4 cells, numbered row by row. */
const WIDTH = 5;
const HEIGHT = 4;
export const CELLS = WIDTH * HEIGHT;

const across = (a: number, b: number): number => Math.abs((a % WIDTH) - (b % WIDTH));
const down = (a: number, b: number): number => Math.abs(((a / WIDTH) | 0) - ((b / WIDTH) | 0));

/** IN-03: side by side. */
export const neighbours = (a: number, b: number): boolean => across(a, b) + down(a, b) === 1;

/** IN-05: one of the eight cells around. */
export const around = (a: number, b: number): boolean => Math.max(across(a, b), down(a, b)) === 1;
