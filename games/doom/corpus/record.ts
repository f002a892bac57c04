/**
 * Records the corpus anew: `node games/doom/corpus/record.ts`, after a change of the rules or the content that is
 * meant to change how matches play out. Then say so in the changelog, and raise the version of the game.
 */
import { writeFileSync } from 'node:fs';
import { playOut } from '@sightline/bots';
import { save, seedFrom } from '@sightline/kernel';
import { easy, normal } from '../bots/bot.ts';
import { MISSIONS } from '../content/missions/index.ts';
import { game } from '../rules/game.ts';

const MATCHES = 10;

for (let i = 0; i < MATCHES; i++) {
  const { id } = MISSIONS[i];
  const seats = 2 + ((i + 3) % 4);
  const { match } = playOut(game, {
    setup: { mission: id, recommended: i % 2 === 0 },
    seats,
    seed: seedFrom(`corpus ${i}`),
    bots: Array.from({ length: seats }, (_, seat) => ((seat + i) % 3 === 0 ? easy : normal)),
  });
  const name = `${String(i + 1).padStart(2, '0')}-${id}-${seats - 1}.json`;
  writeFileSync(
    new URL(name, import.meta.url),
    `${JSON.stringify({ hash: match.hash(), match: save(match, 'when-over') })}\n`,
  );
}
