import type { Card } from '@sightline/table';

/* All measures are in rem, widths of letters in sizes of their print: what Hand.css prints, and a little more. */

/** How high cards are in a row of this height, and how they are printed there. */
export const TALL = [12.9, 0.78, 0.955] as const;
export const LOW = [10.7, 0.78, 0.9] as const;

const LEAST = 9.75;
const MOST = 36;
/** What a die, the box around the dice and the foot take, and symbols that stand beside the words. */
const [DIE, BOX, FOOT, ASIDE] = [1.45, 4.9, 2.75, 3.2];

/** The least width at which a card's words fit on it, with its dice below. */
export function cardWidth(card: Card, [high, size, line]: typeof TALL | typeof LOW): number {
  const { title, kicker, corner, text, abilities = [], attack, defence } = card;
  const symbols = defence?.symbols.length ?? 0;
  const beside = attack === undefined && symbols > 0 ? ASIDE : 0;
  const parts = abilities.map((one) => `${one.title}. ${one.text} ${one.note ?? ''}`);
  const height = (wide: number) =>
    (attack === undefined ? 1.3 : 1.3 + FOOT) +
    linesOf(title, (wide - (corner === undefined ? 1.1 : 3.9)) / 0.97) * 1.2 +
    linesOf(kicker, (wide - 2.65) / 0.76) * 0.9 +
    (text === '' ? parts : [text, ...parts]).reduce(
      (sum, part) => sum + linesOf(part, (wide - 1.45 - beside) / size) * line + 0.2,
      0,
    );
  let width = attack === undefined ? LEAST : Math.max(LEAST, (attack.dice.length + symbols) * DIE + BOX);
  while (width < MOST && height(width) > high) width += 0.25;
  return width;
}

/** Narrow letters, those of Latin, and the rest: capitals and Cyrillic. */
const widthOf = (letter: string): number =>
  /[ijlftr.,:;'’“”()1-]/.test(letter) ? 0.3 : /[a-zà-ü]/.test(letter) ? 0.5 : 0.56;

/** How many lines words fill that are as wide as that, in sizes of the print. */
function linesOf(text: string, wide: number): number {
  let [lines, filled] = [1, 0];
  for (const length of lengthsIn(text)) {
    filled += length;
    if (filled > wide) {
      lines++;
      filled = length;
    }
  }
  return lines;
}

/** By text: a hand is drawn anew with every step on the board, and its cards say what they said. */
const measured = new Map<string, readonly number[]>();

function lengthsIn(text: string): readonly number[] {
  const known = measured.get(text);
  if (known !== undefined) return known;
  const lengths = text
    .split(' ')
    .map((word) => Array.from(word, widthOf).reduce((sum, one) => sum + one, 0.21));
  measured.set(text, lengths);
  return lengths;
}
