import { type LightPoint, litArea, type Occluder, pathOf } from '../light.ts';
import { Token } from './Token.tsx';
import './HeroScene.css';

const WIDE = 1000;
const HIGH = 360;

const box = (x: number, y: number, wide: number, high: number): Occluder => [
  [x, y],
  [x + wide, y],
  [x + wide, y + high],
  [x, y + high],
];

const LAMP: LightPoint = [92, 226];
/** seen, and hidden behind the pillar */
const SEEN: LightPoint = [272, 104];
const HIDDEN: LightPoint = [292, 243];
const STOPPED: LightPoint = [207, 235];

const WALLS: readonly Occluder[] = [
  box(24, 50, 132, 10),
  box(206, 50, 144, 10),
  box(24, 50, 10, 92),
  box(24, 196, 10, 144),
  box(24, 330, 104, 10),
  box(184, 330, 166, 10),
  box(340, 50, 10, 22),
  box(340, 164, 10, 36),
  box(340, 282, 10, 58),
  // the rooms beyond
  box(460, -20, 10, 88),
  box(460, 122, 10, 74),
  box(460, 262, 10, 120),
  box(350, 190, 110, 10),
  box(620, 60, 12, 96),
  box(620, 236, 12, 160),
  box(800, -20, 10, 150),
  box(800, 230, 10, 160),
];
const PILLAR: Occluder = box(208, 214, 30, 44);
const CRATES: readonly Occluder[] = [
  [
    [132, 288],
    [182, 274],
    [187, 292],
    [137, 306],
  ],
  [
    [196, 96],
    [222, 88],
    [230, 113],
    [204, 121],
  ],
];
const LIT = pathOf(litArea(LAMP, [box(-2, -22, WIDE + 4, HIGH + 44), ...WALLS, PILLAR, ...CRATES]));

/** Flagstones, no two rows alike. */
const JOINTS = Array.from({ length: 13 }, (_, row) => {
  const y = row * 30 - 10;
  const stones = Array.from({ length: 24 }, (_, i) => `M${i * 44 + ((row * 17) % 44)} ${y}v30`).join('');
  return `M0 ${y}H${WIDE}${stones}`;
}).join('');

const TORCH = 'M0 0L880 -356L940 -200L952 0L940 200L880 356Z';
const GLOW = 'M0 0L800 -620L940 -300L960 0L940 300L800 620Z';

/** What this house is about, in one picture: who stands in the light is seen, who stands behind a pillar is not. */
export function HeroScene() {
  const [lx, ly] = LAMP;
  return (
    <svg
      className="hero-scene"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <defs>
        <clipPath id="hero-lit">
          <path d={LIT} />
        </clipPath>
        <radialGradient id="hero-torch" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="760">
          <stop offset="0" stopColor="#fff3cf" stopOpacity="0.95" />
          <stop offset="0.12" stopColor="#ffdf9e" stopOpacity="0.72" />
          <stop offset="0.4" stopColor="#e6b768" stopOpacity="0.42" />
          <stop offset="1" stopColor="#b98a45" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="hero-glow" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="520">
          <stop offset="0" stopColor="#ffd694" stopOpacity="0.5" />
          <stop offset="1" stopColor="#c89a55" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="hero-near" gradientUnits="userSpaceOnUse" cx={lx} cy={ly} r="110">
          <stop offset="0" stopColor="#ffe2ae" stopOpacity="0.5" />
          <stop offset="1" stopColor="#ffe2ae" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g clipPath="url(#hero-lit)">
        <rect width={WIDE} height={HIGH} fill="url(#hero-near)" />
        <g transform={`translate(${lx} ${ly})`}>
          <g className="hero-sweep">
            <path d={GLOW} fill="url(#hero-glow)" />
            <path d={TORCH} fill="url(#hero-torch)" />
          </g>
        </g>
      </g>
      <path d={JOINTS} fill="none" stroke="#0b0a09" strokeOpacity="0.42" strokeWidth="1.6" />
      <g className="hero-walls">
        {WALLS.map((wall) => (
          <path key={pathOf(wall)} d={pathOf(wall)} />
        ))}
      </g>
      <g className="hero-doors">
        <path d="M156 55L186 20" />
        <path d="M345 200L372 238" />
        <path d="M128 335L150 306" />
      </g>
      <g className="hero-crates">
        {CRATES.map((crate) => (
          <path key={pathOf(crate)} d={pathOf(crate)} />
        ))}
      </g>
      <path className="hero-pillar" d={pathOf(PILLAR)} />
      <path className="hero-pillar-top" d="M214 220h18v32h-18z" />

      <g className="hero-blocked">
        <path d={`M${lx} ${ly}L${STOPPED[0]} ${STOPPED[1]}`} />
        <path className="hero-cross" d="M200 228l14 14M214 228l-14 14" />
      </g>
      <Token x={HIDDEN[0]} y={HIDDEN[1]} r={17} icon="horned-skull" tone="muted" className="hero-hidden" />

      <g className="hero-clear">
        <path d={`M${lx} ${ly}L${SEEN[0]} ${SEEN[1]}`} />
      </g>
      <Token x={SEEN[0]} y={SEEN[1]} r={18} icon="imp" tone="foe" />
      <g transform={`translate(${SEEN[0]} ${SEEN[1]})`}>
        <path className="hero-reticle" d="M-28 -14V-28H-14M14 -28H28V-14M28 14V28H14M-14 28H-28V14" />
        <rect className="hero-shade" x="-24" y="-24" width="48" height="50" rx="24" />
      </g>

      <g transform={`translate(${lx} ${ly})`}>
        <g className="hero-sweep">
          <path d="M14 -9L30 -5V5L14 9Z" fill="#fff3cf" stroke="#1b1712" strokeWidth="1.5" />
        </g>
      </g>
      <Token x={lx} y={ly} r={20} icon="robot-helmet" tone="friend" />
    </svg>
  );
}
