import type { Ref } from '@sightline/table';
import { type KeyboardEvent, type PointerEvent, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { MarkAround } from './marks.tsx';
import type { Viewport, WindowSize } from './pan-zoom.ts';
import type { SpotChoice } from './props.ts';
import type { Rect } from './units.ts';
import { useBeside } from './use-beside.ts';
import './chooser.css';

interface Props {
  readonly choices: readonly SpotChoice[];
  /** where they lie */
  readonly rect: Rect;
  readonly title: string;
  readonly listed: boolean;
  readonly view: Viewport;
  readonly size: WindowSize;
  /** where the focus goes when something is chosen */
  readonly home: RefObject<HTMLElement | null>;
  onPoint(ref: Ref): void;
  onTake(key: string): void;
}

const NOTHING: readonly Rect[] = [];
const WHOLE: Rect = { x: 0, y: 0, wide: 1, high: 1 };
const WAYS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Where more than one thing can be done at one spot: all of them by name, beside it. */
export function Chooser({ choices, rect, title, listed, view, size, home, onPoint, onTake }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useBeside(box, { target: rect, others: NOTHING, view, size });
  useLayoutEffect(() => {
    const { current } = box;
    current?.querySelector('button')?.focus({ preventScroll: true });
    return () => {
      if (current?.contains(document.activeElement)) home.current?.focus({ preventScroll: true });
    };
  }, [home]);
  const onKeyDown = (e: KeyboardEvent) => {
    const way = WAYS[e.key];
    if (way === undefined) return;
    e.preventDefault();
    const buttons: HTMLElement[] = [...(box.current?.querySelectorAll('button') ?? [])];
    const now = buttons.indexOf(document.activeElement as HTMLElement);
    buttons.at((now + way) % buttons.length)?.focus();
  };
  // What is pressed here is no place on the board; and the end of the tap that opened it chooses nothing.
  const pressed = useRef(false);
  const keep = (e: PointerEvent) => e.stopPropagation();
  const press = (e: PointerEvent) => {
    keep(e);
    pressed.current = true;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={box}
      className="board-chooser"
      role="group"
      aria-labelledby={id}
      data-listed={listed}
      onKeyDown={onKeyDown}
      onPointerDown={press}
      onPointerMove={keep}
      onPointerUp={keep}
    >
      <p id={id}>{title}</p>
      {choices.map(({ key, ref, mark, label }) => (
        <button
          type="button"
          key={key}
          data-ref={ref}
          data-lit={mark}
          onClick={(e) => (pressed.current || e.detail === 0) && onTake(key)}
          onPointerEnter={(e) => e.pointerType === 'mouse' && onPoint(ref)}
          onFocus={(e) => e.currentTarget.matches(':focus-visible') && onPoint(ref)}
        >
          <svg viewBox="-8 -8 80 80" aria-hidden="true">
            <g className={`board-mark ${mark}`}>
              <MarkAround mark={mark} rect={WHOLE} />
            </g>
          </svg>
          {label}
        </button>
      ))}
    </div>
  );
}
