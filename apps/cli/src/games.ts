import type { AnyBalance } from '@sightline/bots';
import { playable } from '@sightline/games';
import { balanceOf, scenarioOf } from '@sightline/games/measure';
import { skirmishBalance, smallGames } from '@sightline/small-games';
import type { AnyScenario } from '@sightline/soak';
import { UsageError } from './usage.ts';

const shipped = await Promise.all(playable.map(({ name }) => scenarioOf(name)));
const names = new Set(shipped.map(({ game }) => game.name));

/** Everything that can be played out here: the games that ship, and the small games that test the engine. */
export const allGames: readonly AnyScenario[] = [
  ...shipped,
  ...smallGames.filter(({ game }) => !names.has(game.name)),
];

/** The games whose balance can be measured: those that have bots. */
export const balances: readonly AnyBalance[] = [
  ...(await Promise.all(playable.map(({ name }) => balanceOf(name)))),
  skirmishBalance,
];

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
