import type { OptionMark } from '@sightline/table';
import { type Rect, UNIT } from './units.ts';
import './marks.css';

interface Props {
  readonly mark: OptionMark;
  readonly rect: Rect;
}

/** The mark of a kind of choice around a place: the same on the board and in its legend. */
export function MarkAround({ mark, rect }: Props) {
  const x = rect.x * UNIT;
  const y = rect.y * UNIT;
  const wide = rect.wide * UNIT;
  const high = rect.high * UNIT;
  const [cx, cy] = [x + wide / 2, y + high / 2];
  switch (mark) {
    case 'step':
      return (
        <>
          <path d={corners(x + 8, y + 8, wide - 16, high - 16, 7)} className="board-mark-line" />
          <circle cx={cx} cy={cy} r="3" className="board-mark-dot" />
        </>
      );
    case 'attack':
      return (
        <>
          <path d={corners(x, y, wide, high, 16)} className="board-mark-casing" />
          <path d={corners(x, y, wide, high, 16)} className="board-mark-line" />
        </>
      );
    case 'interact': {
      const [rx, ry] = [Math.max(wide / 2, 22) + 5, Math.max(high / 2, 22) + 5];
      const d = `M${cx} ${cy - ry}L${cx + rx} ${cy}L${cx} ${cy + ry}L${cx - rx} ${cy}Z`;
      return (
        <>
          <path d={d} className="board-mark-casing" />
          <path d={d} className="board-mark-line" />
        </>
      );
    }
    case 'place':
      return (
        <>
          <rect
            x={x + 5}
            y={y + 5}
            width={wide - 10}
            height={high - 10}
            rx="9"
            className="board-mark-ghost"
          />
          <path d={`M${cx - 7} ${cy}H${cx + 7}M${cx} ${cy - 7}V${cy + 7}`} className="board-mark-line" />
        </>
      );
    case 'card':
    case 'plain': {
      const rx = Math.max(wide / 2, 14) + 2;
      const ry = Math.max(high / 2, 14) + 2;
      return (
        <>
          <ellipse cx={cx} cy={cy} rx={rx} ry={ry} className="board-mark-casing" />
          <ellipse cx={cx} cy={cy} rx={rx} ry={ry} className="board-mark-line" />
        </>
      );
    }
  }
}

/** The four corners of a box, each with two short arms. */
function corners(x: number, y: number, wide: number, high: number, arm: number): string {
  const [x1, y1] = [x + wide, y + high];
  const a = Math.min(arm, wide / 3, high / 3);
  return (
    `M${x} ${y + a}V${y}H${x + a}M${x1 - a} ${y}H${x1}V${y + a}` +
    `M${x1} ${y1 - a}V${y1}H${x1 - a}M${x + a} ${y1}H${x}V${y1 - a}`
  );
}
