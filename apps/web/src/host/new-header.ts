import { type GameTypes, type Match, type Seed, save } from '@sightline/kernel';
import type { Presets } from '@sightline/table';
import type { Player } from './api.ts';
import { type Environment, newId } from './environment.ts';
import { glanceAt } from './glance.ts';
import type { SavedHeader, SavedMatch } from './stored.ts';

/** What a match has besides the match itself. */
export interface Circumstances {
  readonly players: readonly Player[];
  readonly presets?: Presets;
  readonly botSeed?: Seed;
  readonly operation?: string | null;
  readonly lesson?: string | null;
  readonly mine: boolean;
  /** else a new one */
  readonly id?: string;
}

/** A match that is new here, ready to be kept. */
export function newStored<T extends GameTypes>(
  env: Environment,
  match: Match<T>,
  c: Circumstances,
): SavedMatch {
  const { log, ...file } = save(match, 'always');
  const now = env.now();
  const header: SavedHeader = {
    id: c.id ?? newId(env.seed()),
    match: file,
    players: c.players,
    owners: c.players,
    presets: c.presets ?? {},
    lots: c.botSeed ?? env.seed(),
    operation: c.operation ?? null,
    lesson: c.lesson ?? null,
    mine: c.mine,
    started: file.at > 0 ? file.at : now,
    touched: now,
    inputs: log.length,
    glance: glanceAt(match, c.players),
  };
  return { header, entries: log };
}
