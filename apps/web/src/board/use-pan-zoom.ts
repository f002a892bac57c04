import { type MouseEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { attend, type Matter } from './attend.ts';
import {
  brought,
  edgeOf,
  fitted,
  freeOf,
  isSeen,
  kept,
  type Pixel,
  panned,
  pinched,
  toBoard,
  type Viewport,
  zoomed,
} from './pan-zoom.ts';
import { middle, type Rect } from './units.ts';
import { type BoardView, useView, type ViewOptions } from './use-view.ts';

/** A place pointed at: in spaces, and how large a space is on the screen. */
export interface PointedSpot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly finger: boolean;
}

interface Options extends ViewOptions {
  /** says whether something was chosen there, so that a second tap is no double tap */
  onTap(at: PointedSpot): boolean;
  onPress(at: PointedSpot): void;
  onHover(at: PointedSpot | null): void;
}

interface PanZoom
  extends Pick<BoardView, 'frame' | 'world' | 'columns' | 'rows' | 'view' | 'goal' | 'size' | 'startAgain'> {
  readonly handlers: {
    onPointerDown(e: PointerEvent): void;
    onPointerMove(e: PointerEvent): void;
    onPointerUp(e: PointerEvent): void;
    onPointerCancel(e: PointerEvent): void;
    onPointerLeave(e: PointerEvent): void;
    onContextMenu(e: MouseEvent): void;
  };
  zoomBy(factor: number): void;
  fit(): void;
  /** glides there unless it is seen already */
  show(part: Rect): void;
  isHeld(): boolean;
  /**
   * glides to where a question is answered, unless that is seen already. A view that was moved by hand stays as it is
   * until something new is asked.
   */
  attend(matter: Omit<Matter, 'home'>, anew: boolean): void;
  /** glides to where something is about to happen; milliseconds it takes */
  bring(must: readonly Rect[], staged: boolean): number;
}

/** Pixels until a press is a drag; milliseconds until it is a long one, and between two taps that are one gesture. */
const DRAG = { mouse: 4, finger: 10 } as const;
const LONG = 450;
const DOUBLE = 300;
/** Two taps go in up to this scale, and out beyond it. */
const CLOSE = 70;

/** By a pixel or more. */
const isElsewhere = (to: Viewport, from: Viewport): boolean =>
  to.scale !== from.scale || Math.hypot(to.x - from.x, to.y - from.y) * to.scale >= 1;

interface Down {
  at: Pixel;
  readonly start: Pixel;
}

