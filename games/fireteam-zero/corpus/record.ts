/**
 * Records the corpus anew: `node games/fireteam-zero/corpus/record.ts`, after a change of the rules or the content that is
 * meant to change how matches play out. Then say so in the changelog, and raise the version of the game.
 */
import { playOut } from '@sightline/bots';
import { seedFrom } from '@sightline/kernel';
import { recordCorpus } from '@sightline/soak';
import { easy, normal } from '../bots/bot.ts';
import { CONTENT } from '../content/index.ts';
import { game } from '../rules/game.ts';

const DIFFICULTIES = ['standard', 'hard', 'easy'];

/** Each mission once, with one to four seats. */
const plays = CONTENT.missions.map(({ mission: { id } }, i) => {
  const seats = 1 + ((i + 3) % 4);
  const play = () =>
    playOut(game, {
      setup: { mission: id, difficulty: DIFFICULTIES[i % 3], closedHands: i % 2 === 1 },
      seats,
      seed: seedFrom(`corpus ${i}`),
      bots: Array.from({ length: seats }, (_, seat) => ((seat + i) % 3 === 0 ? easy : normal)),
    }).match;
  return [`${String(i + 1).padStart(2, '0')}-${id}-${seats}.json`, play] as const;
});

recordCorpus(game, new URL('.', import.meta.url), Object.fromEntries(plays));
