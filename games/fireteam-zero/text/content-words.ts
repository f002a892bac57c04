import type { CardWords } from './en/cards.ts';
import type { MonsterWords } from './en/game-cards.ts';
import type { MissionWords } from './en/missions.ts';

/** The words of everything in the box, as their authors write them: by id. */
export interface ContentWords {
  readonly cards: Readonly<Record<string, CardWords>>;
  readonly monsters: Readonly<Record<string, MonsterWords>>;
  readonly twists: Readonly<Record<string, CardWords>>;
  readonly objectives: Readonly<Record<string, CardWords>>;
  readonly discoveries: Readonly<Record<string, CardWords>>;
  readonly tokens: Readonly<Record<string, CardWords>>;
  readonly missions: Readonly<Record<string, MissionWords>>;
  readonly operations: Readonly<Record<string, CardWords>>;
  readonly locations: Readonly<Record<string, string>>;
  readonly sectors: Readonly<Record<string, string>>;
  readonly families: Readonly<Record<string, string>>;
}

/** Which cards, missions and places there are is the content's to say: a test holds its ids against the words. */
export type ContentKey =
  | `${CardKind}.${string}.${'name' | 'text'}`
  | `monster.${string}.${'name' | 'band' | 'attribute' | 'special'}`
  | `mission.${string}.${'name' | 'text' | 'objective' | 'won' | 'lost'}`
  | `${'place' | 'sector' | 'family'}.${string}`;

type Messages = Record<ContentKey, string>;

type CardKind = 'card' | 'twist' | 'objective' | 'discovery' | 'token' | 'operation';

/** The same as messages by key: `twist.nightFog.name`, `place.jetty`. */
export function contentMessages(words: ContentWords): Readonly<Messages> {
  const out: Messages = {};
  const add = (kind: CardKind, all: Readonly<Record<string, CardWords>>) => {
    for (const [id, { name, text }] of Object.entries(all)) {
      out[`${kind}.${id}.name`] = name;
      out[`${kind}.${id}.text`] = text;
    }
  };
  add('card', words.cards);
  add('twist', words.twists);
  add('objective', words.objectives);
  add('discovery', words.discoveries);
  add('token', words.tokens);
  add('operation', words.operations);
  for (const [id, { name, band, attribute, special }] of Object.entries(words.monsters)) {
    out[`monster.${id}.name`] = name;
    if (band !== undefined) out[`monster.${id}.band`] = band;
    out[`monster.${id}.attribute`] = attribute;
    out[`monster.${id}.special`] = special;
  }
  for (const [id, { name, briefing, objective, won, lost }] of Object.entries(words.missions)) {
    out[`mission.${id}.name`] = name;
    out[`mission.${id}.text`] = briefing;
    out[`mission.${id}.objective`] = objective;
    out[`mission.${id}.won`] = won;
    out[`mission.${id}.lost`] = lost;
  }
  for (const [id, name] of Object.entries(words.locations)) out[`place.${id}`] = name;
  for (const [id, name] of Object.entries(words.sectors)) out[`sector.${id}`] = name;
  for (const [id, name] of Object.entries(words.families)) out[`family.${id}`] = name;
  return out;
}
