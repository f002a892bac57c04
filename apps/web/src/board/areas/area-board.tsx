import type { AreaPiece, AreasDrawing, Ref } from '@sightline/table';
import { useMemo } from 'react';
import { BoardFrame } from '../board-frame.tsx';
import { centred, fitted, freeOf, type Viewport, type WindowSize } from '../pan-zoom.ts';
import type { Places } from '../places.ts';
import type { BoardProps } from '../props.ts';
import { around, type Rect } from '../units.ts';
import { AreaPieces, LitSigns } from './area-pieces.tsx';
import { isWithin } from './borders.ts';
import { type Land, landOf } from './land.ts';
import { LandLayers, PrintLayer } from './land-layer.tsx';
import { costSpot, LitAreas, LitCosts } from './lit-areas.tsx';
import { type PieceLayout, pieceLayout, type Stood } from './piece-layout.ts';

/** Table that may be seen around the map. */
const RIM = 0.5;
/** Smaller than this, names cannot be read: then one looks at a part of the map first, and the map fills the window. */
const LEAST = 34;
const COMFORT = { least: 40, most: 44 };

const isInArea = (piece: BoardProps['pieces'][number]): piece is AreaPiece => piece.x === undefined;
const nowhere = () => {};

/** A board of areas: a map with land, borders and ways, and crowds that stand where there is room. */
export function AreaBoard(props: BoardProps & { readonly drawing: AreasDrawing }) {
  const { drawing, moved, fading } = props;
  const land = landOf(drawing);
  const pieces = useMemo(() => props.pieces.filter(isInArea), [props.pieces]);
  const layout = useMemo(() => pieceLayout(land, pieces, moved), [land, pieces, moved]);
  const places = useMemo(() => placesOn(land, layout), [land, layout]);
  const bounds = useMemo(
    () => ({ x: -RIM, y: -RIM, wide: land.width + 2 * RIM, high: land.height + 2 * RIM }),
    [land],
  );
  const first = (size: WindowSize): Viewport => {
    const all = fitted(bounds, size, { least: 4, most: 120 });
    const rectsOf = (some: readonly AreaPiece[]) =>
      around(some.flatMap(({ ref }) => places.rectOf(ref) ?? []));
    const focus =
      rectsOf(pieces.filter((piece) => piece.active)) ??
      rectsOf(pieces.filter(({ shape, tone }) => shape === 'figure' && tone === 'friend'));
    if (all.scale >= LEAST || focus === null) return all;
    const free = freeOf(size);
    const filling = Math.max(free.wide / bounds.wide, free.high / bounds.high);
    const scale = Math.min(COMFORT.most, Math.max(COMFORT.least, filling));
    return centred({ ...all, scale }, focus, size);
  };
  return (
    <BoardFrame
      props={props}
      kind={{
        look: 'areas',
        sheet: land,
        bounds,
        places,
        level: 0,
        onLevel: nowhere,
        first,
        figures: NO_FIGURES,
        lower: <LandLayers drawing={drawing} />,
        upper: <PrintLayer drawing={drawing} />,
        field: (targets) => <LitAreas lit={targets} land={land} />,
        ground: (targets) => <LitCosts lit={targets} land={land} layout={layout} />,
        standing: <AreaPieces layout={layout} fading={fading} />,
        signs: (targets) => <LitSigns lit={targets} layout={layout} />,
      }}
    />
  );
}

const NO_FIGURES: readonly never[] = [];

/** Where a piece can be pointed at. */
export function rectOfStood({ x, y, scale, piece }: Stood): Rect {
  const half = piece.shape === 'point' ? 0.25 : piece.shape === 'stamp' ? 0.5 : 0.43 * scale;
  return { x: x - half, y: y - half, wide: 2 * half, high: 2 * half };
}

function placesOn(land: Land, layout: PieceLayout): Places {
  const { stood } = layout;
  const standing = new Map<Ref, Stood>(stood.map((one) => [one.piece.ref, one]));
  return {
    rectOf(ref) {
      const one = standing.get(ref);
      return one === undefined ? (land.areaOf(ref)?.box ?? null) : rectOfStood(one);
    },
    middleOf(ref) {
      const one = standing.get(ref);
      if (one !== undefined) return [one.x, one.y];
      const area = land.areaOf(ref);
      return area === null ? null : [area.pole.x, area.pole.y];
    },
    costAt(ref) {
      const area = land.areaOf(ref);
      if (area === null) return null;
      const { x, y } = costSpot(area, ref, layout);
      return [x, y];
    },
    shapeOf: (ref) => land.areaOf(ref)?.path ?? null,
    levelOf: (ref) => (standing.has(ref) || land.areaOf(ref) !== null ? 0 : null),
    zones: [
      ...land.areas.map(({ drawn, rings, box }) => ({
        ref: drawn.ref,
        rects: [box],
        holds: (x: number, y: number) => isWithin(rings, x, y),
      })),
      ...stood
        .filter(({ piece }) => piece.shape !== 'stamp')
        .map((one) => ({ ref: one.piece.ref, rects: [rectOfStood(one)] })),
    ],
  };
}
