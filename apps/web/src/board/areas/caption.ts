/** Letters are about as wide as that; a label grows with its words. */
const LETTER = 7.4;
/** Its height, and where it begins below the middle of a figure of full size. */
export const CAPTION_HIGH = 17;
export const CAPTION_TOP = 25.5;
/** Words shrink less than figures do: whoever stands in a crowd is still known by name. */
const READABLE = 0.88;
const SLOWER = 1.4;

export const captionWide = (text: string): number => text.length * LETTER + 12;

/** How large a caption is drawn in a crowd of that size. */
export const captionScale = (scale: number): number => Math.max(scale, Math.min(READABLE, scale * SLOWER));
