/** What is wrong with the games of this folder: asked by the build and by the tests. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  type GameFolder,
  type GamePalette,
  isPlayable,
  type Language,
  languages,
  type Manifest,
  type ManifestProblem,
  type PlayedParts,
  problemsOf,
} from '@sightline/manifest';
import { companionWordsOf } from './companions.ts';
import { coverOf } from './covers.ts';
import { botsOf, lessonMessagesOf, lessonsOf, messagesOf, tableOf } from './play.ts';
import * as registry from './registry.ts';

const here = import.meta.dirname;
const folderOf = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const has = (folder: string, file: string): boolean => existsSync(join(here, folder, file));
const textOf = (folder: string, file: string): string | undefined =>
  has(folder, file) ? readFileSync(join(here, folder, file), 'utf8') : undefined;

export async function problems(): Promise<ManifestProblem[]> {
  const keys = Object.entries<Manifest>(registry);
  return problemsOf(await Promise.all(keys.map(([key, manifest]) => find(folderOf(key), manifest))));
}

/** What each language has of something; what has no file is left out. */
async function inLanguages<T>(
  folder: string,
  file: (language: Language) => string,
  load: (language: Language) => Promise<T>,
): Promise<Partial<Record<Language, T>>> {
  const there = languages.filter((language) => has(folder, file(language)));
  return Object.fromEntries(await Promise.all(there.map(async (each) => [each, await load(each)])));
}

async function find(folder: string, manifest: Manifest): Promise<GameFolder> {
  const { palette } = (await import(`./${folder}/manifest.ts`)) as { palette: GamePalette };
  const isThere = isPlayable(manifest) && has(folder, 'table/index.ts') && has(folder, 'bots/bot.ts');
  return {
    folder: relative(join(here, '..'), join(here, folder)).replaceAll('\\', '/'),
    manifest,
    palette,
    art: textOf(folder, 'art.svg') ?? null,
    covers: await inLanguages(
      folder,
      (language) => `text/${language}/cover.ts`,
      (language) => coverOf(folder, language),
    ),
    played: isThere ? await findPlayed(folder) : null,
    companion: has(folder, 'companion/index.ts')
      ? await inLanguages(
          folder,
          (language) => `text/${language}/companion.ts`,
          (language) => companionWordsOf(folder, language),
        )
      : null,
  };
}

async function findPlayed(folder: string): Promise<PlayedParts> {
  const { game } = await tableOf(folder);
  const lessons = has(folder, 'table/lessons.ts') ? await lessonsOf(folder) : [];
  return {
    game: { name: game.name, seats: game.seats },
    levels: Object.keys(await botsOf(folder)),
    lessons: lessons.map(({ id }) => id),
    messages: await inLanguages(
      folder,
      (language) => `text/${language}/index.ts`,
      (language) => messagesOf(folder, language),
    ),
    lessonMessages: await inLanguages(
      folder,
      (language) => `text/${language}/lessons.ts`,
      (language) => lessonMessagesOf(folder, language),
    ),
    catalogs: await inLanguages(
      folder,
      (language) => `rules.${language}.md`,
      async (language) => textOf(folder, `rules.${language}.md`) ?? '',
    ),
  };
}
