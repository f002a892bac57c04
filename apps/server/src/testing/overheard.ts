import {
  type AnyGame,
  commitmentTo,
  determinize,
  encode,
  hashOf,
  type Match,
  restore,
  type Seat,
  type Snapshot,
  seedFrom,
  seedSource,
  snapshot,
  viewOf,
} from '@sightline/kernel';
import pino from 'pino';
import type { MatchRow } from '../database/tables.ts';
import type { AnyServerGame } from '../shelf.ts';
import type { MatchRegistry } from '../tables/match-registry.ts';
import { LiveTable } from '../tables/table.ts';

/** The match as it could just as well be for all that a seat knows. */
export function asItCouldBe(
  match: Match<AnyGame>,
  seat: Seat,
  random: (n: number) => number,
): Match<AnyGame> {
  const { game } = match;
  const source = seedSource(seedFrom(`guess ${random(1e6)}`));
  const guess = determinize(game, match.position.statics, match.view(seat), random, source);
  // Draws to come are the same: only what is hidden now differs.
  guess.draws.splice(0, guess.draws.length, ...match.position.draws);
  guess.serial = match.position.serial;
  const position = Buffer.from(encode(guess)).toString('base64');
  return resumed(match, { ...snapshot(match), position, hash: hashOf(guess) });
}

/** A match of its own that goes on from a moment of another. */
export function resumed(match: Match<AnyGame>, now: Snapshot = snapshot(match)): Match<AnyGame> {
  const { setup, history } = match;
  const { seed } = setup;
  const entries = history.entries.map((e) => ({ ...e, hash: null }));
  const chapters = [{ from: 0, commitment: commitmentTo(seed), seed }];
  return restore(match.game, setup, chapters, entries, now);
}

export interface Overheard {
  readonly shelf: AnyServerGame;
  readonly match: Match<AnyGame>;
  readonly seat: Seat;
  readonly heard: (message: string) => void;
  readonly now?: () => number;
  /** by whom all seats are played, and how fast; without: by people */
  readonly bot?: { readonly level: string; readonly pace: number };
}

/** A table with somebody at the seat, or watching, who hears what comes over the wire. Nothing is stored. */
export async function overheard({ shelf, match, seat, heard, now = Date.now, bot }: Overheard) {
  const { seats, clocks } = match.setup;
  const registry = {
    log: pino({ level: 'silent' }),
    botPace: bot?.pace ?? 1e9,
    botTurns: null,
    now,
    outages: null,
    journal: { append: async () => 'stored', settled: async () => {} },
    matches: { names: async () => new Map() },
    advanced: () => {},
    keepSnapshot: () => {},
  } as unknown as MatchRegistry;
  const row = {
    id: 'the-match',
    seats,
    clock: clocks?.[0] ?? null,
    presets: '{}',
    lots: 'lots',
    watch: 1,
    created: 0,
  } as unknown as MatchRow;
  const seating = Array.from({ length: seats }, (_, s) => ({
    match: row.id,
    seat: s,
    person: bot === undefined ? `${s}` : null,
    bot: bot?.level ?? null,
    declined: 0,
  }));
  const table = new LiveTable({ registry, shelf, row, seating, match, inputs: [] });
  const listener = { person: `${seat}`, socket: 0, seat, full: false, send: heard };
  await table.join(listener, null);
  return {
    table,
    match,
    leave: () => table.leave(listener),
    seen: () => JSON.stringify(viewOf(match.position, seat)),
  };
}
