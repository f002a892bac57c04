import type { AreaTerrain, BoardDrawing, OptionMark } from '@sightline/table';
import { TerrainMark } from './areas/terrain-mark.tsx';
import { MarkAround } from './marks.tsx';
import type { BoardProps } from './props.ts';
import './controls.css';

interface ZoomProps {
  readonly words: BoardProps['words'];
  onZoom(factor: number): void;
  onFit(): void;
}

export function ZoomButtons({ words, onZoom, onFit }: ZoomProps) {
  return (
    <div className="board-zoom" data-floating>
      <button type="button" aria-label={words.zoomOut} title={words.zoomOut} onClick={() => onZoom(1 / 1.4)}>
        −
      </button>
      <button type="button" aria-label={words.zoomIn} title={words.zoomIn} onClick={() => onZoom(1.4)}>
        +
      </button>
      <button type="button" onClick={onFit} data-test="fit">
        {words.fit}
      </button>
    </div>
  );
}

interface LevelProps {
  readonly count: number;
  readonly now: number;
  readonly labels: readonly string[] | undefined;
  onLevel(level: number): void;
}

/** The highest level is at the top. */
export function LevelButtons({ count, now, labels, onLevel }: LevelProps) {
  if (count < 2) return null;
  return (
    <div className="board-levels" data-floating>
      {Array.from({ length: count }, (_, n) => count - 1 - n).map((level) => (
        <button key={level} type="button" aria-pressed={level === now} onClick={() => onLevel(level)}>
          {labels?.[level] ?? level + 1}
        </button>
      ))}
    </div>
  );
}

const MARKS: readonly OptionMark[] = ['step', 'attack', 'interact', 'place', 'plain'];

interface LegendProps {
  readonly marks: ReadonlySet<OptionMark>;
  readonly terrain: BoardDrawing['legend'];
  /** terrain is shown by signs of a map, not by outlines */
  readonly signs?: boolean;
  readonly words: BoardProps['words'];
}

/** What the marks mean that are on the board now, and the outlines of terrain. */
export function Legend({ marks, terrain, signs = false, words }: LegendProps) {
  const lit = MARKS.filter((mark) => marks.has(mark));
  if (lit.length === 0 && terrain.length === 0) return null;
  return (
    <ul className="board-legend" data-floating>
      {lit.map((mark) => (
        <li key={mark}>
          <svg viewBox="-8 -8 80 80" aria-hidden="true">
            <g className={`board-mark ${mark}`}>
              <MarkAround mark={mark} rect={{ x: 0, y: 0, wide: 1, high: 1 }} />
            </g>
          </svg>
          {words.legend[mark]}
        </li>
      ))}
      {terrain.map(({ kind, label }) => (
        <li key={kind} className="terrain">
          {signs ? (
            <svg viewBox="-14 -14 28 28" aria-hidden="true">
              <TerrainMark kind={kind as AreaTerrain} />
            </svg>
          ) : (
            <svg viewBox="-8 -8 80 80" aria-hidden="true">
              <path d="M0 0H64V64H0Z" className={`board-outline ${kind}`} />
            </svg>
          )}
          {label}
        </li>
      ))}
    </ul>
  );
}
