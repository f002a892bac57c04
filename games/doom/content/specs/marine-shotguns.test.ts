import { describe, expect, it } from 'vitest';
import { showsIcons } from '../../testing/action-card-icons.ts';
import { action, demon } from '../../testing/arranging.ts';
import { ALPHA, BRAVO, lastAttack, playing, shot } from '../../testing/marine-scenes.ts';

const soldier = demon('possessedSoldier');

describe('Pump and Fire', () => {
  showsIcons('combatShotgun1', { type: 'main', speed: 3, range: 3, red: 1, black: 1, shields: 1 });

  it.each([
    [1, 3],
    [2, 3],
    [3, 2],
  ])('does 1 more damage up to range 2: at range %i a roll of 2 does %i', (range, damage) => {
    const table = shot('combatShotgun1', {
      demons: [['possessedSoldier', range, 1]],
      dice: { red: [1], black: [1] },
    });
    expect(lastAttack(table).damage).toBe(damage);
  });
});

describe('Point Blank', () => {
  showsIcons('combatShotgun2', { type: 'main', speed: 4, range: 2, red: 0, black: 2 });
});

describe('Gun Butt', () => {
  showsIcons('combatShotgun3', { type: 'bonus', speed: 1, range: 1, red: 0, black: 1, shields: 2 });

  it('stuns a defender that suffers damage', () => {
    const table = shot('combatShotgun3', { demons: [['possessedSoldier', 1, 1]], dice: { black: [1] } });
    expect(lastAttack(table).damage).toBe(1);
    expect(table.state.figures[soldier].stunned).toBe(true);
  });

  it('does not stun a defender whose shields hold', () => {
    const events = ['demonicStrength'];
    const table = shot('combatShotgun3', {
      demons: [['possessedSoldier', 1, 1]],
      events,
      dice: { black: [2] },
    });
    expect(lastAttack(table).damage).toBe(0);
    expect(table.state.figures[soldier].stunned).toBe(false);
  });
});

describe('Both Barrels', () => {
  showsIcons('superShotgun1', { type: 'main', speed: 2, range: 2, red: 2, black: 1 });

  it.each([
    [1, 4],
    [2, 3],
  ])('does 1 more damage at range 1: at range %i a roll of 3 does %i', (range, damage) => {
    const table = shot('superShotgun1', {
      demons: [['possessedSoldier', range, 1]],
      dice: { red: [1, 1], black: [1] },
    });
    expect(lastAttack(table).damage).toBe(damage);
  });
});

describe('Wide Spread', () => {
  showsIcons('superShotgun2', { type: 'main', speed: 3, range: 3, red: 1, black: 1, shields: 1 });

  const around = {
    alpha: [2, 1],
    bravo: [4, 2],
    demons: [
      ['pinky', 3, 1],
      ['imp', 3, 0],
      ['imp', 5, 1],
    ],
    dice: { red: [1], black: [1] },
  } as const;

  it('does 1 damage to every other figure beside the defender, its owner and his friends too', () => {
    const table = shot('superShotgun2', around).passAll();
    const damage = [demon('imp'), ALPHA, BRAVO].map((f) => table.state.figures[f].damage);
    expect(damage).toEqual([1, 1, 1]);
    expect(table.state.figures[demon('imp', 1)].damage).toBe(0);
    // a roll of 2 less the armor: the blast does not count for the defender
    expect(table.state.figures[demon('pinky')].damage).toBe(1);
  });

  it('spreads also if the defender dodges', () => {
    const table = shot('superShotgun2', {
      alpha: [2, 1],
      demons: [
        ['imp', 3, 1],
        ['imp', 4, 1],
      ],
      events: ['possession'],
    });
    expect(lastAttack(table)).toMatchObject({ dodged: true, damage: 0 });
    expect([0, 1].map((n) => table.state.figures[demon('imp', n)].damage)).toEqual([0, 1]);
  });

  it('spreads also from a defender that is slain', () => {
    const table = shot('superShotgun2', {
      ...around,
      demons: [
        ['imp', 3, 1, 2],
        ['pinky', 3, 0],
      ],
    }).passAll();
    expect(table.happened('slain').map((e) => e.fields.figure)).toEqual([demon('imp')]);
    expect(table.state.figures[demon('pinky')].damage).toBe(1);
  });
});

describe('Break and Load', () => {
  showsIcons('superShotgun3', { type: 'bonus', speed: 1, shields: 2 });

  it('takes a card of its owner’s choice from his discard pile into his hand', () => {
    const discard = ['uac1', 'superShotgun1'];
    const table = playing('superShotgun3', { discard }, action('superShotgun1'));
    const { hand, discard: pile } = table.state.marines[ALPHA];
    expect(hand.items).toEqual([action('superShotgun1')]);
    expect(pile.items).toEqual([action('uac1')]);
  });

  it('asks for one of the discarded cards, if there are any', () => {
    const table = playing('uac2', { hand: ['superShotgun3'], discard: ['uac1', 'uac4'] });
    expect(table.options(1, 'play')).toEqual([
      [action('superShotgun3'), action('uac1')],
      [action('superShotgun3'), action('uac4')],
    ]);
  });

  it('may be played for its movement point with an empty discard pile', () => {
    expect(playing('superShotgun3', {}).state.marines[ALPHA].hand.items).toEqual([]);
  });
});
