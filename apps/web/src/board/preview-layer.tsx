import type { Piece, Preview, Ref, SightLine, Spot } from '@sightline/table';
import { memo } from 'react';
import { decoration } from './decoration.ts';
import { outlinesOfSpaces, roundedPathOf } from './outline.ts';
import type { Places } from './places.ts';
import { UNIT } from './units.ts';
import './preview.css';

type At = readonly [x: number, y: number];
const px = ([x, y]: At): At => [x * UNIT, y * UNIT];

interface Props {
  readonly preview: Preview | null;
  /** figures on squares: a way begins at the rim of the one whose turn it is */
  readonly pieces: readonly Piece[];
  readonly places: Places;
  /** where a cost is written already: a way leads from one of these numbers to the next */
  readonly costly: ReadonlySet<Ref>;
}

/** Where a spot is, in spaces. Something that is not on the board is nowhere. */
const spotAt = (places: Places, spot: Spot): At | null =>
  typeof spot === 'string' ? places.middleOf(spot) : spot;

/** Spaces concerned: a blast, a base. Below whatever stands there. */
export const AreaLayer = memo(function AreaLayer({ preview, places }: Pick<Props, 'preview' | 'places'>) {
  const area = preview?.area ?? [];
  if (area.length === 0) return null;
  const spaces = area.filter((one) => typeof one !== 'string');
  const shapes = area.flatMap((one) => (typeof one === 'string' ? (places.shapeOf(one) ?? []) : []));
  const d = roundedPathOf(outlinesOfSpaces(spaces), 0.08) + shapes.join('');
  return <path d={d} className="board-area" {...decoration} />;
});

/** What a choice would mean, drawn over everything: the way and what it costs, the lines of sight. */
export const PreviewLayer = memo(function PreviewLayer({ preview, pieces, places, costly }: Props) {
  if (preview === null) return null;
  const { lineLabel, start } = preview;
  const path = (preview.path ?? []).flatMap(({ at, cost }) => {
    const written = typeof at === 'string' && costly.has(at) ? (places.costAt?.(at) ?? null) : null;
    const spot = written ?? spotAt(places, at);
    return spot === null ? [] : [{ at: spot, cost, written: written !== null }];
  });
  const lines = (preview.lines ?? []).flatMap((line) => {
    const [from, to] = [spotAt(places, line.from), spotAt(places, line.to)];
    return from === null || to === null ? [] : [{ ...line, from, to }];
  });
  const begin = start === undefined ? null : spotAt(places, start);
  const used = lines.find(({ kind }) => kind === 'used' || kind === 'claimed');
  return (
    <g className="board-preview" {...decoration}>
      {path.length > 0 && <Way path={path} from={begin === null ? origin(path[0].at, pieces) : [begin]} />}
      {lines
        .toSorted((a, b) => WEIGHT[a.kind] - WEIGHT[b.kind])
        .map((line) => {
          const Line = line.kind === 'claimed' ? Claim : Sight;
          return <Line key={[...line.from, ...line.to].join()} line={line} />;
        })}
      {used !== undefined && lineLabel !== undefined && <Label line={used} text={lineLabel} />}
    </g>
  );
});

/** A line whose ends are known. */
type Drawn = SightLine & { readonly from: At; readonly to: At };

const WEIGHT = { blocked: 0, cover: 1, clear: 2, used: 3, claimed: 3 } as const;
/** A claim bends aside by so much of its length. */
const BEND = 0.18;

/** The middle of the arc of a claim, and the point it is bent towards. */
function bent({ from, to }: Pick<Drawn, 'from' | 'to'>): { readonly middle: At; readonly towards: At } {
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const [dx, dy] = [(to[1] - from[1]) * BEND, (from[0] - to[0]) * BEND];
  return { middle: [mx + dx, my + dy], towards: [mx + 2 * dx, my + 2 * dy] };
}

function Claim({ line }: { readonly line: Drawn }) {
  const [[x1, y1], [cx, cy], [x2, y2]] = [px(line.from), px(bent(line).towards), px(line.to)];
  const d = `M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}`;
  return (
    <g className="board-sight claimed">
      <path d={d} className="board-sight-casing" />
      <path d={d} className="board-sight-line" />
      <circle cx={x2} cy={y2} r="5.5" className="board-sight-end" />
    </g>
  );
}

