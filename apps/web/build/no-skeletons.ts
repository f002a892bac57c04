import type { Plugin } from 'vite';

/** The parser's table of the clocks of all countries, by which skeletons of times are read. */
const CLOCKS = /^const timeData = \{$.*?^\};$/ms;

/**
 * None of our messages has a skeleton (`{n, number, ::compact}`), and the page and its worker would each fetch what
 * reads them. The reader is a package of its own, for which `no-skeleton-parser.ts` stands in; its table is not.
 */
export function noSkeletons(): Plugin {
  return {
    name: 'sightline-no-skeletons',
    apply: 'build',
    transform: {
      filter: { id: /\/@formatjs\/icu-messageformat-parser\/index\.js$/ },
      handler(code) {
        if (!CLOCKS.test(code)) throw new Error('the parser of messages has no table of clocks any more');
        return { code: code.replace(CLOCKS, 'const timeData = {};'), map: null };
      },
    },
  };
}
