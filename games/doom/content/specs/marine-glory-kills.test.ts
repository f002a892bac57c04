import { only } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { comesUp, targetsOf, use } from '../../testing/abilities.ts';
import { action, demon, gloryCard } from '../../testing/arranging.ts';
import type { TestTable } from '../../testing/given.ts';
import {
  ALPHA,
  assault,
  BRAVO,
  lastAttack,
  left,
  type MarineScene,
  ROUND_THE_CORNER,
  shot,
  turn,
} from '../../testing/marine-scenes.ts';

const imp = demon('imp');
const soldier = demon('possessedSoldier');
const soldierAt = (range: number): NonNullable<MarineScene['demons']> => [['possessedSoldier', range, 1]];
const holding = (card: string, s: MarineScene = {}): MarineScene => ({ ...s, glory: [card] });

/** Every glory kill card is used once: then it lies face up on the discard pile. */
function isSpent(table: TestTable, card: string): void {
  expect(table.state.marines[ALPHA].glory.items).toEqual([]);
  expect(table.state.gloryDiscard.items).toEqual([gloryCard(card)]);
}

describe('Adrenaline Rush', () => {
  it('gives 2 movement points as a bonus action', () => {
    const table = use(turn(holding('adrenalineRush')), 1, 'glory.adrenalineRush');
    expect(left(table)).toEqual({ points: 2, mains: 1 });
    isSpent(table, 'adrenalineRush');
  });
});

describe('Second Wind', () => {
  it('heals 3 damage as a bonus action', () => {
    const table = use(turn(holding('secondWind', { damage: 5 })), 1, 'glory.secondWind');
    expect(table.state.figures[ALPHA].damage).toBe(2);
    expect(left(table).mains).toBe(1);
    isSpent(table, 'secondWind');
  });
});

describe('Full Pockets', () => {
  it('draws 2 action cards as a bonus action', () => {
    const table = use(
      turn(holding('fullPockets', { deck: ['uac4', 'uac1', 'uac2'] })),
      1,
      'glory.fullPockets',
    );
    expect(table.state.marines[ALPHA].hand.items).toEqual(['uac4', 'uac1'].map(action));
    expect(left(table).mains).toBe(1);
    isSpent(table, 'fullPockets');
  });
});

describe('Waste Nothing', () => {
  it('takes a card of choice from the discard pile into the hand, as a bonus action', () => {
    const table = turn(holding('wasteNothing', { discard: ['uac1', 'uac4'] })).passAll();
    expect(targetsOf(table, 1, 'glory.wasteNothing')).toEqual(['uac1', 'uac4'].map(action));
    use(table, 1, 'glory.wasteNothing', action('uac1'));
    expect(table.state.marines[ALPHA].hand.items).toEqual([action('uac1')]);
    expect(table.state.marines[ALPHA].discard.items).toEqual([action('uac4')]);
    expect(left(table).mains).toBe(1);
    isSpent(table, 'wasteNothing');
  });

  it('cannot be used with an empty discard pile', () => {
    expect(comesUp(turn(holding('wasteNothing')), 1, 'glory.wasteNothing')).toBe(false);
  });
});

describe('War Cry', () => {
  it('stuns an enemy at most 3 spaces away, as a bonus action', () => {
    const demons = [
      ['imp', 3, 1],
      ['imp', 4, 1],
    ] as const;
    const table = turn(holding('warCry', { demons, bravo: [1, 1] })).passAll();
    expect(targetsOf(table, 1, 'glory.warCry')).toEqual([imp]);
    use(table, 1, 'glory.warCry', imp);
    expect(table.state.figures[imp].stunned).toBe(true);
    expect(left(table).mains).toBe(1);
    isSpent(table, 'warCry');
  });

  it('stuns only an enemy in line of sight', () => {
    const demons = [
      ['imp', 2, 0],
      ['imp', 2, 2],
    ] as const;
    const table = turn(holding('warCry', { board: ROUND_THE_CORNER, demons })).passAll();
    expect(targetsOf(table, 1, 'glory.warCry')).toEqual([demon('imp', 1)]);
  });
});

describe('Bone Breaker', () => {
  it('attacks at range 1 with 1 red and 1 black die as a bonus action, and cannot be dodged', () => {
    const demons = [
      ['imp', 1, 1],
      ['imp', 2, 0],
    ] as const;
    const s: MarineScene = { demons, events: ['possession'], dice: { red: [1], black: [1] } };
    const table = use(turn(holding('boneBreaker', s)), 1, 'glory.boneBreaker');
    expect(left(table)).toEqual({ points: 0, mains: 1 });
    expect(table.options(1, 'attack').map(([defender]) => defender)).toEqual([imp]);
    table.play(1, 'attack', ...table.options(1, 'attack')[0]);
    expect(lastAttack(table)).toMatchObject({ red: 1, black: 1, dodged: false, damage: 2 });
    expect(table.verbs(1)).not.toContain('attack');
    isSpent(table, 'boneBreaker');
  });

  it('may be used before the marine has walked up to his demon', () => {
    const table = turn(holding('boneBreaker', { demons: [['imp', 2, 1]], hand: ['uac2'] })).passAll();
    table.play(1, 'play', action('uac2'), -1);
    use(table, 1, 'glory.boneBreaker');
    expect(table.verbs(1)).not.toContain('attack');
    table.play(1, 'step', table.cell(1, 1));
    expect(table.options(1, 'attack').map(([defender]) => defender)).toEqual([imp]);
  });
});

