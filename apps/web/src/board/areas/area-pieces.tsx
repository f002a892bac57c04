import type { AreaPiece, Piece, Ref } from '@sightline/table';
import { memo } from 'react';
import { decoration } from '../decoration.ts';
import type { LitPlace } from '../lit-layer.tsx';
import { Figure } from '../piece-figure.tsx';
import { Signs } from '../piece-signs.tsx';
import { Token } from '../piece-token.tsx';
import type { BoardProps } from '../props.ts';
import { UNIT } from '../units.ts';
import { CAPTION_HIGH, CAPTION_TOP, captionWide } from './caption.ts';
import type { Band, PieceLayout, Stood } from './piece-layout.ts';
import { stampSize } from './stamp.ts';
import '../pieces.css';
import '../tones.css';
import './area-pieces.css';

interface Props {
  readonly layout: PieceLayout;
  readonly fading: BoardProps['fading'];
}

/** Everything that stands or lies in the areas: printed points, bands of monsters, heroes with whom they escort. */
export const AreaPieces = memo(function AreaPieces({ layout: { stood, bands }, fading }: Props) {
  const at = new Map<Ref, Stood>(stood.map((one) => [one.piece.ref, one]));
  return (
    <g className="board-pieces">
      {bands.map((band) => (
        <BandMark key={`${band.name} ${band.box.x} ${band.box.y}`} band={band} />
      ))}
      {stood.map((one) => {
        const guard = one.piece.escort === undefined ? undefined : at.get(one.piece.escort);
        if (guard === undefined || guard.area !== one.area) return null;
        return (
          <path
            key={one.piece.ref}
            d={`M${one.x * UNIT} ${one.y * UNIT}L${guard.x * UNIT} ${guard.y * UNIT}`}
            className="area-escort"
          />
        );
      })}
      {stood.map((one) => (
        <PieceMark key={one.piece.ref} one={one} fade={fading.get(one.piece.ref)} />
      ))}
    </g>
  );
});

const stance = ({ x, y, piece, scale }: Stood): string =>
  `translate(${x * UNIT}px, ${y * UNIT}px) scale(${sizeOf(piece, scale)})`;
const sizeOf = ({ shape }: AreaPiece, scale: number): number =>
  shape === 'point' || shape === 'stamp' ? 1 : scale;
/** As it would stand on squares. */
const onSquare = (piece: AreaPiece): Piece => ({ ...piece, x: 0, y: 0, wide: 1, high: 1, level: 0 });

interface SignProps {
  readonly lit: readonly LitPlace[];
  readonly layout: PieceLayout;
}

/** The numbers and statuses of what may be chosen, over its marks: there they are needed most. */
export const LitSigns = memo(function LitSigns({ lit, layout: { stood } }: SignProps) {
  const refs = new Set(lit.map(({ ref }) => ref));
  return (
    <g {...decoration}>
      {stood
        .filter(({ piece }) => refs.has(piece.ref))
        .map((one) => (
          <g
            key={one.piece.ref}
            className={`board-signs board-tone-${one.piece.tone}`}
            style={{ transform: stance(one) }}
          >
            <Signs piece={onSquare(one.piece)} />
          </g>
        ))}
    </g>
  );
});

/** Name, health and statuses, as they are said aloud. */
const spoken = ({ name, health, statuses = [] }: AreaPiece): string =>
  [name, ...(health === undefined ? [] : [health.label]), ...statuses.map((status) => status.label)].join(
    ', ',
  );

interface MarkProps {
  readonly one: Stood;
  readonly fade: 'appear' | 'vanish' | undefined;
}

