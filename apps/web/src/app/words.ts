import type { GameCover, Language } from '@sightline/manifest';
import { create } from 'zustand';
import type { messages } from '../messages/en/index.ts';
import type { pages } from '../messages/en/pages.ts';
import { messagesIn } from '../messages/message.ts';
import { isolated } from './isolated.ts';
import { useSettings } from './settings.ts';

export type WordKey = keyof typeof messages | keyof typeof pages;
type Words = Readonly<Record<keyof typeof messages, string>>;
type PageWords = Readonly<Record<keyof typeof pages, string>>;
export type Translate = (key: WordKey, args?: Args) => string;

interface Spoken {
  readonly messages: Words;
  readonly covers: Readonly<Record<string, GameCover>>;
}

/** Each is fetched when somebody reads it. */
const load = (language: Language): Promise<Spoken> => import(`../messages/${language}/index.ts`);

/** Of all pages but home and the table. Fetched with the first of them: whoever only plays never waits for them. */
const loadPages = async (language: Language): Promise<PageWords> =>
  (await import(`../messages/${language}/pages.ts`)).pages;
let isBeyond = false;

type Args = Readonly<Record<string, string | number>>;

/** What is put into a sentence may be a name of any letters. */
const shutIn = (args: Args): Args =>
  Object.fromEntries(Object.entries(args).map(([key, x]) => [key, typeof x === 'string' ? isolated(x) : x]));

/** Says messages in ICU syntax. */
export function translator<K extends string>(
  language: Language,
  words: Readonly<Record<K, string>>,
): (key: K, args?: Args) => string {
  const say = messagesIn(language);
  return (key, args) => say(words[key], args && shutIn(args));
}

interface WordsStore {
  readonly language: Language;
  /** by the path of its file */
  readonly covers: Spoken['covers'];
  readonly t: Translate;
}

/** Nothing is shown before there are words. */
export const useWordsStore = create<WordsStore>(() => ({ language: 'en', covers: {}, t: (key) => key }));

async function take(language: Language, wanted: () => boolean): Promise<void> {
  const [spoken, more] = await Promise.all([load(language), isBeyond ? loadPages(language) : null]);
  if (!wanted()) return;
  // No page is shown before its words are there.
  const all = { ...spoken.messages, ...more } as Words & PageWords;
  useWordsStore.setState({ language, covers: spoken.covers, t: translator(language, all) });
  document.documentElement.lang = language;
}

/** Fetches a language's words and switches the whole page to them. */
export async function speak(language: Language): Promise<void> {
  await take(language, () => useSettings.getState().language === language);
}

/** The words of the other pages too, from now on in every language. */
export async function speakOfPages(): Promise<void> {
  if (isBeyond) return;
  isBeyond = true;
  await speakFirst();
}

/** The first words of all; should those not come that are wanted, English is better than nothing. */
export async function speakFirst(): Promise<void> {
  const { language } = useSettings.getState();
  await speak(language).catch(() => take('en', () => true));
}

/** The words of the page, in the reader's language. */
export const useWords = (): Translate => useWordsStore((s) => s.t);

/** What is said of a game in the reader's language; undefined: a server has a game that this page does not know. */
export function useCovers(): (game: string) => GameCover | undefined {
  const { language, covers } = useWordsStore();
  return (game) => covers[`../../../../../games/${game}/text/${language}/cover.ts`];
}
