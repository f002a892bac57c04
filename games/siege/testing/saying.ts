import { type Match, type Seat, SPECTATOR, type View } from '@sightline/kernel';
import { type Language, languages } from '@sightline/manifest';
import type { Say } from '@sightline/table';
import { IntlMessageFormat } from 'intl-messageformat';
import type { SiegeDecision } from '../rules/decisions.ts';
import type { Siege } from '../rules/siege.ts';
import type { ViewContext } from '../table/view-context.ts';
import { isMessageKey, type MessageKey, messages } from '../text/index.ts';

export const LANGUAGES = languages;

/** Words as the table says them; an unknown key or a missing argument is an error. */
export function sayIn(language: Language): Say {
  const compiled = new Map<MessageKey, IntlMessageFormat>();
  return (key, args) => {
    if (!isMessageKey(key)) throw new Error(`there are no words for ${key}`);
    let message = compiled.get(key);
    if (message === undefined) {
      message = new IntlMessageFormat(messages[language][key], language);
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
  return { say: sayIn(language), listed: (items) => list.format(items) };
};
const SPEAKERS = Object.fromEntries(languages.map((each) => [each, speakerOf(each)])) as Record<
  Language,
  Speaker
>;

/** A seat's view; all that its decision can be is a question of this game. */
const viewIn = (match: Match<Siege>, seat: Seat) => match.view(seat) as View<Siege, SiegeDecision>;

/** A seat's eyes on a match, in one language. */
export const lookAt = (
  match: Match<Siege>,
  seat: Seat = SPECTATOR,
  language: Language = 'en',
): ViewContext => ({
  game: match.game,
  view: viewIn(match, seat),
  statics: match.position.statics,
  ...SPEAKERS[language],
});
