import { type Legend, MapError, type MapFile, parseMap } from '@sightline/board';
import { SetupError } from '@sightline/kernel';

/**
 * Reads a set-up that is the drawing of a house, as rows of text: so a test can draw the smallest house that shows
 * its rule. `key` explains the glyphs, in the words of the map language.
 */
export function drawnHouse(setup: unknown, key: string, legend: Legend): MapFile {
  if (!Array.isArray(setup) || !setup.every((row) => typeof row === 'string'))
    throw new SetupError('a house is drawn as rows of text');
  const text = ['map house', 'legend', key, 'level 0', ...setup].join('\n');
  try {
    return parseMap(text, { file: 'the house', legend });
  } catch (e) {
    throw e instanceof MapError ? new SetupError(e.message) : e;
  }
}

/** The cells of a kind, in reading order. */
export function cellsOfKind({ ground }: MapFile, kind: string): number[] {
  const { cells } = ground.legend;
  return [...ground.cellKind.keys()].filter((c) => cells[ground.cellKind[c]].name === kind);
}
