const UNIT = 14.6;

type Corner = readonly [x: number, y: number, z?: number];

/** A corner of the house, seen from above at an angle. */
const seen = ([x, y, z = 0]: Corner): string =>
  `${(208 + (x - y) * UNIT * 0.866).toFixed(1)} ${(38 + (x + y) * UNIT * 0.5 - z * UNIT).toFixed(1)}`;
const line = (...corners: readonly Corner[]): string => `M${corners.map(seen).join('L')}`;
const face = (...corners: readonly Corner[]): string => `${line(...corners)}Z`;
/** A wall from here to there. */
const wall = ([ax, ay]: Corner, [bx, by]: Corner, high: number): string =>
  face([ax, ay], [bx, by], [bx, by, high], [ax, ay, high]);
const top = ([ax, ay]: Corner, [bx, by]: Corner, high: number): string =>
  line([ax, ay, high], [bx, by, high]);

const GRID = [
  ...Array.from({ length: 11 }, (_, i) => line([i, 0], [i, 9])),
  ...Array.from({ length: 10 }, (_, i) => line([0, i], [10, i])),
].join('');
const BACK: readonly (readonly [Corner, Corner])[] = [
  [
    [0, 0],
    [10, 0],
  ],
  [
    [0, 0],
    [0, 9],
  ],
];
const INNER: readonly (readonly [Corner, Corner])[] = [
  [
    [4, 0],
    [4, 2.6],
  ],
  [
    [4, 4.4],
    [4, 6],
  ],
  [
    [0, 6],
    [1.2, 6],
  ],
  [
    [2.8, 6],
    [6.6, 6],
  ],
  [
    [8.4, 6],
    [10, 6],
  ],
];
const FRONT: readonly (readonly [Corner, Corner])[] = [
  [
    [10, 0],
    [10, 2.6],
  ],
  [
    [10, 4.4],
    [10, 9],
  ],
  [
    [0, 9],
    [4.4, 9],
  ],
  [
    [6, 9],
    [10, 9],
  ],
];
const PAWN = 'M-6 0C-6 -9 -2.4 -10 -2.4 -14a5 5 0 1 1 4.8 0C2.4 -10 6 -9 6 0A6 3 0 0 1 -6 0Z';

function Pawn({ at, tone }: { readonly at: Corner; readonly tone: 'attacker' | 'defender' }) {
  return (
    <g transform={`translate(${seen(at)})`}>
      <ellipse cx="2" cy="1.4" rx="9" ry="4.4" fill="#020813" opacity="0.6" />
      <path
        d={PAWN}
        fill={tone === 'attacker' ? '#3d8df0' : '#f2912c'}
        stroke={tone === 'attacker' ? '#e2f0ff' : '#fff0dc'}
        strokeWidth="1.4"
      />
    </g>
  );
}

/** A floor plan under a torch: light falls through the breach, and stops where the plan says there is a wall. */
export function SiegeArt() {
  return (
    <svg viewBox="0 0 400 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="sg-paper" cx="0.5" cy="0.4" r="0.8">
          <stop offset="0" stopColor="#12305a" />
          <stop offset="1" stopColor="#061227" />
        </radialGradient>
        <linearGradient id="sg-torch" gradientUnits="userSpaceOnUse" x1="322" y1="152" x2="162" y2="68">
          <stop offset="0" stopColor="#fffbe2" stopOpacity="0.95" />
          <stop offset="0.45" stopColor="#d9ecff" stopOpacity="0.6" />
          <stop offset="1" stopColor="#8fc0ff" stopOpacity="0.08" />
        </linearGradient>
      </defs>
      <rect width="400" height="200" fill="url(#sg-paper)" />
      <path
        d={Array.from({ length: 21 }, (_, i) => `M${i * 20} 0V200M0 ${i * 20}H400`).join('')}
        stroke="#5b8fd0"
        strokeWidth="0.5"
        opacity="0.25"
        fill="none"
      />
      <path d={face([0, 0], [10, 0], [10, 9], [0, 9])} fill="#0d2447" />
      <path d={GRID} stroke="#5f95da" strokeWidth="0.6" opacity="0.45" fill="none" />
      {BACK.map(([a, b]) => (
        <g key={wall(a, b, 2)}>
          <path d={wall(a, b, 1.7)} fill="#2a5da0" fillOpacity="0.55" />
          <path d={top(a, b, 1.7)} stroke="#cfe4ff" strokeWidth="2" fill="none" />
        </g>
      ))}
      <path
        className="sg-art-torch"
        d={face(
          [12.4, 3.5],
          [10, 2.6],
          [4.1, 0.4],
          [4.1, 2.6],
          [0.1, 2.4],
          [0.1, 5.2],
          [4.1, 4.4],
          [4.1, 5.9],
          [6.6, 5.9],
          [10, 4.4],
        )}
        fill="url(#sg-torch)"
      />
      <path
        d={line([12.4, 3.5], [1.6, 3.7])}
        stroke="#fff3b8"
        strokeWidth="1.6"
        strokeDasharray="6 4"
        fill="none"
      />
      <g fill="none" stroke="#a9ccff" strokeWidth="1">
        <path d={face([5.4, 0.6], [7.2, 0.6], [7.2, 1.8], [5.4, 1.8])} />
        <path d={face([0.6, 6.8], [2.4, 6.8], [2.4, 8.3], [0.6, 8.3])} />
        <path d={face([7, 7.2], [9, 7.2], [9, 8.2], [7, 8.2])} />
      </g>
      {INNER.map(([a, b]) => (
        <g key={wall(a, b, 1)}>
          <path d={wall(a, b, 1.1)} fill="#1d4a86" fillOpacity="0.78" />
          <path d={top(a, b, 1.1)} stroke="#b9d8ff" strokeWidth="1.8" fill="none" />
        </g>
      ))}
      <Pawn at={[1.4, 3.7]} tone="defender" />
      <Pawn at={[2.6, 1.4]} tone="defender" />
      <path d={wall([2.6, 3], [2.6, 4.4], 0.7)} fill="#c9792a" stroke="#ffd9a8" strokeWidth="1" />
      <Pawn at={[7.6, 4.9]} tone="attacker" />
      {FRONT.map(([a, b]) => (
        <g key={wall(a, b, 1)}>
          <path d={wall(a, b, 1.1)} fill="#2f68b4" fillOpacity="0.5" />
          <path d={top(a, b, 1.1)} stroke="#e2efff" strokeWidth="2" fill="none" />
        </g>
      ))}
      <g fill="none" stroke="#ffb562" strokeWidth="2">
        <path d={line([10, 2.6, 1.1], [10, 2.8, 0.8], [10, 2.5, 0.5], [10, 2.8, 0.2], [10, 2.7])} />
        <path d={line([10, 4.4, 1.1], [10, 4.2, 0.7], [10, 4.5, 0.4], [10, 4.2])} />
      </g>
      <g fill="#9ec6ff" opacity="0.8">
        <path d={face([10.3, 2.7], [10.7, 2.8], [10.5, 3.1])} />
        <path d={face([10.5, 4.1], [10.9, 4.3], [10.6, 4.5])} />
      </g>
      <Pawn at={[12.4, 3.5]} tone="attacker" />
      <Pawn at={[11.4, 6.4]} tone="attacker" />
      <g stroke="#8fb8ee" strokeWidth="0.9" fill="none">
        <path d={line([0, 9.9], [10, 9.9])} />
        <path d={`${line([0, 9.6], [0, 10.2])}${line([10, 9.6], [10, 10.2])}`} />
      </g>
    </svg>
  );
}
