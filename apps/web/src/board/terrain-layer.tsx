import type { DrawnSpace, GridDrawing } from '@sightline/table';
import { memo } from 'react';
import { inset, pathOf, roundedPathOf } from './outline.ts';
import { bodies, bones, rubble } from './terrain-paths.ts';
import { UNIT, u } from './units.ts';
import { strokes } from './wall-paths.ts';

interface Props {
  readonly spaces: readonly DrawnSpace[];
}

/** What lies on floors and does not stand up: rubble, bones, the shores of pits and lava. */
export const TerrainLayer = memo(function TerrainLayer({ spaces }: Props) {
  const of = (terrain: string) => spaces.filter((s) => s.terrain === terrain);
  return (
    <g className="board-terrain">
      <Sunken spaces={of('pit')} rim="#120b08" light="#8a6248" />
      <Sunken spaces={of('lava')} rim="#240904" light="#ffb04a" />
      <Rubble spaces={of('rubble')} />
      <Bones spaces={of('bones')} />
    </g>
  );
});

function Sunken({ spaces, rim, light }: Props & { readonly rim: string; readonly light: string }) {
  const loops = bodies(spaces).flatMap((body) => body.loops);
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={pathOf(inset(loops, 0.02))} stroke={rim} strokeWidth="5" />
      <path d={pathOf(inset(loops, 0.06))} stroke={light} strokeOpacity=".35" strokeWidth="1.4" />
    </g>
  );
}

const STONE = ['#5f544b', '#7a6d61', '#94867a'] as const;

function Rubble({ spaces }: Props) {
  const { shadows, stones, facets } = rubble(spaces);
  return (
    <g strokeLinejoin="round">
      <path d={shadows} fill="#000" fillOpacity=".55" />
      {stones.map((d, n) => (
        <path key={STONE[n]} d={d} fill={STONE[n]} stroke="#1a130f" strokeWidth="1.4" />
      ))}
      <path d={facets} fill="#e9dccb" fillOpacity=".2" />
    </g>
  );
}

function Bones({ spaces }: Props) {
  const { shafts, knobs, skulls } = bones(spaces);
  return (
    <g fill="none" strokeLinecap="round">
      <path d={shafts} stroke="#140c09" strokeOpacity=".8" strokeWidth="7" />
      <path d={knobs} stroke="#140c09" strokeOpacity=".8" strokeWidth="8.4" />
      <path d={shafts} stroke="#b9a58a" strokeWidth="4" />
      <path d={knobs} stroke="#cbb99c" strokeWidth="5.4" />
      <path d={shafts} stroke="#efe2c8" strokeOpacity=".5" strokeWidth="1.2" transform="translate(-.6 -1)" />
      {skulls.map(({ x, y, turn }) => (
        <g key={`${x},${y}`} transform={`translate(${x * UNIT} ${y * UNIT}) rotate(${turn})`}>
          <path
            d="M-9-2C-9-9-5-12 0-12S9-9 9-2C9 2 6 3 5.5 5V9H-5.5V5C-6 3-9 2-9-2Z"
            fill="#cdbb9d"
            stroke="#140c09"
            strokeWidth="2"
          />
          <path d="M-4-2h.01M4-2h.01" stroke="#20130f" strokeWidth="5" />
          <path d="M-2 9V6M2 9V6M0 9V6M0 2V3" stroke="#20130f" strokeWidth="1.2" />
        </g>
      ))}
    </g>
  );
}

/** Pillars and machines: they stand up, one sees their top and the side to the south. */
export const BlockLayer = memo(function BlockLayer({ spaces }: Props) {
  const machines = bodies(spaces.filter((s) => s.terrain === 'machine'));
  const pillars = spaces.filter((s) => s.terrain === 'pillar').toSorted((a, b) => a.y - b.y);
  return (
    <g className="board-blocks">
      {machines.map((body) => (
        <Machine key={body.spaces[0].ref} {...body} />
      ))}
      {pillars.map((s) => (
        <Pillar key={s.ref} space={s} />
      ))}
    </g>
  );
});

function Machine({ spaces, loops }: ReturnType<typeof bodies>[number]) {
  const body = inset(loops, 0.11);
  const top = roundedPathOf(body, 0.08);
  const lift = 8;
  return (
    <g>
      <path d={top} fill="#140e0b" transform="translate(2 5)" opacity=".7" />
      <path d={top} fill="#2b211c" stroke="#0c0706" strokeWidth="2" />
      <g transform={`translate(0 ${-lift})`}>
        <path d={top} fill="#0c0706" transform="translate(0 2)" />
        <path d={top} fill="url(#board-cabinet)" stroke="#100a08" strokeWidth="1.5" />
        <path
          d={roundedPathOf(inset(loops, 0.145), 0.06)}
          fill="none"
          stroke="#d8c2ad"
          strokeOpacity=".3"
          strokeWidth="1.3"
        />
        {spaces.map((s, n) => (
          <Fitting key={s.ref} x={s.x} y={s.y} kind={(s.x * 3 + s.y * 5 + n) % 3} />
        ))}
      </g>
    </g>
  );
}

