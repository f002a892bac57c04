import type { AnyGame, Match } from '@sightline/kernel';
import type { Language } from '@sightline/manifest';
import type { Lesson } from '@sightline/table';
import { type Fault, isFault } from './api.ts';
import { Chronicle } from './chronicle.ts';
import type { Environment } from './environment.ts';
import { fault, faultOf } from './fault.ts';
import { lessonOf } from './lessons.ts';
import { type Circumstances, newStored } from './new-header.ts';
import type { AnyHostGame } from './shelf.ts';
import { fileOf, type SavedHeader, type SavedMatch } from './stored.ts';
import { type GameWords, wordsOf } from './words.ts';

/** A match out of the storage, played up to where it was left. */
export interface LoadedMatch {
  readonly shelf: AnyHostGame;
  readonly header: SavedHeader;
  readonly chronicle: Chronicle<AnyGame>;
  /** the entries that nobody chose */
  readonly auto: readonly number[];
  readonly words: GameWords;
  /** null: the match is no lesson */
  readonly lesson: Lesson<AnyGame> | null;
}

/** The games with their words, and the matches that are kept. */
export class Library {
  readonly env: Environment;
  language: Language = 'en';
  private readonly shelves = new Map<string, Promise<AnyHostGame>>();
  private readonly spoken = new Map<string, Promise<GameWords>>();

  constructor(env: Environment) {
    this.env = env;
  }

  /** Null: there is no such game. */
  async shelf(game: string): Promise<AnyHostGame | null> {
    const { games } = this.env;
    return Object.hasOwn(games, game) ? once(this.shelves, game, () => games[game]()) : null;
  }

  /** How a game speaks now; to a pupil it has more to say. */
  async words(game: string, taught = false): Promise<GameWords> {
    const { language, env } = this;
    const shelf = await this.shelf(game);
    if (shelf === null) throw new Error(`there is no game "${game}"`);
    return once(this.spoken, `${game} ${language} ${taught}`, async () => {
      const texts = await shelf.texts(language);
      const all = taught ? { ...texts, ...(await shelf.lessonTexts(language)) } : texts;
      return wordsOf(language, all, env.strict);
    });
  }

  async stored(id: string): Promise<SavedMatch | Fault> {
    try {
      return (await this.env.storage.match(id)) ?? fault('no-such-match', id);
    } catch (error) {
      return faultOf(error);
    }
  }

  async find(id: string): Promise<LoadedMatch | Fault> {
    const stored = await this.stored(id);
    if (isFault(stored)) return stored;
    const { header, entries } = stored;
    const { game } = header.match;
    const shelf = await this.shelf(game);
    if (shelf === null) return fault('other-game', game);
    try {
      const chronicle = Chronicle.of<AnyGame>(shelf.table.game, fileOf(stored));
      const auto = entries.flatMap((e, i) => (e.auto ? [i + 1] : []));
      const words = await this.words(game, header.lesson !== null);
      return { shelf, header, chronicle, auto, words, lesson: await lessonOf(shelf, header.lesson) };
    } catch (error) {
      return faultOf(error);
    }
  }

  /** Keeps a new match; its id. */
  async add(match: Match<AnyGame>, circumstances: Circumstances): Promise<string> {
    return this.keep(newStored(this.env, match, circumstances));
  }

  async keep({ header, entries }: SavedMatch): Promise<string> {
    await this.env.storage.keep(header, entries);
    return header.id;
  }
}

/** Fetched once; what could not be fetched is tried again the next time. */
function once<V>(kept: Map<string, Promise<V>>, key: string, fetch: () => Promise<V>): Promise<V> {
  let found = kept.get(key);
  if (found === undefined) {
    found = fetch();
    kept.set(key, found);
    found.catch(() => kept.delete(key));
  }
  return found;
}
