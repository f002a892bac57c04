import { messagesOf, tableOf } from '@sightline/games/play';
import { load, type MatchFile, walk } from '@sightline/kernel';
import type { DrawnSpace, Piece, Question, Scene } from '@sightline/table';
import { viewContext } from '../src/host/telling.ts';
import { wordsOf } from '../src/host/words.ts';
import { corpus, corpusNames } from './matches.ts';

/** What lies on one spot: a figure that may be attacked from afar, on a space that may be walked to. */
interface Shared {
  readonly attacker: string;
  readonly figure: Piece;
  readonly space: DrawnSpace;
  /** the arrows that lead to it from whoever acts, straight over the board */
  readonly arrows: readonly string[];
}

export interface SharedSpot extends Shared {
  readonly match: string;
  readonly moment: number;
  /** who plays on from there */
  readonly players: readonly string[];
}

/** Where it lay last. Recordings change with the rules: the others are looked through as well. */
const LIKELY = '08-bloodTrail-3';

/** Finds a moment of a recorded match at which somebody may attack a demon, or walk to it and finish it. */
export async function findSharedSpot(): Promise<SharedSpot> {
  const table = await tableOf('doom');
  const words = wordsOf('en', await messagesOf('doom', 'en'), true);
  for (const name of corpusNames.toSorted((a, b) => Number(b === LIKELY) - Number(a === LIKELY))) {
    const file = JSON.parse(corpus(name)) as MatchFile;
    for (const { n, position } of walk(load(table.game, file), 0)) {
      const [seat, ...others] = position.awaiting();
      if (seat === undefined || others.length > 0) continue;
      const at = viewContext(position, seat, words);
      const { decision } = at.view;
      const may = (verb: string) => decision?.choices.some((choice) => choice.verb === verb);
      const drawing = table.drawing(at);
      if (decision === null || !may('attack') || !may('step') || drawing.kind !== 'grid') continue;
      const shared = sharedIn(table.question(at, decision), table.scene(at), drawing.spaces);
      if (shared === null) continue;
      const players = Array.from({ length: file.seats }, (_, i) => (i === seat ? 'me' : 'bot:easy'));
      return { match: name, moment: n, players, ...shared };
    }
  }
  throw new Error('in no match of the corpus may anybody attack a figure or walk to where it stands');
}

function sharedIn(
  { who, options, walks }: Pick<Question, 'who' | 'options' | 'walks'>,
  { pieces }: Scene,
  spaces: readonly DrawnSpace[],
): Shared | null {
  const onGrid = pieces.filter((piece): piece is Piece => 'x' in piece);
  const acting = onGrid.find(({ active }) => active === true);
  if (acting === undefined) return null;
  for (const figure of onGrid) {
    const isThere = ({ x, y, level }: DrawnSpace) =>
      x === figure.x && y === figure.y && level === figure.level;
    const space = spaces.find((s) => isThere(s) && walks.some(({ to }) => to === s.ref));
    // One way to attack it, so that there are two things to choose from.
    const attacks = options.filter(({ mark, picks }) => mark === 'attack' && picks[0] === figure.ref);
    const arrows = arrowsBetween(acting, figure, spaces);
    if (space !== undefined && attacks.length === 1 && arrows !== null)
      return { attacker: who, figure, space, arrows };
  }
  return null;
}

/** Null: it does not lie straight to one side, with spaces all the way. */
function arrowsBetween(from: Piece, to: Piece, spaces: readonly DrawnSpace[]): readonly string[] | null {
  const [right, down] = [to.x - from.x, to.y - from.y];
  const far = Math.abs(right + down);
  if (from.level !== to.level || (right !== 0 && down !== 0)) return null;
  const [dx, dy] = [Math.sign(right), Math.sign(down)];
  for (let n = 1; n <= far; n++)
    if (
      !spaces.some(({ x, y, level }) => x === from.x + n * dx && y === from.y + n * dy && level === to.level)
    )
      return null;
  const arrow = dx > 0 ? 'ArrowRight' : dx < 0 ? 'ArrowLeft' : dy > 0 ? 'ArrowDown' : 'ArrowUp';
  return Array.from({ length: far }, () => arrow);
}
