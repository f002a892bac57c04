import type { Card } from '@sightline/table';

/* All measures are in rem, widths of letters in sizes of their print: what Hand.css prints, and a little more. */

/** A row of cards: how high its cards are, and how they are printed. */
export interface Row {
  readonly high: number;
  readonly size: number;
  readonly line: number;
}

export const TALL: Row = { high: 12.9, size: 0.78, line: 0.955 };
export const LOW: Row = { high: 10.9, size: 0.76, line: 0.9 };

const LEAST = 9.75;
const MOST = 36;
const STEP = 0.25;
/** Left and right of the words. */
const RIMS = 1.45;
const HEAD = { rims: 0.8, name: { size: 0.97, line: 1.2 }, kicker: { size: 0.76, line: 0.9, icon: 1.55 } };
const CORNER = 2.8;
const FOOT = 2.75;
const BODY = 0.5;
const GAP = 0.2;
/** The symbols of defence stand beside the words where there is no attack. */
const ASIDE = 2.6;
const DIE = 1.45;
const BOX = 4.9;

/** The least width at which a card's words fit on it, with its dice below. */
export function cardWidth(card: Card, row: Row): number {
  const { attack, defence } = card;
  const dice = (attack?.dice.length ?? 0) + (attack === undefined ? 0 : (defence?.symbols.length ?? 0));
  let width = Math.max(LEAST, dice === 0 ? 0 : dice * DIE + BOX);
  while (width < MOST && heightOf(card, row, width) > row.high) width += STEP;
  return width;
}

function heightOf(card: Card, row: Row, width: number): number {
  const { title, kicker, corner, text, abilities = [], attack, defence } = card;
  const { name, kicker: small } = HEAD;
  const head =
    HEAD.rims +
    linesOf(title, (width - 1.1 - (corner === undefined ? 0 : CORNER)) / name.size) * name.line +
    linesOf(kicker, (width - 1.1 - small.icon) / small.size) * small.line;
  const beside = attack === undefined && defence !== undefined ? ASIDE : 0;
  const parts = [
    ...(text === '' ? [] : [text]),
    ...abilities.map(({ title: what, text: of, note = '' }) => `${what}. ${of} ${note}`),
  ];
  const words = parts.reduce(
    (sum, part) => sum + linesOf(part, (width - RIMS - beside) / row.size) * row.line + GAP,
    0,
  );
  return head + BODY + words + (attack === undefined ? 0 : FOOT);
}

const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/\s/, 0.21],
  [/[iljftr.,;:!'’“”()I1-]/, 0.3],
  [/[mwMWшщжюмфыШЩЖЮМФЫ—]/, 0.75],
  [/\p{Lu}/u, 0.6],
  [/[а-яё]/, 0.53],
];

const widthOf = (letter: string): number => WIDTHS.find(([of]) => of.test(letter))?.[1] ?? 0.5;

/** How many lines words fill that are as wide as that, in sizes of the print. */
function linesOf(text: string, wide: number): number {
  let [lines, filled] = [1, 0];
  for (const word of text.split(' ')) {
    const length = Array.from(word, widthOf).reduce((sum, wide) => sum + wide, 0);
    if (filled > 0 && filled + 0.21 + length > wide) {
      lines++;
      filled = length;
    } else filled += length + (filled > 0 ? 0.21 : 0);
  }
  return lines;
}
