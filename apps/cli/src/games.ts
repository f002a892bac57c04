import type { AnyBalance } from '@sightline/bots';
import * as measured from '@sightline/games/measure';
import { skirmishBalance, smallGames } from '@sightline/small-games';
import type { AnyScenario } from '@sightline/soak';
import { UsageError } from './usage.ts';

const scenarios = await measured.scenarios();
const names = new Set(scenarios.map(({ game }) => game.name));

/** Everything that can be played out here: the games of games/, and the small games that test the engine. */
export const allGames: readonly AnyScenario[] = [
  ...scenarios,
  ...smallGames.filter(({ game }) => !names.has(game.name)),
];

/** The games whose balance can be measured: those that have bots. */
export const balances: readonly AnyBalance[] = [...(await measured.balances()), skirmishBalance];

export const gameCalled = (name: string): AnyScenario => called(name, allGames, 'game');

export const balanceCalled = (name: string): AnyBalance => called(name, balances, 'game with bots');

function called<G extends { readonly game: { readonly name: string } }>(
  name: string,
  among: readonly G[],
  what: string,
): G {
  const found = among.find((g) => g.game.name === name);
  if (found === undefined)
    throw new UsageError(
      `there is no ${what} "${name}"; there are ${among.map((g) => g.game.name).join(', ')}`,
    );
  return found;
}
