import { expect, it } from 'vitest';
import { languageFor } from './languages.ts';

it.each([
  [['pt-PT', 'en'], 'pt-BR'],
  [['de', 'RU-ru'], 'ru'],
  [['de'], 'en'],
  [[], 'en'],
])('%s is served in %s', (wanted, language) => {
  expect(languageFor(wanted)).toBe(language);
});
