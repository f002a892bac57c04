import type { BoardBorder, BorderLook, DrawnBorder, Ref } from '@sightline/table';

/** A border where it is drawn, as it is now. */
export interface StandingBorder {
  readonly drawn: DrawnBorder;
  readonly now: BoardBorder;
}

/** Every border of a level: as it was built, unless the scene says otherwise. */
export function bordersOn(
  built: readonly DrawnBorder[],
  changed: readonly BoardBorder[],
  level: number,
): readonly StandingBorder[] {
  const now = new Map<Ref, BoardBorder>(changed.map((border) => [border.ref, border]));
  return built
    .filter(({ edges }) => edges[0]?.level === level)
    .map((drawn) => ({ drawn, now: now.get(drawn.ref) ?? drawn }));
}

/** What a border looks like, in one word: the same word, the same picture. */
export const formOf = ({ kind, state }: BorderLook): string => {
  if (state === undefined) return kind;
  // What is left of a wall is the same whatever it was, and a panel hides what it shuts.
  return state === 'barricaded' ? `${state}-${kind}` : state;
};
