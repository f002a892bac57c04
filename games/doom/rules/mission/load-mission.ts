import {
  type Edge,
  type Ground,
  type MapBounds,
  MapError,
  type MapFile,
  sentence as mapSentence,
  parseMap,
  parseTiles,
} from '@sightline/board';
import { ContentError, type ContentSource, sentence as fieldSentence, readContent } from '@sightline/content';
import { TILES } from '../../content/tiles.ts';
import { type BlockingGroups, findBlockingGroups } from './blocking-groups.ts';
import { LEGEND } from './board-legend.ts';
import { checkMission, checkWeapons, type KnownWeapon } from './check-mission.ts';
import { MissionError, type MissionProblem, MOST_PROBLEMS, type Report } from './mission-error.ts';
import { EVENT_SET, INVASION_CARD, LONGEST_MAP, type MissionFile, missionFile } from './mission-file.ts';
import { OBJECTIVE_NEEDS, type ObjectiveKind } from './objective-needs.ts';
import { prepareBoard } from './prepare-board.ts';
import { type MissionMarks, type OrderedMark, readMarks } from './read-marks.ts';

export { MissionError } from './mission-error.ts';

/** The cards a mission may name. */
export interface KnownCards {
  readonly invasions: readonly string[];
  readonly eventSets: readonly string[];
  readonly weapons: readonly KnownWeapon[];
}

export interface Objective extends OrderedMark {
  readonly kind: ObjectiveKind;
}

/** A mission ready to be set up (DM-SET-18, 22). */
export interface LoadedMission extends Omit<MissionMarks, 'objectives'>, BlockingGroups {
  readonly file: MissionFile;
  /** prepared: borders say all that movement, sight and range need */
  readonly ground: Ground;
  /** the borders of each door (DM-DOOR-05) */
  readonly doors: readonly (readonly Edge[])[];
  /** by their order */
  readonly objectives: readonly Objective[];
}

/** Tables of sight grow with the square of the board, and a mission may come from anybody. */
const BOUNDS: MapBounds = { text: LONGEST_MAP, side: 32, levels: 1 };

const tiles = [parseTiles(TILES, LEGEND, 'tiles')];

/** Reads a mission, whoever wrote it. The outcome is a mission that can be played, or a `MissionError`. */
export function loadMission(source: ContentSource, known: KnownCards): LoadedMission {
  const file = readFile(source, known);
  const map = readMap(source, file);
  const problems: MissionProblem[] = [];
  const report: Report = (code, what) => {
    problems.push({ code, file: source.file, sentence: `${source.file}: ${what}.` });
    if (problems.length >= MOST_PROBLEMS) throw new MissionError(problems);
  };

  const weapons = known.weapons.map(({ id }) => id);
  const { objectives, ...marks } = readMarks(map.marks, weapons, report);
  const ground = prepareBoard(map.ground, marks.starts);
  checkMission(file, map, ground, { ...marks, objectives }, report);
  checkWeapons(marks.weapons, known.weapons, report);
  if (problems.length > 0) throw new MissionError(problems);

  const { kind } = OBJECTIVE_NEEDS[file.objective];
  return {
    file,
    ground,
    ...findBlockingGroups(ground),
    ...marks,
    doors: map.components.filter((component) => component.kind === 'door').map(({ edges }) => edges),
    objectives:
      kind === null ? [] : objectives.toSorted((a, b) => a.order - b.order).map((o) => ({ ...o, kind })),
  };
}

function readFile(source: ContentSource, known: KnownCards): MissionFile {
  try {
    return readContent(missionFile, source, {
      [INVASION_CARD]: known.invasions,
      [EVENT_SET]: known.eventSets,
    });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new MissionError(
      error.problems.map((p) => ({ code: 'field', file: p.file, sentence: fieldSentence(p) })),
    );
  }
}

/** Lines and columns of its mistakes are those of the map's own text. */
function readMap({ file }: ContentSource, { map }: MissionFile): MapFile {
  try {
    return parseMap(map, { file: `${file}:map`, legend: LEGEND, tiles, bounds: BOUNDS });
  } catch (error) {
    if (!(error instanceof MapError)) throw error;
    throw new MissionError(
      error.problems.map((p) => ({
        code: p.code === 'too-large' ? 'size' : 'map',
        file,
        sentence: mapSentence(p),
      })),
    );
  }
}
