import type { Piece } from '@sightline/table';
import { memo, Suspense, useMemo } from 'react';
import { decoration } from './decoration.ts';
import type { LitPlace } from './lit-layer.tsx';
import { Figure } from './piece-figure.tsx';
import { Signs } from './piece-signs.tsx';
import { Token } from './piece-token.tsx';
import { MOUNTED, pieceRect } from './places.ts';
import { Fan } from './plan-pieces.ts';
import type { BoardProps, Moved } from './props.ts';
import { type Slot, slotsOf } from './slots.ts';
import { UNIT } from './units.ts';
import './pieces.css';
import './tones.css';

type Props = Pick<BoardProps, 'moved' | 'fading'> & {
  readonly pieces: readonly Piece[];
  readonly level: number;
};

/** Everything that stands or lies on the board. */
export const PieceLayer = memo(function PieceLayer({ pieces, moved, fading, level }: Props) {
  const here = useMemo(() => pieces.filter((piece) => piece.level === level), [pieces, level]);
  const slots = useMemo(() => slotsOf(here), [here]);
  // What makes room lies on top: it is small.
  const order = useMemo(
    () => here.toSorted((a, b) => Number(slots.has(a.ref)) - Number(slots.has(b.ref))),
    [here, slots],
  );
  return (
    <g className="board-pieces">
      {order.map((piece) => (
        <PieceMark
          key={piece.ref}
          piece={piece}
          way={moved.get(piece.ref)}
          slot={slots.get(piece.ref)}
          fade={fading.get(piece.ref)}
        />
      ))}
    </g>
  );
});

/** A piece's own coordinates: around its middle, and smaller where it makes room. */
function stance(piece: Piece, way: Moved | undefined, slot: Slot | undefined): string {
  const { x, y, wide, high } = pieceRect(piece, way);
  const [cx, cy] = [(x + wide / 2 + (slot?.dx ?? 0)) * UNIT, (y + high / 2 + (slot?.dy ?? 0)) * UNIT];
  const by = piece.mountedOn === undefined ? slot?.by : MOUNTED.size;
  return `translate(${cx}px, ${cy}px)${by === undefined ? '' : ` scale(${by})`}`;
}

type SignProps = Pick<Props, 'pieces' | 'moved' | 'level'> & { readonly lit: readonly LitPlace[] };

/** The numbers and statuses of what may be chosen, over its marks: there they are needed most. */
export const LitSigns = memo(function LitSigns({ lit, pieces, moved, level }: SignProps) {
  const here = useMemo(() => pieces.filter((piece) => piece.level === level), [pieces, level]);
  const slots = useMemo(() => slotsOf(here), [here]);
  const refs = new Set(lit.map(({ ref }) => ref));
  return (
    <g {...decoration}>
      {here
        .filter(({ ref }) => refs.has(ref))
        .map((piece) => (
          <g
            key={piece.ref}
            className={`board-signs board-tone-${piece.tone}`}
            style={{ transform: stance(piece, moved.get(piece.ref), slots.get(piece.ref)) }}
          >
            <Signs piece={piece} />
          </g>
        ))}
    </g>
  );
});

/** Name, health and statuses, as they are said aloud. */
const spoken = ({ name, health, marks = [], statuses = [] }: Piece): string =>
  [
    name,
    ...(health === undefined ? [] : [health.label]),
    ...[...marks, ...statuses].map((one) => one.label),
  ].join(', ');

interface MarkProps {
  readonly piece: Piece;
  readonly way: Moved | undefined;
  readonly slot: Slot | undefined;
  readonly fade: 'appear' | 'vanish' | undefined;
}

const PieceMark = memo(function PieceMark({ piece, way, slot, fade }: MarkProps) {
  const classes = ['board-piece', `board-tone-${piece.tone}`, piece.shape];
  if (way?.jump) classes.push('jump');
  if (piece.dim) classes.push('dim');
  if (piece.hidden) classes.push('hidden');
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is not interactive
    <g
      className={classes.join(' ')}
      style={{ transform: stance(piece, way, slot) }}
      role="img"
      aria-label={spoken(piece)}
      data-ref={piece.ref}
    >
      <g className={fade === undefined ? undefined : `board-${fade}`}>
        {piece.mountedOn !== undefined && (
          <Suspense>
            <Fan piece={piece} />
          </Suspense>
        )}
        {piece.shape === 'figure' ? <Figure piece={piece} /> : <Token piece={piece} />}
      </g>
    </g>
  );
});
