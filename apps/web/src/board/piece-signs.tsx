import type { Meter, Piece } from '@sightline/table';
import { Suspense } from 'react';
import { iconHref } from '../icons/Icon.tsx';
import { PieceMarks } from './plan-pieces.ts';
import { UNIT } from './units.ts';

/** How many marks of a status are shown beside a figure; the others are told in its panel. */
const STATUSES = 3;
/** More health than this is shown as a plain bar. */
const SEGMENTS = 14;

export const isLarge = ({ wide, high }: Piece): boolean => Math.max(wide, high) > 1;

/** The radius of a figure's disc. */
export function radiusOf(piece: Piece): number {
  const size = Math.min(piece.wide, piece.high);
  return UNIT * (size > 1 ? size * 0.38 : isLarge(piece) ? 0.4 : 0.36);
}

/** What a piece is told apart by from others of its kind, around its own middle. */
export function Signs({ piece }: { readonly piece: Piece }) {
  return piece.shape === 'figure' ? <FigureSigns piece={piece} /> : <TokenSigns piece={piece} />;
}

export function FigureSigns({ piece }: { readonly piece: Piece }) {
  const r = radiusOf(piece);
  const bar = isLarge(piece) ? { wide: r * 1.6, high: 13, y: r - 6 } : { wide: 46, high: 9.5, y: 17.5 };
  return (
    <>
      {piece.marks !== undefined && (
        <Suspense>
          <PieceMarks marks={piece.marks} r={r} />
        </Suspense>
      )}
      {piece.health !== undefined && <Health meter={piece.health} {...bar} />}
      {piece.caption !== undefined && (
        <text y={bar.y + bar.high + 17} className="board-piece-caption">
          {piece.caption}
        </text>
      )}
      {piece.badge !== undefined && (
        <g transform={`translate(${-r * 0.86} ${-r * 0.86})`} className="board-figure-badge">
          <rect x="-8.5" y="-9.5" width="17" height="19" rx="4" />
          <text y="5.4">{piece.badge}</text>
        </g>
      )}
      {piece.statuses?.slice(0, STATUSES).map((status, n) => (
        <g
          key={status.label}
          transform={`translate(${r * 0.84} ${-r * 0.86 + n * 17})`}
          className={`board-figure-status board-tone-${status.tone}`}
        >
          <circle r="9.5" />
          <use href={iconHref(status.icon)} x="-7" y="-7" width="14" height="14" />
        </g>
      ))}
    </>
  );
}

export function TokenSigns({ piece }: { readonly piece: Piece }) {
  const { shape, badge, health, marks, facing, mountedOn } = piece;
  return (
    <>
      {/* What hangs on a border has a fan instead. */}
      {facing !== undefined && mountedOn === undefined && (
        <path
          d="M-9 -21L0 -33L9 -21Z"
          transform={`rotate(${facing * 90})`}
          className="board-figure-notch"
          data-arrow={facing}
        />
      )}
      {marks !== undefined && (
        <Suspense>
          <PieceMarks marks={marks} r={20} />
        </Suspense>
      )}
      {badge !== undefined && !PAINTED.has(shape) && (
        <g transform="translate(18 -18)" className="board-token-badge">
          <circle r="9.5" />
          <text y="4.8">{badge}</text>
        </g>
      )}
      {health !== undefined && <Health meter={health} wide={44} high={9} y={17} />}
    </>
  );
}

/** These have their number in their middle, or none. */
const PAINTED: ReadonlySet<Piece['shape']> = new Set(['spot', 'point', 'stamp', 'portal']);

interface HealthProps {
  readonly meter: Meter;
  readonly wide: number;
  readonly high: number;
  readonly y: number;
}

function Health({ meter: { now, most, mark }, wide, high, y }: HealthProps) {
  const inner = wide - 4;
  const segments = most <= SEGMENTS;
  const each = inner / Math.max(1, most);
  const gap = segments ? Math.min(1.6, each * 0.28) : 0;
  const low = now <= most / 3;
  return (
    <g transform={`translate(${-wide / 2} ${y})`} className={low ? 'board-health low' : 'board-health'}>
      <rect width={wide} height={high} rx="2.6" className="board-health-case" />
      {segments ? (
        Array.from({ length: most }, (_, n) => n).map((n) => (
          <rect
            key={n}
            x={2 + n * each + gap / 2}
            y="2"
            width={each - gap}
            height={high - 4}
            className={n < now ? 'board-health-full' : 'board-health-gone'}
          />
        ))
      ) : (
        <>
          <rect x="2" y="2" width={inner} height={high - 4} className="board-health-gone" />
          <rect x="2" y="2" width={(inner * now) / most} height={high - 4} className="board-health-full" />
        </>
      )}
      {mark !== undefined && mark > 0 && mark < most && (
        <path d={`M${2 + mark * each} -2V${high + 2}`} className="board-health-mark" />
      )}
    </g>
  );
}
