/** What is wrong with a mission, said so that its author can fix it. */
export type MissionFault =
  /** a field of the file is missing, unknown or wrong; a card that does not exist */
  | 'field'
  /** the map's text: syntax, overlapping tiles, marks in the void, … */
  | 'map'
  /** a mark whose words the game does not know, or that lies on more spaces than one token covers */
  | 'mark'
  | 'unknown-weapon'
  /** more tokens of a weapon than the box holds */
  | 'too-many-weapons'
  /** something lies where no marine can stand */
  | 'in-a-wall'
  /** something lies where no marine can walk to */
  | 'out-of-reach'
  | 'too-few-starts'
  | 'no-portal'
  /** two tokens of one kind, or two starts, on one space */
  | 'same-space'
  /** the objective card needs other marks, or another `progress` */
  | 'objective'
  /** a door that leads nowhere, or a border of a door that belongs to none */
  | 'door'
  /** more levels, or larger, than a table has room for */
  | 'size';

export interface MissionProblem {
  readonly code: MissionFault;
  readonly file: string;
  /** a whole sentence, with the place */
  readonly sentence: string;
}

/** Nobody mends more at once. */
export const MOST_PROBLEMS = 40;

/** The only thing that loading a mission throws: what is wrong, up to the first stage that failed or the last problem that is told. */
export class MissionError extends Error {
  readonly problems: readonly MissionProblem[];

  constructor(problems: readonly MissionProblem[]) {
    super(problems.map(({ sentence }) => sentence).join('\n'));
    this.name = 'MissionError';
    this.problems = problems;
  }
}

/** Notes a problem of the file that is being loaded; throws `MissionError` when there are enough of them. */
export type Report = (code: MissionFault, what: string) => void;
