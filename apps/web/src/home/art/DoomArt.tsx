import { scatter } from './scatter.ts';

const COLUMNS: readonly (readonly [x: number, top: number, wide: number])[] = [
  [-6, 26, 34],
  [24, 60, 26],
  [46, 38, 24],
  [68, 92, 22],
  [88, 118, 20],
  [292, 112, 20],
  [310, 82, 22],
  [330, 34, 26],
  [354, 66, 24],
  [376, 18, 32],
];
const EMBERS = scatter(34, 3);

const BODY =
  'M-11 -28Q-12 -31 -8 -31H8Q12 -31 11 -28L9 -13 7.5 -10 10 11H2.5L0 -4 -2.5 11H-10L-7.5 -10 -9 -13Z';
const ARMS = 'M-12 -30a5 5 0 0 0-5 5l-1 10 4 4 5-6zM12 -30a5 5 0 0 1 5 5l2 7-5 6-5-4z';
const RIFLE = 'M9 -14L26 -31 29 -28.5 24.5 -23.5 25.5 -21 22 -19 20.5 -20.5 12 -11Z';
const HALF_DEMON =
  'M200 70C191 70 184 74 181 82C170 80 158 70 157 46C146 66 151 94 175 102C175 111 179 118 184 122C168 122 146 126 136 142C128 156 126 176 122 200H200.500V70Z';

/** Furnace light on basalt: a gate of fire, what comes through it, and three who stand in the way. */
export function DoomArt() {
  return (
    <svg viewBox="0 0 400 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="doom-fire" gradientUnits="userSpaceOnUse" cx="200" cy="112" r="215">
          <stop offset="0" stopColor="#fff2c4" />
          <stop offset="0.16" stopColor="#ffc254" />
          <stop offset="0.36" stopColor="#f4701f" />
          <stop offset="0.62" stopColor="#82200b" />
          <stop offset="1" stopColor="#190705" />
        </radialGradient>
        <linearGradient id="doom-left" x1="0" x2="1">
          <stop offset="0.3" stopColor="#150b09" />
          <stop offset="0.86" stopColor="#38190f" />
          <stop offset="1" stopColor="#d8571a" />
        </linearGradient>
        <linearGradient id="doom-right" x1="1" x2="0">
          <stop offset="0.3" stopColor="#150b09" />
          <stop offset="0.86" stopColor="#38190f" />
          <stop offset="1" stopColor="#d8571a" />
        </linearGradient>
        <linearGradient id="doom-floor" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#ff9a3a" />
          <stop offset="0.4" stopColor="#7c240d" />
          <stop offset="1" stopColor="#140806" />
        </linearGradient>
        <linearGradient id="doom-demon" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#4a1206" />
          <stop offset="1" stopColor="#120403" />
        </linearGradient>
      </defs>
      <rect width="400" height="200" fill="url(#doom-fire)" />
      <g fill="none">
        <circle cx="200" cy="104" r="88" stroke="#2b0f08" strokeWidth="16" />
        <circle cx="200" cy="104" r="96" stroke="#ff9d4a" strokeWidth="1.4" opacity="0.8" />
        <circle cx="200" cy="104" r="80" stroke="#ffd08a" strokeWidth="2" />
        <circle
          className="doom-art-ring"
          cx="200"
          cy="104"
          r="88"
          stroke="#6fd3ff"
          strokeWidth="4.5"
          strokeDasharray="3 20 10 13"
        />
      </g>
      <path d={HALF_DEMON} fill="url(#doom-demon)" />
      <path d={HALF_DEMON} fill="url(#doom-demon)" transform="matrix(-1 0 0 1 400 0)" />
      <g fill="#ffe9a8">
        <path d="M183 88L196 95L186 97Z" />
        <path d="M217 88L204 95L214 97Z" />
        <path d="M190 109l3 5 3.4-4 3.6 5 3.6-5 3.4 4 3-5-3 9h-14z" opacity="0.85" />
      </g>
      <path d="M0 200L128 158H272L400 200Z" fill="url(#doom-floor)" />
      <path
        d="M200 158V200M172 158L140 200M228 158L260 200M146 158L76 200M254 158L324 200M112 166H288M74 178H326"
        stroke="#1a0805"
        strokeWidth="1.6"
        fill="none"
        opacity="0.75"
      />
      {COLUMNS.map(([x, top, wide]) => {
        const left = x < 200;
        const slope = left ? 7 : -7;
        return (
          <g key={x}>
            <path
              d={`M${x} 200V${top + 6}L${x + wide / 2 - slope / 2} ${top}L${x + wide} ${top + 6}V200Z`}
              fill={`url(#doom-${left ? 'left' : 'right'})`}
            />
            <path
              d={`M${x} ${top + 6}L${x + wide / 2 - slope / 2} ${top}L${x + wide} ${top + 6}L${x + wide / 2} ${top + 12}Z`}
              fill={left ? '#7a2c12' : '#8a3414'}
            />
          </g>
        );
      })}
      <g className="doom-art-embers" fill="#ffd27a">
        {EMBERS.map(([x, y, size]) => (
          <circle key={x} cx={40 + x * 320} cy={y * 190} r={0.5 + size * 1.3} opacity={0.3 + size * 0.7} />
        ))}
      </g>
      <g fill="#0b0403" stroke="#ff9a4a" strokeWidth="0.7">
        {(
          [
            [150, 178, 0.92],
            [243, 180, 0.96],
            [196, 192, 1.2],
          ] as const
        ).map(([x, y, size]) => (
          <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
            <ellipse cy="8" rx="17" ry="3.4" fill="#000" stroke="none" opacity="0.6" />
            <path d={RIFLE} />
            <path d={ARMS} />
            <path d={BODY} />
            <circle cy="-35.5" r="6.2" />
            <path d="M-4.5 -27h9v9h-9z" />
            <path d="M-2.5 -24.500h5M-2.5 -21.500h5" stroke="#6fd3ff" strokeWidth="1.2" />
          </g>
        ))}
      </g>
    </svg>
  );
}
