import { crossingPoint } from '@sightline/board';
import type { ShownEffect, SightLine } from '@sightline/table';
import { onMainFloor } from '../rules/operators.ts';
import { NONE } from '../rules/siege.ts';
import { centreOf } from './points.ts';
import { cellRef } from './refs.ts';
import { protectionName } from './rolled.ts';
import type { SeenEvent } from './seen-event.ts';
import type { Fields } from './shown.ts';
import { openTable, type ViewContext } from './view-context.ts';

/** The lines that the ruler measured, with what stops them: only now has anybody (SG-DIG-05). */
export function measuredLines(at: ViewContext, of: Fields, { fields }: SeenEvent): readonly ShownEffect[] {
  const t = openTable(at);
  const [start, end, cover] = [of('from'), of('to'), of('cover')];
  if (!onMainFloor(t, start) || !onMainFloor(t, end)) return [];
  const { layout } = at.statics;
  const [from, to] = [centreOf(layout, start), centreOf(layout, end)];
  const isValid = of('valid') === 1;
  const stopped = isValid ? null : crossingPoint(layout, from, to, crossingOf(fields.blocker, of('where')));
  const lines: SightLine[] = [
    { from, to, kind: isValid ? 'used' : 'blocked', ...(stopped !== null && { at: stopped }) },
  ];
  if (isValid && cover !== NONE) lines.push({ from, to: centreOf(layout, cover), kind: 'cover' });
  return [
    {
      show: 'sight',
      between: [cellRef(start), cellRef(end)],
      lines,
      ...(isValid && fields.of === 'shot' && { label: protectionName(at, of('protection')) }),
    },
  ];
}

/** What broke the line, as events tell it. */
function crossingOf(
  blocker: SeenEvent['fields']['blocker'],
  where: number,
): Parameters<typeof crossingPoint>[3] {
  switch (blocker) {
    case 'border':
      return { kind: 'border', edge: where };
    case 'corner':
      return { kind: 'corner', corner: where };
    case 'cell':
      return { kind: 'terrain', cell: where };
    default:
      return { kind: 'level' };
  }
}
