import { memo } from 'react';
import { decoration } from '../decoration.ts';
import type { LitPlace } from '../lit-layer.tsx';
import { UNIT } from '../units.ts';
import type { Land } from './land.ts';
import './lit-areas.css';

interface Props {
  readonly lit: readonly LitPlace[];
  readonly land: Land;
}

/** Areas that may be chosen: in the light, with the outline of the kind of choice, and what it costs. */
export const LitAreas = memo(function LitAreas({ lit, land }: Props) {
  return (
    <g {...decoration}>
      {lit.map(({ ref, shape, mark, note }) => {
        const area = land.areaOf(ref);
        if (area === null || shape === null) return null;
        const [x, y] = [area.pole.x * UNIT, (area.pole.y - area.pole.half + 0.3) * UNIT];
        return (
          <g key={ref} className={`lit-area ${mark}`}>
            <path d={shape} className="lit-area-light" />
            <path d={shape} className="lit-area-casing" />
            <path d={shape} className="lit-area-line" />
            {note !== undefined && (
              <g transform={`translate(${x} ${y})`}>
                <circle r="12" className="lit-area-note" />
                <text y="5.6" className="lit-area-cost">
                  {note}
                </text>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
});
