import type { GridDrawing } from '@sightline/table';
import { memo } from 'react';
import { decoration } from './decoration.ts';
import { FloorLayer } from './floor-layer.tsx';
import { GroundLayer } from './ground-layer.tsx';
import { sceneryOf } from './scenery.ts';
import { Sheet } from './sheet.tsx';
import { BlockLayer, OutlineLayer, TerrainLayer } from './terrain-layer.tsx';
import { Textures } from './textures.tsx';
import './still.css';
import { EmberLayer, FaceLayer, WallLayer } from './wall-layer.tsx';

/** Pixels a space of the painted ground has: grain and light are soft, so few are enough. */
const GROUND = 40;

interface Props {
  readonly drawing: GridDrawing;
  readonly level: number;
}

const ON_FLOOR = ['difficult', 'impassable'] as const;
const STANDING = ['blocking'] as const;

/** What never changes in a match and lies below everything: rock, floors, the feet of walls. Drawn once. */
export const LowerLayers = memo(function LowerLayers({ drawing, level }: Props) {
  const { plan, spaces, lamps, cracks } = sceneryOf(drawing, level);
  return (
    <div className="board-still" {...decoration}>
      <GroundLayer drawing={drawing} level={level} size={GROUND} />
      <Sheet drawing={drawing} still>
        <Textures />
        <EmberLayer cracks={cracks} />
        <FloorLayer spaces={spaces} plan={plan} />
        <TerrainLayer spaces={spaces} />
        <FaceLayer plan={plan} lamps={lamps} />
        <OutlineLayer outlines={drawing.outlines} level={level} kinds={ON_FLOOR} />
      </Sheet>
    </div>
  );
});

/** What never changes and stands up: it hides the light on the floor behind it. Drawn once. */
export const UpperLayers = memo(function UpperLayers({ drawing, level }: Props) {
  const { plan, spaces } = sceneryOf(drawing, level);
  return (
    <Sheet drawing={drawing} still>
      <WallLayer plan={plan} />
      <BlockLayer spaces={spaces} />
      <OutlineLayer outlines={drawing.outlines} level={level} kinds={STANDING} />
    </Sheet>
  );
});
