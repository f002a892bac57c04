import { memo } from 'react';
import { iconHref } from '../icons/Icon.tsx';
import { decoration } from './decoration.ts';
import type { Places } from './places.ts';
import type { Flying } from './props.ts';
import { UNIT } from './units.ts';
import './flying.css';

interface Props {
  readonly flying: readonly Flying[];
  readonly places: Places;
}

/** What happens, for a moment: numbers that rise, icons that flare up, shots. Words stand in captions. */
export const FlyingLayer = memo(function FlyingLayer({ flying, places }: Props) {
  return (
    <g className="board-flying" {...decoration}>
      {flying.map((one) => (
        <Flight key={one.id} one={one} places={places} />
      ))}
    </g>
  );
});

function Flight({ one, places }: { readonly one: Flying; readonly places: Places }) {
  const centre = (ref: Parameters<Places['middleOf']>[0]) =>
    places.middleOf(ref)?.map((n) => n * UNIT) ?? null;
  if (one.show === 'shot') {
    const from = centre(one.from);
    const to = centre(one.to);
    if (from === null || to === null) return null;
    const d = `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
    return (
      <g className={`board-shot board-tone-${one.tone}`}>
        <path d={d} className="board-shot-trail" />
        <path d={d} pathLength="100" className="board-shot-halo" />
        <path d={d} pathLength="100" className="board-shot-glow" />
        <path d={d} pathLength="100" className="board-shot-core" />
        <g transform={`translate(${from[0]} ${from[1]})`}>
          <path d={BURST} className="board-shot-muzzle" />
        </g>
        <g transform={`translate(${to[0]} ${to[1]})`}>
          <path d={BURST} className="board-shot-burst" />
        </g>
      </g>
    );
  }
  const at = centre(one.at);
  if (at === null) return null;
  return (
    <g transform={`translate(${at[0]} ${at[1]})`} className={`board-tone-${one.tone}`}>
      {one.show === 'number' ? (
        isShort(one.text) && <text className="board-number">{one.text}</text>
      ) : (
        <g className="board-flare">
          <circle r="43" className="board-flare-disc" />
          <use
            href={iconHref(one.icon)}
            x="-30"
            y="-30"
            width="60"
            height="60"
            className="board-flare-icon"
          />
        </g>
      )}
    </g>
  );
}

/** A number with its sign; longer ones are words, which are set as captions. */
export const isShort = (text: string): boolean => text.length <= 3;

const BURST = Array.from({ length: 16 }, (_, n) => {
  const r = n % 2 === 0 ? 40 : 15;
  const angle = (n / 16) * Math.PI * 2;
  return `${n === 0 ? 'M' : 'L'}${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
})
  .join('')
  .concat('Z');
