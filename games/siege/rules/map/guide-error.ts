/** What is wrong with a map or a mission, said so that its author can fix it. */
export type GuideFault =
  /** a field of the file is missing, unknown or wrong; an id that nothing has */
  | 'field'
  /** the map's text: syntax, a room without an outline, an entryway in a structural element, … */
  | 'map'
  /** a larger board, or more of something, than a table has room for */
  | 'size'
  /** a section that belongs to no component though it has to, or of a kind that nobody prints */
  | 'section'
  /** a wall or opening that is no straight piece of one or two sections */
  | 'component'
  | 'room'
  /** a mark whose words the game does not know */
  | 'mark'
  | 'entryway'
  | 'obstacle'
  | 'structural'
  /** nobody can walk there from outside */
  | 'out-of-reach'
  /** a printed outline where no wall or opening is, or two for one section */
  | 'print'
  /** more or fewer pieces than the mission or the box has */
  | 'count'
  /** a piece or an Operator where none may be */
  | 'place'
  | 'squad'
  | 'inventory';

export interface GuideProblem {
  readonly code: GuideFault;
  readonly file: string;
  /** a whole sentence, with the place */
  readonly sentence: string;
}

/** Nobody mends more at once. */
export const MOST_PROBLEMS = 40;

/** The only thing that loading a map or a mission throws: what is wrong, up to the first stage that failed. */
export class GuideError extends Error {
  readonly problems: readonly GuideProblem[];

  constructor(problems: readonly GuideProblem[]) {
    super(problems.map(({ sentence }) => sentence).join('\n'));
    this.name = 'GuideError';
    this.problems = problems;
  }
}

/** Notes a problem of the file that is being loaded; throws `GuideError` when there are enough of them. */
export type NoteFault = (code: GuideFault, what: string) => void;

/** The problems of one file: `refuse` throws if there are any. */
export function problemsIn(file: string): { readonly note: NoteFault; refuse(): void } {
  const problems: GuideProblem[] = [];
  return {
    note(code, what) {
      problems.push({ code, file, sentence: `${file}: ${what}.` });
      if (problems.length >= MOST_PROBLEMS) throw new GuideError(problems);
    },
    refuse() {
      if (problems.length > 0) throw new GuideError(problems);
    },
  };
}