describe('Seeing Red', () => {
  it('adds 1 black die to an attack of its owner', () => {
    const table = use(shot('uac1', holding('seeingRed', { demons: soldierAt(4) })), 1, 'glory.seeingRed');
    expect(lastAttack(table)).toMatchObject({ red: 1, black: 2 });
    isSpent(table, 'seeingRed');
  });

  it('is of no use when he defends', () => {
    expect(comesUp(assault(holding('seeingRed', { demons: soldierAt(4) })), 1, 'glory.seeingRed')).toBe(
      false,
    );
  });
});

/** Cards for the defense: not for one's own attack, not for a friend's defense. */
function onlyWhenDefending(card: string): void {
  it('is of no use when its owner attacks', () => {
    expect(comesUp(shot('uac1', holding(card, { demons: soldierAt(4) })), 1, `glory.${card}`)).toBe(false);
  });

  it('is of no use when another marine defends', () => {
    const table = assault({
      demons: soldierAt(4),
      bravo: [0, 0],
      arrange(g) {
        g.add(g.state.marines[BRAVO].glory, gloryCard(card), only(BRAVO + 1));
      },
    });
    expect(comesUp(table, 2, `glory.${card}`)).toBe(false);
  });
}

describe('Thick Hide', () => {
  it('adds 2 shields when its owner defends', () => {
    const table = use(assault(holding('thickHide', { demons: soldierAt(4) })), 1, 'glory.thickHide');
    expect(lastAttack(table).shields).toBe(2);
    isSpent(table, 'thickHide');
  });

  onlyWhenDefending('thickHide');
});

describe('Near Miss', () => {
  it('dodges an attack on its owner', () => {
    const s: MarineScene = { demons: soldierAt(4), dice: { red: [2, 2] } };
    const table = use(assault(holding('nearMiss', s)), 1, 'glory.nearMiss');
    expect(lastAttack(table)).toMatchObject({ dodged: true, damage: 0 });
    isSpent(table, 'nearMiss');
  });

  onlyWhenDefending('nearMiss');
});

describe('Heavy Hand', () => {
  it('adds 2 damage to an attack of its owner', () => {
    const s: MarineScene = { demons: soldierAt(4), dice: { red: [1], black: [1] } };
    const table = use(shot('uac1', holding('heavyHand', s)), 1, 'glory.heavyHand');
    expect(lastAttack(table).damage).toBe(4);
    isSpent(table, 'heavyHand');
  });

  it('is of no use when he defends', () => {
    expect(comesUp(assault(holding('heavyHand', { demons: soldierAt(4) })), 1, 'glory.heavyHand')).toBe(
      false,
    );
  });
});

describe('Weak Spot', () => {
  it('ignores 2 of the defender’s shields', () => {
    // two shields of the card, one of the armor
    const s: MarineScene = { demons: [['pinky', 4, 1]], events: ['demonicStrength'] };
    const table = use(shot('uac1', holding('weakSpot', s)), 1, 'glory.weakSpot');
    expect(lastAttack(table).shields).toBe(1);
    isSpent(table, 'weakSpot');
    const piercing = use(shot('heavyAssaultRifle1', holding('weakSpot', s)), 1, 'glory.weakSpot');
    expect(lastAttack(piercing).shields).toBe(0);
  });

  it('is of no use when its owner defends', () => {
    expect(comesUp(assault(holding('weakSpot', { demons: soldierAt(4) })), 1, 'glory.weakSpot')).toBe(false);
  });
});

describe('Gore Burst', () => {
  const burst = (damage: number) =>
    shot(
      'uac1',
      holding('goreBurst', {
        bravo: [3, 0],
        demons: [
          ['possessedSoldier', 4, 1, damage],
          ['imp', 5, 1],
          ['pinky', 6, 1],
        ],
        dice: { red: [1], black: [1] },
      }),
    );

  it('does 2 damage to every enemy beside a demon its owner’s attack has slain', () => {
    const table = use(burst(3), 1, 'glory.goreBurst').passAll();
    expect(table.happened('slain').map((e) => e.fields.figure)).toEqual([soldier]);
    expect([imp, BRAVO, demon('pinky')].map((f) => table.state.figures[f].damage)).toEqual([2, 0, 0]);
    isSpent(table, 'goreBurst');
  });

  it('is of no use if the defender lives', () => {
    expect(comesUp(burst(0), 1, 'glory.goreBurst')).toBe(false);
  });
});
