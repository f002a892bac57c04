import { expect, it } from 'vitest';
import { manifests } from './index.ts';
import { gamesWith } from './with-file.ts';

it('finds a file in the folder of every game, also of one that is only announced', () => {
  expect(gamesWith('manifest.ts')).toEqual(manifests.map(({ name }) => name));
  expect(gamesWith('no-such-file.ts')).toEqual([]);
});
