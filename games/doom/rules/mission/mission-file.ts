import {
  fallback,
  flag,
  type Infer,
  list,
  object,
  oneOf,
  optional,
  reference,
  text,
  whole,
} from '@sightline/content';

export type ObjectiveName = (typeof OBJECTIVES)[number];
export const OBJECTIVES = [
  'sampleCollection',
  'guardDuty',
  'assetExtraction',
  'coreRestart',
  'portalClosure',
  'extermination',
] as const;

export type ThreatId = (typeof THREATS)[number];
/** DM-SET-21: as many starting weapon sets as missions grant that say nothing else. */
export const USUAL_WEAPONS = 2;

export const THREATS = ['infestation', 'assault', 'horde'] as const;

/** The kinds of cards a mission names that are defined elsewhere. */
export const INVASION_CARD = 'invasion card';
export const EVENT_SET = 'event set';

const LONGEST_NAME = 40;
/** Three times the largest board drawn whole, with all its borders. */
export const LONGEST_MAP = 16_384;
const name = (of: string) =>
  text({
    max: LONGEST_NAME,
    pattern: /[a-z][a-zA-Z0-9]*/,
    expected: `a name in camelCase of ${of}, of at most ${LONGEST_NAME} letters and digits`,
  });

/** A number for each number of marines, from one to four. */
const forEachSquad = list(whole({ min: 1, max: 99 }), { min: 4, max: 4 });

/** What a page of the operation guide says (DM-SET-18). */
export const missionFile = object({
  id: name('the mission'),
  /** `blackBishop`, `exodus`, or one's own */
  operation: name('the operation'),
  /** its place in the operation (DM-OPS-02) */
  number: whole({ min: 1, max: 6 }),
  objective: oneOf(...OBJECTIVES),
  threat: oneOf(...THREATS),
  /** recommendations for the Invader */
  invasion: reference(INVASION_CARD),
  events: list(reference(EVENT_SET), { min: 3, max: 3, unique: (set) => set }),
  /** how many starting weapon sets each marine takes (DM-SET-21) */
  startingWeapons: fallback(whole({ min: 0, max: 6 }), USUAL_WEAPONS),
  /** how many frag tokens the Invader needs against one, two, three, four marines (DM-OBJ-02) */
  frags: forEachSquad,
  /** the Invader wins after so many rounds, if the mission is limited (DM-OBJ-12) */
  rounds: optional(forEachSquad),
  /** Argent Power that lies on the invasion card from the start */
  argent: fallback(whole({ min: 0, max: 24 }), 0),
  /** how much the objective card asks of one, two, three, four marines: see `OBJECTIVE_NEEDS` */
  progress: optional(forEachSquad),
  /** a house rule that the catalog leaves to the scenario: DM-RSP-05 */
  respawnOnlyActive: fallback(flag(), false),
  /** the board, in the format of docs/map-format.md */
  map: text({ max: LONGEST_MAP }),
});

export type MissionFile = Infer<typeof missionFile>;

type LeftToDefault = 'startingWeapons' | 'argent' | 'respawnOnlyActive';

/** A mission as an author writes it. */
export type MissionDraft = Omit<MissionFile, LeftToDefault> & Partial<Pick<MissionFile, LeftToDefault>>;
