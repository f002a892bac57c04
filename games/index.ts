import type { Manifest } from '@sightline/manifest';
import * as registry from './registry.ts';

/** All games: those that can be played in the order in which they came, then those that are announced. */
export const manifests: readonly Manifest[] = Object.values<Manifest>(registry).sort(
  (a, b) =>
    Number(a.since === null) - Number(b.since === null) || (a.since ?? '').localeCompare(b.since ?? ''),
);

export const playable: readonly Manifest[] = manifests.filter(({ since }) => since !== null);

/** The game that the house opens with. */
export const [first] = playable;

export const manifestOf = (name: string): Manifest | undefined =>
  manifests.find((each) => each.name === name);
