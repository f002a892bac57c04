import type { GridDrawing } from '@sightline/table';
import { memo, useEffect, useRef } from 'react';
import { decoration } from './decoration.ts';
import { paintGround } from './ground-painter.ts';

interface Props {
  readonly drawing: GridDrawing;
  readonly level: number;
  /** pixels of a space */
  readonly size: number;
}

/** Milliseconds of work at a time: the table answers all the while. */
const SLICE = 10;

/** Grain and light of the floor, painted once for a level; then the light goes on. */
export const GroundLayer = memo(function GroundLayer({ drawing, level, size }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context === null || context === undefined) return;
    const work = paintGround(drawing, level, size);
    let timer = 0;
    const go = () => {
      const until = performance.now() + SLICE;
      while (performance.now() < until) {
        const { done, value } = work.next();
        if (!done) continue;
        context.canvas.width = value.wide;
        context.canvas.height = value.high;
        context.putImageData(new ImageData(value.rgba, value.wide, value.high), 0, 0);
        context.canvas.dataset.painted = 'yes';
        return;
      }
      timer = window.setTimeout(go);
    };
    go();
    return () => clearTimeout(timer);
  }, [drawing, level, size]);
  return <canvas ref={canvas} className="board-ground" {...decoration} />;
});
