import { randomBytes } from 'node:crypto';
import { commitmentTo, Match, SetupError } from '@sightline/kernel';
import type { Presets } from '@sightline/table';
import type { MatchRow, SeatRow } from '../database/tables.ts';
import { changes, first, type Transaction, type TransactionBody } from '../database/transaction.ts';
import type { AnyServerGame } from '../shelf.ts';
import { ownMatches } from '../store/own-matches.ts';
import { hold } from './hold.ts';
import { isFree } from './online-match.ts';
import { LobbyRefusal } from './refusals.ts';

/** 22 characters that nobody guesses. */
export const newId = (): string => randomBytes(16).toString('base64url');
const newSeed = (): string => randomBytes(32).toString('hex');

export type Seating = readonly Pick<SeatRow, 'person' | 'bot'>[];

/** All that is chosen of a new match. */
export interface NewMatchChoices {
  readonly setup: unknown;
  readonly seating: Seating;
  /** milliseconds */
  readonly clock: number | null;
  readonly refill: number | null;
  readonly open: boolean;
  readonly watch: boolean;
  readonly presets: Presets;
}

/**
 * The set-up as it is stored, after a match has been started with it once: what is stored can be played. Nothing is
 * played here but what ships: a board of somebody's own may take everybody's time.
 */
export function tried(
  shelf: AnyServerGame,
  make: () => unknown,
  seats: number,
  clock: number | null,
): unknown {
  try {
    const setup = make();
    if (shelf.abridged(setup) !== null) throw new LobbyRefusal('own-mission');
    const clocks = clock === null ? {} : { clocks: Array.from({ length: seats }, () => clock) };
    return Match.start(shelf.game, { setup, seats, seed: newSeed(), ...clocks }).setup.setup;
  } catch (e) {
    if (e instanceof LobbyRefusal) throw e;
    throw new LobbyRefusal('wrong-setup', e instanceof SetupError ? e.message : undefined);
  }
}

export const assertLevel = (shelf: AnyServerGame, level: string): void => {
  if (!Object.hasOwn(shelf.bots, level)) throw new LobbyRefusal('no-such-level');
};

/** The level that fills in where nobody has chosen one. */
export const usualLevel = (shelf: AnyServerGame): string => Object.keys(shelf.bots)[0];

/** Stores a match that gathers its people. */
export function* store(
  { db }: Transaction,
  id: string,
  shelf: AnyServerGame,
  host: string,
  { setup, seating, clock, refill, open, watch, presets }: NewMatchChoices,
  now: number,
): TransactionBody<void> {
  const seed = newSeed();
  const row: MatchRow = {
    id,
    game: shelf.game.name,
    rules: shelf.game.version,
    setup: JSON.stringify(setup),
    seats: seating.length,
    clock,
    refill,
    seed,
    commitment: commitmentTo(seed),
    lots: newSeed(),
    status: 'gathering',
    open: open ? 1 : 0,
    watch: watch ? 1 : 0,
    presets: JSON.stringify(presets),
    host,
    created: now,
    started: null,
    touched: now,
    inputs: 0,
    awaiting: '[]',
    due: null,
    result: null,
    rematch: null,
  };
  yield* changes(db.insertInto('match').values(row));
  yield* changes(
    db.insertInto('seat').values(seating.map(({ person, bot }, seat) => ({ match: id, seat, person, bot }))),
  );
}

/** Begins a match that gathers if no seat of it is free any more; says whether it did. */
export function* beginIfFull(t: Transaction, id: string, now: number): TransactionBody<boolean> {
  const { match, seats } = yield* hold(t, id);
  if (seats.some(isFree)) return false;
  const presets = presetsFor(JSON.parse(match.presets) as Presets, seats, match.host);
  const begun = yield* changes(
    t.db
      .updateTable('match')
      .set({
        status: 'running',
        started: now,
        touched: now,
        // If this process ends before the table is open, another one opens it.
        due: now,
        presets: JSON.stringify(presets),
      })
      .where('id', '=', id)
      .where('status', '=', 'gathering'),
  );
  return begun === 1;
}

/** Nobody settles anything for somebody else: what is kept is for the host's own seats and for bots. */
export function presetsFor(presets: Presets, seating: Seating, host: string): Presets {
  return Object.fromEntries(
    Object.entries(presets).filter(([seat]) => {
      const at = seating[Number(seat)];
      return at !== undefined && (at.person === host || (at.person === null && at.bot !== null));
    }),
  );
}

/** Matches where only bots play rest while nobody is there, and may never end: one may leave so many times as many. */
const RESTING_SHARE = 10;

/** Says so if somebody has as many unfinished matches as one may have, not counting this one. */
export function* assertRoom(
  { db }: Transaction,
  person: string,
  most: number,
  but = '',
): TransactionBody<void> {
  const unfinished = ownMatches(db, person)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('match.status', 'in', ['gathering', 'running'])
    .where('match.id', '!=', but);
  const all = Number((yield* first(unfinished))?.n ?? 0);
  if (all < most) return;
  const played = unfinished.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('seat')
        .select('seat.seat')
        .whereRef('seat.match', '=', 'match.id')
        .where('seat.bot', 'is', null),
    ),
  );
  if (all >= most * RESTING_SHARE || Number((yield* first(played))?.n ?? 0) >= most)
    throw new LobbyRefusal('too-many-matches');
}
