import { describe, expect, it } from 'vitest';
import { comesUp, use } from '../../testing/abilities.ts';
import { showsIcons } from '../../testing/action-card-icons.ts';
import { action, cardsOf } from '../../testing/arranging.ts';
import { ALPHA, assault, BRAVO, lastAttack, shot } from '../../testing/marine-scenes.ts';

describe('Sidearm', () => {
  showsIcons('uac1', { type: 'main', speed: 3, range: 5, red: 1, black: 1, shields: 1 });
});

describe('Double Time', () => {
  showsIcons('uac2', { type: 'bonus', speed: 3, dodge: true });
});

describe('Hit the Deck', () => {
  showsIcons('uac3', { type: 'reaction', shields: 2 });

  it('adds 2 shields when its owner defends, and goes to the discard pile', () => {
    const table = assault({ demons: [['imp', 3, 1]], hand: ['uac3'], deck: ['uac1'], dice: { red: [2, 2] } });
    use(table, 1, 'action.uac3');
    expect(lastAttack(table)).toMatchObject({ damage: 1, shields: 3 });
    expect(table.state.marines[ALPHA].discard.items).toContain(action('uac3'));
    expect(table.state.marines[ALPHA].hand.items).toEqual([]);
  });

  it('is of no use when its owner attacks', () => {
    const table = shot('uac1', { demons: [['imp', 3, 1]], hand: ['uac3'] });
    expect(comesUp(table, 1, 'action.uac3')).toBe(false);
  });

  it('is of no use when another marine defends', () => {
    const table = assault({
      demons: [['imp', 3, 1]],
      bravo: [0, 0],
      arrange: (g) => cardsOf(g, BRAVO, { hand: ['uac3'] }),
    });
    expect(comesUp(table, 2, 'action.uac3')).toBe(false);
  });
});

describe('Push Forward', () => {
  showsIcons('uac4', { type: 'main', speed: 5, range: 4, red: 2, black: 0, shields: 1 });
});
