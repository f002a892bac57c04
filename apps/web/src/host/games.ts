import { playable } from '@sightline/games';
import { botsOf, lessonMessagesOf, lessonsOf, messagesOf, tableOf } from '@sightline/games/play';
import type { AnyShelf, Games } from './shelf.ts';

/** The games on the shelf. */
export const games: Games = Object.fromEntries(
  playable.map(({ name }) => [
    name,
    async (): Promise<AnyShelf> => {
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
