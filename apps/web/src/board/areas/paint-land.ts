import type { LandKind } from '@sightline/table';
import { noise, PERIOD } from '../noise.ts';
import { MARGIN } from '../units.ts';
import { isWet, type Land, type LandArea } from './land.ts';

/**
 * The land as a worn map has it: paper, washes of colour for what grows there, grain, folds and stains. Painted once
 * into a canvas; everything with a line is drawn over it.
 */
type Colour = readonly [r: number, g: number, b: number];

/** The wash of each ground, and how much of the clouds in it is seen. */
const WASHES: Readonly<Record<LandKind, { readonly wash: Colour; readonly rough: number }>> = {
  meadow: { wash: [186, 184, 122], rough: 0.5 },
  grove: { wash: [160, 168, 106], rough: 0.7 },
  field: { wash: [214, 190, 116], rough: 0.45 },
  marsh: { wash: [152, 164, 118], rough: 0.8 },
  water: { wash: [88, 128, 134], rough: 0.55 },
  shallows: { wash: [132, 160, 150], rough: 0.6 },
  sand: { wash: [222, 202, 152], rough: 0.4 },
  yard: { wash: [206, 184, 136], rough: 0.5 },
  street: { wash: [212, 194, 154], rough: 0.4 },
  hill: { wash: [190, 176, 124], rough: 0.75 },
  ruins: { wash: [190, 174, 142], rough: 0.8 },
  boards: { wash: [178, 142, 98], rough: 0.5 },
  concrete: { wash: [170, 166, 150], rough: 0.55 },
  crypt: { wash: [138, 130, 118], rough: 0.8 },
  ash: { wash: [142, 132, 120], rough: 0.9 },
};

const rgb = ([r, g, b]: Colour, alpha = 1) => `rgba(${r},${g},${b},${alpha})`;
const PAPER: Colour = [222, 204, 160];
const INK: Colour = [58, 40, 22];

/** Pixels of a unit. */
const SIZE = 44;

export function paintLand(land: Land, context: CanvasRenderingContext2D): void {
  const { width, height } = land;
  const wide = Math.round((width + 2 * MARGIN) * SIZE);
  const high = Math.round((height + 2 * MARGIN) * SIZE);
  const { canvas } = context;
  canvas.width = wide;
  canvas.height = high;
  context.setTransform(SIZE, 0, 0, SIZE, MARGIN * SIZE, MARGIN * SIZE);
  sheet(land, context);
  // Heights throw a shadow on the land beside them, so they come last.
  const raised = (area: LandArea) => area.drawn.terrain.includes('elevated');
  for (const area of land.areas) if (!raised(area)) wash(area, context, false);
  for (const area of land.areas) if (raised(area)) wash(area, context, true);
  for (const area of land.areas) if (isWet(area.drawn)) water(land, area, context);
  wear(land, context);
  canvas.dataset.painted = 'yes';
}

/** The paper, a little larger than the map, on a dark table. */
function sheet({ width, height }: Land, c: CanvasRenderingContext2D): void {
  const edge = 0.34;
  c.save();
  c.shadowColor = 'rgba(0,0,0,.65)';
  c.shadowBlur = 0.5 * SIZE;
  c.shadowOffsetY = 0.12 * SIZE;
  c.fillStyle = rgb([196, 174, 126]);
  c.fillRect(-edge, -edge, width + 2 * edge, height + 2 * edge);
  c.restore();
  c.fillStyle = rgb(PAPER);
  c.fillRect(-edge * 0.5, -edge * 0.5, width + edge, height + edge);
  solid({ width, height }, c);
}

/** Where there is no area there is rock, hatched as maps of mines have it. */
function solid({ width, height }: Pick<Land, 'width' | 'height'>, c: CanvasRenderingContext2D): void {
  c.save();
  c.beginPath();
  c.rect(0, 0, width, height);
  c.clip();
  c.fillStyle = rgb([92, 76, 54]);
  c.fillRect(0, 0, width, height);
  c.strokeStyle = rgb([40, 28, 14], 0.55);
  c.lineWidth = 0.035;
  c.beginPath();
  for (let x = -height; x < width; x += 0.16) {
    c.moveTo(x, height);
    c.lineTo(x + height, 0);
  }
  c.stroke();
  c.restore();
}

function wash(area: LandArea, c: CanvasRenderingContext2D, raised: boolean): void {
  const { wash: colour, rough } = WASHES[area.drawn.ground];
  const path = pathOf(area);
  if (raised) {
    c.save();
    c.shadowColor = 'rgba(46,28,8,.6)';
    c.shadowBlur = 0.42 * SIZE;
    c.shadowOffsetX = 0.1 * SIZE;
    c.shadowOffsetY = 0.16 * SIZE;
    c.fillStyle = rgb(colour);
    c.fill(path);
    c.restore();
  }
  c.save();
  c.clip(path);
  c.fillStyle = rgb(colour);
  c.fillRect(area.box.x - 1, area.box.y - 1, area.box.wide + 2, area.box.high + 2);
  // Watercolour runs to its edge and is lightest in the middle.
  const { x, y } = area.pole;
  const far = Math.max(area.box.wide, area.box.high) * 0.62;
  const light = c.createRadialGradient(x, y, 0.1, x, y, far);
  light.addColorStop(0, 'rgba(255,240,200,.34)');
  light.addColorStop(1, 'rgba(255,240,200,0)');
  c.fillStyle = light;
  c.fillRect(area.box.x, area.box.y, area.box.wide, area.box.high);
  cloud(c, area, rough);
  c.strokeStyle = rgb(INK, 0.09);
  for (const line of [0.5, 0.28, 0.12]) {
    c.lineWidth = line;
    c.stroke(path);
  }
  c.restore();
}

