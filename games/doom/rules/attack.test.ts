import { describe, expect, it } from 'vitest';
import type { AttackBox } from '../content/card-types.ts';
import { BLACK, RED } from '../content/dice.ts';
import { ACTIONS, DEMON_CARDS } from '../content/index.ts';
import { comesUp, use, usesOf } from '../testing/abilities.ts';
import { action, cardsOf, demon, eventsOf } from '../testing/arranging.ts';
import type { TestTable } from '../testing/given.ts';
import { actionsIn, eventsIn } from '../testing/looking.ts';
import {
  ALPHA,
  assault,
  BRAVO,
  demonTurn,
  lastAttack,
  playing,
  shot,
  turn,
} from '../testing/marine-scenes.ts';
import { sketch } from '../testing/sketch.ts';
import { ABILITIES } from './abilities/registry.ts';
import { NONE } from './doom.ts';

const IMP = demon('imp');
const PINKY = demon('pinky');
const SOLDIER = demon('possessedSoldier');

const kinds = (table: TestTable): readonly string[] => table.events.map((e) => e.kind);
const damageOf = (table: TestTable, figure: number): number => table.state.figures[figure].damage;
/** The moment a window is about. */
const momentFor = (table: TestTable, seat: number) => table.match.decision(seat)?.about.of;
/** The dice that were rolled: 0 for each red one, 1 for each black one. */
const diceRolled = (table: TestTable) => table.passAll().happened('rolled')[0].fields.black;

/** Three spaces high, with a blocking space in the way of whoever shoots along the middle row. */
const COVERED = sketch(12, 3, { blocking: '(2,1)' });

