/**
 * The characters a drawing may use: one UTF-16 unit, visible, standing by itself. A blank is never a glyph: it is
 * the open border. The quotation mark is left to names.
 */
export const isGlyph = (text: string): boolean => text.length === 1 && !/[\s"\p{C}\p{M}]/u.test(text);

/** The corner of cells where nothing stands. */
export const PLAIN_CORNER = '+';
/** The open border. */
export const OPEN = ' ';
/** On a plan of rooms or areas: a cell that belongs to none. */
export const NOTHING = '.';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '1234567890';
const SIGNS = '*@%&$#?!^~=:;,<>[]{}()/|_-';

/** Every glyph in the order in which a printer hands them out: the plain ones first, then other scripts. */
function* supply(first: string): Generator<string> {
  yield* first;
  yield* LETTERS.toUpperCase();
  yield* LETTERS;
  yield* DIGITS;
  yield* SIGNS;
  for (let code = 0xa1; code < 0xfb00; code++) {
    const char = String.fromCharCode(code);
    if (isGlyph(char)) yield char;
  }
}

/** Takes a glyph that is not in use yet, from the wishes if possible, and notes it as used. */
export function freeGlyph(used: Set<string>, wishes: string): string {
  for (const glyph of supply(wishes)) {
    if (!isGlyph(glyph) || used.has(glyph)) continue;
    used.add(glyph);
    return glyph;
  }
  throw new RangeError('a drawing cannot have more than some forty thousand different glyphs');
}

/** The initials a name would like to be drawn with. */
export const initials = (name: string): string => {
  const last = name.slice(name.lastIndexOf('/') + 1);
  return last.slice(0, 1).toUpperCase() + last.slice(0, 1).toLowerCase();
};
