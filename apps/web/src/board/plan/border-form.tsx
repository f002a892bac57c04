import type { BorderLook } from '@sightline/table';
import { chances } from '../chance.ts';
import { short, UNIT } from '../units.ts';
import { formOf } from './borders-now.ts';

interface Props {
  readonly look: BorderLook;
  /** in SVG units */
  readonly long: number;
  /** two borders of one kind differ a little where they are broken */
  readonly salt?: number;
}

/** A border, lying along the x axis from 0 to its length. Its form alone tells which it is. */
export function BorderForm({ look, long, salt = 0 }: Props) {
  switch (formOf(look)) {
    case 'heavy':
      return <Heavy long={long} />;
    case 'fortified':
      return <Fortified long={long} />;
    case 'light':
      return <Light long={long} />;
    case 'holed':
      return <Holed long={long} />;
    case 'door':
      return <Door long={long} />;
    case 'window':
      return <Window long={long} />;
    case 'barricaded-door':
      return <BarricadedDoor long={long} />;
    case 'barricaded-window':
      return <BarricadedWindow long={long} />;
    case 'panel':
      return <Panel long={long} />;
    default:
      return <Breach long={long} salt={salt} />;
  }
}

type Long = Pick<Props, 'long'>;

/** Places along a length, evenly, about so far from each other. */
function along(from: number, to: number, pitch: number): readonly number[] {
  const count = Math.max(1, Math.round((to - from) / pitch));
  return Array.from({ length: count }, (_, n) => from + ((n + 0.5) * (to - from)) / count);
}

/** A bar across the border, `half` to either side of it. */
const bar = (long: number, half: number, rim = 0) => ({
  x: rim,
  y: -half,
  width: long - 2 * rim,
  height: 2 * half,
});

/** Blocks at both ends of a border. */
function Posts({ long, half = 12, wide = 5 }: Long & { readonly half?: number; readonly wide?: number }) {
  return (
    <g className="border-posts">
      {[0, long].map((x) => (
        <rect key={x} x={x - wide} y={-half} width={2 * wide} height={2 * half} rx="1.5" />
      ))}
    </g>
  );
}

/** Alone in a legend; on the board all heavy walls are one body. */
function Heavy({ long }: Long) {
  return (
    <>
      <rect {...bar(long, 8)} className="border-heavy" />
      <path d={`M1-6.5H${long - 1}`} className="border-heavy-lit" />
    </>
  );
}

function Fortified({ long }: Long) {
  const studs = along(7, long - 7, 11);
  return (
    <>
      <rect {...bar(long, 11)} className="border-steel" />
      <path d={`M0-8.5H${long}M0 8.5H${long}`} className="border-steel-rail" />
      <path d={studs.map((x) => `M${short(x)} 0h.01`).join('')} className="border-stud" />
      <Posts long={long} half={14} wide={4} />
    </>
  );
}

function Light({ long }: Long) {
  return (
    <>
      <rect {...bar(long, 7)} className="border-light" />
      <path d={slats(long, 7)} className="border-slat" />
      <Posts long={long} half={8} wide={2.5} />
    </>
  );
}

/** Boards that lean, all the same way. */
const slats = (long: number, half: number): string =>
  along(4, long - 4, 12)
    .map((x) => `M${short(x - half * 0.6)} ${half}L${short(x + half * 0.6)} ${-half}`)
    .join('');

/** A chain of holes. */
function Holed({ long }: Long) {
  return (
    <>
      <path d={`M0 0H${long}`} className="border-holed-bar" />
      {along(3, long - 3, 15).map((x) => (
        <circle key={x} cx={short(x)} r="6" className="border-hole" />
      ))}
      <Posts long={long} half={8} wide={2.5} />
    </>
  );
}

