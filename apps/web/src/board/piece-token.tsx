import type { Piece } from '@sightline/table';
import { Suspense } from 'react';
import { iconHref } from '../icons/Icon.tsx';
import { TokenSigns } from './piece-signs.tsx';
import { Plate, Stairs } from './plan-pieces.ts';
import { TokenIcon } from './token-icon.tsx';

/** A token, around its own middle. */
export function Token({ piece }: { readonly piece: Piece }) {
  return (
    <>
      <Suspense>
        <Shape piece={piece} />
      </Suspense>
      <TokenSigns piece={piece} />
    </>
  );
}

function Shape({ piece }: { readonly piece: Piece }) {
  switch (piece.shape) {
    case 'portal':
      return <Portal piece={piece} />;
    case 'pad':
      return <Pad piece={piece} />;
    case 'spot':
      return <SpotMark piece={piece} />;
    case 'hex':
      return (
        <>
          <circle cy="3" r="28" fill="url(#board-shadow)" />
          <path d={HEX} className="board-token-dark" />
          <path d={HEX} transform="scale(.84)" className="board-token-line" />
          <TokenIcon icon={piece.icon} size={30} />
        </>
      );
    case 'tile':
      return (
        <>
          <rect x="-20" y="-16" width="41" height="38" rx="8" className="board-base-shadow" />
          <rect x="-19" y="-19" width="38" height="38" rx="7" className="board-token-bone" />
          <TokenIcon icon={piece.icon} size={30} />
        </>
      );
    case 'plate':
      return <Plate icon={piece.icon} />;
    case 'stairs':
      return <Stairs icon={piece.icon} />;
    case 'disc':
    case 'figure':
    case 'point':
    case 'stamp':
      return (
        <>
          <circle cy="3" r="25" fill="url(#board-shadow)" />
          <circle r="20" className="board-token-dark" />
          <TokenIcon icon={piece.icon} size={26} />
        </>
      );
  }
}

const HEX = 'M-13.5-23.4H13.5L27 0 13.5 23.4H-13.5L-27 0Z';

/** Each colour has a shape of its own, for whoever can't tell the colours apart. */
const SHAPES: Readonly<Record<string, string>> = {
  blue: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
  yellow: 'M-4.6-4.6H4.6V4.6H-4.6Z',
  red: 'M0-5.6L5.8 4.4H-5.8Z',
};

/** Arms of a whirl, each turned from the one before. */
const ARM = 'M0 0C5-3 10-1 12 4S10 16 2 18.5C9 14 10 9 8 6S3 2 0 0Z';

function Portal({ piece: { variant, dim } }: { readonly piece: Piece }) {
  const colour = variant !== undefined && variant in SHAPES ? variant : 'blue';
  return (
    <g className={`board-portal ${colour}${dim ? ' dim' : ''}`}>
      {!dim && <circle r="46" className="board-portal-glow" fill={`url(#board-portal-${colour})`} />}
      <circle r="25" className="board-portal-well" />
      <g className="board-portal-whirl">
        {[0, 72, 144, 216, 288].map((turn) => (
          <path key={turn} d={ARM} transform={`rotate(${turn})`} />
        ))}
      </g>
      <circle r="21.5" className="board-portal-rim" />
      {dim && <path d="M-14-14L14 14" className="board-portal-slash" />}
      <g transform="translate(19 19)" className="board-portal-shape">
        <circle r="10" />
        <path d={SHAPES[colour]} />
      </g>
    </g>
  );
}

function Pad({ piece }: { readonly piece: Piece }) {
  const { dim, icon } = piece;
  return (
    <g className={dim ? 'board-pad dim' : 'board-pad'}>
      {!dim && <circle r="46" fill="url(#board-pad-glow)" />}
      <path d="M-11.5-28H11.5L28-11.5V11.5L11.5 28H-11.5L-28 11.5V-11.5Z" className="board-pad-plate" />
      <circle r="21" className="board-pad-ring" />
      <path d="M0-28V-21M0 28V21M-28 0H-21M28 0H21" className="board-pad-ring" />
      <use href={iconHref(icon)} x="-15" y="-15" width="30" height="30" className="board-pad-icon" />
      {dim && <path d="M-15-15L15 15" className="board-portal-slash" />}
    </g>
  );
}

/** A mark painted on the floor. */
function SpotMark({ piece: { icon, badge } }: { readonly piece: Piece }) {
  return (
    <g className="board-spot">
      <path d="M-27-15V-27H-15M15-27H27V-15M27 15V27H15M-15 27H-27V15" />
      <use href={iconHref(icon)} x="-15" y="-15" width="30" height="30" />
      {badge !== undefined && <text y="6">{badge}</text>}
    </g>
  );
}
