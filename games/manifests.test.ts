import { expect, it } from 'vitest';
import { first, manifestOf, manifests, playable } from './index.ts';
import { problems } from './problems.ts';

it('every game is in order', async () => {
  expect(await problems()).toEqual([]);
});

it('games are listed in the order in which they came, announced ones last', () => {
  expect(manifests.map(({ name }) => name)).toEqual(['doom', 'fireteam-zero', 'siege', 'earth-reborn']);
  expect(playable.map(({ name }) => name)).toEqual(['doom', 'fireteam-zero', 'siege']);
  expect(first).toBe(manifestOf('doom'));
});
