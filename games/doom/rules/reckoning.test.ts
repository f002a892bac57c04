import { describe, expect, it } from 'vitest';
import { abilityOf, use } from '../testing/abilities.ts';
import { action, eventCard, eventsOf } from '../testing/arranging.ts';
import type { TestTable } from '../testing/given.ts';
import { assault, shot } from '../testing/marine-scenes.ts';
import { NONE } from './doom.ts';
import { PARTS } from './reckoning.ts';

/** The parts of the attack that has just ended, and what it dealt. */
function sumOf(table: TestTable) {
  const [{ fields }] = table.passAll().happened('attackEnded');
  const { parts, by, amounts, damage } = fields;
  if (!Array.isArray(parts) || !Array.isArray(by) || !Array.isArray(amounts)) throw new Error('no sum');
  return { damage, parts: parts.map((of, i) => [PARTS[of], by[i], amounts[i]]) };
}

describe('the sum of an attack', () => {
  it('names the bonus of the card: 1 rolled, 3 dealt', () => {
    const table = shot('staticRifle2', {
      demons: [['imp', 5, 1]],
      dice: { red: [1, 0] },
      events: ['unbreakable'],
    });
    expect(sumOf(table)).toEqual({
      damage: 3,
      parts: [
        ['dice', NONE, 1],
        ['source', action('staticRifle2'), 2],
        ['defense', eventCard('unbreakable'), 0],
      ],
    });
  });

  it('names each ability that added symbols or shields, and the shields of the card without them', () => {
    const table = shot('uac4', {
      demons: [['imp', 3, 1]],
      dice: { red: [2, 2] },
      glory: ['heavyHand'],
      arrange: (g) => eventsOf(g, { hand: ['demonicResilience'], deck: ['noEscape'] }),
    });
    use(table, 0, 'event.demonicResilience');
    use(table, 1, 'glory.heavyHand');
    expect(sumOf(table)).toEqual({
      damage: 3,
      parts: [
        ['dice', NONE, 4],
        ['ability', abilityOf('glory.heavyHand'), 2],
        ['defense', eventCard('noEscape'), -2],
        ['shields', abilityOf('event.demonicResilience'), -1],
      ],
    });
  });

  it('tells armor and shields that are ignored apart', () => {
    const table = shot('heavyAssaultRifle1', {
      demons: [['pinky', 3, 1]],
      dice: { red: [2, 2] },
      events: ['noEscape'],
    });
    expect(sumOf(table).parts).toEqual([
      ['dice', NONE, 4],
      ['defense', eventCard('noEscape'), -2],
      ['armor', NONE, -1],
      ['pierced', NONE, 1],
    ]);
  });

  it('has no shields where the attack was dodged, and no card where none was revealed', () => {
    const dodged = assault({ demons: [['imp', 3, 1]], dice: { red: [2, 1] }, deck: ['staticRifle3'] });
    expect(sumOf(dodged)).toEqual({ damage: 0, parts: [['dice', NONE, 3]] });
    const stunned = shot('uac4', {
      demons: [['imp', 3, 1]],
      dice: { red: [1, 0] },
      arrange(g) {
        for (const figure of g.state.figures)
          figure.stunned = figure.at >= 0 && figure !== g.state.figures[0];
      },
    });
    expect(sumOf(stunned)).toEqual({ damage: 1, parts: [['dice', NONE, 1]] });
  });

  it('says which ability of a card was used', () => {
    const table = shot('uac4', { demons: [['imp', 3, 1]], glory: ['heavyHand'], dice: { red: [1, 1] } });
    use(table, 1, 'glory.heavyHand');
    expect(table.happened('used')[0].fields.ability).toBe(abilityOf('glory.heavyHand'));
  });
});
