import type { Language } from '@sightline/manifest';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { useSettings } from '../app/settings.ts';
import { speak } from '../app/words.ts';
import { online as en } from '../messages/en/online.ts';
import { online as ptBR } from '../messages/pt-BR/online.ts';
import { online as ru } from '../messages/ru/online.ts';
import { Worded, wordsNow } from '../online/words.tsx';

/** What the online pages say in each language. */
export const ONLINE_WORDS: Readonly<Record<Language, Readonly<Record<keyof typeof en, string>>>> = {
  en,
  ru,
  'pt-BR': ptBR,
};

/** Draws something as a page would, in a language and with the words of the online pages; gone with the test. */
export async function drawn(what: ReactNode, language: Language = 'en'): Promise<HTMLElement> {
  useSettings.setState({ language });
  await speak(language);
  const place = document.createElement('div');
  document.body.append(place);
  const root: Root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <Worded>
      <div data-test="drawn" lang={language}>
        {what}
      </div>
    </Worded>,
  );
  await soon(() => {
    found(place, '[data-test="drawn"]');
    // The words of the test before are shown until these are there.
    const key = 'online.fault.failed';
    if (wordsNow()(key) !== ONLINE_WORDS[language][key]) throw new Error('other words are spoken');
  });
  await new Promise(requestAnimationFrame);
  return place;
}

/** The first that a selector finds; there has to be one. */
export function found<E extends HTMLElement = HTMLElement>(place: ParentNode, selector: string): E {
  const e = place.querySelector<E>(selector);
  if (e === null) throw new Error(`there is no ${selector}`);
  return e;
}

/** Waits until something can be expected of what is drawn, however busy the machine is. */
export const soon = (expected: () => void): Promise<void> =>
  vi.waitFor(expected, { interval: 1, timeout: 60_000 });

/** Fills a field as somebody would who types. */
export function type(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
