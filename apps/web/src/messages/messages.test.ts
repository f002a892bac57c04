import { smallGames } from '@sightline/small-games';
import { describe, expect, it } from 'vitest';
import { languages } from '../language.ts';

/** All texts of a catalog with their paths. */
function texts(messages: object, path = ''): [string, string][] {
  return Object.entries(messages).flatMap(([k, v]) =>
    typeof v === 'string' ? [[`${path}${k}`, v] as [string, string]] : texts(v as object, `${path}${k}.`),
  );
}

describe('messages', () => {
  it.each(Object.entries(languages))('%s has every text, and none is empty', (_name, { messages }) => {
    expect(texts(messages).map(([k]) => k)).toEqual(texts(languages.en.messages).map(([k]) => k));
    for (const [key, text] of texts(messages)) expect(text.trim(), key).not.toBe('');
  });

  it.each(['ru', 'pt-BR'] as const)('%s is translated', (name) => {
    const english = new Map(texts(languages.en.messages));
    for (const [key, text] of texts(languages[name].messages)) expect(text, key).not.toBe(english.get(key));
  });

  it('describes every small game', () => {
    expect(Object.keys(languages.en.messages.game).sort()).toEqual(smallGames.map((s) => s.game.name).sort());
  });
});
