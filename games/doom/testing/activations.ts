import { call, inTurn } from '@sightline/kernel';
import type { G } from '../rules/doom.ts';
import { marineActivation } from '../rules/procedures.ts';
import { cardsOf, put } from './arranging.ts';
import { type Given, given, type TestTable } from './given.ts';
import { ALPHA } from './marines.ts';

export { ALPHA, BRAVO, CHARLIE, DELTA } from './marines.ts';

type Cards = Parameters<typeof cardsOf>[2];
type At = (x: number, y: number) => number;

/**
 * Alpha's activation, up to his first free moment: he stands at (0, 0) of an open board with these cards, and has so
 * many activations in a row.
 */
export function alphaActs(
  cards: Cards,
  arrange: (g: G, at: At) => void = () => {},
  rest: Omit<Given, 'run' | 'arrange'> & { readonly times?: number } = {},
): TestTable {
  const { times = 1, ...position } = rest;
  const activation = call(marineActivation, { figure: ALPHA });
  return given({
    ...position,
    arrange(g, at) {
      put(g, ALPHA, at(0, 0));
      cardsOf(g, ALPHA, cards);
      arrange(g, at);
    },
    run: () => inTurn([activation, ...Array.from({ length: times - 1 }, () => activation)]),
  });
}