describe('the six steps of an attack', () => {
  it('DM-ATK-01: declare, roll, reveal, the defender’s effects, the attacker’s, damage', () => {
    const table = shot('uac4', {
      demons: [['imp', 3, 1]],
      dice: { red: [2, 2] },
      glory: ['heavyHand'],
      arrange: (g) => eventsOf(g, { hand: ['demonicResilience'], deck: ['noEscape'] }),
    });
    use(table, 0, 'event.demonicResilience');
    use(table, 1, 'glory.heavyHand').passAll();
    expect(kinds(table)).toEqual([
      'attacked',
      'rolled',
      'defenseRevealed',
      'used',
      'used',
      'attackEnded',
      'suffered',
      'slain',
    ]);
    // 2 + 2 and 2 more, less 2 shields and 1 more
    expect(table.happened('attackEnded')[0].fields).toMatchObject({ damage: 3, shields: 3, dodged: 0 });
  });

  it('DM-ATK-02: the player of the figure decides for it', () => {
    const table = assault({
      demons: [['imp', 4, 1]],
      board: COVERED,
      deck: ['uac1', 'uac4'],
      hand: ['uac3'],
      bravo: [0, 0],
      arrange: (g) => cardsOf(g, BRAVO, { hand: ['uac3'] }),
    });
    expect([0, 1, 2].map((seat) => table.asked(seat))).toEqual([null, 'attack.cover', null]);
    table.play(1, 'keep');
    expect(usesOf(table, 1, 'action.uac3')).toHaveLength(1);
    expect(usesOf(table, 2, 'action.uac3')).toEqual([]);
    const back = shot('uac4', { demons: [['imp', 4, 1]], board: COVERED, events: ['noEscape', 'ironSkin'] });
    expect([0, 1, 2].map((seat) => back.asked(seat))).toEqual(['attack.cover', null, null]);
  });

  it('DM-ATK-03: the defender is one enemy figure on the board', () => {
    const table = playing('uac4', { demons: [['imp', 3, 1]], bravo: [1, 1] });
    const card = action('uac4');
    expect(table.options(1, 'attack')).toEqual([[IMP, card]]);
    for (const nobody of [ALPHA, BRAVO, demon('imp', 1)])
      expect(table.forbids(1, 'attack', nobody, card)).toBe('DM-ATK-03');
    const demons = demonTurn({
      demons: [
        ['imp', 3, 1],
        ['pinky', 4, 1],
      ],
    }).passAll();
    expect(demons.options(0, 'attack')).toEqual([[ALPHA]]);
    for (const nobody of [IMP, PINKY, BRAVO]) expect(demons.forbids(0, 'attack', nobody)).toBe('DM-ATK-03');
  });

  it('DM-ATK-04: in range and in line of sight, or it is not declared', () => {
    const at = (x: number) => playing('uac4', { demons: [['imp', x, 1]] });
    const why = (table: TestTable) => table.forbids(1, 'attack', IMP, action('uac4'));
    expect(at(4).options(1, 'attack')).toEqual([[IMP, action('uac4')]]);
    expect(why(at(5))).toBe('DM-RNG-03');
    const board = sketch(12, 3, { wall: 'V(1,0) V(1,1)' });
    const hidden = playing('uac4', { board, alpha: [0, 0], demons: [['imp', 1, 0]] });
    expect(why(hidden)).toBe('DM-LOS-02');
    expect(hidden.options(1, 'attack')).toEqual([]);
  });

  it('DM-ATK-05: a marine rolls the dice in the attack box of his card', () => {
    const scene = { demons: [['pinky', 1, 1]] } as const;
    expect(diceRolled(shot('uac1', scene))).toEqual([0, 1]);
    expect(diceRolled(shot('chaingun2', scene))).toEqual([0, 0, 0, 0, 1]);
    expect(diceRolled(shot('combatShotgun2', scene))).toEqual([1, 1]);
  });

  it('DM-ATK-06: an attack granted by a class or glory kill card has the dice stated there', () => {
    const glory = turn({ demons: [['pinky', 1, 1]], glory: ['boneBreaker'], hand: ['uac4'] });
    use(glory, 1, 'glory.boneBreaker');
    const [[defender, source]] = glory.options(1, 'attack');
    expect(defender).toBe(PINKY);
    expect(diceRolled(glory.play(1, 'attack', defender, source))).toEqual([0, 1]);

    const sentry = demonTurn({ demons: [['pinky', 5, 1]], class: 'sentry' });
    use(sentry, 1, 'class.sentry');
    expect(diceRolled(sentry.play(1, 'attack', ...sentry.options(1, 'attack')[0]))).toEqual([0, 1]);
    const far = demonTurn({ demons: [['pinky', 6, 1]], class: 'sentry' });
    expect(usesOf(far, 1, 'class.sentry')).toEqual([]);
  });

  it('DM-ATK-07: a demon rolls the dice of its demon card', () => {
    for (const { id, attack } of DEMON_CARDS) {
      const table = assault({ demons: [[id, 1, 0]] });
      const dice = Array.from({ length: attack.red + attack.black }, (_, i) => (i < attack.red ? 0 : 1));
      expect(diceRolled(table), id).toEqual(dice);
    }
  });

  it('DM-ATK-08: every attack box states a range and dice', () => {
    const boxes: AttackBox[] = [
      ...ACTIONS.flatMap(({ attack }) => attack ?? []),
      ...DEMON_CARDS.map(({ attack }) => attack),
      ...ABILITIES.flatMap(({ ability }) => ability.effects.flatMap((e) => (e.do === 'strike' ? e.box : []))),
    ];
    expect(boxes.length).toBeGreaterThan(DEMON_CARDS.length);
    for (const { range, red, black } of boxes) {
      for (const number of [range, red, black]) expect(Number.isInteger(number) && number >= 0).toBe(true);
      expect(Math.min(range, red + black)).toBeGreaterThanOrEqual(1);
    }
  });

  it('DM-ATK-09: in step 4 the defender may change the result, or leave it', () => {
    const attacked = () =>
      assault({ demons: [['imp', 3, 1]], dice: { red: [2, 2] }, deck: ['uac4'], hand: ['uac3'] });
    const used = use(attacked(), 1, 'action.uac3').passAll();
    expect([damageOf(attacked().passAll(), ALPHA), damageOf(used, ALPHA)]).toEqual([3, 1]);
  });

  it('DM-ATK-10: in step 5, after the defender, the attacker may', () => {
    const attacking = () =>
      shot('uac4', {
        demons: [['pinky', 3, 1]],
        dice: { red: [2, 2] },
        glory: ['heavyHand', 'thickHide'],
        arrange: (g) =>
          eventsOf(g, { hand: ['demonicResilience', 'demonicStrength'], deck: ['unbreakable'] }),
      });
    const table = attacking();
    comesUp(table, 0, 'event.demonicResilience');
    expect([momentFor(table, 0), table.asked(1)]).toEqual(['defend', null]);
    table.play(0, 'pass');
    expect([table.asked(0), momentFor(table, 1)]).toEqual([null, 'attack']);
    expect(usesOf(table, 1, 'glory.thickHide')).toEqual([]);
    use(table, 1, 'glory.heavyHand').passAll();
    expect([damageOf(attacking().passAll(), PINKY), damageOf(table, PINKY)]).toEqual([3, 5]);
  });
});