/** Open leaves and the arcs of their swing. */
function Door({ long }: Long) {
  const hinges = long > UNIT ? ['left', 'right'] : ['left'];
  const wide = (long - 10) / hinges.length;
  return (
    <>
      <path d={`M5 0H${long - 5}`} className="border-sill" />
      {hinges.map((hinge) => (
        <g
          key={hinge}
          transform={hinge === 'left' ? 'translate(5 0)' : `translate(${long - 5} 0) scale(-1 1)`}
        >
          <path d={swing(wide)} className="border-swing" />
          <path d={`M0 0L${short(wide * 0.26)} ${short(wide * 0.965)}`} className="border-leaf-case" />
          <path d={`M0 0L${short(wide * 0.26)} ${short(wide * 0.965)}`} className="border-leaf" />
        </g>
      ))}
      <Posts long={long} />
    </>
  );
}

const swing = (wide: number) =>
  `M${short(wide)} 0A${short(wide)} ${short(wide)} 0 0 1 ${short(wide * 0.26)} ${short(wide * 0.965)}`;

function Window({ long }: Long) {
  return (
    <>
      <rect {...bar(long, 7)} className="border-frame" />
      <path d={`M0-6H${long}M0 6H${long}`} className="border-frame-rail" />
      <path d={`M4 0H${long - 4}`} className="border-glass" />
      <Posts long={long} />
    </>
  );
}

/** Crossed planks. */
function BarricadedDoor({ long }: Long) {
  const crosses = along(4, long - 4, UNIT - 8);
  const half = (long - 8) / crosses.length / 2 - 1;
  return (
    <>
      <path d={`M0 0H${long}`} className="border-shut" />
      {crosses.map((x) => (
        <g key={x} transform={`translate(${short(x)} 0)`}>
          <Plank d={`M-${short(half)} 12L${short(half)}-12`} />
          <Plank d={`M-${short(half)}-12L${short(half)} 12`} />
        </g>
      ))}
      <Posts long={long} half={13} />
    </>
  );
}

/** Upright planks over glass. */
function BarricadedWindow({ long }: Long) {
  return (
    <>
      <rect {...bar(long, 7)} className="border-frame" />
      <path d={`M0 0H${long}`} className="border-glass" />
      {along(7, long - 7, 16).map((x, n) => (
        <Plank key={x} d={`M${short(x + (n % 2 ? 1.5 : -1.5))}-13.5V13.5`} />
      ))}
      <Posts long={long} half={13} />
    </>
  );
}

const Plank = ({ d }: { readonly d: string }) => (
  <>
    <path d={d} className="border-plank-case" />
    <path d={d} className="border-plank" />
  </>
);

/** A plate with arrowheads all along it. */
function Panel({ long }: Long) {
  return (
    <>
      <rect {...bar(long, 14)} rx="2" className="border-panel" />
      <path
        d={along(9, long - 9, 15)
          .map((x) => `M${short(x - 3.5)}-7L${short(x + 3.5)} 0L${short(x - 3.5)} 7`)
          .join('')}
        className="border-chevron"
      />
      <Posts long={long} half={15} wide={4} />
    </>
  );
}

/** Torn ends with rubble between them. */
function Breach({ long, salt = 0 }: Pick<Props, 'long' | 'salt'>) {
  const next = chances(Math.round(long), salt, 71);
  const chunks = along(10, long - 10, 10).map((x) => {
    const [cx, cy, size] = [x + (next() - 0.5) * 8, (next() - 0.5) * 24, 2.6 + next() * 3.6];
    const turn = next() * 90;
    return { cx, cy, size, turn };
  });
  return (
    <>
      <ellipse cx={long / 2} rx={long / 2 - 4} ry="17" className="border-dust" />
      <path d={`M9 0H${long - 9}`} className="border-gap" />
      {chunks.map(({ cx, cy, size, turn }) => (
        <rect
          key={cx}
          x={short(-size)}
          y={short(-size * 0.8)}
          width={short(2 * size)}
          height={short(1.6 * size)}
          transform={`translate(${short(cx)} ${short(cy)}) rotate(${short(turn)})`}
          className="border-chunk"
        />
      ))}
      <path d="M-2-8H7L4-4L10-1L5 3L9 8H-2Z" className="border-torn" />
      <path
        d="M-2-8H7L4-4L10-1L5 3L9 8H-2Z"
        transform={`translate(${long} 0) scale(-1 1)`}
        className="border-torn"
      />
    </>
  );
}
