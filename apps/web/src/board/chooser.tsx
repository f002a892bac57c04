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
/** Around a spot, by the place of the key: clockwise and back, or to a side at once. */
const AROUND: Readonly<Record<string, number>> = { KeyE: 1, KeyQ: -1 };
const SIDES = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

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
  const isTurn = choices.every(({ turn }) => turn !== undefined);
  const ordered = isTurn ? choices.toSorted((a, b) => Number(a.turn) - Number(b.turn)) : choices;
  const onKeyDown = (e: KeyboardEvent) => {
    const way = (isTurn ? AROUND[e.code] : WAYS[e.key]) ?? 0;
    const side = isTurn ? SIDES.indexOf(e.key) : -1;
    if (way === 0 && side < 0) return;
    e.preventDefault();
    e.stopPropagation();
    const buttons: HTMLElement[] = [...(box.current?.querySelectorAll('button') ?? [])];
    const now = buttons.indexOf(document.activeElement as HTMLElement);
    if (side < 0) buttons.at((now + way) % buttons.length)?.focus();
    else buttons[ordered.findIndex(({ turn }) => turn === side)]?.focus();
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
      data-turning={isTurn}
      onKeyDown={onKeyDown}
      onPointerDown={press}
      onPointerMove={keep}
      onPointerUp={keep}
    >
      <p id={id}>{title}</p>
      {ordered.map(({ key, ref, mark, label, turn }) => (
        <button
          type="button"
          key={key}
          data-ref={ref}
          data-lit={mark}
          {...(isTurn && { 'data-turn': turn, 'aria-label': label, title: label })}
          onClick={(e) => (pressed.current || e.detail === 0) && onTake(key)}
          onPointerEnter={(e) => e.pointerType === 'mouse' && onPoint(ref)}
          onFocus={(e) => e.currentTarget.matches(':focus-visible') && onPoint(ref)}
        >
          {isTurn ? (
            <svg viewBox="0 0 24 24" aria-hidden="true" className="board-turn">
              <path d="M12 4L21 19H3Z" transform={`rotate(${90 * Number(turn)} 12 12)`} />
            </svg>
          ) : (
            <>
              <svg viewBox="-8 -8 80 80" aria-hidden="true">
                <g className={`board-mark ${mark}`}>
                  <MarkAround mark={mark} rect={WHOLE} />
                </g>
              </svg>
              {label}
            </>
          )}
        </button>
      ))}
    </div>
  );
}
