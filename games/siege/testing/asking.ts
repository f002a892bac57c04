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
function sayIn(language: Language): Say {
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

const SPEAKERS = Object.fromEntries(
  languages.map((language) => {
    const list = new Intl.ListFormat(language);
    return [
      language,
      { say: sayIn(language), listed: (items: readonly string[]) => list.format([...items]) },
    ] as const;
  }),
) as Record<Language, Pick<ViewContext, 'say' | 'listed'>>;

/** A seat's eyes on a match, in one language. */
export const looking = (
  match: Match<Siege>,
  seat: Seat = SPECTATOR,
  language: Language = 'en',
): ViewContext => ({
  game: match.game,
  // All that its decision can be is a question of this game.
  view: match.view(seat) as View<Siege, SiegeDecision>,
  statics: match.position.statics,
  ...SPEAKERS[language],
});
