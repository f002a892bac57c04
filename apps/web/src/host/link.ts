import {
  type Answer,
  type AnyGame,
  canPlay,
  chapter,
  type GameTypes,
  type Input,
  isSeed,
  Match,
  type MatchSetup,
  type SeedSegment,
  seedFrom,
  type Why,
} from '@sightline/kernel';
import type { Fault, Player } from './api.ts';
import type { Environment } from './environment.ts';
import { fault } from './fault.ts';
import type { TakenIn } from './files.ts';
import { arePlayers, isRecord } from './stored.ts';
import { inPieces, TooHeavy } from './taking-in.ts';

/**
 * A finished match as a piece of a link: set-up, seeds and inputs, packed. Draws follow from the seeds and decision
 * numbers from the play; times are left out. The form is `1.<length>.<payload>`, so that a link that was cut short on
 * its way is told from one that was changed.
 */
const VERSION = '1';
const LONGEST = 16_000;
/** So much may come out of it at most: a small link must not unpack to more than anybody can hold. */
const LARGEST = 2_000_000;
/** Whoever plays on from a position has a new seed from there. */
const MOST_SEEDS = 1000;
const CHECK = 8;
const LONGEST_NAME = 80;

interface Packed {
  readonly game: string;
  readonly rules: string;
  readonly setup: unknown;
  readonly seats: number;
  readonly seeds: readonly (readonly [from: number, seed: string])[];
  readonly players: readonly Player[];
  readonly log: readonly PackedInput[];
  /** of the last position */
  readonly hash: string;
}

/** An answer is the seat, the answer and perhaps why; several in a row are lists of them; else the kind is named first. */
type PackedInput =
  | readonly [seat: number, ...answer: Answer]
  | readonly [seat: number, ...answer: Answer, why: Why]
  | readonly [seat: number, ...answers: Answer[]]
  | readonly [kind: string, seat: number];

export async function linkTo<T extends GameTypes>(
  match: Match<T>,
  players: readonly Player[],
): Promise<string | Fault> {
  if (match.result === null) return fault('not-over');
  const seeds = match.chapters.map(({ from, seed }) => [from, seed ?? ''] as const);
  if (seeds.some(([, seed]) => seed === ''))
    return fault('not-over', 'its past is of a match that still ran');
  const { setup, seats } = match.setup;
  const packed: Packed = {
    game: match.game.name,
    rules: match.game.version,
    setup,
    seats,
    seeds,
    players: players.map(unnamed),
    log: match.history.entries.map(({ input }) => packedInput(input)),
    hash: match.hash(),
  };
  const text = JSON.stringify(packed);
  const payload = base64(await deflated(`${fingerprint(text)}${text}`));
  const link = `${VERSION}.${payload.length.toString(36)}.${payload}`;
  return link.length > LONGEST ? fault('too-long') : link;
}

/** A link goes to anybody: it says what bots played, and of people nothing. */
const unnamed = (p: Player): Player => (p.kind === 'bot' ? p : { kind: 'guest', name: '' });

/** Reads a link that may have been cut, changed or made up. */
export async function readLink(
  env: Pick<Environment, 'games' | 'breathe'>,
  data: string,
): Promise<TakenIn | Fault> {
  const parts = /^1\.([0-9a-z]{1,4})\.([\w-]*)/.exec(data);
  if (parts === null) return /^1?\.?[0-9a-z]{0,4}$/.test(data) ? fault('cut-short') : fault('not-a-match');
  const length = Number.parseInt(parts[1], 36);
  if (parts[2].length < length) return fault('cut-short');
  try {
    const packed = await unpacked(parts[2].slice(0, length));
    if (packed === null) return fault('damaged');
    const { games } = env;
    if (!Object.hasOwn(games, packed.game)) return fault('other-game', packed.game);
    const shelf = await games[packed.game]();
    const { game } = shelf.table;
    if (!canPlay(game, packed)) return fault('other-rules', packed.rules);
    const chapters = packed.seeds.map(([from, seed]): SeedSegment => chapter(from, seed));
    const setup: MatchSetup = { setup: packed.setup, seats: packed.seats, seed: packed.seeds[0][1] };
    const match = Match.startWith(game, setup, chapters);
    const whole = await inPieces(env, playing(match, packed.log));
    if (!whole) return fault('damaged');
    if (match.result === null || match.hash() !== packed.hash) return fault('damaged');
    return { shelf, match, players: packed.players };
  } catch (error) {
    if (error instanceof TooHeavy) return fault('too-heavy');
    return fault('damaged', error instanceof Error ? error.message : String(error));
  }
}

/** Plays what was packed, input by input; false: one of them is refused. */
function* playing(match: Match<AnyGame>, log: Packed['log']): Generator<void, boolean> {
  for (const packed of log) {
    if (!match.submit(input(packed, match.decisionId)).ok) return false;
    yield;
  }
  return true;
}

async function unpacked(payload: string): Promise<Packed | null> {
  const text = await inflated(payload);
  const checked = text.slice(CHECK);
  if (fingerprint(checked) !== text.slice(0, CHECK)) return null;
  const raw: unknown = JSON.parse(checked);
  return isPacked(raw) ? raw : null;
}

const isName = (x: unknown): boolean => typeof x === 'string' && x.length <= LONGEST_NAME;

function isPacked(x: unknown): x is Packed {
  return (
    isRecord(x) &&
    [x.game, x.rules, x.hash].every(isName) &&
    Number.isInteger(x.seats) &&
    arePlayers(x.players, x.seats as number) &&
    Array.isArray(x.seeds) &&
    x.seeds.length > 0 &&
    x.seeds.length <= MOST_SEEDS &&
    x.seeds.every((c) => Array.isArray(c) && Number.isInteger(c[0]) && isSeed(c[1])) &&
    Array.isArray(x.log) &&
    x.log.every(Array.isArray)
  );
}

function packedInput(i: Input): PackedInput {
  if (i.kind === 'answer') return i.why === undefined ? [i.seat, ...i.answer] : [i.seat, ...i.answer, i.why];
  if (i.kind === 'batch') return [i.seat, ...i.answers];
  return [i.kind, i.seat];
}

/** What a packed input says; whether it makes sense is for the match to judge. */
function input([first, ...rest]: PackedInput, decision: number): unknown {
  const at = 0;
  if (typeof first === 'string') return { kind: first, seat: rest[0], at };
  if (Array.isArray(rest[0])) return { kind: 'batch', seat: first, decision, answers: rest, at };
  const why = rest.at(-1);
  return Array.isArray(why)
    ? { kind: 'answer', seat: first, decision, answer: rest.slice(0, -1), at, why }
    : { kind: 'answer', seat: first, decision, answer: rest, at };
}

const fingerprint = (text: string): string => seedFrom(text).slice(0, CHECK);

async function deflated(text: string): Promise<Uint8Array> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

async function inflated(payload: string): Promise<string> {
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
    c.charCodeAt(0),
  );
  const stream = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(new TextDecoderStream());
  let text = '';
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > LARGEST) {
      await reader.cancel();
      throw new Error('it unpacks to too much');
    }
  }
}

function base64(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (b) => String.fromCharCode(b)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
