/**
 * Records the corpus anew: `node games/doom/corpus/record.ts`, after a change of the rules or the content that is
 * meant to change how matches play out. Then say so in the changelog, and raise the version of the game.
 */
import { playOut } from '@sightline/bots';
import { seedFrom } from '@sightline/kernel';
import { recordCorpus } from '@sightline/soak';
import { easy, normal } from '../bots/bot.ts';
import { MISSIONS } from '../content/missions/index.ts';
import { game } from '../rules/game.ts';

const MATCHES = 10;

const plays = MISSIONS.slice(0, MATCHES).map(({ id: mission }, i) => {
  const seats = 2 + ((i + 3) % 4);
  const play = () =>
    playOut(game, {
      setup: { mission, recommended: i % 2 === 0 },
      seats,
      seed: seedFrom(`corpus ${i}`),
      bots: Array.from({ length: seats }, (_, seat) => ((seat + i) % 3 === 0 ? easy : normal)),
    }).match;
  return [`${String(i + 1).padStart(2, '0')}-${mission}-${seats - 1}.json`, play] as const;
});

recordCorpus(game, new URL('.', import.meta.url), Object.fromEntries(plays));
