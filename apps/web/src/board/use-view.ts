import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { attend, type Matter } from './attend.ts';
import { freeOfFloating } from './free-area.ts';
import {
  between,
  brought,
  centred,
  edgeOf,
  freeOf,
  isSeen,
  kept,
  limitsOf,
  type Pixel,
  toBoard,
  type Viewport,
  type WindowSize,
  type ZoomRange,
} from './pan-zoom.ts';
import { MARGIN, middle, type Rect } from './units.ts';

export interface ViewOptions {
  /** how far the view may go */
  readonly board: Rect;
  /** the size of the drawing */
  readonly width: number;
  readonly height: number;
  first(size: WindowSize): Viewport;
  /** no gliding */
  readonly still: boolean;
  /** a moment is shown over the board */
  readonly staged: boolean;
  /** milliseconds a step of a piece takes: the camera keeps pace */
  readonly pace: number;
}

/** The window on the board: what is seen of it now. */
export interface BoardView {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly world: RefObject<HTMLDivElement | null>;
  /** move along with the world, but only along their edge */
  readonly columns: RefObject<HTMLDivElement | null>;
  readonly rows: RefObject<HTMLDivElement | null>;
  view(): Viewport;
  size(): WindowSize;
  /** looks what floats over the window now, or will once a moment is shown */
  measure(staged?: boolean): void;
  limits(): ZoomRange;
  /** at once, by hand */
  look(view: Viewport): void;
  /** milliseconds until it is there; `home`: this is the scale to come back to */
  glide(to: Viewport, home?: boolean): number;
  /** where it is going to be */
  goal(): Viewport;
  /** the scale somebody chose, or that of the first view */
  home(): number;
  /** was it moved by hand since the last thing happened, and is that so fresh that nothing may move it? */
  isHeld(): boolean;
  isFresh(): boolean;
  release(): void;
  /** stops gliding */
  stop(): void;
  /** the first view anew, unless somebody has looked around since: says whether it is */
  startAgain(): boolean;
  /** somebody looks around: from now on the window may change, the view stays */
  touch(): void;
  /** something is pointed out: until somebody looks around it stays in sight when the window changes; null: no longer */
  lead(to: Rect | null): void;
  /** what has to be looked at: until somebody looks around it stays in sight when the window changes; null: nothing */
  heed(matter: Matter | null): void;
  pixelOf(e: { readonly clientX: number; readonly clientY: number }): Pixel;
}

/** So long after a gesture nothing else moves the view. */
const FRESH = 1200;
/** A zoomed picture is drawn anew when the wheel rests, so that turning it stays fluid. */
const REST = 140;
const GLIDE = { least: 140, most: 380 };
/** Smaller than this and the details of figures are left out. */
const FAR = 30;

