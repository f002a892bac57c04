import { contrast, isColour } from './contrast.ts';
import type { GamePalette } from './palette.ts';

/** WCAG 2 AA for text. */
const LEAST = 4.5;
/** What the house writes on the cards of all games. */
const HOUSE = { text: '#d8d2c4', ink: '#f2ede1', kicker: '#ffd08a' };

type Colours = Readonly<Record<string, string>>;

const GROUNDS = ['ground', 'surface', 'raised'];
const ON_GROUNDS = [
  'ink',
  'soft',
  'accent',
  'accentSoft',
  'friend',
  'foe',
  'energy',
  'good',
  'warn',
  'danger',
  'gold',
];
/** [text, what it stands on] beside those on the grounds */
const OTHERS: readonly (readonly [string, string])[] = [
  ['accentInk', 'accent'],
  ['friend', 'friendDeep'],
  ['foe', 'foeDeep'],
  ['paperInk', 'paper'],
];
const PAIRS = [...ON_GROUNDS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)), ...OTHERS];

export interface FieldProblem {
  readonly field: string;
  readonly says: string;
}

/** What nobody could read, and what is no colour, each with its field. */
export function* paletteProblems({ card, table, board, print }: GamePalette): Generator<FieldProblem> {
  const groups = { card, ...(table && { table }), ...(board && { board }), ...(print && { print }) };
  let complete = true;
  for (const [group, colours] of Object.entries(groups))
    for (const [name, colour] of Object.entries(colours))
      if (!isColour(colour)) {
        complete = false;
        yield {
          field: `palette.${group}.${name}`,
          says: `expected a colour such as #1a2b3c, found "${colour}"`,
        };
      }
  if (!complete) return;
  yield* tooFaint('card.accent', card.accent, 'card.ground', card.ground);
  yield* tooFaint("the house's text", HOUSE.text, 'card.ground', card.ground);
  yield* tooFaint("the house's text", HOUSE.ink, 'card.lesson', card.lesson);
  yield* tooFaint("the house's kicker", HOUSE.kicker, 'card.lesson', card.lesson);
  if (table) yield* inGroup('table', table as unknown as Colours);
  if (board) yield* onPlan(board as unknown as Colours);
  if (print) yield* inGroup('print', print as unknown as Colours);
}

function* inGroup(group: string, colours: Colours): Generator<FieldProblem> {
  for (const [text, ground] of PAIRS)
    if (Object.hasOwn(colours, text) && Object.hasOwn(colours, ground))
      yield* tooFaint(`${group}.${text}`, colours[text], `${group}.${ground}`, colours[ground]);
}

/** What a plan is read by: marks of WCAG 2 AA on the floor, and names. */
const LEAST_MARK = 3;
const MARKS = ['wall', 'wallLit', 'wood', 'light', 'glass'];

function* onPlan(board: Colours): Generator<FieldProblem> {
  const { floor, line } = board;
  if (floor === undefined) return;
  for (const mark of MARKS)
    if (board[mark] !== undefined)
      yield* tooFaint(`board.${mark}`, board[mark], 'board.floor', floor, LEAST_MARK);
  if (line !== undefined) yield* tooFaint('board.line', line, 'board.floor', floor);
}

function* tooFaint(
  text: string,
  colour: string,
  on: string,
  ground: string,
  least = LEAST,
): Generator<FieldProblem> {
  const ratio = contrast(colour, ground);
  if (ratio >= least) return;
  const field = text.includes("'") ? `palette.${on}` : `palette.${text}`;
  yield {
    field,
    says: `${text} ${colour} on ${on} ${ground} has a contrast of ${ratio.toFixed(2)}:1, less than ${least}:1`,
  };
}
