import type { MatchSummary } from '../../host/api.ts';
import { Token } from './Token.tsx';

type Players = MatchSummary['players'];

/** Where the sides stand in the picture: foes at the far end, friends this side of the door. */
const FAR = [
  [106, 50],
  [74, 72],
  [128, 82],
] as const;
const NEAR = [
  [88, 148],
  [116, 176],
  [74, 190],
  [130, 138],
] as const;

/** Each token of a player at the next free place of its side. */
function placed(players: Players) {
  const next = { far: 0, near: 0 };
  return players.map(({ icon, tone }) => {
    const side = tone === 'foe' ? 'far' : 'near';
    const places = side === 'far' ? FAR : NEAR;
    const [x, y] = places[next[side]++ % places.length];
    return { x, y, icon, tone };
  });
}

/** A match as lists know it: not its board, but a place with its players in it. */
export function MatchPicture({ players }: { readonly players: Players }) {
  return (
    <svg
      className="match-picture"
      viewBox="0 0 200 220"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="mp-light" gradientUnits="userSpaceOnUse" cx="100" cy="196" r="190">
          <stop offset="0" stopColor="#ffd9a0" stopOpacity="0.5" />
          <stop offset="1" stopColor="#ffd9a0" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="mp-fire" gradientUnits="userSpaceOnUse" cx="100" cy="8" r="120">
          <stop offset="0" stopColor="#ff7a2a" stopOpacity="0.7" />
          <stop offset="1" stopColor="#ff7a2a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="200" height="220" fill="#2a201b" />
      <path
        d="M20 0V220M56 0V220M92 0V220M128 0V220M164 0V220M0 14H200M0 50H200M0 86H200M0 122H200M0 158H200M0 194H200"
        stroke="#120c0a"
        strokeWidth="2"
      />
      <path d="M128 14h36v36h-36zM20 86h36v36H20z" fill="#3a2c25" />
      <rect width="200" height="220" fill="url(#mp-fire)" />
      <path d="M100 210L30 118H58L74 104L8 -6H192L126 104L142 118H170Z" fill="url(#mp-light)" />
      <path
        d="M-4 106H66v11H-4zM134 106h70v11h-70zM-4 -4H9V224H-4zM191 -4h13V224h-13z"
        fill="#6a5546"
        stroke="#a98a70"
      />
      <path d="M66 106h12v11H66zM122 106h12v11h-12z" fill="#e0a13c" />
      {placed(players).map(({ x, y, icon, tone }) => (
        <Token key={`${x} ${y}`} x={x} y={y} r={16} icon={icon} tone={tone} />
      ))}
    </svg>
  );
}
