import type { Tone } from '@sightline/table';

const TONES: readonly Tone[] = [
  'plain',
  'friend',
  'foe',
  'energy',
  'good',
  'warn',
  'danger',
  'gold',
  'muted',
];
const PORTALS = ['blue', 'yellow', 'red'] as const;

/** Gradients of pieces, in the colours of the theme. */
export function LiveDefs() {
  return (
    <defs>
      {TONES.map((tone) => (
        <radialGradient
          key={tone}
          id={`board-disc-${tone}`}
          cx=".5"
          cy=".32"
          r=".75"
          className={`board-tone-${tone}`}
        >
          <stop offset="0" className="board-stop-light" />
          <stop offset=".75" className="board-stop-deep" />
          <stop offset="1" className="board-stop-dark" />
        </radialGradient>
      ))}
      {PORTALS.map((colour) => (
        <radialGradient key={colour} id={`board-portal-${colour}`} className={`board-portal ${colour}`}>
          <stop offset=".45" className="board-stop-glow" stopOpacity=".8" />
          <stop offset="1" className="board-stop-glow" stopOpacity="0" />
        </radialGradient>
      ))}
      <radialGradient id="board-pad-glow">
        <stop offset=".2" className="board-stop-energy" stopOpacity=".6" />
        <stop offset="1" className="board-stop-energy" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="board-halo">
        <stop offset=".52" className="board-stop-accent" stopOpacity=".95" />
        <stop offset=".72" className="board-stop-accent" stopOpacity=".4" />
        <stop offset="1" className="board-stop-accent" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}
