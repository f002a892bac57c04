import type { Language } from '@sightline/manifest';
import { type ReactNode, useEffect, useState } from 'react';
import { create } from 'zustand';
import { Loading } from '../app/Loading.tsx';
import { translator, useWordsStore } from '../app/words.ts';
import type { online as english } from '../messages/en/online.ts';

export type OnlineKey = keyof typeof english;
export type OnlineTranslate = (key: OnlineKey, args?: Readonly<Record<string, string | number>>) => string;
type OnlineWords = Readonly<Record<OnlineKey, string>>;

/** Fetched with the first online page: whoever plays at home never waits for them. */
const load = async (language: Language): Promise<OnlineWords> =>
  (await import(`../messages/${language}/online.ts`)).online;

interface Store {
  /** null: none yet */
  readonly language: Language | null;
  readonly t: OnlineTranslate;
  readonly words: Partial<OnlineWords>;
}

const useStore = create<Store>(() => ({ language: null, t: (key) => key, words: {} }));

async function speak(language: Language): Promise<void> {
  const words = await load(language);
  if (useWordsStore.getState().language === language)
    useStore.setState({ language, words, t: translator(language, words) });
}

interface Props {
  readonly children: ReactNode;
  readonly meanwhile?: ReactNode;
}

/** Shows what is in it when its words are there. */
export function Worded({ children, meanwhile }: Props) {
  const language = useWordsStore((s) => s.language);
  const spoken = useStore((s) => s.language);
  const [missing, setMissing] = useState<Error | null>(null);
  useEffect(() => {
    speak(language).catch(setMissing);
  }, [language]);
  if (spoken !== null) return children;
  // A page that consists of these words can't be shown; where it would only have more on it, it is shown without.
  if (missing !== null && meanwhile === undefined) throw missing;
  return meanwhile === undefined ? <Loading /> : meanwhile;
}

export const useOnlineWords = (): OnlineTranslate => useStore((s) => s.t);

export const hasWords = (key: string): key is OnlineKey => Object.hasOwn(useStore.getState().words, key);

/** Outside of what is drawn. */
export const wordsNow = (): OnlineTranslate => useStore.getState().t;
