import { playOut } from '@sightline/bots';
import { Match, SPECTATOR, seedFrom } from '@sightline/kernel';
import type { GridDrawing, Piece, Ref, Scene } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { easy } from '../bots/bot.ts';
import { MISSIONS } from '../content/missions/index.ts';
import { game } from '../rules/game.ts';
import { LANGUAGES, lookAt } from '../testing/saying.ts';
import { drawing } from './drawing.ts';
import { ending, waiting } from './ending.ts';
import { scene } from './scene.ts';

/** Every word of a scene, and where it stands. */
function eachWord(value: unknown, path: string, visit: (word: string, path: string) => void): void {
  if (typeof value === 'string') visit(value, path);
  else if (Array.isArray(value)) for (const part of value) eachWord(part, `${path}[]`, visit);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) eachWord(part, `${path}.${key}`, visit);
}

/** The rules text of a card may be empty: then its icons say all. */
const mayBeEmpty = (path: string): boolean => /cards\[\]\.text$|standing\[\]\.text$/.test(path);

function faultOfWords(s: unknown): string | null {
  let fault: string | null = null;
  eachWord(s, '', (word, path) => {
    if (word.trim() === '' && !mayBeEmpty(path)) fault = `nothing at ${path}`;
    if (/undefined|null|NaN|\[object|[{}]/.test(word)) fault = `${word} at ${path}`;
  });
  return fault;
}

function twice(refs: readonly Ref[]): Ref | undefined {
  const seen = new Set<Ref>();
  return refs.find((ref) => seen.size === seen.add(ref).size);
}

const cardRefs = ({ hand }: Scene): Ref[] =>
  [
    ...hand.standing,
    ...hand.groups.flatMap(({ cards }) => cards),
    ...hand.piles.flatMap(({ cards = [] }) => cards),
  ].map(({ ref }) => ref);

function offBoard(pieces: readonly Piece[], spaces: ReadonlySet<string>): Ref | undefined {
  const stands = ({ x, y, wide, high }: Piece) => {
    for (let dx = 0; dx < wide; dx++)
      for (let dy = 0; dy < high; dy++) if (!spaces.has(`${x + dx},${y + dy}`)) return false;
    return true;
  };
  return pieces.find((piece) => !stands(piece))?.ref;
}

const inOrder = ({ pieces }: Scene): boolean => {
  const first = pieces.findIndex(({ shape }) => shape === 'figure');
  return first < 0 || pieces.slice(first).every(({ shape }) => shape === 'figure');
};

const spacesOf = ({ spaces }: GridDrawing): ReadonlySet<string> =>
  new Set(spaces.map(({ x, y }) => `${x},${y}`));

/** What must hold of every scene. */
function faultOf(s: Scene, spaces: ReadonlySet<string>): string | null {
  const words = faultOfWords(s);
  if (words !== null) return words;
  const pieces = twice(s.pieces.map(({ ref }) => ref));
  if (pieces !== undefined) return `two pieces ${pieces}`;
  const cards = twice(cardRefs(s));
  if (cards !== undefined) return `two cards ${cards}`;
  const piles = twice(s.hand.piles.map(({ ref }) => ref));
  if (piles !== undefined) return `two piles ${piles}`;
  const off = offBoard(
    s.pieces.filter((piece) => piece.x !== undefined),
    spaces,
  );
  if (off !== undefined) return `${off} is off the board`;
  if (!inOrder(s)) return 'something lies on a figure';
  for (const { ref, health } of s.pieces)
    if (health !== undefined && !(health.now >= 0 && health.now <= health.most)) return `health of ${ref}`;
  return null;
}

describe('the scenes of whole matches', () => {
  const EVERY = 7;
  /** By then every phase has been there several times; whole matches are the bots' business. */
  const ENOUGH = 400;

  it.each(MISSIONS.map(({ id }, i) => [id, 2 + (i % 4)] as const))('%s with %i seats', (mission, seats) => {
    let looks = 0;
    const start = Match.start(game, { setup: { mission }, seats, seed: seedFrom('drawn') });
    const spaces = spacesOf(drawing(lookAt(start)));
    const { match } = playOut(game, {
      setup: { mission },
      seats,
      seed: seedFrom(`scenes ${mission}`),
      bots: Array.from({ length: seats }, () => easy),
      maxDecisions: ENOUGH,
      watch(_turn, match) {
        if (++looks % EVERY !== 0) return;
        // One pair of eyes and one language at a time, so that in the course of a match all have their turn.
        const turn = looks / EVERY;
        const viewer = turn % (seats + 1);
        const language = LANGUAGES[Math.floor(turn / (seats + 1)) % LANGUAGES.length];
        const at = lookAt(match, viewer === seats ? SPECTATOR : viewer, language);
        expect(faultOf(scene(at), spaces)).toBeNull();
        if (match.result === null) expect(waiting(at)).not.toMatch(/^(To decide|Решает|A decisão)/);
      },
    });
    for (const language of LANGUAGES)
      for (const seat of [SPECTATOR, ...Array.from({ length: seats }, (_, s) => s)]) {
        const at = lookAt(match, seat, language);
        const s = scene(at);
        expect(faultOf(s, spaces)).toBeNull();
        expect(structuredClone(s)).toEqual(s);
        if (match.result !== null) expect(faultOfWords(ending(at, match.result))).toBeNull();
      }
  });
});