const PieceMark = memo(function PieceMark({ one, fade }: MarkProps) {
  const { piece, scale, words, jump } = one;
  const classes = ['board-piece', `board-tone-${piece.tone}`, piece.shape];
  if (piece.hue !== undefined) classes.push(`hue-${piece.hue}`);
  if (jump) classes.push('jump');
  if (piece.dim) classes.push('dim');
  const size = sizeOf(piece, scale);
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is not interactive
    <g
      className={classes.join(' ')}
      style={{ transform: stance(one) }}
      role="img"
      aria-label={spoken(piece)}
      data-ref={piece.ref}
    >
      <g className={fade === undefined ? undefined : `board-${fade}`}>
        <Shape piece={piece} />
        {piece.caption !== undefined && piece.shape !== 'stamp' && (
          <Caption text={piece.caption} top={CAPTION_TOP} by={words / size} look={piece.tone} />
        )}
      </g>
    </g>
  );
}, sameMark);

function sameMark(a: MarkProps, b: MarkProps): boolean {
  return (
    a.fade === b.fade &&
    a.one.piece === b.one.piece &&
    a.one.x === b.one.x &&
    a.one.y === b.one.y &&
    a.one.scale === b.one.scale &&
    a.one.words === b.one.words &&
    a.one.jump === b.one.jump
  );
}

function Shape({ piece }: { readonly piece: AreaPiece }) {
  if (piece.shape === 'point') return <PointMark piece={piece} />;
  if (piece.shape === 'stamp') return <StampMark piece={piece} />;
  const square = onSquare(piece);
  return piece.shape === 'figure' ? <Figure piece={square} /> : <Token piece={square} />;
}

/** A numbered point: dark while something may be found there, pale with a tick when it was searched. */
function PointMark({ piece: { badge = '', dim } }: { readonly piece: AreaPiece }) {
  return (
    <g className={dim ? 'area-point done' : 'area-point'}>
      <circle r="14" className="area-point-rim" />
      <circle r="11.5" className="area-point-disc" />
      <text y="5.4" className="area-point-number">
        {badge}
      </text>
      {dim && (
        <g transform="translate(11 -10)">
          <circle r="7.5" className="area-point-tick-disc" />
          <path d="M-3.4.2L-.9 2.9 3.6-2.7" className="area-point-tick" />
        </g>
      )}
    </g>
  );
}

/** Words stamped on the map in an oval. */
function StampMark({ piece }: { readonly piece: AreaPiece }) {
  const { name, caption, dim } = piece;
  const { rx, ry } = stampSize(piece);
  return (
    <g className={dim ? 'area-stamp dim' : 'area-stamp'} transform="rotate(-5)">
      <ellipse rx={rx} ry={ry} />
      <ellipse rx={rx - 5} ry={ry - 4.5} className="thin" />
      <text y={caption === undefined ? 8 : 1} className="area-stamp-name">
        {name}
      </text>
      {caption !== undefined && (
        <text y="19" className="area-stamp-words">
          {caption}
        </text>
      )}
    </g>
  );
}

interface CaptionProps {
  readonly text: string;
  readonly top: number;
  /** how large, beside what it belongs to */
  readonly by: number;
  readonly look: string;
}

function Caption({ text, top, by, look }: CaptionProps) {
  const wide = captionWide(text);
  return (
    <g transform={`translate(0 ${top}) scale(${by})`} className={`area-caption ${look}`}>
      <rect x={-wide / 2} width={wide} height={CAPTION_HIGH} rx="3.5" />
      <text y="13.1">{text}</text>
    </g>
  );
}

/** Several of a kind stand on one plate under one name. */
function BandMark({ band: { box, caption, scale, words } }: { readonly band: Band }) {
  const [x, y, wide, high] = [box.x, box.y, box.wide, box.high].map((n) => n * UNIT);
  const foot = CAPTION_HIGH * words;
  return (
    <g className="area-band">
      <rect x={x} y={y} width={wide} height={high - foot * 0.5} rx={Math.min(26 * scale, high / 2)} />
      <g transform={`translate(${x + wide / 2} 0)`}>
        <Caption text={caption} top={y + high - foot * 1.12} by={words} look="foe" />
      </g>
    </g>
  );
}
