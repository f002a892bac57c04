import { iconHref } from '../../icons/Icon.tsx';
import type { Die } from '../part-types.ts';
import { burst, marks } from './burst.ts';
import './DieFace.css';

/** A die seen from above. Without a face it is only a die of its kind: the mark is an outline. */
export function DieFace({ die }: { readonly die: Die }) {
  return (
    <span className="die-face" data-die={die.tone} data-struck={die.struck} role="img" aria-label={die.label}>
      <Face die={die} />
    </span>
  );
}

function Face({ die: { face, pictures, struck } }: { readonly die: Die }) {
  if (struck) return <Bolt />;
  return pictures === undefined ? <Marks face={face} /> : <Pictures pictures={pictures} />;
}

interface CubeProps {
  readonly die: Die;
  /** its place among the dice rolled: each falls in its own way */
  readonly place: number;
}

const SIDES = ['front', 'back', 'left', 'right', 'top', 'bottom'] as const;

/** A die that tumbles onto its real face; how long it takes is `--tumble`. It comes to rest as a plain, sharp face. */
export function DieCube({ die, place }: CubeProps) {
  // What is not rolled does not tumble.
  if (die.struck)
    return (
      <span className="die-cube">
        <DieFace die={die} />
      </span>
    );
  return (
    <span className={`die-cube fall-${place % 4}`}>
      <DieFace die={die} />
      <span className="die-cube-air" aria-hidden="true">
        <span className="die-cube-body">
          {SIDES.map((side, i) => (
            <span key={side} className={`die-face die-cube-${side}`} data-die={die.tone}>
              {die.pictures === undefined ? (
                <Marks face={side === 'front' ? die.face : 1 + (i % 2)} />
              ) : (
                <Pictures pictures={side === 'front' ? die.pictures : []} />
              )}
            </span>
          ))}
        </span>
      </span>
    </span>
  );
}

/** Where one, two or three pictures lie on a face, and how large they are. */
const PICTURES: readonly (readonly (readonly [x: number, y: number, size: number])[])[] = [
  [],
  [[32, 32, 44]],
  [
    [21, 21, 28],
    [43, 43, 28],
  ],
  [
    [20, 20, 24],
    [44, 20, 24],
    [32, 44, 24],
  ],
];

function Pictures({ pictures }: { readonly pictures: NonNullable<Die['pictures']> }) {
  const places = PICTURES[Math.min(pictures.length, PICTURES.length - 1)];
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      {places.map(([x, y, size], i) => (
        <use
          key={`${x} ${y}`}
          href={iconHref(pictures[i].icon)}
          x={x - size / 2}
          y={y - size / 2}
          width={size}
          height={size}
          className={pictures[i].faint ? 'die-face-picture faint' : 'die-face-picture'}
        />
      ))}
    </svg>
  );
}

/** A die that is not rolled: its bolt, struck through. */
function Bolt() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path d="M37 8L16 37H29L25 56L48 26H34Z" className="die-face-bolt" />
      <path d="M8 56L56 8" className="die-face-strike" />
    </svg>
  );
}

function Marks({ face }: { readonly face: number | undefined }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      {face === undefined ? (
        <path className="die-face-kind" d={burst(32, 32, 23, 0.2)} />
      ) : (
        <path d={marks(face)} />
      )}
    </svg>
  );
}
