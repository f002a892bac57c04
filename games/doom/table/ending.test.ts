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

  it('has no story where somebody gave up', () => {
    expect(ending(lookAt(match, 1), { winners: [INVADER], by: 'resigned' })).toEqual({
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