/** Deep in the middle, bright along the shore. */
function water(land: Land, area: LandArea, c: CanvasRenderingContext2D): void {
  c.save();
  c.clip(pathOf(area));
  for (const { beyond, points } of area.runs) {
    if (beyond >= 0 && isWet(land.areas[beyond].drawn)) continue;
    c.beginPath();
    for (const [x, y] of points) c.lineTo(x, y);
    for (const [line, alpha] of [
      [0.95, 0.12],
      [0.62, 0.16],
      [0.3, 0.26],
    ]) {
      c.lineWidth = line;
      c.strokeStyle = `rgba(206,222,204,${alpha})`;
      c.stroke();
    }
  }
  c.restore();
}

const paths = new WeakMap<LandArea, Path2D>();
function pathOf(area: LandArea): Path2D {
  let path = paths.get(area);
  if (path === undefined) {
    path = new Path2D();
    for (const ring of area.rings) {
      for (const [x, y] of ring) path.lineTo(x, y);
      path.closePath();
    }
    paths.set(area, path);
  }
  return path;
}

/** Brushwork: the clouds of the noise in light and dark. */
function cloud(c: CanvasRenderingContext2D, { box, number }: LandArea, rough: number): void {
  const pattern = patternOf(c);
  if (pattern === null) return;
  pattern.setTransform(
    new DOMMatrix()
      .translate((number * 37) % 9, (number * 53) % 7)
      .scale(3.4 / PERIOD + (number % 3) * 0.004),
  );
  c.globalAlpha = rough;
  c.fillStyle = pattern;
  c.fillRect(box.x, box.y, box.wide, box.high);
  c.globalAlpha = 1;
}

let brush: HTMLCanvasElement | null = null;
function patternOf(c: CanvasRenderingContext2D): CanvasPattern | null {
  if (brush === null) {
    brush = document.createElement('canvas');
    brush.width = PERIOD;
    brush.height = PERIOD;
    const own = brush.getContext('2d');
    const { clouds, grain } = noise();
    const image = new ImageData(PERIOD, PERIOD);
    for (let n = 0; n < PERIOD * PERIOD; n++) {
      const v = (clouds[n] - 0.5) * 2.2 + (grain[n] - 0.5) * 0.55;
      const dark = v < 0;
      image.data[n * 4] = dark ? 62 : 255;
      image.data[n * 4 + 1] = dark ? 46 : 246;
      image.data[n * 4 + 2] = dark ? 22 : 214;
      image.data[n * 4 + 3] = Math.min(255, Math.abs(v) * (dark ? 120 : 95));
    }
    own?.putImageData(image, 0, 0);
  }
  return c.createPattern(brush, 'repeat');
}

/** What a map has been through: folds, hands, light from the upper left. */
function wear({ width, height, folds }: Land, c: CanvasRenderingContext2D): void {
  const pattern = patternOf(c);
  if (pattern !== null) {
    pattern.setTransform(new DOMMatrix().scale(1 / 70));
    c.globalAlpha = 0.2;
    c.fillStyle = pattern;
    c.fillRect(-0.17, -0.17, width + 0.34, height + 0.34);
    pattern.setTransform(new DOMMatrix().scale(8 / PERIOD));
    c.globalAlpha = 0.3;
    c.globalCompositeOperation = 'multiply';
    c.fillRect(-0.17, -0.17, width + 0.34, height + 0.34);
    c.globalAlpha = 1;
    c.globalCompositeOperation = 'source-over';
  }
  const fold = (
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    box: readonly [number, number, number, number],
  ) => {
    const shade = c.createLinearGradient(x0, y0, x1, y1);
    shade.addColorStop(0, 'rgba(50,32,12,0)');
    shade.addColorStop(0.46, 'rgba(50,32,12,.2)');
    shade.addColorStop(0.5, 'rgba(50,32,12,.34)');
    shade.addColorStop(0.52, 'rgba(255,246,220,.42)');
    shade.addColorStop(1, 'rgba(255,246,220,0)');
    c.fillStyle = shade;
    c.fillRect(...box);
  };
  for (const x of folds.x) fold(x - 0.4, 0, x + 0.4, 0, [x - 0.4, -0.17, 0.8, height + 0.34]);
  for (const y of folds.y) fold(0, y - 0.4, 0, y + 0.4, [-0.17, y - 0.4, width + 0.34, 0.8]);
  const light = c.createRadialGradient(
    width * 0.36,
    height * 0.3,
    height * 0.15,
    width * 0.48,
    height * 0.48,
    Math.hypot(width, height) * 0.6,
  );
  light.addColorStop(0, 'rgba(255,238,190,.2)');
  light.addColorStop(0.5, 'rgba(120,80,20,.05)');
  light.addColorStop(1, 'rgba(40,22,4,.5)');
  c.fillStyle = light;
  c.fillRect(-0.34, -0.34, width + 0.68, height + 0.68);
}
