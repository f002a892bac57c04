import type { Piece } from '@sightline/table';
import { iconHref } from '../icons/Icon.tsx';
import { FigureSigns, isLarge, radiusOf } from './piece-signs.tsx';
import { UNIT } from './units.ts';

/** A figure, around its own middle: a bold icon on a disc, a ring for its side, health below. */
export function Figure({ piece }: { readonly piece: Piece }) {
  const large = isLarge(piece);
  const r = radiusOf(piece);
  // A hexagon tells its side by itself.
  const hostile = piece.tone === 'foe' && piece.base === undefined;
  return (
    <>
      {large ? (
        <Base wide={piece.wide * UNIT} high={piece.high * UNIT} />
      ) : (
        <ellipse cx="1" cy="5" rx={r * 1.28} ry={r * 1.24} fill="url(#board-shadow)" />
      )}
      {piece.active && <Halo r={r} />}
      {hostile && <path d={spikes(r + 1, large ? 16 : 10, large ? 7 : 5)} className="board-figure-spikes" />}
      <Disc base={piece.base} r={r + 2.4} className="board-figure-casing" />
      <Disc base={piece.base} r={r} fill={`url(#board-disc-${piece.tone})`} className="board-figure-ring" />
      {!hostile && <Disc base={piece.base} r={r - 3.6} className="board-figure-inner" />}
      {piece.facing !== undefined && (
        <path
          d={`M-7 ${-r - 1}L0 ${-r - 10}L7 ${-r - 1}Z`}
          transform={`rotate(${piece.facing * 90})`}
          className="board-figure-notch"
        />
      )}
      <use
        href={iconHref(piece.icon)}
        x={-r * 0.74}
        y={-r * 0.84}
        width={r * 1.48}
        height={r * 1.48}
        className="board-figure-icon"
      />
      <FigureSigns piece={piece} />
    </>
  );
}

interface DiscProps {
  readonly base: Piece['base'];
  readonly r: number;
  readonly className: string;
  readonly fill?: string;
}

function Disc({ base, r, ...rest }: DiscProps) {
  return base === 'hexagon' ? <path d={hexagon(r)} {...rest} /> : <circle r={r} {...rest} />;
}

/** Upright, a little larger than the circle: as much of it is seen. */
function hexagon(r: number): string {
  const [long, side, half] = [r * 1.1, r * 0.955, r * 0.55].map((n) => n.toFixed(1));
  return `M0-${long}L${side}-${half}V${half}L0 ${long}L-${side} ${half}V-${half}Z`;
}

/** A large figure fills its base. */
function Base({ wide, high }: { readonly wide: number; readonly high: number }) {
  const e = 5;
  return (
    <>
      <rect
        x={-wide / 2 + 2}
        y={-high / 2 + 6}
        width={wide - 2}
        height={high - 4}
        rx="14"
        className="board-base-shadow"
      />
      <rect
        x={-wide / 2 + e}
        y={-high / 2 + e}
        width={wide - 2 * e}
        height={high - 2 * e}
        rx="12"
        className="board-base"
      />
      <rect
        x={-wide / 2 + e + 4}
        y={-high / 2 + e + 4}
        width={wide - 2 * e - 8}
        height={high - 2 * e - 8}
        rx="9"
        className="board-base-line"
      />
    </>
  );
}

function Halo({ r }: { readonly r: number }) {
  return (
    <g className="board-halo">
      <circle r={r * 1.9} fill="url(#board-halo)" />
      <circle r={r + 7} className="board-halo-ring" />
    </g>
  );
}

/** Thorns around the ring: the other side is known without its colour. */
function spikes(r: number, count: number, long: number): string {
  const half = (Math.PI / count) * 0.42;
  return Array.from({ length: count }, (_, n) => {
    const angle = (n / count) * Math.PI * 2 - Math.PI / 2;
    const at = (a: number, off: number) =>
      `${(Math.cos(a) * off).toFixed(1)} ${(Math.sin(a) * off).toFixed(1)}`;
    return `M${at(angle - half, r)}L${at(angle, r + long)}L${at(angle + half, r)}Z`;
  }).join('');
}
