import { type RefObject, useLayoutEffect } from 'react';
import { clearest, type ScreenTarget } from './clear-side.ts';

/** The corners of the board, the best first; where the card is as wide as the board, left and right are the same. */
const SIDES = ['top right', 'top left', 'bottom right', 'bottom left'] as const;
/** How often it is looked after, in milliseconds: the board turns to what is meant, and people move it. */
const EVERY = 400;
const WIDE = 0.8;

/** Moves a card that lies over the board to the corner where it hides less of what is marked there. */
export function useClearSide(card: RefObject<HTMLElement | null>, marks: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the marks change
  useLayoutEffect(() => {
    const { current } = card;
    const board = current?.parentElement;
    if (!current || !board) return;
    const settle = () => {
      // It stays where it is unless it hides less elsewhere.
      const sides = SIDES.toSorted(
        (a, b) => Number(b === current.dataset.side) - Number(a === current.dataset.side),
      );
      const places = sides.map((side) => {
        current.dataset.side = side;
        return current.getBoundingClientRect();
      });
      current.dataset.side = sides[clearest(places, targetsIn(board))];
    };
    settle();
    // As wide as the board it takes a strip of it away: what is looked for is shown in the rest.
    current.toggleAttribute('data-floating', current.offsetWidth > board.clientWidth * WIDE);
    const looking = setInterval(settle, EVERY);
    return () => clearInterval(looking);
  }, [card, marks]);
}

/** What is meant must be seen; what else may be chosen and who stands there, if possible; spaces to walk to are many. */
const targetsIn = (board: Element): readonly ScreenTarget[] => [
  ...boxes(board, '.board-rings.hinted > *', 40),
  ...boxes(board, '[data-ref^="piece:"]:not([data-lit])', 8),
  ...boxes(board, '[data-lit]:not([data-lit="step"])', 8),
  ...boxes(board, '[data-lit="step"]', 1),
  // The bar over the board is often what is spoken of.
  ...boxes(board, '.track-strip', 4),
  // A moment is shown over everything there.
  ...boxes(board, '.moment', 40),
];

const boxes = (board: Element, selector: string, weight: number): readonly ScreenTarget[] =>
  [...board.querySelectorAll(selector)].map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom, weight };
  });
