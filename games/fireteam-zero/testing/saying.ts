import { type Match, type Seat, SPECTATOR, type View } from '@sightline/kernel';
import { type Language, languages } from '@sightline/manifest';
import type { Say } from '@sightline/table';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Decision } from '../rules/decisions.ts';
import type { Fireteam } from '../rules/fireteam.ts';
import type { ViewContext } from '../table/view-context.ts';
import { messages } from '../text/index.ts';

export const LANGUAGES = languages;

const textsIn = (language: Language): Readonly<Record<string, string | undefined>> => messages[language];

/** Words as the table says them; an unknown key or a missing argument is an error. */
export function sayIn(language: Language): Say {
  const compiled = new Map<string, IntlMessageFormat>();
  return (key, args) => {
    const text = textsIn(language)[key];
    if (text === undefined) throw new Error(`${language} has no words for ${key}`);
    let message = compiled.get(key);
    if (message === undefined) {
      message = new IntlMessageFormat(text, language);
      compiled.set(key, message);
    }
    return String(message.format(args));
  };
}

interface Speaker {
  readonly say: Say;
  readonly listed: (items: readonly string[]) => string;
}
const speakerOf = (language: Language): Speaker => {
  const list = new Intl.ListFormat(language);
  return { say: sayIn(language), listed: (items: readonly string[]) => list.format(items) };
};
const SPEAKERS = Object.fromEntries(languages.map((each) => [each, speakerOf(each)])) as Record<
  Language,
  Speaker
>;

/** A seat's view; all that its decision can be is a question of this game. */
const viewIn = (match: Match<Fireteam>, seat: Seat) => match.view(seat) as View<Fireteam, Decision>;

/** The question a seat is asked now, if any. */
export const decisionIn = (match: Match<Fireteam>, seat: Seat): Decision | null =>
  viewIn(match, seat).decision;

/** A seat's eyes on a match, in one language. */
export const lookAt = (
  match: Match<Fireteam>,
  seat: Seat = SPECTATOR,
  language: Language = 'en',
): ViewContext => ({
  game: match.game,
  view: viewIn(match, seat),
  statics: match.position.statics,
  ...SPEAKERS[language],
});

/** The same for a table with cards of a test's own, which nobody has put into words: keys stand for words. */
export const lookBare = (match: Match<Fireteam>, seat: Seat): ViewContext => ({
  game: match.game,
  view: viewIn(match, seat),
  statics: match.position.statics,
  say: (key, args = {}) => [key, ...Object.values(args)].join(' '),
  listed: (items) => items.join(', '),
});
