import { fallback, type Infer, list, object, oneOf, text } from '@sightline/content';

/** SG-ENV-19: the largest board that is drawn, spaces along each side. */
export const LONGEST_SIDE = 64;
/** Three times the largest of our own. */
const LONGEST_MAP = 32_768;
const MOST_PRINTED = 1024;
const LONGEST_ID = 40;

/** What of a map no source gives (SG-CPT-09). */
const OURS_OF_MAPS = [
  'rooms',
  'vertical',
  'entryways',
  'perimeter',
  'obstacles',
  'doorsAndWindows',
  'outerWall',
] as const;

/** A location: one building, drawn in the format of docs/map-format.md (SG-ENV-02, 19). */
export const locationFile = object({
  id: text({
    max: LONGEST_ID,
    pattern: /[a-z][a-zA-Z0-9]*/,
    expected: `a name in camelCase of at most ${LONGEST_ID} letters and digits`,
  }),
  ours: fallback(list(oneOf(...OURS_OF_MAPS), { max: OURS_OF_MAPS.length, unique: (one) => one }), []),
  map: text({ max: LONGEST_MAP }),
  /**
   * How walls and openings are printed (SG-LOS-27), a straight segment a line: `x1,y1-x2,y2 offset/start/end`. Ends lie
   * on grid lines; offset, start and end are hundredths of a space. What is not listed is printed where it is drawn.
   */
  printed: fallback(
    list(
      text({
        max: 24,
        pattern: /\d{1,2},\d{1,2}-\d{1,2},\d{1,2} -?\d{1,2}\/\d{1,2}\/\d{1,2}/,
        expected: 'a printed segment, like "3,3-3,10 4/11/7"',
      }),
      { max: MOST_PRINTED },
    ),
    [],
  ),
});

export type LocationFile = Infer<typeof locationFile>;