function Sight({ line: { from, to, kind, at } }: { readonly line: Drawn }) {
  const [x1, y1] = px(from);
  const [x2, y2] = px(to);
  const stop = at === undefined ? null : px(at);
  return (
    <g className={`board-sight ${kind}`}>
      <path d={`M${x1} ${y1}L${x2} ${y2}`} className="board-sight-casing" />
      <path d={`M${x1} ${y1}L${x2} ${y2}`} className="board-sight-line" />
      {kind === 'used' && <path d={`M${x1} ${y1}L${x2} ${y2}`} className="board-sight-core" />}
      <circle cx={x2} cy={y2} r={kind === 'used' ? 5.5 : 3.5} className="board-sight-end" />
      {kind === 'used' && <circle cx={x1} cy={y1} r="5.5" className="board-sight-end" />}
      {stop !== null && kind === 'blocked' && (
        <g transform={`translate(${stop[0]} ${stop[1]})`}>
          <circle r="9" className="board-sight-stop" />
          <path d="M-4-4L4 4M4-4L-4 4" className="board-sight-cross" />
        </g>
      )}
      {stop !== null && kind === 'cover' && (
        <circle cx={stop[0]} cy={stop[1]} r="4.5" className="board-sight-cover" />
      )}
    </g>
  );
}

function Label({ line, text }: { readonly line: Drawn; readonly text: string }) {
  const { from, to, kind } = line;
  const [x, y] = px(kind === 'claimed' ? bent(line).middle : [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  return <Pill x={x} y={y} text={text} look="range" />;
}

/** Numbers are about as wide as that; a pill grows with its words. */
const LETTER = 9.5;

function Pill({
  x,
  y,
  text,
  look,
}: {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly look: string;
}) {
  const wide = Math.max(30, text.length * LETTER + 16);
  return (
    <g transform={`translate(${x} ${y})`} className={`board-pill ${look}`}>
      <rect x={-wide / 2} y="-14" width={wide} height="28" rx="14" className="board-pill-box" />
      <text y="6.5" className="board-pill-text">
        {text}
      </text>
    </g>
  );
}

interface WayProps {
  readonly path: readonly { readonly at: At; readonly cost: string; readonly written: boolean }[];
  readonly from: readonly At[];
}

/** Exactly over the number that stands there. */
const WRITTEN = 16;

function Way({ path, from }: WayProps) {
  const points = [...from, ...path.map(({ at }) => at)].map(px);
  const d = `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
  const end = path.at(-1);
  return (
    <g className="board-way">
      <path d={d} className="board-way-casing" />
      <path d={d} className="board-way-line" />
      {path.map(({ at, cost, written }, i) => {
        if (i === path.length - 1 && !written) return null;
        const [x, y] = px(at);
        return (
          <g key={at.join()} transform={`translate(${x} ${y})`} className="board-way-node">
            <circle r={written ? WRITTEN : cost === '' ? 5 : 12} className="board-way-disc" />
            <text y="5.5" className="board-way-cost">
              {cost}
            </text>
          </g>
        );
      })}
      {end !== undefined && !end.written && (
        <>
          <circle cx={px(end.at)[0]} cy={px(end.at)[1]} r="9" className="board-way-end" />
          {end.cost !== '' && (
            <Pill x={px(end.at)[0] + 20} y={px(end.at)[1] - 24} text={end.cost} look="cost" />
          )}
        </>
      )}
    </g>
  );
}

/** A way begins at the rim of the figure whose turn it is, if it stands beside the first space of it. */
function origin(first: At, pieces: readonly Piece[]): At[] {
  const active = pieces.find((piece) => piece.active);
  if (active === undefined) return [];
  const [x, y]: At = [active.x + active.wide / 2, active.y + active.high / 2];
  const half = Math.max(active.wide, active.high) / 2;
  const [dx, dy] = [first[0] - x, first[1] - y];
  const off = Math.max(Math.abs(dx), Math.abs(dy));
  if (off < 0.01 || off > half + 1) return [];
  const rim = (half * 0.94) / Math.hypot(dx, dy);
  return rim < 1 ? [[x + dx * rim, y + dy * rim]] : [];
}
