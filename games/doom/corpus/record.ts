/**
 * Records the corpus anew: `node games/doom/corpus/record.ts`, after a change of the rules or the content that is
 * meant to change how matches play out. Then say so in the changelog, and raise the version of the game. A match
 * whose answers still lead to an end keeps them: what else refers to its turns goes on being true.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { playOut } from '@sightline/bots';
import { Match, type MatchFile, save, seedFrom } from '@sightline/kernel';
import { easy, normal } from '../bots/bot.ts';
import { MISSIONS } from '../content/missions/index.ts';
import type { Doom } from '../rules/doom.ts';
import { game } from '../rules/game.ts';

const MATCHES = 10;

for (let i = 0; i < MATCHES; i++) {
  const { id } = MISSIONS[i];
  const seats = 2 + ((i + 3) % 4);
  const name = `${String(i + 1).padStart(2, '0')}-${id}-${seats - 1}.json`;
  const kept = playedAgain(name);
  const match = kept ?? playedByBots(i, id, seats);
  console.log(`${name}: ${kept === null ? 'recorded anew' : 'the same answers'}`);
  writeFileSync(
    new URL(name, import.meta.url),
    `${JSON.stringify({ hash: match.hash(), match: save(match, 'when-over') })}\n`,
  );
}

function playedByBots(i: number, mission: string, seats: number): Match<Doom> {
  return playOut(game, {
    setup: { mission, recommended: i % 2 === 0 },
    seats,
    seed: seedFrom(`corpus ${i}`),
    bots: Array.from({ length: seats }, (_, seat) => ((seat + i) % 3 === 0 ? easy : normal)),
  }).match;
}

/** The recorded answers by the rules of today; null if one of them is refused, or the match does not end. */
function playedAgain(name: string): Match<Doom> | null {
  const file = new URL(name, import.meta.url);
  if (!existsSync(file)) return null;
  const { match: recorded } = JSON.parse(readFileSync(file, 'utf8')) as { match: MatchFile };
  const { setup, seats, at, chapters, log } = recorded;
  const match = Match.start(game, { setup, seats, at, seed: chapters[0].seed ?? '' });
  return log.every(({ input }) => match.submit(input).ok) && match.result !== null ? match : null;
}
