import type { DrawnDoor, Scene } from '@sightline/table';
import { memo } from 'react';
import { UNIT } from './units.ts';
import './doors.css';

interface Props {
  readonly drawn: readonly DrawnDoor[];
  readonly doors: Scene['doors'];
  readonly level: number;
}

/** Half of a slab's thickness, in SVG units. */
const THICK = 13;

/** Doors lie across their borders: closed as one striped slab, open as two stubs at its ends. */
export const DoorLayer = memo(function DoorLayer({ drawn, doors, level }: Props) {
  const now = new Map(doors.map((door) => [door.ref, door]));
  return (
    <g className="board-doors">
      {drawn.map((door) => {
        const state = now.get(door.ref);
        if (door.edges[0]?.level !== level) return null;
        return (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is not interactive
          <g
            key={door.ref}
            role="img"
            aria-label={state?.label ?? ''}
            data-ref={door.ref}
            data-open={state?.open ?? false}
            className={state?.open ? 'board-door open' : 'board-door'}
          >
            <Slab door={door} />
          </g>
        );
      })}
    </g>
  );
});

/** Drawn lying along the x axis from 0; a door in a vertical border is turned. */
function Slab({ door: { edges } }: { readonly door: DrawnDoor }) {
  const { vertical } = edges[0];
  const x = Math.min(...edges.map((e) => e.x)) * UNIT;
  const y = Math.min(...edges.map((e) => e.y)) * UNIT;
  const long = edges.length * UNIT;
  const half = long / 2;
  return (
    <g transform={`translate(${x} ${y})${vertical ? ' rotate(90) scale(1 -1)' : ''}`}>
      <path d={`M10 0H${long - 10}`} className="board-door-sill" />
      <g className="board-door-halves">
        {[0, 1].map((n) => (
          <g key={n} transform={n === 0 ? undefined : `translate(${long} 0) scale(-1 1)`}>
            <g className="board-door-half">
              {!vertical && (
                <rect x="-2" y={THICK - 2} width={half + 2} height="13" className="board-door-face" />
              )}
              <rect x="-2" y={-THICK} width={half + 2} height={2 * THICK} className="board-door-slab" />
              <rect x="-2" y={-THICK} width={half + 2} height={2 * THICK} fill="url(#board-slab)" />
            </g>
            <g className="board-door-post">
              <rect
                className="board-door-jamb"
                x="-9"
                y={-THICK - 3}
                width="15"
                height={2 * THICK + 6}
                rx="3"
              />
              <circle className="board-door-lamp" cx="-1.5" r="3.4" />
            </g>
          </g>
        ))}
      </g>
      <g className="board-door-lock" transform={`translate(${half} 0)`}>
        <rect className="board-door-box" x="-10" y="-10" width="20" height="20" rx="4" />
        <circle className="board-door-eye" r="4.5" />
      </g>
    </g>
  );
}
