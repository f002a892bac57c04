import { Match, SPECTATOR, seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { PROMPTS } from '../bots/bot.ts';
import { INVADER } from '../rules/doom.ts';
import { game } from '../rules/game.ts';
import { lookAt } from '../testing/saying.ts';
import { scene as words } from '../text/en/scene.ts';
import { ending, waiting } from './ending.ts';
import { seat } from './seats.ts';

const match = Match.start(game, { setup: { mission: 'theNest' }, seats: 3, seed: seedFrom('over') });

describe('the ending', () => {
  const marinesWon = { winners: [1, 2], by: 'DM-OBJ-12' };

  it('is good or bad as one looks at it', () => {
    const tones = [INVADER, 1, 2, SPECTATOR].map((s) => ending(lookAt(match, s), marinesWon).tone);
    expect(tones).toEqual(['danger', 'good', 'good', 'plain']);
  });

  it('tells the story of the mission, and by which rule', () => {
    expect(ending(lookAt(match, 1), marinesWon)).toMatchObject({
      title: 'The marines win',
      why: 'A victory condition of the objective card is met.',
      rule: 'DM-OBJ-12',
    });
    expect(ending(lookAt(match, 1), marinesWon).text).toContain('three short, three long');
    const lost = ending(lookAt(match, 1), { winners: [INVADER], by: 'DM-OBJ-02' });
    expect(lost.title).toBe('The Invader wins');
    expect(lost.text).toContain('The squad is thrown back');
  });

  it('says how far everything had come, and how the marines fared', () => {
    const { figures = [] } = ending(lookAt(match, 1), marinesWon);
    const labels = figures.map(({ label }) => label);
    expect(labels.filter((label) => label === 'Round')).toHaveLength(1);
    expect(labels).toEqual(expect.arrayContaining(['Frag tokens', 'Alpha', 'Bravo']));
    expect(figures.find(({ label }) => label === 'Frag tokens')?.value).toMatch(/^0 of \d$/);
    expect(figures.find(({ label }) => label === 'Alpha')?.value).toMatch(/^(slain|\d+ of \d+ health)$/);
  });

  it('has no story where somebody gave up', () => {
    const { figures: _, ...given } = ending(lookAt(match, 1), { winners: [INVADER], by: 'resigned' });
    expect(given).toEqual({
      title: 'The Invader wins',
      text: 'The other side has given up.',
      rule: null,
      tone: 'danger',
    });
  });
});

describe('waiting', () => {
  it('has words for every question, and for no other', () => {
    const said = Object.keys(words).flatMap((key) => key.match(/^scene\.waiting\.(\w+\.\w+)$/)?.[1] ?? []);
    expect(said.sort()).toEqual([...PROMPTS].sort());
  });

  it('says who decides what', () => {
    expect(waiting(lookAt(match, 2))).toBe('Alpha: choosing a class card.');
    expect(waiting(lookAt(match, 2, 'ru'))).toBe('Альфа: выбор карты класса.');
  });
});

describe('the seats', () => {
  it('the Invader, then the marines', () => {
    const names = [0, 1, 2, 3, 4].map((s) => seat(lookAt(match), s).name);
    expect(names).toEqual(['Invader', 'Alpha', 'Bravo', 'Charlie', 'Delta']);
    expect([seat(lookAt(match), 0).tone, seat(lookAt(match), 1).tone]).toEqual(['foe', 'friend']);
  });
});
