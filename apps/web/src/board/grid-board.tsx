import type { GridDrawing, Piece } from '@sightline/table';
import { useMemo, useState } from 'react';
import { BoardFrame } from './board-frame.tsx';
import { DoorLayer } from './door-layer.tsx';
import { firstLook } from './interest.ts';
import { LitField, LitGround } from './lit-layer.tsx';
import { LitSigns, PieceLayer } from './piece-layer.tsx';
import { fixedPlaces, placesOf } from './places.ts';
import type { BoardProps } from './props.ts';
import { Rulers } from './rulers.tsx';
import { sceneryOf } from './scenery.ts';
import { LowerLayers, UpperLayers } from './static-layers.tsx';

/** Rock that may be seen around the floor, in spaces. */
const RIM = 1.2;

const isOnGrid = (piece: BoardProps['pieces'][number]): piece is Piece => piece.x !== undefined;

/** A board of squares: floors, walls and doors. */
export function GridBoard(props: BoardProps & { readonly drawing: GridDrawing }) {
  const { drawing, doors, lit, moved, fading } = props;
  const [level, setLevel] = useState(0);
  const pieces = useMemo(() => props.pieces.filter(isOnGrid), [props.pieces]);
  const { floor } = sceneryOf(drawing, level);
  const fixed = useMemo(() => fixedPlaces(drawing), [drawing]);
  const places = useMemo(() => placesOf(fixed, pieces, moved, level), [fixed, pieces, moved, level]);
  const bounds = useMemo(
    () => ({
      x: floor.x - RIM,
      y: floor.y - RIM,
      wide: floor.wide + 2 * RIM,
      high: floor.high + 2 * RIM,
    }),
    [floor],
  );
  return (
    <BoardFrame
      props={props}
      kind={{
        look: 'grid',
        sheet: drawing,
        bounds,
        places,
        level,
        onLevel: setLevel,
        first: (size) => firstLook({ pieces, lit, floor, level, rectOf: places.rectOf }, size),
        figures: pieces,
        lower: <LowerLayers drawing={drawing} level={level} />,
        upper: <UpperLayers drawing={drawing} level={level} />,
        field: (targets) => <LitField lit={targets} />,
        ground: (targets) => (
          <>
            <LitGround lit={targets} />
            <DoorLayer drawn={drawing.doors} doors={doors} level={level} />
          </>
        ),
        standing: <PieceLayer pieces={pieces} moved={moved} fading={fading} level={level} />,
        signs: (targets) => <LitSigns lit={targets} pieces={pieces} moved={moved} level={level} />,
        beside: ({ columns, rows }) => <Rulers drawing={drawing} columns={columns} rows={rows} />,
      }}
    />
  );
}
