import type { PlainFigure, PlainPlace, PlainSections } from './plain-board.ts';
import { isSame, isSturdy, type Ruler } from './ruler.ts';

/** Protection against shots, by the ruler (SG-PRO-01 to 24). */

/** One distinct element that protects (SG-PRO-13). */
export type RuledSource = { readonly heavy: boolean } & (
  | { readonly kind: 'partition'; readonly sections: PlainSections }
  | { readonly kind: 'obstacle'; readonly spaces: readonly PlainPlace[] }
  | { readonly kind: 'ally' | 'shield'; readonly figure: PlainFigure }
);

export interface RuledShot {
  readonly from: PlainPlace;
  readonly target: PlainFigure;
  readonly aimedAt: 'miniature' | 'standee';
}

export type RuledProtection = 'none' | 'light' | 'heavy';

export function sourcesAgainst(ruler: Ruler, { from, target, aimedAt }: RuledShot): RuledSource[] {
  const { board } = ruler;
  const own = target.standee === null ? [target.at] : [target.at, target.standee];
  const aimed = aimedAt === 'standee' && target.standee !== null ? target.standee : target.at;
  const cover = own.find((space) => !isSame(space, aimed));
  const lines = cover === undefined ? [aimed] : [aimed, cover];
  const crossed = new Set(lines.flatMap((to) => ruler.partitionsOn(from, to)));
  const sources: RuledSource[] = [];

  // SG-PRO-06
  if (target.shield) sources.push({ kind: 'shield', figure: target, heavy: false });
  // SG-PRO-02 to 04, 09 to 11; what heavy protection needs never lies on a free line of sight
  for (const sections of crossed) sources.push({ kind: 'partition', sections, heavy: isSturdy(sections) });
  // SG-PRO-05, 22, 24
  for (const spaces of board.obstacles) {
    const stoodOn = spaces.some((space) => own.some((one) => isSame(one, space)));
    const near = spaces.some((space) => own.some((one) => ruler.areAdjacent(one, space)));
    const onLine = lines.some((to) => spaces.some((space) => ruler.crossesSpace(from, to, space)));
    if (onLine && near && !stoodOn) sources.push({ kind: 'obstacle', spaces, heavy: false });
  }
  // SG-PRO-12, 20
  if (cover !== undefined)
    for (const figure of board.figures)
      if (
        figure !== target &&
        figure.squad === target.squad &&
        figure.shield &&
        ruler.crossesSpace(from, cover, figure.at) &&
        own.some((space) => ruler.areAdjacent(space, figure.at))
      )
        sources.push({ kind: 'ally', figure, heavy: false });
  return sources;
}

/** SG-PRO-14 */
export const protectionBy = (sources: readonly RuledSource[]): RuledProtection =>
  sources.length >= 2 || sources.some(({ heavy }) => heavy)
    ? 'heavy'
    : sources.length === 1
      ? 'light'
      : 'none';
