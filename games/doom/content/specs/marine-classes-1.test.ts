import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { marineActivation } from '../../rules/procedures.ts';
import { abilityOf, comesUp, targetsOf, use } from '../../testing/abilities.ts';
import { action, demon, giveClass, gloryCard, gloryDeck, hurt } from '../../testing/arranging.ts';
import { room } from '../../testing/given.ts';
import { initiativeOf } from '../../testing/initiative.ts';
import {
  ALPHA,
  assault,
  BRAVO,
  lastAttack,
  left,
  type MarineScene,
  playing,
  reachWith,
  scene,
  shot,
  turn,
} from '../../testing/marine-scenes.ts';

const imp = demon('imp');
const soldierAt = (range: number): NonNullable<MarineScene['demons']> => [['possessedSoldier', range, 1]];

describe('Brawler', () => {
  const fight = (range: number): MarineScene => ({
    class: 'brawler',
    demons: soldierAt(range),
    dice: { red: [1], black: [1] },
  });

  it('turns the die that gains most to its best face, at range 2 or less', () => {
    const table = shot('combatShotgun1', { ...fight(2) });
    use(table, 1, 'class.brawler');
    // the black die from 1 to 3, and 1 for the range
    expect(table.happened('rolled').at(-1)?.fields.dice).toEqual([1, 3]);
    expect(lastAttack(table).damage).toBe(5);
  });

  it('turns a red die to 2', () => {
    const table = shot('uac4', { ...fight(2), dice: { red: [1, 0] } });
    use(table, 1, 'class.brawler');
    expect(table.happened('rolled').map((e) => e.fields.dice)).toEqual([
      [1, 0],
      [1, 2],
    ]);
  });

  it('is not offered at range 3, nor when he defends', () => {
    expect(comesUp(shot('combatShotgun1', fight(3)), 1, 'class.brawler')).toBe(false);
    expect(comesUp(assault({ class: 'brawler', demons: soldierAt(1) }), 1, 'class.brawler')).toBe(false);
  });

  it('is not exhausted: every attack of his may use it', () => {
    const table = use(shot('combatShotgun1', fight(2)), 1, 'class.brawler');
    expect(table.state.marines[ALPHA].exhausted).toBe(false);
  });
});

describe('Infiltrator', () => {
  it('pays nothing extra for entering a space with an enemy', () => {
    const demons = [['imp', 1, 1]] as const;
    const points = (s: MarineScene) => {
      const table = playing('uac2', { ...s, demons });
      return left(table.play(1, 'step', table.cell(1, 1))).points;
    };
    expect(points({})).toBe(1);
    expect(points({ class: 'infiltrator' })).toBe(2);
  });

  it('gains 2 movement points as a bonus action, and is exhausted', () => {
    const table = turn({ class: 'infiltrator' });
    use(table, 1, 'class.infiltrator');
    expect(left(table)).toEqual({ points: 2, mains: 1 });
    expect(table.forbids(1, 'use', abilityOf('class.infiltrator'), -1, -1)).toBe('DM-ABL-03');
  });
});

describe('Executioner', () => {
  const begin = (glory: readonly string[]) =>
    turn({ class: 'executioner', glory, arrange: (g) => gloryDeck(g, 'warCry', 'nearMiss') });

  it('draws a glory kill card when his activation begins', () => {
    const table = use(begin([]), 1, 'class.executioner');
    expect(table.state.marines[ALPHA].glory.items).toEqual([gloryCard('warCry')]);
    expect(table.state.marines[ALPHA].exhausted).toBe(false);
  });

  it('draws none if he holds one', () => {
    expect(comesUp(begin(['heavyHand']), 1, 'class.executioner')).toBe(false);
  });

  it('draws none when another marine activates', () => {
    const table = scene({ class: 'executioner', bravo: [3, 1] }, () =>
      call(marineActivation, { figure: BRAVO }),
    );
    expect(comesUp(table, 1, 'class.executioner')).toBe(false);
  });
});

describe('Quartermaster', () => {
  const bravosTurn = (hand: readonly string[]) =>
    scene({ class: 'quartermaster', hand, bravo: [3, 1] }, () => call(marineActivation, { figure: BRAVO }));

  it('has a hand limit of 4', () => {
    const deck = ['uac1', 'uac2', 'uac3', 'uac4', 'plasmaRifle1'];
    const table = turn({ class: 'quartermaster', deck }).passAll().play(1, 'end');
    expect(table.state.marines[ALPHA].hand.items).toHaveLength(4);
  });

  it('discards a card of his choice when another marine’s activation begins: that one gains 1 movement point', () => {
    const table = bravosTurn(['uac1', 'uac4']);
    expect(targetsOf(table, 1, 'class.quartermaster')).toEqual([action('uac1'), action('uac4')]);
    use(table, 1, 'class.quartermaster', action('uac4')).passAll();
    expect(table.state.marines[ALPHA].discard.items).toEqual([action('uac4')]);
    expect(left(table, 2).points).toBe(1);
    expect(table.state.marines[ALPHA].exhausted).toBe(false);
  });

  it('gives one point in an activation, no more', () => {
    const table = use(bravosTurn(['uac1', 'uac4']), 1, 'class.quartermaster', action('uac4'));
    expect(comesUp(table, 1, 'class.quartermaster')).toBe(false);
  });

  it('cannot do it without a card, nor for himself', () => {
    expect(comesUp(bravosTurn([]), 1, 'class.quartermaster')).toBe(false);
    expect(comesUp(turn({ class: 'quartermaster', hand: ['uac1'] }), 1, 'class.quartermaster')).toBe(false);
  });
});

