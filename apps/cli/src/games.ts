import { smallGames } from '@sightline/small-games';
import type { AnyScenario } from '@sightline/soak';
import { UsageError } from './usage.ts';

/** Everything that can be played out here: the games that ship, and the small games that test the engine. */
export const allGames: readonly AnyScenario[] = [...smallGames];

export function gameCalled(name: string): AnyScenario {
  const found = allGames.find((s) => s.game.name === name);
  if (found === undefined)
    throw new UsageError(
      `there is no game "${name}"; there are ${allGames.map((s) => s.game.name).join(', ')}`,
    );
  return found;
}
