import type { Meter, Piece } from '@sightline/table';
import { iconHref } from '../icons/Icon.tsx';
import { UNIT } from './units.ts';

/** How many marks of a status are shown beside a figure; the others are told in its panel. */
const STATUSES = 3;
/** More health than this is shown as a plain bar. */
const SEGMENTS = 14;

/** A figure, around its own middle: a bold icon on a disc, a ring for its side, health below. */
export function Figure({ piece }: { readonly piece: Piece }) {
  const large = Math.max(piece.wide, piece.high) > 1;
  const size = Math.min(piece.wide, piece.high);
  const r = UNIT * (size > 1 ? size * 0.38 : large ? 0.4 : 0.36);
  const hostile = piece.tone === 'foe';
  const bar = large ? { wide: r * 1.6, high: 13, y: r - 6 } : { wide: 46, high: 9.5, y: 17.5 };
  return (
    <>
      {large ? (
        <Base wide={piece.wide * UNIT} high={piece.high * UNIT} />
      ) : (
        <ellipse cx="1" cy="5" rx={r * 1.28} ry={r * 1.24} fill="url(#board-shadow)" />
      )}
      {piece.active && <Halo r={r} />}
      {hostile && <path d={spikes(r + 1, large ? 16 : 10, large ? 7 : 5)} className="board-figure-spikes" />}
      <circle r={r + 2.4} className="board-figure-casing" />
      <circle r={r} fill={`url(#board-disc-${piece.tone})`} className="board-figure-ring" />
      {!hostile && <circle r={r - 3.6} className="board-figure-inner" />}
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
      {piece.health !== undefined && <Health meter={piece.health} {...bar} />}
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

interface HealthProps {
  readonly meter: Meter;
  readonly wide: number;
  readonly high: number;
  readonly y: number;
}

export function Health({ meter: { now, most, mark }, wide, high, y }: HealthProps) {
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