describe('Scout', () => {
  const cards = (s: MarineScene = {}) => initiativeOf({ class: 'scout', bravo: [3, 1], ...s }, [1, 0]);

  it('looks at the top initiative card and may leave it there', () => {
    const table = use(cards(), 1, 'class.scout');
    expect(table.match.decision(1)?.about.card).toBe(1);
    table.play(1, 'keep').passAll();
    expect(table.happened('initiativeRevealed').map((e) => e.fields.card)).toEqual([1]);
    expect(table.state.marines[ALPHA].exhausted).toBe(true);
  });

  it('or puts it to the bottom', () => {
    const table = use(cards(), 1, 'class.scout').play(1, 'bury').passAll();
    expect(table.happened('initiativeRevealed').map((e) => e.fields.card)).toEqual([0]);
  });

  it('does neither while exhausted', () => {
    expect(comesUp(cards({ exhausted: true }), 1, 'class.scout')).toBe(false);
  });
});

describe('Vanguard', () => {
  const cards = (fromTheTop: readonly number[], s: MarineScene = {}) =>
    initiativeOf({ class: 'vanguard', bravo: [3, 1], ...s }, fromTheTop);

  it('puts his own initiative card on top of the deck', () => {
    const table = use(cards([1, 2, 0]), 1, 'class.vanguard').passAll();
    expect(table.happened('initiativeRevealed').map((e) => e.fields.card)).toEqual([0]);
    expect(table.happened('activated').map((e) => e.fields.figure)).toEqual([ALPHA]);
  });

  it('cannot do it while exhausted', () => {
    expect(comesUp(cards([1, 2, 0], { exhausted: true }), 1, 'class.vanguard')).toBe(false);
  });

  it('cannot do it once his card is revealed', () => {
    expect(comesUp(cards([1, 2]), 1, 'class.vanguard')).toBe(false);
  });
});

describe('Medic', () => {
  const care = (bravoAt: number): MarineScene => ({
    class: 'medic',
    bravo: [bravoAt, 1],
    damage: 5,
    arrange: (g) => hurt(g, BRAVO, 5),
  });

  it('heals 2 damage of another marine at most 2 spaces away, as a bonus action, and is exhausted', () => {
    const table = use(turn(care(2)), 1, 'class.medic', BRAVO);
    expect([ALPHA, BRAVO].map((m) => table.state.figures[m].damage)).toEqual([5, 3]);
    expect(left(table).mains).toBe(1);
    expect(table.forbids(1, 'use', abilityOf('class.medic'), -1, BRAVO)).toBe('DM-ABL-03');
  });

  it('or his own', () => {
    const table = use(turn(care(2)), 1, 'class.medic', ALPHA);
    expect([ALPHA, BRAVO].map((m) => table.state.figures[m].damage)).toEqual([3, 5]);
  });

  it('does not reach a marine 3 spaces away', () => {
    expect(targetsOf(turn(care(2)).passAll(), 1, 'class.medic')).toEqual([ALPHA, BRAVO]);
    expect(targetsOf(turn(care(3)).passAll(), 1, 'class.medic')).toEqual([ALPHA]);
  });

  it('heals 2 damage more by a health pack', () => {
    const packed = (s: MarineScene) => {
      const table = turn({ ...s, damage: 9, mission: (at) => ({ healthPacks: [at(0, 1)] }) }).passAll();
      return table.play(1, 'take', 0).state.figures[ALPHA].damage;
    };
    expect(packed({})).toBe(4);
    expect(packed({ class: 'medic' })).toBe(2);
  });
});

describe('Juggernaut', () => {
  it('has 13 health', () => {
    const jump = (damage: number) => playing('rocketLauncher3', { class: 'juggernaut', damage });
    expect(jump(11).happened('slain')).toHaveLength(0);
    expect(jump(12).happened('slain')).toHaveLength(1);
  });
});

