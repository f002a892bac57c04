import type { FilledForm, Presets } from '@sightline/table';

/**
 * What a game says of itself before any of it is loaded. It stands in `games/NAME/manifest.ts`, is plain data, and is
 * part of what everybody fetches first: whatever is heavier is a file of the game's folder that is loaded by its name.
 */
export interface Manifest {
  /** as its folder, its address, and the `game.name` of its rules */
  readonly name: string;
  /** the day on which it could first be played, such as 2026-11-15: games are listed in this order; null: announced only */
  readonly since: string | null;
  readonly seats: { readonly least: number; readonly most: number };
  readonly time: { readonly unit: 'hours' | 'minutes'; readonly from: number; readonly to: number };
  /** how much there is to think about, of 5 */
  readonly weight: 1 | 2 | 3 | 4 | 5;
  readonly modes: readonly ('solo' | 'coop' | 'versus')[];
  /** ids of its guided matches (`table/lessons.ts`), the first one first; none: it has none */
  readonly lessons: readonly string[];
  /** it has a page for people with the box: `companion/index.ts` */
  readonly companion?: true;
  /** a match that begins with one click; absent: it always begins with the form */
  readonly quickMatch?: QuickMatch;
}

export interface QuickMatch extends FilledForm {
  /** by seat: who is here, or a bot of this level */
  readonly players: readonly ('me' | { readonly bot: string })[];
  readonly presets: Presets;
}

export const isPlayable = (manifest: Manifest): boolean => manifest.since !== null;
