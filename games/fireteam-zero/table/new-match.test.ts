import { Match, seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../content/difficulty.ts';
import { game } from '../rules/game.ts';
import { LANGUAGES, sayIn } from '../testing/saying.ts';
import { newMatch, secrets, setup, title } from './new-match.ts';

const en = { say: sayIn('en') };
const { missions, choices, switches } = newMatch(en);
const [difficulty] = choices;

const start = (chosen: unknown) => Match.start(game, { setup: chosen, seats: 2, seed: seedFrom('form') });

describe('the form before a match', () => {
  it('has words for all of it in every language', () => {
    for (const language of LANGUAGES) {
      const form = newMatch({ say: sayIn(language) });
      expect(form.missions).toHaveLength(9);
      expect(JSON.stringify(form)).not.toMatch(/undefined|NaN|\{[a-z]+\}/);
    }
  });

  it('seats a newcomer with three companions who play well', () => {
    const { first, roles } = newMatch(en);
    expect(first.players.slice(0, first.seats)).toEqual(['me', ...Array(3).fill({ bot: 'normal' })]);
    expect(first.players).toHaveLength(roles.length);
  });

  it('speaks of a single player once', () => {
    const said = newMatch(en).roles.filter(({ text }) => text?.includes(en.say('form.alone')));
    expect(said.map(({ seat }) => seat)).toEqual([0]);
  });

  it('every set-up of it starts a match', () => {
    for (const { id: mission, name } of missions)
      for (const { id } of difficulty.options) {
        const chosen = setup({ mission, switches: {}, choices: { difficulty: id } });
        const { twists } = start(chosen).position.statics.setting;
        expect(twists).toBe(SETTINGS[id as keyof typeof SETTINGS].twists);
        expect(title(en, chosen)).toBe(id === 'standard' ? name : `${name} · ${id}`);
      }
  });

  it('is one of three difficulties, the standard one unless somebody wants another', () => {
    const [{ id: mission }] = missions;
    expect(difficulty.options.map(({ id }) => id)).toEqual(['easy', 'standard', 'hard']);
    expect(difficulty.first).toBe('standard');
    // What is left out, as by a page from before there was the choice, is standard.
    expect(setup({ mission, switches: {} })).toEqual({ mission });
    expect(setup({ mission, switches: {}, choices: { difficulty: 'standard' } })).toEqual({ mission });
    for (const none of ['nightmare', 'constructor', ''])
      expect(() => start(setup({ mission, switches: {}, choices: { difficulty: none } }))).toThrow(none);
  });

  it('says of each difficulty what it changes', () => {
    const hints = difficulty.options.map(({ hint }) => hint);
    for (const [i, { twists }] of [SETTINGS.easy, SETTINGS.standard, SETTINGS.hard].entries())
      expect(hints[i]).toContain(`threat ${twists.join(', ')}.`);
    // The numbers that the words speak of: who changes these changes those.
    expect([SETTINGS.easy, SETTINGS.hard]).toMatchObject([
      { power: -1, twists: { length: 2 } },
      { power: 1, twists: { length: 4 } },
    ]);
  });

  it('hides something exactly when hands are closed (FZ-HID-01)', () => {
    const [{ id: mission }] = missions;
    expect(switches).toMatchObject([{ id: 'closedHands', off: true, secrets: true }]);
    for (const closedHands of [true, false]) {
      const chosen = setup({ mission, switches: { closedHands } });
      expect(secrets(chosen)).toBe(closedHands);
      expect(start(chosen).position.statics.closedHands).toBe(closedHands);
    }
    expect([null, {}, { closedHands: 'yes' }].map(secrets)).toEqual([false, false, false]);
  });
});
