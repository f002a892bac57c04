import { describe, expect, it } from 'vitest';
import { attackWith } from '../../rules/attack.ts';
import { DEMON_CARD } from '../../rules/attack-source.ts';
import { comesUp, use } from '../../testing/abilities.ts';
import { showsIcons } from '../../testing/action-card-icons.ts';
import { action, demon } from '../../testing/arranging.ts';
import {
  ALPHA,
  assault,
  BRAVO,
  lastAttack,
  left,
  playing,
  reachWith,
  scene,
  shot,
} from '../../testing/marine-scenes.ts';

const imp = demon('imp');
const soldier = demon('possessedSoldier');
const mancubus = demon('mancubus');

describe('Controlled Fire', () => {
  showsIcons('heavyAssaultRifle1', { type: 'main', speed: 3, range: 6, red: 2, black: 0, shields: 1 });

  it('ignores 1 of the defender’s shields', () => {
    const table = shot('heavyAssaultRifle1', {
      demons: [['possessedSoldier', 3, 1]],
      events: ['demonicStrength'],
      dice: { red: [2, 2] },
    });
    expect(lastAttack(table)).toMatchObject({ shields: 1, damage: 3 });
  });

  it('gains nothing from a defender without shields', () => {
    const table = shot('heavyAssaultRifle1', {
      demons: [['possessedSoldier', 3, 1]],
      dice: { red: [1, 1] },
    });
    expect(lastAttack(table)).toMatchObject({ shields: 0, damage: 2 });
  });
});

describe('Long Burst', () => {
  showsIcons('heavyAssaultRifle2', { type: 'main', speed: 2, range: 6, red: 2, black: 1 });
});

describe('Telescopic Sight', () => {
  showsIcons('heavyAssaultRifle3', { type: 'bonus', speed: 1, shields: 2 });

  it('gives the rifle cards of its owner 2 more range as long as it is in play', () => {
    const inPlay = ['heavyAssaultRifle3'];
    expect(reachWith('heavyAssaultRifle2')).toBe(6);
    expect(reachWith('heavyAssaultRifle2', { inPlay })).toBe(8);
    expect(reachWith('plasmaRifle1', { inPlay })).toBe(7);
    expect(reachWith('uac1', { inPlay })).toBe(5);
  });

  it('stays in play when the activation ends', () => {
    const table = playing('heavyAssaultRifle3', { hand: ['uac2'] });
    table.play(1, 'play', action('uac2'), -1).play(1, 'end');
    expect(table.state.marines[ALPHA].inPlay.items).toEqual([action('heavyAssaultRifle3')]);
  });
});

describe.each([
  ['Bolt Stream', 'plasmaRifle1', { speed: 3, range: 5, red: 2, black: 0, shields: 1 }],
  ['Overcharge', 'plasmaRifle2', { speed: 2, range: 5, red: 1, black: 1 }],
] as const)('%s', (_title, card, icons) => {
  showsIcons(card, { type: 'main', ...icons });

  it('may attack 2 times', () => {
    const table = playing(card, { demons: [['mancubus', 3, 0]] });
    for (const time of [1, 2]) {
      expect(table.options(1, 'attack'), `attack ${time}`).toEqual([[mancubus, action(card)]]);
      table.play(1, 'attack', mancubus, action(card)).passAll();
    }
    expect(table.verbs(1)).not.toContain('attack');
    expect(table.happened('attackEnded')).toHaveLength(2);
  });

  it('may attack another demon the second time, and move in between', () => {
    const table = playing(card, {
      demons: [
        ['mancubus', 4, 0],
        ['mancubus', 6, 0],
      ],
    });
    table.play(1, 'attack', mancubus, action(card)).passAll();
    table.play(1, 'step', table.cell(1, 1));
    expect(table.options(1, 'attack')).toEqual([
      [mancubus, action(card)],
      [demon('mancubus', 1), action(card)],
    ]);
  });
});

describe('Vent Heat', () => {
  showsIcons('plasmaRifle3', { type: 'bonus', speed: 2, shields: 2 });

  it('draws 1 action card', () => {
    const table = playing('plasmaRifle3', { deck: ['uac4', 'uac1'] });
    expect(table.state.marines[ALPHA].hand.items).toEqual([action('uac4')]);
  });
});

describe('Three in a Row', () => {
  showsIcons('burstRifle1', { type: 'main', speed: 4, range: 5, red: 3, black: 0 });
});

describe('Fire and Move', () => {
  showsIcons('burstRifle2', { type: 'main', speed: 3, range: 5, red: 1, black: 1, shields: 1 });

  it('gives 2 movement points after the attack', () => {
    const table = playing('burstRifle2', { demons: [['possessedSoldier', 4, 1]] });
    expect(left(table).points).toBe(3);
    table.play(1, 'attack', soldier, action('burstRifle2')).passAll();
    expect(left(table).points).toBe(5);
  });
});

describe('Snap Shot', () => {
  showsIcons('burstRifle3', { type: 'bonus', speed: 1, range: 5, red: 2, black: 0 });
});

describe('Discharge', () => {
  showsIcons('staticRifle1', { type: 'main', speed: 5, range: 6, red: 1, black: 1 });

  it.each([
    ['stuns a defender that suffers damage', [], true],
    ['does not stun a defender whose shields hold', ['demonicStrength'], false],
  ] as const)('%s', (_what, events, stunned) => {
    const table = shot('staticRifle1', {
      demons: [['possessedSoldier', 3, 1]],
      events,
      dice: { red: [1], black: [1] },
    }).passAll();
    expect(table.state.figures[soldier].stunned).toBe(stunned);
  });
});

describe('Long Arc', () => {
  showsIcons('staticRifle2', { type: 'main', speed: 4, range: 7, red: 2, black: 0, shields: 1 });

  it.each([
    [3, 2],
    [4, 4],
    [7, 4],
  ])('does 2 more damage from range 4 on: at range %i a roll of 2 does %i', (range, damage) => {
    const table = shot('staticRifle2', {
      demons: [['possessedSoldier', range, 1]],
      dice: { red: [1, 1] },
    });
    expect(lastAttack(table).damage).toBe(damage);
  });
});

describe('Static Flash', () => {
  showsIcons('staticRifle3', { type: 'reaction', dodge: true });

  it('stuns a demon that has attacked, and its owner gains 2 movement points', () => {
    const table = assault({ demons: [['imp', 4, 1]], hand: ['staticRifle3'] });
    use(table, 1, 'action.staticRifle3');
    expect(table.happened('attackEnded')).toHaveLength(1);
    expect(table.state.figures[imp].stunned).toBe(true);
    expect(table.asked(1)).toBe('spendNow.move');
    expect(left(table).points).toBe(2);
  });

  it('comes up also when the demon has attacked another marine', () => {
    const table = scene({ demons: [['imp', 4, 1]], bravo: [1, 1], hand: ['staticRifle3'] }, (g) =>
      attackWith(g, imp, BRAVO, DEMON_CARD),
    );
    expect(comesUp(table, 1, 'action.staticRifle3')).toBe(true);
  });

  it('does not come up if the attacker is 5 spaces away', () => {
    const table = assault({ demons: [['possessedSoldier', 5, 1]], hand: ['staticRifle3'] });
    expect(comesUp(table, 1, 'action.staticRifle3')).toBe(false);
    expect(table.happened('attackEnded')).toHaveLength(1);
  });

  it('does not come up after an attack of its owner', () => {
    const table = shot('uac1', { demons: [['possessedSoldier', 3, 1]], hand: ['staticRifle3'] });
    expect(comesUp(table, 1, 'action.staticRifle3')).toBe(false);
  });
});
