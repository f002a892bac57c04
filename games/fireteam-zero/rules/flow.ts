import { type Call, inTurn } from '@sightline/kernel';
import type { Fireteam } from './fireteam.ts';

/** Something that comes between, or nothing. */
export type Between = Call<Fireteam> | undefined;

/** First what comes between, then the step. */
export const afterwards = <S extends string>(between: Between, step: S): Call<Fireteam, S> | S =>
  between === undefined ? step : inTurn([between], step);

/** One after the other; nothing if there is none. */
export function oneByOne(calls: readonly Between[]): Between {
  const [first, ...rest] = calls.filter((c) => c !== undefined);
  return first === undefined ? undefined : inTurn([first, ...rest]);
}
