/** Control characters and what separates lines: a line of talk is one line. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
/** What is not seen or turns the direction of what follows; but not what joins emoji, and letters of some scripts. */
const UNSEEN = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cf}\p{Cs}\p{Co}]/gu;
/** Letters that look empty: Hangul and Khmer fillers, the braille blank. */
const BLANK = /[\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/gu;
/** A pile of marks on one letter covers the lines above it. */
const PILE = /(\p{M}{3})\p{M}+/gu;

/** What somebody says, as the others see it; empty: there is nothing to be seen. */
export function printable(said: string): string {
  const text = said.replaceAll(BREAKS, ' ').replaceAll(UNSEEN, '').replaceAll(PILE, '$1').trim();
  return /[^\p{M}\p{Cf}\p{Z}]/u.test(text.replaceAll(BLANK, '')) ? text : '';
}
