import type { DrawnSpace, Piece } from '@sightline/table';
import { type FoundMoment, findMoment, onGrid } from './recorded-moments.ts';

/** What lies on one spot: a figure that may be attacked from afar, on a space that may be walked to. */
interface Shared {
  readonly attacker: string;
  readonly figure: Piece;
  readonly space: DrawnSpace;
  /** the arrows that lead to it from whoever acts, straight over the board */
  readonly arrows: readonly string[];
}

/** A moment at which somebody may attack a demon, or walk to it and finish it. */
export const findSharedSpot = (): Promise<FoundMoment & Shared> =>
  findMoment(
    {
      what: 'a figure that may be attacked, straight to one side, on a space that may be walked to',
      likely: '08-bloodTrail-3',
      verbs: ['attack', 'step'],
    },
    ({ question: { who, options, walks }, scene, drawing: { spaces } }): Shared | null => {
      const pieces = onGrid(scene);
      const acting = pieces.find(({ active }) => active === true);
      for (const figure of pieces) {
        const space = spaces.find((s) => isAt(s, figure) && walks.some(({ to }) => to === s.ref));
        // One way to attack it, so that there are two things to choose from.
        const attacks = options.filter(({ mark, picks }) => mark === 'attack' && picks[0] === figure.ref);
        const arrows = acting === undefined ? null : arrowsBetween(acting, figure, spaces);
        if (space !== undefined && attacks.length === 1 && arrows !== null)
          return { attacker: who, figure, space, arrows };
      }
      return null;
    },
  );

type Place = Pick<DrawnSpace, 'x' | 'y' | 'level'>;

const isAt = (a: Place, b: Place): boolean => a.x === b.x && a.y === b.y && a.level === b.level;

/** Null: it does not lie straight to one side, with spaces all the way. */
function arrowsBetween(from: Piece, to: Piece, spaces: readonly DrawnSpace[]): readonly string[] | null {
  const [right, down] = [to.x - from.x, to.y - from.y];
  const far = Math.abs(right + down);
  if (from.level !== to.level || (right !== 0 && down !== 0)) return null;
  const [dx, dy] = [Math.sign(right), Math.sign(down)];
  for (let n = 1; n <= far; n++) {
    const place = { x: from.x + n * dx, y: from.y + n * dy, level: to.level };
    if (!spaces.some((space) => isAt(space, place))) return null;
  }
  const arrow = dx > 0 ? 'ArrowRight' : dx < 0 ? 'ArrowLeft' : dy > 0 ? 'ArrowDown' : 'ArrowUp';
  return Array.from({ length: far }, () => arrow);
}
