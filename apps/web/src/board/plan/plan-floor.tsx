import type { DrawnRoom, DrawnSpace, GridDrawing, Ref } from '@sightline/table';
import { memo } from 'react';
import { iconHref } from '../../icons/Icon.tsx';
import { chance } from '../chance.ts';
import { decoration } from '../decoration.ts';
import { inset, outlinesOfSpaces, pathOf, roundedPathOf } from '../outline.ts';
import { Sheet } from '../sheet.tsx';
import { UNIT, u } from '../units.ts';
import { letterHigh, placeOfName, spacesOf } from './room-names.ts';
import './plan-floor.css';

interface Props {
  readonly drawing: GridDrawing;
  readonly level: number;
}

/** What never changes on a floor plan and lies below everything: grounds, rooms and what stands in them. Drawn once. */
export const PlanFloor = memo(function PlanFloor({ drawing, level }: Props) {
  const spaces = drawing.spaces.filter((s) => s.level === level);
  const of = (...floors: DrawnSpace['floor'][]) => spaces.filter(({ floor }) => floors.includes(floor));
  const [grass, paving, solid] = [of('grass'), of('paving'), of('solid')];
  const outside = new Set([...grass, ...paving]);
  const inside = spaces.filter((s) => !outside.has(s));
  const known = new Map<Ref, DrawnSpace>(spaces.map((s) => [s.ref, s]));
  const rooms = (drawing.plan?.rooms ?? []).filter(({ spaces: [first] }) => known.has(first));
  const furniture = spaces.filter(({ terrain }) => terrain === 'furniture');
  return (
    <div className="board-still" {...decoration}>
      <Sheet drawing={drawing} still>
        <PlanPatterns />
        <path d={pathOf(outlinesOfSpaces([...outside]))} className="plan-outside" />
        <path d={pathOf(outlinesOfSpaces(grass))} fill="url(#plan-grass)" />
        <path d={pathOf(outlinesOfSpaces(paving))} fill="url(#plan-paving)" />
        <path d={dots([...outside])} className="plan-dots outside" />
        {trees(grass).map(({ x, y, r }) => (
          <path
            key={`${x},${y}`}
            d={treePath(r)}
            transform={`translate(${u(x)} ${u(y)})`}
            className="plan-tree"
          />
        ))}
        <path d={pathOf(outlinesOfSpaces(inside))} className="plan-floor" fillRule="evenodd" />
        <path d={pathOf(outlinesOfSpaces(inside))} fill="url(#plan-tiles)" fillRule="evenodd" />
        <path d={dots(inside.filter(({ floor }) => floor !== 'solid'))} className="plan-dots" />
        <path d={pathOf(inset(outlinesOfSpaces(solid), 0.12))} className="plan-solid" />
        {rooms.map((room) => (
          <Room key={room.spaces[0]} room={room} known={known} />
        ))}
        <Furniture spaces={furniture} />
      </Sheet>
    </div>
  );
});

function Room({ room, known }: { readonly room: DrawnRoom; readonly known: ReadonlyMap<Ref, DrawnSpace> }) {
  const { name, mark } = room;
  const spaces = spacesOf(room, known);
  const at = placeOfName(spaces);
  const icon = mark === undefined ? 0 : 1.6;
  return (
    <g className={mark === undefined ? 'plan-room' : 'plan-room special'}>
      <path d={roundedPathOf(inset(outlinesOfSpaces(spaces), 0.2), 0.1)} className="plan-room-outline" />
      {at !== null && <RoomName name={name} mark={mark?.icon} at={at} letters={name.length + icon} />}
    </g>
  );
}

interface NameProps {
  readonly name: string;
  readonly mark: string | undefined;
  readonly at: { readonly x: number; readonly y: number; readonly wide: number };
  readonly letters: number;
}