describe('the result of an attack', () => {
  it.each([
    {
      red: [2, 2],
      events: ['demonicStrength'],
      defender: 'possessedSoldier',
      damage: 2,
      of: '4 less 2 shields',
    },
    { red: [1, 1], events: ['demonicStrength'], defender: 'pinky', damage: 0, of: '2 less 3 shields' },
    { red: [2, 2], events: ['demonicPrecision'], defender: 'imp', damage: 0, of: 'anything and a dodge' },
  ] as const)('DM-ATK-11, DM-ATK-16: $of → $damage damage', ({ red, events, defender, damage }) => {
    const table = shot('uac4', { demons: [[defender, 3, 1]], dice: { red }, events });
    expect(lastAttack(table).damage).toBe(damage);
    expect(damageOf(table, demon(defender))).toBe(damage);
  });

  it('DM-ATK-12: a dodge cancels all of it, what abilities added too', () => {
    const table = shot('uac4', {
      demons: [['imp', 3, 1]],
      dice: { red: [2, 2], black: [3] },
      glory: ['seeingRed'],
      events: ['demonicPrecision'],
    });
    use(table, 1, 'glory.seeingRed').passAll();
    expect(lastAttack(table)).toMatchObject({ black: 1, damage: 0, dodged: true });
    expect(damageOf(table, IMP)).toBe(0);
    const marine = assault({ demons: [['imp', 3, 1]], dice: { red: [2, 2] }, deck: ['uac2'] });
    expect(lastAttack(marine)).toMatchObject({ damage: 0, dodged: true });
  });

  it('DM-ATK-13: revealed cards lie there until the result, then they are discarded, both of them', () => {
    const demons = shot('uac4', {
      demons: [['imp', 4, 1]],
      board: COVERED,
      glory: ['heavyHand'],
      events: ['noEscape', 'ironSkin'],
    });
    demons.passAll().play(0, 'redraw');
    expect(eventsIn(demons.state.eventDefense)).toEqual(['ironSkin']);
    demons.passAll();
    expect(eventsIn(demons.state.eventDefense)).toEqual([]);
    expect(eventsIn(demons.state.eventDiscard)).toEqual(['noEscape', 'ironSkin']);
    const marine = assault({ demons: [['imp', 3, 1]], deck: ['uac1'], hand: ['uac3'] });
    expect(actionsIn(marine.state.marines[ALPHA].defense)).toEqual(['uac1']);
    marine.passAll();
    expect(actionsIn(marine.state.marines[ALPHA].defense)).toEqual([]);
    expect(actionsIn(marine.state.marines[ALPHA].discard)).toEqual(['uac1']);
  });

  it('DM-ATK-17: each die has six faces with symbols, and the same seed rolls the same', () => {
    for (const die of [RED, BLACK]) {
      expect(die).toHaveLength(6);
      for (const face of die) expect(Number.isInteger(face) && face >= 0).toBe(true);
    }
    const rolled = (seed: string): readonly number[] => {
      const { dice } = shot('chaingun2', { demons: [['pinky', 3, 1]], seed }).happened('rolled')[0].fields;
      return Array.isArray(dice) ? dice.map(Number) : [];
    };
    const rolls = Array.from({ length: 40 }, (_, i) => rolled(`roll ${i}`));
    expect(rolled('roll 3')).toEqual(rolls[3]);
    for (const [...dice] of rolls) {
      expect(BLACK).toContain(dice.pop());
      for (const face of dice) expect(RED).toContain(face);
    }
    expect(new Set(rolls.flatMap((dice) => dice.slice(0, 4)))).toEqual(new Set(RED));
    expect(new Set(rolls.map((dice) => dice[4]))).toEqual(new Set(BLACK));
  });

  it('DM-ATK-19: without a die left the attack is still performed', () => {
    const table = playing('combatShotgun3', { demons: [['imp', 1, 1]], hand: ['uac4'] });
    table.state.figures[ALPHA].stunned = true;
    table.play(1, 'attack', IMP, action('combatShotgun3')).play(1, 'remove', 1);
    expect(lastAttack(table)).toMatchObject({ damage: 0, red: 0, black: 0 });
    expect(table.options(1, 'attack')).toEqual([]);
    expect(table.state.figures[ALPHA].stunned).toBe(false);
  });
});

