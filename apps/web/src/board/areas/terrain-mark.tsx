import type { AreaTerrain } from '@sightline/table';

/** A sign of the map: the same on the board and in its legend; 24 units wide, around its middle. */
export function TerrainMark({ kind }: { readonly kind: AreaTerrain }) {
  return (
    <g className={`land-mark ${kind}`}>
      <rect x="-12" y="-12" width="24" height="24" rx="4" className="land-mark-box" />
      <path d={SIGNS[kind]} className="land-mark-sign" />
    </g>
  );
}

const SIGNS: Readonly<Record<AreaTerrain, string>> = {
  difficult: 'M-8 5L-4-3L0 5L4-3L8 5',
  covered: 'M-8-3H8M-8 3H8M-5-7V7M5-7V7',
  elevated: 'M-8 0L0-6L8 0M-8 7L0 1L8 7',
  impassable: 'M-6-6L6 6M6-6L-6 6',
};
