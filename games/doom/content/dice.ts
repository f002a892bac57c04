/** The damage symbols on the six faces of each die. */
export const RED: readonly number[] = [0, 1, 1, 1, 2, 2];
export const BLACK: readonly number[] = [1, 1, 2, 2, 3, 3];
