import { playable } from '@sightline/games';
import { botsOf, lessonMessagesOf, lessonsOf, messagesOf, tableOf } from '@sightline/games/play';
import type { AnyHostGame, HostGames } from './shelf.ts';

/** The games on the shelf. */
export const games: HostGames = Object.fromEntries(
  playable.map(({ name }) => [
    name,
    async (): Promise<AnyHostGame> => {
      const [table, bots] = await Promise.all([tableOf(name), botsOf(name)]);
      return {
        table,
        bots,
        texts: (language) => messagesOf(name, language),
        lessons: () => lessonsOf(name),
        lessonTexts: (language) => lessonMessagesOf(name, language),
      };
    },
  ]),
);
