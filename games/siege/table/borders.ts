import { xOf, yOf } from '@sightline/board';
import type { BoardBorder, Veil } from '@sightline/table';
import { OVERLAYS } from '../content/pieces.ts';
import { sectionKind } from '../rules/map/legend.ts';
import { kindNow } from '../rules/partitions.ts';
import { borderAs } from './border-looks.ts';
import { overlayName } from './names.ts';
import { openTable, type ViewContext } from './view-context.ts';

/** The partitions that are no longer as they were drawn. */
export function borders(at: ViewContext): BoardBorder[] {
  const t = openTable(at);
  return at.statics.plan.partitions.flatMap(({ kind }, i) => {
    const now = kindNow(t, i);
    return now === sectionKind(kind) ? [] : borderAs(at, i, now);
  });
}

/** Overlays are rectangles (SG-KEY-15). */
export const veils = (at: ViewContext): Veil[] =>
  at.view.state.overlays.map(({ kind, spaces }) => {
    const { layout } = at.statics;
    const [xs, ys] = [spaces.map((c) => xOf(layout, c)), spaces.map((c) => yOf(layout, c))];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    const size = { wide: Math.max(...xs) - x + 1, high: Math.max(...ys) - y + 1 };
    return { kind: OVERLAYS[kind], x, y, ...size, level: 0, label: overlayName(at, kind) };
  });
