import type { OnlineMatch } from '@sightline/wire';
import type { Remote } from 'comlink';
import { useCallback } from 'react';
import { useAsked } from '../home/use-asked.ts';
import type { HostApi, ListedMatch } from '../host/api.ts';

/** Online matches in the words of their games, by id. */
export type Listed = ReadonlyMap<string, ListedMatch>;

/** Null: there are no words yet. */
export function useListed(matches: readonly OnlineMatch[]): Listed | null {
  // Titles and seats hang on nothing that changes while a match is played, unless its rules go.
  const key = JSON.stringify(
    matches.map(({ id, game, setup, seats, outdated }) => [id, game, setup, seats.length, outdated]),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the matches
  const ask = useCallback((host: Remote<HostApi>) => host.listed(matches), [key]);
  const { answer } = useAsked<readonly ListedMatch[]>(ask);
  return answer === null ? null : new Map(answer.map((listed) => [listed.id, listed]));
}
