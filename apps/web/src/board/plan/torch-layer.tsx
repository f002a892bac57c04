import type { GridDrawing, Piece } from '@sightline/table';
import { memo, useMemo } from 'react';
import { decoration } from '../decoration.ts';
import { outlinesOfSpaces, pathOf } from '../outline.ts';
import { pieceRect } from '../places.ts';
import type { BoardProps } from '../props.ts';
import { middle, UNIT, u } from '../units.ts';
import type { StandingBorder } from './borders-now.ts';
import { type Spill, torchlight } from './torch.ts';
import './torch.css';

interface Props {
  readonly drawing: GridDrawing;
  readonly borders: readonly StandingBorder[];
  readonly pieces: readonly Piece[];
  readonly moved: BoardProps['moved'];
  readonly level: number;
}

/** How far light falls through an opening, and how much wider it gets there, in spaces. */
const DEEP = 3.2;
const WIDER = 0.9;
/** How far it reaches in a hall. */
const REACH = 9;

/** A torch where somebody acts: it lights the room, and a part of the next through each opening. */
export const TorchLayer = memo(function TorchLayer({ drawing, borders, pieces, moved, level }: Props) {
  const spaces = useMemo(() => drawing.spaces.filter((s) => s.level === level), [drawing, level]);
  const acting = pieces.find(({ active }) => active === true);
  if (acting === undefined) return null;
  const rect = pieceRect(acting, moved.get(acting.ref));
  const places = acting.standee === undefined ? [rect] : [rect, acting.standee];
  const ground = { spaces, rooms: drawing.plan?.rooms ?? [], borders };
  const { lit, spills } = torchlight(
    ground,
    places.map(({ x, y }) => ({ x: Math.floor(x), y: Math.floor(y) })),
  );
  const [cx, cy] = middle(rect).map((n) => n * UNIT);
  return (
    <g className="plan-torch" {...decoration}>
      <defs>
        <radialGradient id="plan-torch" gradientUnits="userSpaceOnUse" cx={cx} cy={cy} r={REACH * UNIT}>
          <stop offset="0" className="plan-torch-near" />
          <stop offset=".35" className="plan-torch-mid" />
          <stop offset="1" className="plan-torch-far" />
        </radialGradient>
        {spills.map((spill, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a spill is nothing but its place
          <SpillDefs key={n} id={`plan-spill-${n}`} spill={spill} />
        ))}
      </defs>
      <path d={pathOf(outlinesOfSpaces(lit))} fill="url(#plan-torch)" fillRule="evenodd" />
      {spills.map((spill, n) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a spill is nothing but its place
          key={n}
          d={coneOf(spill)}
          fill={`url(#plan-spill-${n})`}
          clipPath={`url(#plan-spill-${n}-in)`}
        />
      ))}
    </g>
  );
});

const OUT: readonly (readonly [dx: number, dy: number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

function coneOf({ from: [x0, y0], to: [x1, y1], outwards }: Spill): string {
  const [dx, dy] = OUT[outwards];
  const [wx, wy] = [Math.abs(dy) * WIDER, Math.abs(dx) * WIDER];
  const far = [
    [x1 + dx * DEEP + wx, y1 + dy * DEEP + wy],
    [x0 + dx * DEEP - wx, y0 + dy * DEEP - wy],
  ];
  return `M${u(x0)} ${u(y0)}L${u(x1)} ${u(y1)}${far.map(([x, y]) => `L${u(x)} ${u(y)}`).join('')}Z`;
}

function SpillDefs({ id, spill }: { readonly id: string; readonly spill: Spill }) {
  const [dx, dy] = OUT[spill.outwards];
  const [x, y] = spill.from;
  return (
    <>
      <linearGradient
        id={id}
        gradientUnits="userSpaceOnUse"
        x1={x * UNIT}
        y1={y * UNIT}
        x2={(x + dx * DEEP) * UNIT}
        y2={(y + dy * DEEP) * UNIT}
      >
        <stop offset="0" className="plan-torch-mid" />
        <stop offset="1" className="plan-torch-out" />
      </linearGradient>
      <clipPath id={`${id}-in`}>
        <path d={pathOf(outlinesOfSpaces(spill.into))} clipRule="evenodd" />
      </clipPath>
    </>
  );
}