/** What a machine has on its top: louvres, a screen, a row of cells. */
function Fitting({ x, y, kind }: { readonly x: number; readonly y: number; readonly kind: number }) {
  const at = `translate(${x * UNIT} ${y * UNIT})`;
  if (kind === 0)
    return (
      <g transform={at}>
        <rect x="14" y="14" width="36" height="36" rx="4" fill="#3a302a" stroke="#120c0a" strokeWidth="2" />
        <path
          d="M20 22H44M20 29H44M20 36H44M20 43H44"
          stroke="#0d0807"
          strokeWidth="3.6"
          strokeLinecap="round"
        />
        <path d="M20 24.2H44M20 31.2H44M20 38.2H44" stroke="#bfa994" strokeOpacity=".3" strokeWidth="1" />
      </g>
    );
  if (kind === 1)
    return (
      <g transform={at}>
        <rect x="12" y="15" width="40" height="24" rx="3" fill="#10191a" stroke="#120c0a" strokeWidth="2.5" />
        <path
          d="M17 32L23 26 28 30 35 20 41 27 47 22"
          fill="none"
          stroke="#7fe0d0"
          strokeOpacity=".85"
          strokeWidth="1.8"
        />
        <path d="M15 19H30" stroke="#7fe0d0" strokeOpacity=".3" strokeWidth="1.5" />
        <path d="M16 47h.01M24 47h.01" stroke="#ff9a4d" strokeWidth="4.5" strokeLinecap="round" />
        <path d="M34 47H48" stroke="#0d0807" strokeWidth="4" strokeLinecap="round" />
      </g>
    );
  return (
    <g transform={at}>
      <rect x="13" y="13" width="16" height="38" rx="3" fill="#3a302a" stroke="#120c0a" strokeWidth="2" />
      <rect x="35" y="13" width="16" height="38" rx="3" fill="#3a302a" stroke="#120c0a" strokeWidth="2" />
      <path
        d="M21 20V32M43 20V32"
        stroke="#ffb35c"
        strokeOpacity=".9"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M18 40H24M18 45H24M40 40H46M40 45H46" stroke="#0d0807" strokeWidth="2.6" />
    </g>
  );
}

function Pillar({ space: { x, y } }: { readonly space: DrawnSpace }) {
  return (
    <g transform={`translate(${(x + 0.5) * UNIT} ${(y + 0.5) * UNIT})`}>
      <path d="M-28 2C-28 20-15 30 0 30S28 20 28 2V-8H-28Z" fill="#1b120e" stroke="#0c0706" strokeWidth="2" />
      <path d="M-20-2V18M-8 2V26M8 2V26M20-2V18" stroke="#000" strokeOpacity=".5" strokeWidth="2" />
      <circle cy="-8" r="28" fill="url(#board-drum)" stroke="#0c0706" strokeWidth="2" />
      <circle cy="-8" r="21" fill="none" stroke="#1d130e" strokeOpacity=".75" strokeWidth="2.5" />
      <path
        d="M-20-17A22 22 0 0 1 10-28"
        fill="none"
        stroke="#f2dcc2"
        strokeOpacity=".4"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M0-22L9-8 0 6-9-8Z" fill="#2a1b14" stroke="#130b08" strokeWidth="1.5" />
      <path d="M0-16L5-8 0 0-5-8Z" fill="#ff8b3d" fillOpacity=".85" />
    </g>
  );
}

/** Borders of terrain that matter to rules, each kind in its own colour and stroke. */
export const OutlineLayer = memo(function OutlineLayer({
  outlines,
  level,
  kinds,
}: {
  readonly outlines: GridDrawing['outlines'];
  readonly level: number;
  readonly kinds: readonly GridDrawing['legend'][number]['kind'][];
}) {
  return (
    <g className="board-outlines" fill="none" strokeLinecap="butt">
      {kinds.map((kind) => {
        const d = strokes(outlines.filter((o) => o.kind === kind && o.level === level))
          .map((s) => `M${u(s.x)} ${u(s.y)}${s.vertical ? 'v' : 'h'}${u(s.length)}`)
          .join('');
        return d === '' ? null : (
          <g key={kind}>
            <path d={d} className="board-outline-casing" />
            <path d={d} className={`board-outline ${kind}`} />
          </g>
        );
      })}
    </g>
  );
});
