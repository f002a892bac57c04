import type { Facing, Piece, PieceMark } from '@sightline/table';
import { iconHref } from '../icons/Icon.tsx';
import { TokenIcon } from './token-icon.tsx';
import './piece-marks.css';

interface Props {
  readonly marks: readonly PieceMark[];
  /** the radius of what they stand around */
  readonly r: number;
}

/** Statuses that are seen from afar: brackets around a piece, a burst at its corner. */
export function PieceMarks({ marks, r }: Props) {
  const bursts = marks.filter(({ frame }) => frame === 'burst');
  return (
    <>
      {marks
        .filter(({ frame }) => frame === 'brackets')
        .map((mark, n) => (
          <g key={mark.label} className={`board-brackets board-tone-${mark.tone}`}>
            <path d={brackets(r + 4 + n * 6)} className="board-brackets-case" />
            <path d={brackets(r + 4 + n * 6)} className="board-brackets-line" />
          </g>
        ))}
      {bursts.map((mark, n) => (
        <g
          key={mark.label}
          transform={`translate(${r * 0.95} ${-r * 0.95 + n * 26})`}
          className={`board-burst board-tone-${mark.tone}`}
        >
          <path d={BURST} />
          <use href={iconHref(mark.icon)} x="-10" y="-10" width="20" height="20" />
        </g>
      ))}
    </>
  );
}

/** The four corners of a square around the middle. */
function brackets(half: number): string {
  const arm = half * 0.45;
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(([sx, sy]) => `M${sx * half} ${sy * (half - arm)}V${sy * half}H${sx * (half - arm)}`)
    .join('');
}

const BURST = `${Array.from({ length: 20 }, (_, n) => {
  const [angle, off] = [(n / 20) * Math.PI * 2, n % 2 === 0 ? 21 : 14];
  return `${n === 0 ? 'M' : 'L'}${(Math.cos(angle) * off).toFixed(1)} ${(Math.sin(angle) * off).toFixed(1)}`;
}).join('')}Z`;

/** A piece on a border looks away from it, unless its facing says where. */
export const looksTo = ({ mountedOn = 0, facing }: Piece): Facing =>
  facing ?? (((mountedOn + 2) % 4) as Facing);

/** A fan in front of a piece on a border: the way it looks. */
export const Fan = ({ piece }: { readonly piece: Piece }) => (
  <path
    d="M-9 14L-30 66Q0 78 30 66L9 14Z"
    transform={`rotate(${(looksTo(piece) + 2) * 90})`}
    className="board-fan"
  />
);

/** Riveted over its space: what is below cannot be used. */
export function Plate({ icon }: { readonly icon: string }) {
  return (
    <g className="board-plate">
      <rect x="-28" y="-28" width="56" height="56" rx="5" className="board-plate-rim" />
      <rect x="-21" y="-21" width="42" height="42" rx="3" className="board-plate-core" />
      <path d={RIVETS} className="board-plate-rivets" />
      <TokenIcon icon={icon} size={32} />
    </g>
  );
}

const RIVETS = [-24.5, -8, 8, 24.5]
  .flatMap((a) => [`M${a}-24.5h.01`, `M${a} 24.5h.01`, `M-24.5 ${a}h.01`, `M24.5 ${a}h.01`])
  .join('');

/** A way to another floor. */
export function Stairs({ icon }: { readonly icon: string }) {
  return (
    <g className="board-stairs">
      <rect x="-23" y="-23" width="46" height="46" rx="7" />
      <path d="M-16 17H-7V9H2V1H11" />
      <TokenIcon icon={icon} size={26} />
    </g>
  );
}
