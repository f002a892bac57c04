import type { DrawnSpace } from '@sightline/table';
import { memo } from 'react';
import { floorPaths } from './floor-paths.ts';
import type { Plan } from './wall-paths.ts';

/** Plates, treads, flagstones: the lines on the ground. */
export const FloorLayer = memo(function FloorLayer({
  spaces,
  plan,
}: {
  readonly spaces: readonly DrawnSpace[];
  readonly plan: Plan;
}) {
  const paths = floorPaths(spaces, plan);
  return (
    <g className="board-floor" fill="none">
      <path d={paths.treads} fill="url(#board-treads)" />
      <path d={paths.flagstones} stroke="#000" strokeOpacity=".5" strokeWidth="2.6" strokeLinecap="round" />
      <path d={paths.flagstones} className="board-floor-lit" transform="translate(1.4 1.6)" />
      <path d={paths.veins} stroke="#3b0a10" strokeOpacity=".55" strokeWidth="3.4" strokeLinecap="round" />
      <path
        d={paths.veins}
        stroke="#d97a6a"
        strokeOpacity=".2"
        strokeWidth="1.2"
        transform="translate(-.8 -1)"
      />
      <path d={paths.nodules} fill="#2d070c" fillOpacity=".7" />
      <path d={paths.nodules} fill="#e59a84" fillOpacity=".28" transform="translate(-1 -1.4)" />
      <path d={paths.plates} stroke="#000" strokeOpacity=".2" strokeWidth="1.2" />
      <path d={paths.plates} className="board-floor-lit" transform="translate(1.1 1.1)" />
      <path d={paths.slots} stroke="#000" strokeOpacity=".62" strokeWidth="4" strokeLinecap="round" />
      <path d={paths.slots} className="board-floor-lit" transform="translate(0 2.4)" />
      <path d={paths.scratches} stroke="#ffe9cf" strokeOpacity=".1" strokeWidth="1" />
      <path d={paths.bolts} stroke="#000" strokeOpacity=".5" strokeWidth="3.4" strokeLinecap="round" />
      <path
        d={paths.bolts}
        stroke="#ffe2c0"
        strokeOpacity=".28"
        strokeWidth="1.4"
        strokeLinecap="round"
        transform="translate(-.5 -.6)"
      />
      <path d={paths.faintJoints} stroke="#000" strokeOpacity=".4" strokeWidth="1.4" />
      <path d={paths.joints} stroke="#000" strokeOpacity=".55" strokeWidth="2" />
      <path d={paths.joints} className="board-floor-lit" transform="translate(1.6 1.6)" />
    </g>
  );
});
