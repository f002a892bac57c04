import type { AreasDrawing, Prop } from '@sightline/table';
import { memo, useEffect, useRef } from 'react';
import { decoration } from '../decoration.ts';
import { Sheet } from '../sheet.tsx';
import { UNIT } from '../units.ts';
import { isWet, type Land, type LandArea, landOf, MARK } from './land.ts';
import { paintLand } from './paint-land.ts';
import { contours, furrows, joints, rails, reeds, ripples } from './patterns.ts';
import { Props } from './prop-shapes.tsx';
import { scattered } from './scatter.ts';
import { TerrainMark } from './terrain-mark.tsx';
import './land.css';

/** The land that never changes in a match: painted, then drawn, once. */
export const LandLayers = memo(function LandLayers({ drawing }: { readonly drawing: AreasDrawing }) {
  const land = landOf(drawing);
  return (
    <div className="board-still" {...decoration}>
      <PaintedLand land={land} />
      <Sheet drawing={land} still>
        <defs>
          {land.areas.map((area) => (
            <clipPath key={area.number} id={`land-${area.number}`}>
              <path d={area.path} />
            </clipPath>
          ))}
        </defs>
        {land.areas.map((area) => (
          <Patterns key={area.number} area={area} />
        ))}
        <Shores land={land} />
        <Props laid={scattered(land)} />
        <Borders land={land} />
        <FarWays land={land} />
        <Ways land={land} />
      </Sheet>
    </div>
  );
});

/** What is printed on the map: it stays readable where the land below is lit. */
export const PrintLayer = memo(function PrintLayer({ drawing }: { readonly drawing: AreasDrawing }) {
  const land = landOf(drawing);
  return (
    <Sheet drawing={land} still>
      {land.areas.map((area) => (
        <Printed key={area.number} area={area} />
      ))}
    </Sheet>
  );
});

function PaintedLand({ land }: { readonly land: Land }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context !== null && context !== undefined) paintLand(land, context);
  }, [land]);
  return <canvas ref={canvas} className="board-ground" {...decoration} />;
}

const has = ({ drawn }: LandArea, what: Prop): boolean => drawn.props.some((p) => p.what === what);

function Patterns({ area }: { readonly area: LandArea }) {
  const { ground } = area.drawn;
  const lines = [
    has(area, 'furrows') && <path key="f" d={furrows(area)} className="land-furrows" />,
    (has(area, 'contours') || area.drawn.terrain.includes('elevated')) && (
      <path key="c" d={contours(area)} className="land-contours" />
    ),
    has(area, 'reeds') && <path key="r" d={reeds(area)} className="land-reeds" />,
    isWet(area.drawn) && <path key="w" d={ripples(area)} className="land-ripples" />,
    ground === 'street' && <path key="s" d={joints(area, 0.2)} className="land-joints" />,
    (ground === 'crypt' || ground === 'concrete') && (
      <path key="g" d={joints(area, ground === 'crypt' ? 0.34 : 0.7)} className="land-joints strong" />
    ),
    ground === 'boards' && <path key="b" d={joints(area, 0.24)} className="land-joints strong" />,
    has(area, 'rails') && (
      <g key="x">
        <path d={rails(area).sleepers} className="land-sleepers" />
        <path d={rails(area).rails} className="land-rails" />
      </g>
    ),
  ].filter(Boolean);
  return lines.length === 0 ? null : <g clipPath={`url(#land-${area.number})`}>{lines}</g>;
}

/** Where water meets land: a bank in shadow, and the bright edge of the water. */
function Shores({ land }: { readonly land: Land }) {
  const shores = land.areas.flatMap((area) =>
    isWet(area.drawn)
      ? area.runs.filter(({ beyond }) => beyond >= 0 && !isWet(land.areas[beyond].drawn))
      : [],
  );
  const d = shores
    .map(
      ({ points }) =>
        `M${points.map(([x, y]) => `${(x * UNIT).toFixed(1)} ${(y * UNIT).toFixed(1)}`).join('L')}`,
    )
    .join('');
  return (
    <g fill="none">
      <path d={d} className="land-bank" />
      <path d={d} className="land-shore" />
    </g>
  );
}

function Borders({ land }: { readonly land: Land }) {
  const of = (kind: Land['borders'][number]['kind']) =>
    land.borders
      .filter((b) => b.kind === kind)
      .map((b) => b.path)
      .join('');
  return (
    <g fill="none">
      <path d={of('open')} className="land-border-casing" />
      <path d={of('open')} className="land-border" />
      <path d={of('water')} className="land-border water" />
      <path d={of('barred')} className="land-barred-shadow" />
      <path d={of('barred')} className="land-barred" />
      <path d={of('barred')} className="land-barred-joints" />
      <path d={of('edge')} className="land-edge" />
    </g>
  );
}

/** Lozenges where a border may be crossed, dots where areas touch in a corner only. */
function Ways({ land }: { readonly land: Land }) {
  return (
    <g className="land-ways">
      {land.ways.map(({ x, y, turn }) =>
        turn === null ? (
          <circle key={`${x} ${y}`} cx={x * UNIT} cy={y * UNIT} r="3.6" />
        ) : (
          <rect
            key={`${x} ${y}`}
            x="-6.5"
            y="-3.6"
            width="13"
            height="7.2"
            rx="3.6"
            transform={`translate(${x * UNIT} ${y * UNIT}) rotate(${turn})`}
          />
        ),
      )}
    </g>
  );
}

function FarWays({ land }: { readonly land: Land }) {
  return (
    <g>
      {land.far.map(({ from, to, label }) => {
        const [x1, y1, x2, y2] = [...from, ...to].map((v) => v * UNIT);
        const d = `M${x1} ${y1}Q${(x1 + x2) / 2 + (y2 - y1) * 0.12} ${(y1 + y2) / 2 - (x2 - x1) * 0.12} ${x2} ${y2}`;
        return (
          <g key={d}>
            <path d={d} className="land-far-casing" />
            <path d={d} className="land-far" />
            <text x={(x1 + x2) / 2} y={(y1 + y2) / 2} className="land-far-name">
              {label}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function Printed({ area }: { readonly area: LandArea }) {
  const { name, marks, drawn } = area;
  return (
    <g>
      {marks.map(({ x, y }, i) => (
        <g
          key={drawn.terrain[i]}
          transform={`translate(${x * UNIT} ${y * UNIT}) scale(${(MARK * 0.88 * UNIT) / 24})`}
        >
          <TerrainMark kind={drawn.terrain[i]} />
        </g>
      ))}
      <text className={isWet(drawn) ? 'land-name wet' : 'land-name'} fontSize={name.size * UNIT}>
        {name.lines.map((line, i) => (
          <tspan
            key={line}
            x={name.x * UNIT}
            y={
              (name.y + (i - (name.lines.length - 1) / 2) * name.size * 1.02) * UNIT + name.size * UNIT * 0.33
            }
          >
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}
