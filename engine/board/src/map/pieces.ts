import { type Layout, layout } from '../layout.ts';
import type { PlacedStamp } from './board.ts';
import { largest } from './drawing-size.ts';
import { ink, runNames } from './ink.ts';
import { type FilePosition, type Problems, refuse, report, shown } from './map-error.ts';
import type { MapPalette } from './palette.ts';
import type { Sheet, TilePlacement } from './sheet.ts';
import { turned } from './stamp.ts';
import type { Tile, TileSet } from './tile-set.ts';
import { placeIn } from './where.ts';

/** The drawings of the levels, each laid at the origin under the ids it declares. */
export function levelPieces(sheet: Sheet, palette: MapPalette, problems: Problems): PlacedStamp[] {
  const names = runNames(sheet.components);
  const drawn = new Set<number>();
  return sheet.levels.flatMap((drawing) => {
    const { level } = drawing;
    const at = placeIn(problems, drawing, 1);
    if (drawn.has(level))
      report(problems, at, 'duplicate', 'one drawing of each level', `level ${level} again`);
    drawn.add(level);
    const stamp = ink(drawing, palette, names, problems);
    if (!stamp) return [];
    return {
      stamp,
      spot: { x: 0, y: 0, level },
      at,
      prefix: '',
      title: `the drawing of level ${level}`,
      marks: sheet.marks,
      components: sheet.components,
      room: null,
      turns: 0,
    };
  });
}

/** The tiles placed, from the file itself or from the sets it may use. */
export function tilePieces(
  sheet: Sheet,
  own: ReadonlyMap<string, Tile>,
  sets: readonly TileSet[],
  problems: Problems,
): PlacedStamp[] {
  const names = new Set<string>();
  return sheet.place.flatMap((p) => {
    const at = placeIn(problems, p);
    if (names.has(p.name)) report(problems, at, 'duplicate', 'a name not used before', shown(p.name));
    names.add(p.name);
    const found = [own, ...sets.map((set) => set.tiles)].flatMap((tiles) => tiles.get(p.tile) ?? []);
    const word = placeIn(problems, p, 1);
    if (found.length > 1)
      report(problems, word, 'ambiguous', 'one tile of that id', `${found.length} of ${shown(p.tile)}`);
    if (found.length === 0) report(problems, word, 'unknown-name', 'the id of a tile', shown(p.tile));
    return found.slice(0, 1).map((tile) => placed(p, tile, at));
  });
}

function placed(p: TilePlacement, tile: Tile, at: FilePosition): PlacedStamp {
  return {
    stamp: turned(tile.stamp, p.turns),
    spot: p.spot,
    at,
    prefix: `${p.name}/`,
    title: `the tile placed as ${shown(p.name)}`,
    marks: tile.sheet.marks,
    components: tile.sheet.components,
    room: tile.room,
    turns: p.turns,
  };
}

/** The size of the least board that holds all pieces; a map without any is refused at once. */
export function layoutFor(pieces: readonly PlacedStamp[], title: FilePosition, problems: Problems): Layout {
  let [width, height, levels] = [1, 1, 1];
  if (pieces.length === 0)
    report(problems, title, 'rows-missing', 'a map with a level drawn or a tile placed', 'neither');
  for (const { stamp, spot, at } of pieces) {
    const right = spot.x + stamp.layout.width;
    const low = spot.y + stamp.layout.height;
    const { side, levels: most } = problems.bounds;
    if (right > side || low > side || spot.level >= most)
      report(problems, at, 'too-large', largest(problems), `${right} by ${low} on level ${spot.level}`);
    width = Math.max(width, right);
    height = Math.max(height, low);
    levels = Math.max(levels, spot.level + 1);
  }
  refuse(problems);
  return layout(width, height, levels);
}
