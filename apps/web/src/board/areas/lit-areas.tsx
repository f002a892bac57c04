import type { Ref } from '@sightline/table';
import { memo, useMemo } from 'react';
import { decoration } from '../decoration.ts';
import type { LitPlace } from '../lit-layer.tsx';
import { type Rect, UNIT } from '../units.ts';
import { freeSpot } from './free-spot.ts';
import type { Land, LandArea } from './land.ts';
import type { PieceLayout } from './piece-layout.ts';
import './lit-areas.css';

interface Props {
  readonly lit: readonly LitPlace[];
  readonly land: Land;
}

/** Areas that may be chosen: they lie in the light, all others in the shade; the outline says which kind of choice. */
export const LitAreas = memo(function LitAreas({ lit, land }: Props) {
  const areas = lit.filter(({ shape }) => shape !== null);
  if (areas.length === 0) return null;
  const sheet = `M0 0H${land.width * UNIT}V${land.height * UNIT}H0Z`;
  return (
    <g {...decoration}>
      <path d={sheet + areas.map(({ shape }) => shape).join('')} className="lit-areas-shade" />
      {areas.map(({ ref, shape, mark }) => (
        <g key={ref} className={`lit-area ${mark}`}>
          <path d={shape ?? ''} className="lit-area-light" />
          <path d={shape ?? ''} className="lit-area-casing" />
          <path d={shape ?? ''} className="lit-area-line" />
        </g>
      ))}
    </g>
  );
});

/** What it costs to go there, where nothing stands on the number. */
export const LitCosts = memo(function LitCosts({
  lit,
  land,
  layout,
}: Props & { readonly layout: PieceLayout }) {
  const costs = useMemo(
    () =>
      lit.flatMap(({ ref, mark, note }) => {
        const area = land.areaOf(ref);
        return area === null || note === undefined
          ? []
          : [{ ref, mark, note, ...costSpot(area, ref, layout) }];
      }),
    [lit, land, layout],
  );
  return (
    <g {...decoration}>
      {costs.map(({ ref, mark, note, x, y }) => (
        <g key={ref} className={`lit-area ${mark}`} transform={`translate(${x * UNIT} ${y * UNIT})`}>
          <circle r="15" className="lit-area-note" />
          <text y="6.6" className="lit-area-cost">
            {note}
          </text>
        </g>
      ))}
    </g>
  );
});

/** The room a number wants, and a figure with its name below. */
const NUMBER = { wide: 0.5, high: 0.5, share: 0.985 };
const FIGURE = { half: 0.44, name: 0.3 };

/** Near the middle, a little higher: names stand low. */
export function costSpot(area: LandArea, ref: Ref, { stood, bands }: PieceLayout): { x: number; y: number } {
  const taken = [
    ...area.printed,
    ...stood.filter((one) => one.area === ref).map(roomOf),
    ...bands.map(({ box }) => box),
  ];
  const { x, y, half } = area.pole;
  return freeSpot(area.mask, NUMBER, taken, { x, y: y - half * 0.3 }) ?? { x, y: y - half + 0.3 };
}

function roomOf({ x, y, scale }: PieceLayout['stood'][number]): Rect {
  const half = FIGURE.half * scale;
  return { x: x - half, y: y - half, wide: 2 * half, high: 2 * half + FIGURE.name };
}
