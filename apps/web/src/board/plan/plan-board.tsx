import type { GridDrawing, Piece, Ref } from '@sightline/table';
import { useMemo, useState } from 'react';
import { BoardFrame } from '../board-frame.tsx';
import { firstLook } from '../interest.ts';
import { LitField, LitGround } from '../lit-layer.tsx';
import { fitted, type Viewport, type WindowSize } from '../pan-zoom.ts';
import { LitSigns, PieceLayer } from '../piece-layer.tsx';
import { fixedPlaces, placesOf } from '../places.ts';
import type { BoardProps, Moved } from '../props.ts';
import { Rulers } from '../rulers.tsx';
import { Sheet } from '../sheet.tsx';
import { around } from '../units.ts';
import { Annexes } from './annexes.tsx';
import { ArcLayer, ArcPatterns } from './arc-layer.tsx';
import { BorderLayer } from './border-layer.tsx';
import { bordersOn } from './borders-now.ts';
import { PlanFloor } from './plan-floor.tsx';
import { PlanLegend } from './plan-legend.tsx';
import { StandeeLayer } from './standee-layer.tsx';
import { TorchLayer } from './torch-layer.tsx';
import { VeilLayer } from './veil-layer.tsx';
import '../piece-marks.css';

/** What may be seen around the plan, in spaces: the names of rows and columns stand there. */
const RIM = 0.6;
/** Pixels of a space: smaller, and one begins with a part of the plan. */
const LEAST = 19;

const NONE: readonly never[] = [];

/** A floor plan: rooms, borders that change, annexes beside it. */
export function PlanBoard(props: BoardProps & { readonly drawing: GridDrawing }) {
  const { drawing, lit, moved, fading, borders = NONE, veils = NONE } = props;
  const [level, setLevel] = useState(0);
  const pieces = useMemo(() => piecesBy(props.pieces, moved), [props.pieces, moved]);
  const standing = useMemo(() => pieces.filter((p) => p.level < drawing.levels), [pieces, drawing]);
  const fixed = useMemo(() => {
    const all = [...fixedPlaces(drawing)].filter(([, place]) => place.level < drawing.levels);
    return new Map(all);
  }, [drawing]);
  const places = useMemo(
    () => placesOf(fixed, withStandees(standing), moved, level),
    [fixed, standing, moved, level],
  );
  const floor = useMemo(
    () => around([...fixed.values()].flatMap(({ zone }) => zone.rects)) ?? NOWHERE,
    [fixed],
  );
  const bounds = useMemo(
    () => ({ x: floor.x - RIM, y: floor.y - RIM, wide: floor.wide + 2 * RIM, high: floor.high + 2 * RIM }),
    [floor],
  );
  const here = useMemo(() => standing.filter((p) => p.level === level), [standing, level]);
  const built = drawing.plan?.borders ?? NONE;
  const bordersHere = useMemo(() => bordersOn(built, borders, level), [built, borders, level]);
  const first = (size: WindowSize): Viewport => {
    const all = fitted(bounds, size, { least: 4, most: 78 });
    if (all.scale >= LEAST) return all;
    return firstLook({ pieces: standing, lit, floor, level, rectOf: places.rectOf }, size);
  };
  return (
    <BoardFrame
      props={props}
      kind={{
        look: 'plan',
        sheet: drawing,
        bounds,
        places,
        level,
        onLevel: setLevel,
        first,
        figures: here,
        lower: <PlanFloor drawing={drawing} level={level} />,
        upper: (
          <Sheet drawing={drawing} named>
            <TorchLayer drawing={drawing} borders={bordersHere} pieces={here} moved={moved} level={level} />
            <ArcPatterns />
            <ArcLayer drawing={drawing} pieces={here} moved={moved} />
            <VeilLayer veils={veils} level={level} />
            <BorderLayer borders={bordersHere} />
          </Sheet>
        ),
        field: (targets) => <LitField lit={targets} />,
        ground: (targets) => <LitGround lit={targets} />,
        standing: (
          <>
            <StandeeLayer pieces={here} moved={moved} />
            <PieceLayer pieces={here} moved={moved} fading={fading} level={level} />
          </>
        ),
        signs: (targets) => <LitSigns lit={targets} pieces={here} moved={moved} level={level} />,
        beside: ({ columns, rows }) => <Rulers drawing={drawing} columns={columns} rows={rows} />,
        foot: (
          <>
            <PlanLegend samples={drawing.plan?.samples ?? NONE} opens={props.words.samples} />
            <Annexes props={props} drawing={drawing} pieces={pieces} />
          </>
        ),
      }}
    />
  );
}

const NOWHERE = { x: 0, y: 0, wide: 1, high: 1 };

/** Pieces of squares, on the level they are on by now. */
function piecesBy(pieces: BoardProps['pieces'], moved: ReadonlyMap<Ref, Moved>): readonly Piece[] {
  return pieces.flatMap((piece) => {
    if (piece.x === undefined) return [];
    const level = moved.get(piece.ref)?.level;
    return level === undefined ? [piece] : [{ ...piece, level }];
  });
}

/** A standee can be pointed at like a piece. */
const withStandees = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.flatMap((piece) => {
    const { standee } = piece;
    return standee === undefined ? [piece] : [piece, { ...piece, ...standee, wide: 1, high: 1 }];
  });
