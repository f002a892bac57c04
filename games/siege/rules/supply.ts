import { sectionKind } from './map/legend.ts';
import type { G, OpenTable } from './siege.ts';

/** Limited components that are used up, by size (SG-CPT-01); state counts what is left. */
export const STOCKS = ['breachSingle', 'breachDouble'] as const;
export type Stock = (typeof STOCKS)[number];
export const STOCKED: Readonly<Record<Stock, number>> = { breachSingle: 8, breachDouble: 8 };

/** SG-DES-18: takes the breach standee of this size, if the section becomes a breach; false: none is left. */
export function sectionCovers(g: G, kind: number, size: number): boolean {
  if (kind !== sectionKind('breach')) return true;
  const at = STOCKS.indexOf(breachOf(size));
  if (g.state.stock[at] === 0) return false;
  g.state.stock[at]--;
  return true;
}

/** SG-CPT-08: what a refusal names. */
export type LimitedPiece = Stock | 'claymore' | 'overlay' | 'leaningStandee';
export const lacking = (piece: LimitedPiece) => (): { readonly lacking: LimitedPiece } => ({
  lacking: piece,
});

/** The breach standee for a wall of one or two sections. */
export const breachOf = (size: number): Stock => (size === 1 ? 'breachSingle' : 'breachDouble');

/** SG-CPT-08: how many of a limited component are left. */
export const stockLeft = (t: Pick<OpenTable, 'state'>, stock: Stock): number =>
  t.state.stock[STOCKS.indexOf(stock)];