describe('Guardian', () => {
  const friend = (bravoAt: number, exhausted = false) =>
    assault({
      demons: soldierAt(5),
      bravo: [bravoAt, 0],
      arrange(g) {
        giveClass(g, BRAVO, 'guardian');
        g.state.marines[BRAVO].exhausted = exhausted;
      },
    });

  it('has 1 more shield when he defends, and is exhausted', () => {
    const table = assault({ class: 'guardian', demons: [['imp', 3, 1]] });
    use(table, 1, 'class.guardian');
    expect(lastAttack(table).shields).toBe(1);
    expect(table.state.marines[ALPHA].exhausted).toBe(true);
  });

  it('gives another marine at most 4 spaces away 2 more shields, and is exhausted', () => {
    const table = use(friend(4), 2, 'class.guardian', -1, 1);
    expect(lastAttack(table).shields).toBe(2);
    expect(table.state.marines[BRAVO].exhausted).toBe(true);
  });

  it('gives none to a marine 5 spaces away, and none while exhausted', () => {
    expect(comesUp(friend(5), 2, 'class.guardian', 1)).toBe(false);
    expect(comesUp(friend(4, true), 2, 'class.guardian', 1)).toBe(false);
    const own = assault({ class: 'guardian', exhausted: true, demons: [['imp', 3, 1]] });
    expect(comesUp(own, 1, 'class.guardian')).toBe(false);
  });

  it('does each for its own defender only', () => {
    expect(comesUp(friend(4), 2, 'class.guardian', 0)).toBe(false);
    const own = assault({ class: 'guardian', demons: [['imp', 3, 1]] });
    expect(comesUp(own, 1, 'class.guardian', 1)).toBe(false);
  });
});

describe('Acrobat', () => {
  const attackFrom = (range: number, exhausted = false) =>
    assault({ class: 'acrobat', exhausted, demons: soldierAt(range), dice: { red: [2, 2] } });

  it('dodges an attack from range 4 or more, and is exhausted', () => {
    const table = use(attackFrom(4), 1, 'class.acrobat');
    expect(lastAttack(table)).toMatchObject({ dodged: true, damage: 0 });
    expect(table.state.marines[ALPHA].exhausted).toBe(true);
  });

  it('does not dodge at range 3, nor while exhausted', () => {
    expect(comesUp(attackFrom(3), 1, 'class.acrobat')).toBe(false);
    expect(comesUp(attackFrom(4, true), 1, 'class.acrobat')).toBe(false);
  });

  it('pays nothing extra for entering difficult terrain, but for entering a space with an enemy', () => {
    const points = (board: readonly string[], s: MarineScene) => {
      const table = playing('uac2', { ...s, board, alpha: [0, 0] });
      return left(table.play(1, 'step', table.cell(1, 0))).points;
    };
    const mud = ['+-+-+', '|. ~|', '+-+-+'];
    expect(points(mud, {})).toBe(1);
    expect(points(mud, { class: 'acrobat' })).toBe(2);
    expect(points(room(3, 1), { class: 'acrobat', demons: [['imp', 1, 0]] })).toBe(1);
  });
});

describe('Marksman', () => {
  it('reaches 1 space farther with every action card', () => {
    expect([reachWith('uac1'), reachWith('uac1', { class: 'marksman' })]).toEqual([5, 6]);
    expect([reachWith('superShotgun1'), reachWith('superShotgun1', { class: 'marksman' })]).toEqual([2, 3]);
  });

  it('does 1 more damage from range 5 on', () => {
    const at = (range: number) =>
      shot('heavyAssaultRifle1', { class: 'marksman', demons: soldierAt(range), dice: { red: [1, 1] } });
    expect(lastAttack(use(at(5), 1, 'class.marksman')).damage).toBe(3);
    expect(comesUp(at(4), 1, 'class.marksman')).toBe(false);
  });
});

describe('Demolitionist', () => {
  const blow = (s: MarineScene = {}) =>
    shot('uac1', {
      class: 'demolitionist',
      bravo: [3, 0],
      demons: [
        ['pinky', 4, 1],
        ['imp', 5, 1],
      ],
      dice: { red: [2], black: [3] },
      ...s,
    });

  it('does 1 damage to every enemy beside a defender that suffered damage, and is exhausted', () => {
    const table = use(blow(), 1, 'class.demolitionist').passAll();
    expect(table.state.figures[imp].damage).toBe(1);
    expect([BRAVO, demon('pinky')].map((f) => table.state.figures[f].damage)).toEqual([0, 4]);
    expect(table.state.marines[ALPHA].exhausted).toBe(true);
  });

  it('counts who stood beside a defender that was slain', () => {
    const table = blow({
      demons: [
        ['imp', 4, 1],
        ['pinky', 5, 1],
      ],
    });
    use(table, 1, 'class.demolitionist').passAll();
    expect(table.state.figures[demon('pinky')].damage).toBe(1);
  });

  it('is not offered without damage, without a neighbour, nor while exhausted', () => {
    // two shields of the card, one of the armor
    const held = blow({ events: ['demonicStrength'], dice: { red: [2], black: [1] } });
    expect(comesUp(held, 1, 'class.demolitionist')).toBe(false);
    expect(comesUp(blow({ demons: [['pinky', 4, 1]] }), 1, 'class.demolitionist')).toBe(false);
    expect(comesUp(blow({ exhausted: true }), 1, 'class.demolitionist')).toBe(false);
  });
});
