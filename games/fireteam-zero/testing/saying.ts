import { type Match, type Seat, SPECTATOR } from '@sightline/kernel';
import type { Say, ViewContext } from '@sightline/table';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Fireteam } from '../rules/fireteam.ts';
import { type Language, messages } from '../text/index.ts';

export const LANGUAGES: readonly Language[] = ['en', 'ru', 'pt-BR'];

/** Words as the table says them; an unknown key or a missing argument is an error. */
export function sayIn(language: Language): Say {
  const compiled = new Map<string, IntlMessageFormat>();
  return (key, args) => {
    const text = messages[language][key];
    if (text === undefined) throw new Error(`${language} has no words for ${key}`);
    let message = compiled.get(key);
    if (message === undefined) {
      message = new IntlMessageFormat(text, language);
      compiled.set(key, message);
    }
    return String(message.format(args));
  };
}

const speakerOf = (language: Language) => {
  const list = new Intl.ListFormat(language);
  return { say: sayIn(language), listed: (items: readonly string[]) => list.format(items) };
};
const SPEAKERS = { en: speakerOf('en'), ru: speakerOf('ru'), 'pt-BR': speakerOf('pt-BR') } as const;

/** A seat's eyes on a match, in one language. */
export const lookAt = (
  match: Match<Fireteam>,
  seat: Seat = SPECTATOR,
  language: Language = 'en',
): ViewContext<Fireteam> => ({
  view: match.view(seat),
  statics: match.position.statics,
  ...SPEAKERS[language],
});

/** The same for a table with cards of a test's own, which nobody has put into words: keys stand for words. */
export const lookBare = (match: Match<Fireteam>, seat: Seat): ViewContext<Fireteam> => ({
  view: match.view(seat),
  statics: match.position.statics,
  say: (key, args = {}) => [key, ...Object.values(args)].join(' '),
  listed: (items) => items.join(', '),
});