function RoomName({ name, mark, at, letters }: NameProps) {
  const high = letterHigh(letters, (at.wide - 0.55) * UNIT);
  const [x, y] = [(at.x + 0.28) * UNIT, (at.y + 0.8) * UNIT];
  return (
    <>
      {mark !== undefined && (
        <use
          href={iconHref(mark)}
          x={x - 2}
          y={y - high}
          width={high * 1.15}
          height={high * 1.15}
          className="plan-room-mark"
        />
      )}
      <text x={x + (mark === undefined ? 0 : high * 1.35)} y={y} fontSize={high} className="plan-room-name">
        {name}
      </text>
    </>
  );
}

/** Neighbours are one piece of furniture: a table, a car, a row of shelves. */
function Furniture({ spaces }: { readonly spaces: readonly DrawnSpace[] }) {
  const loops = outlinesOfSpaces(spaces);
  return (
    <g className="plan-furniture">
      <path
        d={roundedPathOf(inset(loops, 0.1), 0.08)}
        transform="translate(2 5)"
        className="plan-furniture-shadow"
      />
      <path d={roundedPathOf(inset(loops, 0.1), 0.08)} className="plan-furniture-top" />
      <path d={roundedPathOf(inset(loops, 0.22), 0.05)} className="plan-furniture-line" />
    </g>
  );
}

const dots = (spaces: readonly DrawnSpace[]): string =>
  spaces.map(({ x, y }) => `M${u(x + 0.5)} ${u(y + 0.5)}h.01`).join('');

interface Tree {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A tree here and there on grass, never two on each other, always in the same places. */
function trees(grass: readonly DrawnSpace[]): readonly Tree[] {
  const on = new Set(grass.map(({ x, y }) => `${x},${y}`));
  const found: Tree[] = [];
  for (const { x, y } of grass) {
    if (chance(x, y, 91) > 0.16 || ![0, 1].every((dx) => [0, 1].every((dy) => on.has(`${x + dx},${y + dy}`))))
      continue;
    const tree = { x: x + 1, y: y + 1, r: 0.55 + chance(x, y, 92) * 0.4 };
    if (found.every((other) => Math.hypot(other.x - tree.x, other.y - tree.y) > other.r + tree.r + 0.3))
      found.push(tree);
  }
  return found;
}

function treePath(r: number): string {
  const long = r * UNIT;
  const spokes = Array.from({ length: 9 }, (_, n) => {
    const angle = (n / 9) * Math.PI * 2;
    const by = 0.6 + (n % 3) * 0.12;
    return `M0 0L${u(Math.cos(angle) * r * by)} ${u(Math.sin(angle) * r * by)}`;
  });
  return `M${-long} 0a${long} ${long} 0 1 0 ${2 * long} 0a${long} ${long} 0 1 0 ${-2 * long} 0Z${spokes.join('')}`;
}

function PlanPatterns() {
  return (
    <defs>
      <radialGradient id="board-shadow">
        <stop offset=".55" stopColor="#000" stopOpacity=".62" />
        <stop offset="1" stopColor="#000" stopOpacity="0" />
      </radialGradient>
      <pattern id="plan-grass" width="64" height="64" patternUnits="userSpaceOnUse">
        <path d="M9 20l2-6M14 21l-1-6M44 50l2-6M49 51l-1-6M37 11l1-5" className="plan-grass" />
      </pattern>
      <pattern id="plan-paving" width="64" height="32" patternUnits="userSpaceOnUse">
        <path d="M0 .5H64M0 16.5H64M.5 0V16M32.500 0V16M16.500 16V32M48.500 16V32" className="plan-paving" />
      </pattern>
      <pattern id="plan-tiles" width="64" height="64" patternUnits="userSpaceOnUse">
        <path d="M0 .5H64M.5 0V64" className="plan-tiles" />
      </pattern>
      <pattern
        id="plan-hatch"
        width="10"
        height="10"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V10" className="plan-hatch" />
      </pattern>
    </defs>
  );
}
