import { setupProblems } from '@sightline/soak';
import { expect, it } from 'vitest';
import { playable } from './index.ts';
import { scenarioOf } from './measure.ts';

it.each(playable.map(({ name }) => name))(
  '%s: begins a match of a hostile set-up or refuses it in a few words',
  async (name) => {
    expect(setupProblems(await scenarioOf(name))).toEqual([]);
  },
);