/** It moves one element by transforms and never makes React draw anything. */
export function useView(options: ViewOptions): BoardView {
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const columns = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  latest.current = options;
  const state = useRef<{
    view: Viewport;
    size: WindowSize;
    drawn: number;
    touched: boolean;
    led: Rect | null;
    heeded: Matter | null;
    held: boolean;
    touchedAt: number;
    went: boolean;
    home: number;
    rest: number;
    gliding: number;
    goal: Viewport | null;
  }>({
    view: { x: 0, y: 0, scale: 48 },
    size: { wide: 0, high: 0 },
    /** the scale the picture is drawn at */
    drawn: 0,
    touched: false,
    led: null,
    heeded: null,
    /** moved by hand since the last thing happened */
    held: false,
    touchedAt: Number.NEGATIVE_INFINITY,
    /** it has gone somewhere since the first view */
    went: false,
    home: 48,
    rest: 0,
    gliding: 0,
    /** where it glides to */
    goal: null,
  });

  const place = useCallback(() => {
    const { view, drawn } = state.current;
    const element = world.current;
    if (element === null || drawn === 0) return;
    const { x, y, scale } = view;
    const dpr = devicePixelRatio || 1;
    const whole = (n: number) => Math.round(n * dpr) / dpr;
    const [left, top] = [whole((-MARGIN - x) * scale), whole((-MARGIN - y) * scale)];
    const by = scale === drawn ? '' : ` scale(${scale / drawn})`;
    element.style.transform = `translate3d(${left}px,${top}px,0)${by}`;
    if (columns.current !== null) columns.current.style.transform = `translate(${left}px)${scaledAlong('X')}`;
    if (rows.current !== null) rows.current.style.transform = `translateY(${top}px)${scaledAlong('Y')}`;

    function scaledAlong(axis: 'X' | 'Y') {
      return by === '' ? '' : ` scale${axis}(${scale / drawn})`;
    }
  }, []);

  const draw = useCallback(() => {
    const s = state.current;
    const element = world.current;
    if (element === null) return;
    const { width, height } = latest.current;
    s.drawn = s.view.scale;
    element.style.width = `${(width + 2 * MARGIN) * s.drawn}px`;
    element.style.height = `${(height + 2 * MARGIN) * s.drawn}px`;
    for (const sized of [element, columns.current, rows.current]) {
      if (sized === null) continue;
      sized.style.setProperty('--space', `${s.drawn}px`);
      sized.dataset.zoom = s.drawn < FAR ? 'far' : 'near';
    }
    place();
  }, [place]);

  const measure = useCallback((staged = latest.current.staged) => {
    const s = state.current;
    const element = frame.current;
    if (element === null) return;
    const { clientWidth: wide, clientHeight: high } = element;
    if (wide === 0 || high === 0) return;
    const clear = freeOfFloating(element, false);
    s.size = { wide, high, free: staged ? freeOfFloating(element, true) : clear };
    // A moment passes, the names of the columns stay where they are.
    columns.current?.style.setProperty('--over', `${clear.y}px`);
  }, []);

  const { board, width, height } = options;
  useEffect(() => {
    const s = state.current;
    const element = frame.current;
    if (element === null) return;
    const resize = () => {
      if (element.clientWidth === 0 || element.clientHeight === 0) return;
      const [x, y] = toBoard(s.view, middle(freeOf(s.size)));
      const turned = element.clientWidth !== s.size.wide;
      const known = (s.touched || s.went || s.led !== null) && s.size.wide > 0;
      measure();
      const view = known ? centred(s.view, { x, y, wide: 0, high: 0 }, s.size) : latest.current.first(s.size);
      if (!known) s.home = view.scale;
      // The question may grow after the view went where it is answered.
      const held = (v: Viewport): Viewport => {
        if (s.led !== null) return isSeen(v, s.led, s.size, 0) ? v : brought(v, s.led, s.size);
        if (s.heeded === null) return v;
        // A window that was turned shows what may be chosen again; else that moves as little as it can.
        return attend(v, s.size, turned ? edgeOf(s.size) : 0, { ...s.heeded, home: s.home }) ?? v;
      };
      s.view = kept(s.goal === null ? held(view) : view, s.size, board);
      if (s.goal !== null) s.goal = kept(held(s.goal), s.size, board);
      draw();
    };
    const observer = new ResizeObserver(resize);
    observer.observe(element);
    resize();
    return () => observer.disconnect();
  }, [board, draw, measure]);
  // Another drawing has another size.
  useEffect(() => {
    if (width > 0 && height > 0 && state.current.drawn > 0) draw();
  }, [width, height, draw]);
  useEffect(() => {
    const s = state.current;
    return () => {
      clearTimeout(s.rest);
      cancelAnimationFrame(s.gliding);
    };
  }, []);

  return useMemo(() => {
    const s = state.current;
    const stop = () => {
      cancelAnimationFrame(s.gliding);
      s.goal = null;
    };
    const put = (view: Viewport) => {
      s.view = kept(view, s.size, latest.current.board);
      place();
      if (s.view.scale === s.drawn) return;
      clearTimeout(s.rest);
      s.rest = window.setTimeout(draw, REST);
    };
    const look = (view: Viewport) => {
      put(view);
      s.home = s.view.scale;
    };
    const glide = (to: Viewport, home = false): number => {
      stop();
      const target = kept(to, s.size, latest.current.board);
      s.went = true;
      if (home) s.home = target.scale;
      if (latest.current.still || matchMedia('(prefers-reduced-motion: reduce)').matches) {
        put(target);
        return 0;
      }
      const { pace } = latest.current;
      const time = Math.min(GLIDE.most, Math.max(GLIDE.least, pace * 2.2));
      const from = s.view;
      s.goal = target;
      const start = performance.now();
      const step = (now: number) => {
        const t = Math.min(1, Math.max(0, now - start) / time);
        const goal = s.goal ?? target;
        put(t === 1 ? goal : between(from, goal, t));
        if (t < 1) s.gliding = requestAnimationFrame(step);
        else s.goal = null;
      };
      s.gliding = requestAnimationFrame(step);
      return time;
    };
    return {
      frame,
      world,
      columns,
      rows,
      view: () => s.view,
      size: () => s.size,
      measure,
      limits: () => limitsOf(s.size, latest.current.board),
      look,
      stop,
      glide,
      goal: () => s.goal ?? s.view,
      home: () => s.home,
      isHeld: () => s.held,
      isFresh: () => performance.now() - s.touchedAt < FRESH,
      release() {
        s.held = false;
      },
      startAgain() {
        if (s.touched || s.size.wide === 0) return false;
        s.led = null;
        measure();
        glide(latest.current.first(s.size), true);
        s.went = false;
        return true;
      },
      touch() {
        s.touched = true;
        s.held = true;
        s.touchedAt = performance.now();
        s.led = null;
        s.heeded = null;
      },
      lead(to) {
        s.led = to;
      },
      heed(matter) {
        s.heeded = matter;
      },
      pixelOf({ clientX, clientY }) {
        const box = frame.current?.getBoundingClientRect();
        return [clientX - (box?.left ?? 0), clientY - (box?.top ?? 0)];
      },
    };
  }, [place, draw, measure]);
}
