import type { Veil } from '@sightline/table';
import { memo } from 'react';
import { chances } from '../chance.ts';
import { short, UNIT } from '../units.ts';
import './veils.css';

/** Smoke in billows, gas in rising bubbles, fire in tongues: each is known by its pattern. */
export const VeilLayer = memo(function VeilLayer({
  veils,
  level,
}: {
  readonly veils: readonly Veil[];
  readonly level: number;
}) {
  return (
    <g className="board-veils">
      {veils
        .filter((veil) => veil.level === level)
        .map((veil) => (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is not interactive
          <g
            key={`${veil.kind} ${veil.x},${veil.y}`}
            role="img"
            aria-label={veil.label}
            data-veil={veil.kind}
            className={`board-veil ${veil.kind}`}
            transform={`translate(${veil.x * UNIT} ${veil.y * UNIT})`}
          >
            <rect
              x="4"
              y="4"
              width={veil.wide * UNIT - 8}
              height={veil.high * UNIT - 8}
              rx="16"
              className="board-veil-body"
            />
            <path d={PATTERNS[veil.kind](veil)} className="board-veil-pattern" />
          </g>
        ))}
    </g>
  );
});

type Box = Pick<Veil, 'x' | 'y' | 'wide' | 'high'>;

/** Some places of a veil, spread evenly and moved a little, always the same for the same place. */
function spread({ x, y, wide, high }: Box, pitch: number, salt: number) {
  const next = chances(x, y, salt);
  const [columns, rows] = [wide, high].map((n) => Math.round((n * UNIT - 14) / pitch));
  const [stepX, stepY] = [(wide * UNIT - 14) / columns, (high * UNIT - 14) / rows];
  return Array.from({ length: columns * rows }, (_, n) => ({
    x: 7 + ((n % columns) + 0.5 + (next() - 0.5) * 0.4) * stepX,
    y: 7 + (Math.floor(n / columns) + 0.5 + (next() - 0.5) * 0.4) * stepY,
    size: 0.75 + next() * 0.5,
  }));
}

const billows = (box: Box): string =>
  spread(box, 25, 101)
    .map(({ x, y, size }) => {
      const r = 9 * size;
      return `M${short(x - r)} ${short(y + r * 0.5)}a${short(r * 0.6)} ${short(r * 0.6)} 0 0 1 ${short(r * 0.3)} ${short(-r * 0.95)}a${short(r * 0.8)} ${short(r * 0.8)} 0 0 1 ${short(r * 1.4)} 0a${short(r * 0.6)} ${short(r * 0.6)} 0 0 1 ${short(r * 0.3)} ${short(r * 0.95)}`;
    })
    .join('');

const bubbles = (box: Box): string =>
  spread(box, 16, 102)
    .map(({ x, y, size }) => {
      const r = short(4.6 * size);
      return `M${short(x - 4.6 * size)} ${short(y)}a${r} ${r} 0 1 0 ${short(9.2 * size)} 0a${r} ${r} 0 1 0 ${short(-9.2 * size)} 0Z`;
    })
    .join('');

const tongues = (box: Box): string =>
  spread(box, 21, 103)
    .map(({ x, y, size }) => {
      const h = 11 * size;
      return `M${short(x)} ${short(y - h)}q${short(h * 0.75)} ${short(h * 0.9)} ${short(h * 0.5)} ${short(h * 1.5)}q${short(-h * 0.5)} ${short(h * 0.5)} ${short(-h)} 0q${short(-h * 0.3)}-${short(h * 0.6)} ${short(h * 0.1)}-${short(h * 0.8)}q${short(h * 0.2)} ${short(h * 0.3)} ${short(h * 0.4)}-${short(h * 0.7)}Z`;
    })
    .join('');

const PATTERNS = { smoke: billows, gas: bubbles, fire: tongues } as const;
