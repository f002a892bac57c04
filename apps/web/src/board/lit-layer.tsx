import { kindOfRef, type Ref } from '@sightline/table';
import { memo, useMemo } from 'react';
import { decoration } from './decoration.ts';
import { meet } from './hit.ts';
import { MarkAround } from './marks.tsx';
import { inset, outlinesOfSpaces, roundedPathOf } from './outline.ts';
import type { Places } from './places.ts';
import type { Lit } from './props.ts';
import { type Rect, UNIT } from './units.ts';

interface Props {
  readonly lit: readonly Lit[];
  readonly places: Places;
}

export interface LitPlace extends Lit {
  readonly rect: Rect;
  /** the outline of what is no rectangle */
  readonly shape: string | null;
}

/** The lit targets that are on this level of the board, in reading order; but what lies on another comes after it. */
export function litPlaces(lit: readonly Lit[], places: Places, level: number): readonly LitPlace[] {
  const found = lit
    .flatMap((one) => {
      const rect = places.rectOf(one.ref);
      return rect === null || places.levelOf(one.ref) !== level
        ? []
        : [{ ...one, rect, shape: places.shapeOf(one.ref) }];
    })
    .toSorted((a, b) => Math.round(a.rect.y) - Math.round(b.rect.y) || a.rect.x - b.rect.x);
  const heights = new Map(places.zones.map(({ ref }, z) => [ref, z]));
  const height = (one: LitPlace) => heights.get(one.ref) ?? 0;
  const sorted: LitPlace[] = [];
  while (found.length > 0) {
    const next = found.findIndex(
      (one) => !found.some((other) => height(other) < height(one) && meet([other.rect], [one.rect])),
    );
    sorted.push(...found.splice(Math.max(next, 0), 1));
  }
  return sorted;
}

const isSpace = (one: LitPlace) => kindOfRef(one.ref) === 'cell';

/** All spaces one may step to as one field of light. */
export const LitField = memo(function LitField({ lit }: { readonly lit: readonly LitPlace[] }) {
  const field = useMemo(() => {
    const steps = lit.filter((one) => isSpace(one) && one.mark === 'step');
    return roundedPathOf(inset(outlinesOfSpaces(steps.map((one) => one.rect)), 0.045), 0.07);
  }, [lit]);
  return <path d={field} className="board-step-field" />;
});

/** Spaces that may be chosen: marks on the floor, below whatever stands there. */
export const LitGround = memo(function LitGround({ lit }: { readonly lit: readonly LitPlace[] }) {
  return (
    <g className="board-lit-ground" {...decoration}>
      {lit.filter(isSpace).map((one) => (
        <g key={one.ref} className={`board-mark ${one.mark}`}>
          <MarkAround mark={one.mark} rect={one.rect} />
          {one.note !== undefined && (
            <text
              x={(one.rect.x + 0.5) * UNIT}
              y={(one.rect.y + 0.5) * UNIT + 5.5}
              className="board-mark-note"
            >
              {one.note}
            </text>
          )}
        </g>
      ))}
    </g>
  );
});

interface MarksProps {
  readonly lit: readonly LitPlace[];
  /** those that cover others: there is more to choose than one sees */
  readonly covering: ReadonlySet<Ref>;
}

/** Figures, tokens and doors that may be chosen: marks around them, above everything that stands. */
export const LitMarks = memo(function LitMarks({ lit, covering }: MarksProps) {
  return (
    <g className="board-lit-marks" {...decoration}>
      {lit
        .filter((one) => !isSpace(one))
        .map((one) => (
          <g key={one.ref} className={`board-mark ${one.mark}`}>
            <MarkAround mark={one.mark === 'step' ? 'plain' : one.mark} rect={one.rect} />
            {covering.has(one.ref) && (
              <g transform={`translate(${(one.rect.x + one.rect.wide / 2) * UNIT} ${one.rect.y * UNIT})`}>
                <rect x="-16" y="-8" width="32" height="16" rx="8" className="board-mark-more" />
                <path d="M-8 0h.01M0 0h.01M8 0h.01" className="board-mark-dots" />
              </g>
            )}
          </g>
        ))}
    </g>
  );
});

interface RingProps {
  readonly refs: readonly Ref[];
  readonly places: Props['places'];
  readonly level: number;
  readonly look: 'selected' | 'cursor' | 'hinted' | 'pointed';
  /** where a cost is written: the arrow hides none */
  readonly costly?: ReadonlySet<Ref>;
}

/** Rings around what is chosen already, pointed at by the keyboard, or meant by the tutorial. */
export const Rings = memo(function Rings({ refs, places, level, look, costly }: RingProps) {
  return (
    <g className={`board-rings ${look}`} {...decoration}>
      {refs.map((ref) => {
        const rect = places.rectOf(ref);
        if (rect === null || places.levelOf(ref) !== level) return null;
        const shape = places.shapeOf(ref);
        if (shape !== null)
          return (
            <g key={ref}>
              <path d={shape} className="board-ring-casing" />
              <path d={shape} className="board-ring" />
              {look === 'hinted' && <HintArrow at={arrowAt(ref, places, costly)} />}
            </g>
          );
        const [x, y] = [rect.x * UNIT + 1, rect.y * UNIT + 1];
        const [wide, high] = [rect.wide * UNIT - 2, rect.high * UNIT - 2];
        return (
          <g key={ref}>
            <rect x={x} y={y} width={wide} height={high} rx="10" className="board-ring-casing" />
            <rect x={x} y={y} width={wide} height={high} rx="10" className="board-ring" />
            {look === 'selected' && (
              <g transform={`translate(${x + wide - 4} ${y + high - 4})`}>
                <circle r="10" className="board-chosen-disc" />
                <path d="M-4.6.4L-1.2 4 5-3.6" className="board-chosen-check" />
              </g>
            )}
            {look === 'hinted' && <HintArrow at={[rect.x + rect.wide / 2, rect.y - 7 / UNIT]} />}
          </g>
        );
      })}
    </g>
  );
});

/** At the middle of an area; above its cost, if that is written there. */
function arrowAt(ref: Ref, places: Places, costly?: ReadonlySet<Ref>): readonly [number, number] | null {
  const cost = costly?.has(ref) === true ? places.costAt?.(ref) : null;
  return cost ? [cost[0], cost[1] - 19 / UNIT] : places.middleOf(ref);
}

/** Points down at what the tutorial means; `at` is where its tip is. */
function HintArrow({ at }: { readonly at: readonly [x: number, y: number] | null }) {
  if (at === null) return null;
  const [x, y] = [at[0] * UNIT, at[1] * UNIT];
  return <path d={`M${x - 13} ${y - 17}h26l-13 17Z`} className="board-hint-arrow" />;
}
