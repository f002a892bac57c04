import type { Facing, GridDrawing, Piece } from '@sightline/table';
import { memo } from 'react';
import { decoration } from '../decoration.ts';
import { pieceRect } from '../places.ts';
import type { BoardProps } from '../props.ts';
import { type Rect, UNIT } from '../units.ts';
import './arcs.css';

interface Props {
  readonly drawing: Pick<GridDrawing, 'width' | 'height'>;
  readonly pieces: readonly Piece[];
  readonly moved: BoardProps['moved'];
}

/** The half of the board that each figure watches. Walls do not clip it: rules say what is seen. */
export const ArcLayer = memo(function ArcLayer({ drawing, pieces, moved }: Props) {
  return (
    <g className="board-arcs" {...decoration}>
      {pieces.map((piece) => {
        const { facing, ref, tone } = piece;
        if (piece.arc !== true || facing === undefined) return null;
        const area = beyond(drawing, pieceRect(piece, moved.get(ref)), facing);
        const edge = edgeOf(area, facing);
        return (
          <g key={ref} className={`board-arc board-tone-${tone}`} data-arc={ref}>
            <rect
              x={area.x * UNIT}
              y={area.y * UNIT}
              width={area.wide * UNIT}
              height={area.high * UNIT}
              fill={`url(#arc-${tone === 'foe' ? 'foe' : 'friend'})`}
            />
            <path d={edge} className="board-arc-edge" />
          </g>
        );
      })}
    </g>
  );
});

/** The half of the board that lies beyond a side of a place. */
export function beyond({ width, height }: Props['drawing'], at: Rect, facing: Facing): Rect {
  switch (facing) {
    case 0:
      return { x: 0, y: 0, wide: width, high: at.y };
    case 1:
      return { x: at.x + at.wide, y: 0, wide: width - at.x - at.wide, high: height };
    case 2:
      return { x: 0, y: at.y + at.high, wide: width, high: height - at.y - at.high };
    case 3:
      return { x: 0, y: 0, wide: at.x, high: height };
  }
}

/** The side of that half where the figure stands. */
function edgeOf({ x, y, wide, high }: Rect, facing: Facing): string {
  const [x0, y0, x1, y1] = [x, y, x + wide, y + high].map((n) => n * UNIT);
  if (facing === 0) return `M${x0} ${y1}H${x1}`;
  if (facing === 2) return `M${x0} ${y0}H${x1}`;
  return facing === 1 ? `M${x0} ${y0}V${y1}` : `M${x1} ${y0}V${y1}`;
}

/** The hatch of each side leans its own way. */
export function ArcPatterns() {
  return (
    <defs>
      {(['friend', 'foe'] as const).map((side) => (
        <pattern
          key={side}
          id={`arc-${side}`}
          className={`board-tone-${side}`}
          width="16"
          height="16"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${side === 'friend' ? 45 : -45})`}
        >
          <rect width="16" height="16" className="board-arc-ground" />
          <path d="M0 0V16" className="board-arc-line" />
        </pattern>
      ))}
    </defs>
  );
}
