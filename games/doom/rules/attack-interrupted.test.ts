import { describe, expect, it, vi } from 'vitest';
import { comesUp, use } from '../testing/abilities.ts';
import { action, demon, eventsOf } from '../testing/arranging.ts';
import { actionsIn, eventsIn } from '../testing/looking.ts';
import { ALPHA, demonTurn, lastAttack, playing, shot } from '../testing/marine-scenes.ts';
import { sketch } from '../testing/sketch.ts';
import { hasCover, rangeOf, sees } from './line-of-sight.ts';

vi.mock(import('../content/class-cards.ts'), async (real) => {
  const { withCardsOfOurOwn } = await import('../testing/cards-of-our-own.ts');
  return withCardsOfOurOwn(await real());
});

const IMP = demon('imp');
const CACODEMON = demon('cacodemon');
const PINKY = demon('pinky');

describe('an attack in which something else happens', () => {
  it('DM-ATK-18: range and sight stay as they were when it was declared', () => {
    const table = demonTurn({
      demons: [['cacodemon', 4, 1]],
      board: sketch(12, 3, { wall: 'V(6,0) V(6,1)' }),
      alpha: [5, 1],
      class: 'slipsAway',
      deck: ['uac1'],
      dice: { red: [2], black: [2] },
    }).passAll();
    table.play(0, 'attack', ALPHA);
    use(table, 1, 'class.slipsAway');
    for (const [x, y] of [
      [5, 2],
      [6, 2],
      [7, 1],
      [7, 0],
    ])
      table.play(1, 'step', table.cell(x, y));
    table.play(1, 'end');
    expect(sees(table.g, CACODEMON, ALPHA)).toBe(false);
    // for a defender at range 1, as he was
    use(table, 0, 'demon.cacodemon.devour');
    expect(lastAttack(table).damage).toBe(4);
    expect(table.state.figures[ALPHA].damage).toBe(4);
  });

  it('DM-ATK-18: so does what the card says about the range', () => {
    const shotFrom = (x: number) =>
      shot('combatShotgun1', {
        demons: [['pinky', 5, 1]],
        alpha: [x, 1],
        class: 'movesOn',
        dice: { red: [1], black: [1] },
        events: ['unbreakable'],
      });
    // 2 symbols and, at range 2, 1 more, less the armor's shield
    expect([2, 3].map((x) => lastAttack(shotFrom(x)).damage)).toEqual([1, 2]);
    const table = use(shotFrom(3), 1, 'class.movesOn');
    for (const x of [2, 1]) table.play(1, 'step', table.cell(x, 1));
    table.play(1, 'end');
    expect(rangeOf(table.g, ALPHA, PINKY)).toBe(4);
    expect(lastAttack(table).damage).toBe(2);
  });

  it('DM-ATK-18: so does cover', () => {
    const table = demonTurn({
      demons: [['imp', 6, 1]],
      board: sketch(12, 3, { blocking: '(4,1)' }),
      alpha: [3, 0],
      class: 'takesCover',
      deck: ['uac1', 'uac4'],
    }).passAll();
    table.play(0, 'attack', ALPHA);
    use(table, 1, 'class.takesCover').play(1, 'step', table.cell(3, 1)).play(1, 'end').passAll();
    expect(hasCover(table.g, IMP, ALPHA)).toBe(true);
    // too late to be asked for another card
    expect(table.happened('attackEnded')).toHaveLength(1);
  });

  it('DM-ATK-20: an attack after the attack is a new one', () => {
    const table = demonTurn({
      demons: [['pinky', 1, 1]],
      class: 'strikesBackAfterwards',
      deck: ['uac1'],
      events: ['unbreakable'],
    }).passAll();
    table.play(0, 'attack', ALPHA);
    use(table, 1, 'class.strikesBackAfterwards');
    const [strike] = table.options(1, 'attack');
    expect(strike[0]).toBe(PINKY);
    table.play(1, 'attack', ...strike).passAll();
    expect(table.happened('attackEnded').map(({ fields }) => [fields.attacker, fields.defender])).toEqual([
      [PINKY, ALPHA],
      [ALPHA, PINKY],
    ]);
    // 3 black dice at least, less the armor's shield
    expect(table.state.figures[PINKY].damage).toBeGreaterThanOrEqual(2);
  });

  it('DM-ATK-21: the attacker leaves play: nothing more happens', () => {
    const table = demonTurn({
      demons: [['imp', 3, 1]],
      class: 'strikesBackFirst',
      deck: ['uac1'],
      dice: { red: [2, 2] },
      arrange: (g) => eventsOf(g, { hand: ['demonicStrength'] }),
    }).passAll();
    table.play(0, 'attack', ALPHA);
    use(table, 1, 'class.strikesBackFirst');
    expect(comesUp(table, 0, 'event.demonicStrength')).toBe(false);
    expect(table.happened('slain')).toHaveLength(1);
    expect(table.happened('attackEnded')).toEqual([]);
    expect(table.state.figures[ALPHA].damage).toBe(0);
    expect(actionsIn(table.state.marines[ALPHA].discard)).toEqual(['uac1']);
    expect(actionsIn(table.state.marines[ALPHA].defense)).toEqual([]);
  });

  it('DM-ATK-21: the defender leaves play: his card is discarded, the attack is used up', () => {
    const table = playing('combatShotgun2', {
      demons: [['imp', 2, 1]],
      class: 'killsBeforeDamage',
      events: ['noEscape'],
      arrange(g) {
        g.state.figures[ALPHA].stunned = true;
      },
    });
    table.play(1, 'attack', IMP, action('combatShotgun2')).passAll().play(1, 'remove', 1);
    use(table, 1, 'class.killsBeforeDamage').passAll();
    expect(table.happened('slain')).toHaveLength(1);
    expect(table.happened('attackEnded')).toEqual([]);
    expect(eventsIn(table.state.eventDiscard)).toEqual(['noEscape']);
    expect(table.state.eventDefense.items).toEqual([]);
    expect(table.options(1, 'attack')).toEqual([]);
    // DM-STN-05: he has performed an attack
    expect(table.state.figures[ALPHA].stunned).toBe(false);
  });
});
