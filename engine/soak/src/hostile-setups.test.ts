import { smallGames } from '@sightline/small-games';
import { describe, expect, it } from 'vitest';
import { setupProblems } from './hostile-setups.ts';

describe('set-ups of small games that came from anybody', () => {
  it.each(smallGames.map((scenario) => [scenario.game.name, scenario] as const))(
    '%s: begins a match or refuses it in a few words',
    (_, scenario) => {
      expect(setupProblems(scenario)).toEqual([]);
    },
  );
});
