import type { Ref } from '@sightline/table';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import type { LitPlace } from './lit-layer.tsx';
import { UNIT } from './units.ts';

interface Props {
  readonly lit: readonly LitPlace[];
  /** those that cover others: a press asks which one is meant */
  readonly covering: ReadonlySet<Ref>;
  /** where the focus goes when its target is no longer there */
  readonly home: RefObject<HTMLElement | null>;
  onFocus(place: LitPlace): void;
  onBlur(): void;
  onChoose(ref: Ref): void;
}

/**
 * What may be chosen, as buttons for keyboard and screen reader, in reading order. The pointer is served by the board
 * itself, which knows what is meant where several lie on each other.
 */
export const TargetLayer = memo(function TargetLayer({
  lit,
  covering,
  home,
  onFocus,
  onBlur,
  onChoose,
}: Props) {
  const focused = useRef<Ref | null>(null);
  // A choice changes what is lit; the keyboard should go on from the board, not from the top of the page.
  useLayoutEffect(() => {
    if (focused.current === null || lit.some((one) => one.ref === focused.current)) return;
    focused.current = null;
    home.current?.focus({ preventScroll: true });
  }, [lit, home]);
  const press = (e: KeyboardEvent, ref: Ref) => {
    if (e.key !== 'Enter' && e.key !== ' ') return;
    e.preventDefault();
    onChoose(ref);
  };
  return (
    <g className="board-targets">
      {lit.map((one) => {
        const button = {
          className: 'board-target',
          tabIndex: 0,
          role: 'button',
          'aria-label': one.label,
          'data-ref': one.ref,
          'data-lit': one.mark,
          'data-several': covering.has(one.ref) || undefined,
          // A pointer's press focuses, too, but the board knows of pointers by itself.
          onFocus(e: FocusEvent<SVGElement>) {
            if (!e.currentTarget.matches(':focus-visible')) return;
            focused.current = one.ref;
            onFocus(one);
          },
          onBlur() {
            if (focused.current === null) return;
            focused.current = null;
            onBlur();
          },
          onKeyDown: (e: KeyboardEvent) => press(e, one.ref),
          // Only clicks that no pointer made: of screen readers and of scripts.
          onClick(e: MouseEvent) {
            if (e.detail === 0) onChoose(one.ref);
          },
        };
        const { x, y, wide, high } = one.rect;
        return one.shape === null ? (
          <rect
            key={one.ref}
            x={x * UNIT}
            y={y * UNIT}
            width={wide * UNIT}
            height={high * UNIT}
            rx="8"
            {...button}
          />
        ) : (
          <path key={one.ref} d={one.shape} {...button} />
        );
      })}
    </g>
  );
});
