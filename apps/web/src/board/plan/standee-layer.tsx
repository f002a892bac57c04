import type { Piece, Standee } from '@sightline/table';
import { memo } from 'react';
import { pieceRect } from '../places.ts';
import type { BoardProps } from '../props.ts';
import { middle, UNIT } from '../units.ts';
import './standees.css';

interface Props {
  readonly pieces: readonly Piece[];
  readonly moved: BoardProps['moved'];
}

/** A standee in the second space of each leaning piece, tied to that piece. */
export const StandeeLayer = memo(function StandeeLayer({ pieces, moved }: Props) {
  return (
    <g className="board-standees">
      {pieces.map((piece) => {
        const { standee, tone, ref } = piece;
        // A piece on the move has straightened up.
        if (standee === undefined || moved.has(ref)) return null;
        return (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is not interactive
          <g
            key={standee.ref}
            role="img"
            aria-label={standee.name}
            data-ref={standee.ref}
            className={`board-standee board-tone-${tone}`}
          >
            <Tie piece={piece} standee={standee} />
          </g>
        );
      })}
    </g>
  );
});

/** Arrowheads lead from the standee to the piece: drawn along the x axis and turned. */
function Tie({ piece, standee }: { readonly piece: Piece; readonly standee: Standee }) {
  const [px, py] = middle(pieceRect(piece, undefined));
  const [x, y] = [standee.x + 0.5, standee.y + 0.5];
  const turn = (Math.atan2(py - y, px - x) * 180) / Math.PI;
  return (
    <g transform={`translate(${x * UNIT} ${y * UNIT})`}>
      <g transform={`rotate(${turn})`}>
        <rect x="4" y="-12" width="44" height="24" className="board-standee-band" />
        <path d="M17-8L25 0L17 8M28-8L36 0L28 8" className="board-standee-way" />
      </g>
      <circle r="15" className="board-standee-base" />
      <circle cy="-5" r="4" className="board-standee-body" />
      <path d="M-6.5 8.500Q-6.5 1 0 1T6.5 8.500Z" className="board-standee-body" />
    </g>
  );
}
