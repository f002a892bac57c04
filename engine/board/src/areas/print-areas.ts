import { writtenNote } from '../map/notes.ts';
import { blocksText, entryLine, placementLine, section } from '../map/print-sheet.ts';
import { written } from '../map/words.ts';
import type { AreaPair, AreaSheet } from './area-sheet.ts';

/** The canonical text of a sheet of areas. `readAreas(printAreaSheet(s))` is `s` again. */
export function printAreaSheet(s: AreaSheet): string {
  const pair = ({ a, b }: AreaPair): string[] => [written(a), written(b)];
  return blocksText([
    [`${s.what} ${written(s.name)}`, ...s.notes.map((n) => `note ${writtenNote(n)}`)],
    ...s.sectors.map((sector) => [
      `sector ${written(sector.id)}`,
      ...sector.areas.map((area) => `  ${[area.glyph, ...entryLine(area)].join(' ')}`),
      ...sector.rows,
    ]),
    section('place', s.place.map(placementLine)),
    section(
      'links',
      s.links.map((link) => [written(link.kind), ...pair(link)]),
    ),
    section('cuts', s.cuts.map(pair)),
    section(
      'marks',
      s.marks.map((mark) => [...entryLine(mark), 'at', ...mark.at.map(written)]),
    ),
  ]);
}
