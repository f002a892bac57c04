import { outlineOf } from '@sightline/board';
import type { AreasDrawing, AreaTerrain, DrawnArea, DrawnProp, LandKind, Prop } from '@sightline/table';
import { placeName } from './names.ts';
import { placeRef } from './refs.ts';
import type { ViewContext } from './view-context.ts';

/** In the order in which their marks are printed. */
const TERRAINS: readonly AreaTerrain[] = ['elevated', 'difficult', 'covered', 'impassable'];

/** What the land is where a tile does not say. */
const LAND: LandKind = 'meadow';

/** The board of a mission: its locations as the tiles have them, and the ways between them. */
export function drawing(at: ViewContext): AreasDrawing {
  const { graph } = at.statics;
  const squares = graph.areas.flatMap((area) => area.squares);
  const sheets = [...new Set(graph.areas.map(({ sector }) => sector))].map((sector) =>
    sheetOf(graph.areas.filter((area) => area.sector === sector).flatMap((area) => area.squares)),
  );
  const areas = graph.areas.map(
    ({ terrain, props, squares: own }, location): DrawnArea => ({
      ref: placeRef(location),
      label: placeName(at, location),
      outline: outlineOf(own).map((ring) => ring.map(({ x, y }) => [x, y] as const)),
      ground: (props.ground as LandKind | undefined) ?? LAND,
      props: propsOf(props.has ?? ''),
      terrain: TERRAINS.filter((kind) => terrain.includes(kind)),
    }),
  );
  return {
    kind: 'areas',
    width: Math.max(...squares.map(({ x }) => x)) + 1,
    height: Math.max(...squares.map(({ y }) => y)) + 1,
    levels: 1,
    areas,
    ways: graph.links.map(({ a, b, kind }) => ({
      from: placeRef(a),
      to: placeRef(b),
      ...(kind !== graph.legend.links[0].name && { label: kind }),
    })),
    sheets,
    legend: TERRAINS.flatMap((kind) =>
      areas.some(({ terrain }) => terrain.includes(kind))
        ? [{ kind, label: at.say(`scene.terrain.${kind}`) }]
        : [],
    ),
  };
}

/** "tree:4,well:1" */
const propsOf = (has: string): DrawnProp[] =>
  has === ''
    ? []
    : has.split(',').map((one) => {
        const [what, many = '1'] = one.split(':');
        return { what: what as Prop, many: Number(many) };
      });

function sheetOf(
  squares: readonly { readonly x: number; readonly y: number }[],
): AreasDrawing['sheets'][number] {
  const xs = squares.map(({ x }) => x);
  const ys = squares.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, wide: Math.max(...xs) + 1 - x, high: Math.max(...ys) + 1 - y };
}
