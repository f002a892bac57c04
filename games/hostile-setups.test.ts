import { setupProblems } from '@sightline/soak';
import { expect, it } from 'vitest';
import { scenarios } from './measure.ts';

it.each((await scenarios()).map((scenario) => [scenario.game.name, scenario] as const))(
  '%s: begins a match of a hostile set-up or refuses it in a few words',
  (_name, scenario) => {
    expect(setupProblems(scenario)).toEqual([]);
  },
);