describe('during an attack', () => {
  const DURING = ['declared', 'defend', 'attack', 'slain'];

  it('DM-ATK-14: there is no other one', () => {
    const table = playing('plasmaRifle1', {
      demons: [
        ['pinky', 3, 1],
        ['imp', 4, 1],
      ],
      glory: ['heavyHand'],
    });
    table.play(1, 'attack', PINKY, action('plasmaRifle1'));
    comesUp(table, 1, 'glory.heavyHand');
    expect(table.verbs(1).toSorted()).toEqual(['pass', 'use']);
    // the second attack of the card waits until the first is over
    table.passAll();
    expect(table.happened('attackEnded')).toHaveLength(1);
    expect(table.options(1, 'attack')).toContainEqual([IMP, action('plasmaRifle1')]);
    const strikes = ABILITIES.filter(({ ability }) => ability.effects.some((e) => e.do === 'strike'));
    expect(strikes.map(({ ability }) => ability.when).filter((when) => DURING.includes(when))).toEqual([]);
  });

  it('DM-ATK-15: no movement points are spent and no item is taken', () => {
    const table = playing('uac4', {
      demons: [['pinky', 3, 1]],
      mission: (at) => ({ healthPacks: [at(0, 1)] }),
      glory: ['heavyHand'],
      damage: 4,
    });
    const freely = ['step', 'take'];
    expect(table.verbs(1)).toEqual(expect.arrayContaining(freely));
    table.play(1, 'attack', PINKY, action('uac4'));
    comesUp(table, 1, 'glory.heavyHand');
    expect(table.verbs(1).toSorted()).toEqual(['pass', 'use']);
    table.passAll();
    expect(table.verbs(1)).toEqual(expect.arrayContaining(freely));
  });

  it('DM-ATK-15: nor by somebody else whose card lets him move before it is over', () => {
    const table = shot('uac4', {
      demons: [['imp', 3, 1, 2]],
      dice: { red: [2, 2] },
      bravo: [3, 0],
      events: ['unbreakable'],
      mission: (at) => ({ healthPacks: [at(4, 0)] }),
      arrange(g, at) {
        cardsOf(g, BRAVO, { hand: ['chainsaw3'] });
        g.state.tokens = [{ order: 1, cell: at(4, 0), carrier: NONE }];
      },
    });
    use(table, 2, 'action.chainsaw3').play(2, 'step', table.cell(4, 0));
    expect(table.happened('attackEnded')).toHaveLength(1);
    expect([table.options(2, 'take'), table.options(2, 'secure')]).toEqual([[], []]);
    expect(table.forbids(2, 'secure', 0)).toBe('DM-ATK-15');
  });

  it('DM-ATK-20: once damage and deaths are resolved, cards for after the attack are used', () => {
    const table = shot('chaingun1', {
      demons: [
        ['imp', 3, 1],
        ['possessedSoldier', 4, 1],
      ],
      dice: { red: [2, 2, 1, 1] },
      glory: ['goreBurst'],
      events: ['noEscape'],
    });
    comesUp(table, 1, 'glory.goreBurst');
    expect(momentFor(table, 1)).toBe('afterAttack');
    expect(kinds(table).slice(-3)).toEqual(['attackEnded', 'suffered', 'slain']);
    expect(table.state.eventDefense.items).toEqual([]);
    use(table, 1, 'glory.goreBurst').passAll();
    expect(damageOf(table, SOLDIER)).toBe(2);
  });
});
