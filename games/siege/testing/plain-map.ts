import type { PlainBoard, PlainSections } from './plain-board.ts';
import type { PrintedSegments, WallList } from './wall-lists.ts';

/** A map of wall-lists.ts as a plain board: no figures, no smoke, all walls standing, all openings open or barricaded. */
export function plainMap(
  list: WallList,
  openings: 'open' | 'barricaded',
  wallModel: PlainBoard['wallModel'],
): PlainBoard {
  return {
    width: list.width,
    height: list.height,
    wallModel,
    touchingSmokeBlocks: false,
    structural: [],
    sections: [
      ...sectionsOf(list.heavy, 'heavy'),
      ...sectionsOf(list.fortified, 'fortified'),
      ...sectionsOf(list.light, 'light'),
      ...sectionsOf(list.openings, openings === 'open' ? 'window' : 'barricadedWindow'),
    ],
    obstacles: [],
    overlays: [],
    figures: [],
  };
}

function sectionsOf({ segments, print }: PrintedSegments, kind: PlainSections['kind']): PlainSections[] {
  const prints = print.trim().split(/\s+/);
  return segments
    .trim()
    .split(/\s+/)
    .map((segment, i) => {
      const [fromX, fromY, toX, toY] = segment.split(/[,-]/).map(Number);
      const [offset, before, after] = prints[i].split('/').map(Number);
      return { kind, from: { x: fromX, y: fromY }, to: { x: toX, y: toY }, offset, before, after };
    });
}
