import { memo } from 'react';
import { chance } from './chance.ts';
import { type Crack, crackPath } from './ember-cracks.ts';
import { type Loop, pathOf } from './outline.ts';
import { u } from './units.ts';
import { across, type Face, type Plan, wallFaces, wallOutlines } from './wall-paths.ts';

/** How far a wall's side reaches down over the floor, and over the rock outside. */
const TALL = 0.36;
const CLIFF = 0.5;

interface Props {
  readonly plan: Plan;
  readonly lamps: readonly { readonly x: number; readonly y: number }[];
}

/** The sides of walls one looks at, and the lamps on them. They belong to the floor: what is lit shines over them. */
export const FaceLayer = memo(function FaceLayer({ plan, lamps }: Props) {
  const body = wallOutlines(plan);
  return (
    <g className="board-faces">
      <Faces faces={wallFaces(plan, body, false)} high={CLIFF} fill="url(#board-cliff)" />
      <Faces faces={wallFaces(plan, body, true)} high={TALL} fill="url(#board-face)" joints />
      {lamps.map(({ x, y }) => (
        <g key={`${x},${y}`} transform={`translate(${u(x)} ${u(y + 0.17)})`}>
          <ellipse rx="34" ry="17" fill="url(#board-glow-warm)" />
          <rect x="-10" y="-4.5" width="20" height="8" rx="3" fill="#2b1509" />
          <rect x="-8" y="-2.8" width="16" height="4.6" rx="2" fill="#ffe0a6" />
        </g>
      ))}
    </g>
  );
});

/** Walls as one heavy body seen from above: its top with ridge and bevel, and the joints of its blocks. */
export const WallLayer = memo(function WallLayer({ plan }: Pick<Props, 'plan'>) {
  const body = wallOutlines(plan);
  const ridge = wallOutlines(plan, -0.055);
  return (
    <g className="board-walls" fill="none">
      <path d={pathOf(body)} fillRule="evenodd" className="board-wall-body" />
      <path d={sides(body, true)} className="board-wall-lit" />
      <path d={sides(body, false)} className="board-wall-shade" />
      <path d={pathOf(ridge)} fillRule="evenodd" className="board-wall-top" />
      <path d={blocks(plan, 0.24, 61)} fill="#2a1a12" fillOpacity=".2" />
      <path d={blocks(plan, 0.2, 62)} fill="#ffd9b0" fillOpacity=".08" />
      <path d={sides(ridge, true)} className="board-ridge-shade" />
      <path d={sides(ridge, false)} className="board-ridge-lit" />
      <path d={blockJoints(plan)} stroke="#1c110b" strokeOpacity=".75" strokeWidth="1.6" />
    </g>
  );
});

function Faces({
  faces,
  high,
  fill,
  joints,
}: {
  readonly faces: readonly Face[];
  readonly high: number;
  readonly fill: string;
  readonly joints?: true;
}) {
  const seams = faces.flatMap(({ x0, x1, y }) => {
    const first = Math.ceil(x0 * 2 + 0.2) / 2;
    return Array.from({ length: Math.max(0, Math.floor((x1 - first) * 2) + 1) }, (_, n) => {
      const whole = (first + n / 2) % 1 === 0;
      return `M${u(first + n / 2)} ${u(y + (whole ? 0.04 : high * 0.45))}v${u(high * (whole ? 0.86 : 0.4))}`;
    });
  });
  return (
    <g>
      {/* One rectangle each: a gradient runs from the top to the foot of its own face. */}
      {faces.map(({ x0, x1, y }) => (
        <rect key={`${x0},${y}`} x={u(x0)} y={u(y)} width={u(x1 - x0)} height={u(high)} fill={fill} />
      ))}
      {joints && (
        <path d={seams.join('')} stroke="#120a06" strokeOpacity=".6" strokeWidth="1.5" fill="none" />
      )}
      {joints && (
        <path
          d={faces.map(({ x0, x1, y }) => `M${u(x0)} ${u(y + high * 0.62)}H${u(x1)}`).join('')}
          stroke="#120a06"
          strokeOpacity=".4"
          strokeWidth="1.2"
          fill="none"
        />
      )}
    </g>
  );
}

/** The sides of a body that look to the light, in the north and west, or away from it. */
function sides(loops: readonly Loop[], lit: boolean): string {
  return loops
    .flatMap((loop) =>
      loop.map(([x, y], n) => {
        const [nx, ny] = loop[(n + 1) % loop.length];
        return (nx > x || ny < y) === lit ? `M${u(x)} ${u(y)}L${u(nx)} ${u(ny)}` : '';
      }),
    )
    .join('');
}

/** Some of a wall's blocks, to be a little darker or lighter than the others. */
const blocks = (plan: Plan, share: number, salt: number): string =>
  plan.walls
    .filter(({ x, y, vertical }) => chance(x, y, salt + Number(vertical)) < share)
    .map((wall) => {
      const [low, high] = across(plan, wall, -0.055);
      const [wide, high2] = wall.vertical ? [high - low, 1] : [1, high - low];
      const [x, y] = wall.vertical ? [wall.x + low, wall.y] : [wall.x, wall.y + low];
      return `M${u(x)} ${u(y)}h${u(wide)}v${u(high2)}h${u(-wide)}z`;
    })
    .join('');

/** Walls are built of blocks two spaces long. */
function blockJoints(plan: Plan): string {
  return plan.walls
    .filter(({ x, y, vertical }) => (vertical ? y : x) % 2 === 0)
    .map((wall) => {
      const [low, high] = across(plan, wall);
      return wall.vertical
        ? `M${u(wall.x + low)} ${u(wall.y + 0.5)}h${u(high - low)}`
        : `M${u(wall.x + 0.5)} ${u(wall.y + low)}v${u(high - low)}`;
    })
    .join('');
}

/** Cracks in the rock around, in which the fire below is seen. */
export const EmberLayer = memo(function EmberLayer({ cracks }: { readonly cracks: readonly Crack[] }) {
  const d = crackPath(cracks);
  return (
    <g className="board-embers" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={d} stroke="#ff5a14" strokeOpacity=".22" strokeWidth="7" />
      <path d={d} stroke="#c8420c" strokeOpacity=".8" strokeWidth="2.6" />
      <path d={d} stroke="#ffb35c" strokeOpacity=".75" strokeWidth="1" />
    </g>
  );
});
