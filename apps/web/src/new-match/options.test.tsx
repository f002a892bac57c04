import type { Language } from '@sightline/manifest';
import type { NewMatchForm } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { games } from '../host/games.ts';
import { wordsOf } from '../host/words.ts';
import { drawn, found } from '../testing/drawn.tsx';
import { type Draft, firstDraft } from './draft.ts';
import { Options } from './Options.tsx';

const LANGUAGES = ['en', 'ru', 'pt-BR'] as const;

async function formOf(game: string, language: Language): Promise<NewMatchForm> {
  const { table, texts } = await games[game]();
  return table.newMatch(wordsOf(language, await texts(language), true));
}

describe.each(Object.keys(games))('the options of a match of %s', (game) => {
  it.each(LANGUAGES)('are all seen before it begins, with what each does (%s)', async (language) => {
    const form = await formOf(game, language);
    const draft = firstDraft(form);
    const place = await drawn(<Options form={form} draft={draft} onChange={() => {}} />, language);
    const fields = [...place.querySelectorAll('.options-choice')];
    expect(
      fields.map((field) => [
        found(field, 'legend').textContent,
        [...field.querySelectorAll('label')].map((label) => label.textContent),
        found(field, 'p').textContent,
      ]),
    ).toEqual(
      form.choices.map(({ id, label, options }) => [
        label,
        options.map((option) => option.label),
        options.find((option) => option.id === draft.choices[id])?.hint ?? '',
      ]),
    );
    for (const { label } of form.switches) expect(place.textContent).toContain(label);
  });
});

it('DM-WPN-12: what is chosen of starting decks is what the match is begun with', async () => {
  const form = await formOf('doom', 'en');
  let draft: Draft = firstDraft(form);
  const place = await drawn(
    <Options
      form={form}
      draft={draft}
      onChange={(some) => {
        draft = { ...draft, ...some };
      }}
    />,
  );
  const [shuffled, stacked] = place.querySelectorAll<HTMLInputElement>('.options-choice input');
  expect([shuffled.checked, stacked.checked]).toEqual([true, false]);
  stacked.click();
  expect(draft.choices).toMatchObject({ startingDecks: 'stacked' });
});