/** Looking around on the board with mouse, fingers and buttons, and telling a tap from all that. */
export function usePanZoom(options: Options): PanZoom {
  const eye = useView(options);
  const latest = useRef(options);
  latest.current = options;
  const gesture = useRef({
    downs: new Map<number, Down>(),
    /** what follows is no tap */
    dragging: false,
    long: 0,
    lastTap: { time: 0, at: [0, 0] as Pixel },
  });

  useEffect(() => {
    const { frame, view, measure, limits, look, stop, touch, pixelOf } = eye;
    const element = frame.current;
    const { current } = gesture;
    // React listens to wheels passively; this one must not scroll the page.
    const turn = (e: WheelEvent) => {
      e.preventDefault();
      stop();
      touch();
      measure();
      const lines = e.deltaMode === 1 ? 16 : 1;
      const factor = Math.exp(-e.deltaY * lines * (e.ctrlKey ? 0.01 : 0.0016));
      look(zoomed(view(), factor, pixelOf(e), limits()));
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => {
      element?.removeEventListener('wheel', turn);
      clearTimeout(current.long);
    };
  }, [eye]);

  return useMemo(() => {
    const { frame, world, columns, rows, view, size, limits, look, glide, stop, touch, pixelOf } = eye;
    const { measure, lead, heed, goal, home, isHeld, isFresh, release } = eye;
    const edge = () => edgeOf(size());
    const g = gesture.current;
    const spotOf = (at: Pixel, e: PointerEvent): PointedSpot => {
      const [x, y] = toBoard(view(), at);
      return { x, y, scale: view().scale, finger: e.pointerType !== 'mouse' };
    };
    const tap = (at: Pixel, e: PointerEvent) => {
      const off = Math.hypot(at[0] - g.lastTap.at[0], at[1] - g.lastTap.at[1]);
      if (e.timeStamp - g.lastTap.time < DOUBLE && off < 30) {
        g.lastTap = { time: 0, at };
        touch();
        glide(zoomed(view(), view().scale < CLOSE ? 1.8 : 0.4, at, limits()), true);
        return;
      }
      const taken = latest.current.onTap(spotOf(at, e));
      g.lastTap = { time: taken ? 0 : e.timeStamp, at };
    };
    const up = (e: PointerEvent, meant: boolean) => {
      const down = g.downs.get(e.pointerId);
      g.downs.delete(e.pointerId);
      clearTimeout(g.long);
      if (down === undefined || g.downs.size > 0) return;
      const tapped = meant && !g.dragging;
      g.dragging = false;
      if (tapped) tap(down.at, e);
    };
    return {
      frame,
      world,
      columns,
      rows,
      view,
      goal,
      size,
      startAgain: eye.startAgain,
      isHeld,
      handlers: {
        onPointerDown(e) {
          if (e.button !== 0) return;
          stop();
          measure();
          const at = pixelOf(e);
          g.downs.set(e.pointerId, { at, start: at });
          g.dragging = g.downs.size > 1;
          clearTimeout(g.long);
          if (g.dragging || e.pointerType === 'mouse') return;
          const spot = spotOf(at, e);
          g.long = window.setTimeout(() => {
            g.dragging = true;
            latest.current.onPress(spot);
          }, LONG);
        },
        onPointerMove(e) {
          const at = pixelOf(e);
          const down = g.downs.get(e.pointerId);
          if (down === undefined) {
            if (e.pointerType === 'mouse') latest.current.onHover(spotOf(at, e));
            return;
          }
          if (!g.dragging) {
            const far = Math.hypot(at[0] - down.start[0], at[1] - down.start[1]);
            if (far < DRAG[e.pointerType === 'mouse' ? 'mouse' : 'finger']) return;
            g.dragging = true;
            clearTimeout(g.long);
            frame.current?.setPointerCapture(e.pointerId);
          }
          touch();
          const before = [...g.downs.values()].map((d) => d.at);
          const [dx, dy] = [at[0] - down.at[0], at[1] - down.at[1]];
          down.at = at;
          const after = [...g.downs.values()].map((d) => d.at);
          if (after.length === 1) look(panned(view(), dx, dy));
          else look(pinched(view(), [before[0], before[1]], [after[0], after[1]], limits()));
        },
        onPointerUp: (e) => up(e, true),
        onPointerCancel: (e) => up(e, false),
        onPointerLeave(e) {
          if (e.pointerType === 'mouse' && g.downs.size === 0) latest.current.onHover(null);
        },
        // A long press of a finger shows what is there; the browser's own menu would lie on it.
        onContextMenu(e) {
          if (g.downs.size > 0) e.preventDefault();
        },
      },
      zoomBy(factor) {
        touch();
        measure();
        glide(zoomed(view(), factor, middle(freeOf(size())), limits()), true);
      },
      fit() {
        touch();
        measure();
        glide(fitted(latest.current.board, size(), limits()), true);
      },
      show(part) {
        lead(part);
        measure();
        if (size().wide > 0 && !isSeen(view(), part, size(), edge())) glide(brought(view(), part, size()));
      },
      attend(matter, anew) {
        if (anew) release();
        else if (isHeld()) return;
        lead(null);
        heed(matter);
        measure();
        if (size().wide === 0) return;
        // What a moment kept free is the board's again, once something new is asked: not below a pointer.
        const from = anew ? kept(goal(), size(), latest.current.board) : goal();
        const to = attend(from, size(), edge(), { ...matter, home: home() }) ?? from;
        if (isElsewhere(to, goal())) glide(to);
      },
      bring(must, staged) {
        if (g.downs.size > 0 || isFresh()) return 0;
        release();
        lead(null);
        heed({ must, targets: [] });
        measure(staged);
        if (size().wide === 0) return 0;
        // Out for one thing and in for the next would be unrest: it comes back only from far out.
        const to = attend(goal(), size(), edge(), { must, targets: [], home: home(), worth: 1.7 });
        return to === null ? 0 : glide(to);
      },
    };
  }, [eye]);
}
