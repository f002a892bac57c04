import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { attackWith } from '../../rules/attack.ts';
import { isStaggered } from '../../rules/modifiers.ts';
import { marineActivation } from '../../rules/procedures.ts';
import { abilityOf, comesUp, targetsOf, use } from '../../testing/abilities.ts';
import { action, cardsOf, demon, giveClass, gloryCard, gloryDeck } from '../../testing/arranging.ts';
import {
  ALPHA,
  BRAVO,
  demonTurn,
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
const soldier = demon('possessedSoldier');
const soldierAt = (range: number): NonNullable<MarineScene['demons']> => [['possessedSoldier', range, 1]];

describe('Runner', () => {
  const runner: MarineScene = { class: 'runner' };

  it('gains 1 movement point more from every action card with a speed value that he plays', () => {
    expect(left(playing('uac4', runner)).points).toBe(5 + 1);
    const table = playing('uac2', { ...runner, hand: ['uac1'] }).play(1, 'play', action('uac1'), -1);
    expect(left(table).points).toBe(3 + 1 + 3 + 1);
  });

  it('gains none from a card without a speed value', () => {
    expect(left(playing('chaingun3', runner)).points).toBe(0);
  });

  it('gains 2 movement points more when he sprints', () => {
    const sprint = (s: MarineScene) =>
      turn({ ...s, hand: ['uac3'] })
        .passAll()
        .play(1, 'sprint', action('uac3'));
    expect(left(sprint({})).points).toBe(6);
    expect(left(sprint(runner)).points).toBe(8);
  });
});

describe('Butcher', () => {
  const kill = (s: MarineScene) => {
    const table = playing('uac2', {
      demons: [['imp', 1, 1, 2]],
      damage: 5,
      deck: ['uac4', 'uac1'],
      arrange: (g) => gloryDeck(g, 'warCry'),
      ...s,
    });
    return table.play(1, 'step', table.cell(1, 1));
  };

  it('heals 1 damage more by a glory kill', () => {
    expect(kill({}).state.figures[ALPHA].damage).toBe(3);
    expect(kill({ class: 'butcher' }).state.figures[ALPHA].damage).toBe(2);
  });

  it('draws 1 action card after it, besides his glory kill card', () => {
    const table = use(kill({ class: 'butcher' }), 1, 'class.butcher');
    expect(table.state.marines[ALPHA].hand.items).toEqual([action('uac4')]);
    expect(table.state.marines[ALPHA].glory.items).toEqual([gloryCard('warCry')]);
    expect(table.state.marines[ALPHA].exhausted).toBe(false);
  });

  it('draws none for a kill by an attack', () => {
    const table = shot('chainsaw1', { class: 'butcher', demons: [['imp', 1, 1, 2]], deck: ['uac1'] });
    expect(comesUp(table, 1, 'class.butcher')).toBe(false);
    expect(table.happened('slain')).toHaveLength(1);
  });

  it('staggers demons at most 1 space away 1 damage earlier', () => {
    const staggered = (distance: number, damage: number, s: MarineScene = { class: 'butcher' }) =>
      isStaggered(turn({ ...s, demons: [['possessedSoldier', distance, 1, damage]] }).g, soldier);
    expect([1, 2, 3].map((damage) => staggered(1, damage, {}))).toEqual([false, false, true]);
    expect([1, 2, 3].map((damage) => staggered(1, damage))).toEqual([false, true, true]);
    expect([1, 2, 3].map((damage) => staggered(2, damage))).toEqual([false, false, true]);
  });
});

describe('Intimidator', () => {
  /** Bravo walks onto a soldier with so much damage, so far from Alpha: is that a glory kill? */
  const falls = (damage: number, distance: number, s: MarineScene = { class: 'intimidator' }) => {
    const table = scene(
      {
        ...s,
        bravo: [distance + 1, 1],
        demons: [['possessedSoldier', distance, 1, damage]],
        arrange: (g) => cardsOf(g, BRAVO, { hand: ['uac2'] }),
      },
      () => call(marineActivation, { figure: BRAVO }),
    ).passAll();
    table.play(2, 'play', action('uac2'), -1).play(2, 'step', table.cell(distance, 1));
    return table.happened('gloryKilled').length === 1;
  };

  it('staggers demons at most 3 spaces away 1 damage earlier, for every marine', () => {
    expect([1, 2, 3].map((damage) => falls(damage, 3, {}))).toEqual([false, false, true]);
    expect([1, 2, 3].map((damage) => falls(damage, 3))).toEqual([false, true, true]);
  });

  it('staggers none 4 spaces away', () => {
    expect(falls(2, 4)).toBe(false);
  });
});

describe('Breacher', () => {
  it('does 1 more damage with a shotgun card', () => {
    const table = shot('combatShotgun2', {
      class: 'breacher',
      demons: soldierAt(2),
      dice: { black: [1, 1] },
    });
    expect(lastAttack(use(table, 1, 'class.breacher')).damage).toBe(3);
    expect(table.state.marines[ALPHA].exhausted).toBe(false);
  });

  it('does none more with another card', () => {
    expect(comesUp(shot('uac1', { class: 'breacher', demons: soldierAt(2) }), 1, 'class.breacher')).toBe(
      false,
    );
  });
});

describe('Rifleman', () => {
  it('reaches 1 space farther with rifle cards', () => {
    const by = (card: string) => reachWith(card, { class: 'rifleman' }) - reachWith(card);
    expect([by('plasmaRifle1'), by('staticRifle1'), by('uac1'), by('gaussCannon1')]).toEqual([1, 1, 0, 0]);
  });

  it('rerolls his lowest die when he attacks with a rifle card', () => {
    const table = shot('burstRifle1', {
      class: 'rifleman',
      demons: soldierAt(4),
      // three dice of the card, then the one that is rolled again
      dice: { red: [1, 0, 2, 2] },
    });
    use(table, 1, 'class.rifleman');
    expect(table.happened('rolled').map((e) => e.fields.dice)).toEqual([
      [1, 0, 2],
      [1, 2, 2],
    ]);
    expect(lastAttack(table).damage).toBe(5);
    expect(table.state.marines[ALPHA].exhausted).toBe(false);
  });

  it('rerolls a black die as a black die, and may roll worse', () => {
    const table = shot('staticRifle1', {
      class: 'rifleman',
      demons: soldierAt(4),
      dice: { red: [2], black: [2, 1] },
    });
    use(table, 1, 'class.rifleman');
    expect(table.happened('rolled').at(-1)?.fields.dice).toEqual([2, 1]);
  });

  it('rerolls none with another card', () => {
    expect(comesUp(shot('uac1', { class: 'rifleman', demons: soldierAt(4) }), 1, 'class.rifleman')).toBe(
      false,
    );
  });
});

describe('Gunfighter', () => {
  it('rolls 1 more black die with a UAC card', () => {
    const table = shot('uac4', { class: 'gunfighter', demons: soldierAt(4) });
    expect(lastAttack(use(table, 1, 'class.gunfighter'))).toMatchObject({ red: 2, black: 1 });
    expect(table.state.marines[ALPHA].exhausted).toBe(false);
  });

  it('rolls none more with another card', () => {
    const table = shot('plasmaRifle1', { class: 'gunfighter', demons: soldierAt(4) });
    expect(comesUp(table, 1, 'class.gunfighter')).toBe(false);
  });
});

describe('Tactician', () => {
  const plan = (hand: readonly string[]) =>
    turn({ class: 'tactician', hand, deck: ['plasmaRifle1', 'plasmaRifle2', 'plasmaRifle3'] });

  it('discards a card of his choice and draws 2, as a bonus action, and is exhausted', () => {
    const table = use(plan(['uac1', 'uac4']), 1, 'class.tactician', action('uac4'));
    const { hand, discard, exhausted } = table.state.marines[ALPHA];
    expect(hand.items).toEqual(['uac1', 'plasmaRifle1', 'plasmaRifle2'].map(action));
    expect(discard.items).toEqual([action('uac4')]);
    expect(exhausted).toBe(true);
    expect(left(table).mains).toBe(1);
    expect(table.forbids(1, 'use', abilityOf('class.tactician'), -1, action('uac1'))).toBe('DM-ABL-03');
  });

  it('chooses among the cards in his hand; with none he cannot', () => {
    expect(targetsOf(plan(['uac1', 'uac4']).passAll(), 1, 'class.tactician')).toEqual(
      ['uac1', 'uac4'].map(action),
    );
    expect(comesUp(plan([]), 1, 'class.tactician')).toBe(false);
  });
});

describe('Armorer', () => {
  const kill = (s: MarineScene = {}) =>
    shot('uac1', { class: 'armorer', demons: [['imp', 3, 1, 2]], discard: ['uac2', 'uac4'], ...s });

  it('takes a card of his choice from his discard pile after his attack has slain, and is exhausted', () => {
    const table = kill();
    expect(comesUp(table, 1, 'class.armorer')).toBe(true);
    expect(targetsOf(table, 1, 'class.armorer')).toEqual(['uac2', 'uac4'].map(action));
    use(table, 1, 'class.armorer', action('uac4')).passAll();
    const { hand, discard, exhausted } = table.state.marines[ALPHA];
    expect(hand.items).toEqual([action('uac4')]);
    expect(discard.items).toEqual([action('uac2')]);
    expect(exhausted).toBe(true);
  });

  it('takes none if the defender lives, if nothing is discarded, nor while exhausted', () => {
    expect(comesUp(kill({ demons: [['baronOfHell', 3, 0]] }), 1, 'class.armorer')).toBe(false);
    expect(comesUp(kill({ discard: [] }), 1, 'class.armorer')).toBe(false);
    expect(comesUp(kill({ exhausted: true }), 1, 'class.armorer')).toBe(false);
  });
});

describe('Sentry', () => {
  const watch = (distance: number, s: MarineScene = {}) =>
    demonTurn({ class: 'sentry', demons: [['imp', distance, 1], ...soldierAt(4)], ...s });

  it('attacks with 1 red and 1 black die at range 5 when the activation of a demon near him begins', () => {
    const table = use(watch(5), 1, 'class.sentry');
    expect(table.options(1, 'attack').map(([defender]) => defender)).toEqual([
      demon('possessedSoldier'),
      imp,
    ]);
    table.play(1, 'attack', ...table.options(1, 'attack')[1]);
    expect(lastAttack(table)).toMatchObject({ red: 1, black: 1 });
    expect(table.happened('attacked').map((e) => e.fields.defender)).toEqual([imp]);
    expect(table.state.marines[ALPHA].exhausted).toBe(true);
  });

  it('reaches no demon 6 spaces away', () => {
    const table = use(watch(5, { demons: [['imp', 5, 1], ...soldierAt(6)] }), 1, 'class.sentry');
    expect(table.options(1, 'attack').map(([defender]) => defender)).toEqual([imp]);
  });

  it('may slay the demon before it has done anything', () => {
    const demons = [['imp', 3, 1, 2]] as const;
    const table = use(watch(3, { demons, dice: { red: [1], black: [1] } }), 1, 'class.sentry');
    table.play(1, 'attack', ...table.options(1, 'attack')[0]).passAll();
    expect(table.asked(0)).toBe('test.idle');
  });

  it('may forgo the attack', () => {
    const table = use(watch(5), 1, 'class.sentry').play(1, 'forgo').passAll();
    expect(table.asked(0)).toBe('demonActivation.act');
  });

  it('is not offered for a demon 6 spaces away, while exhausted, nor when a marine activates', () => {
    expect(comesUp(watch(6), 1, 'class.sentry')).toBe(false);
    expect(comesUp(watch(5, { exhausted: true }), 1, 'class.sentry')).toBe(false);
    expect(comesUp(turn({ class: 'sentry', demons: soldierAt(4) }), 1, 'class.sentry')).toBe(false);
  });
});

describe('Technician', () => {
  const jump = (s: MarineScene = {}) =>
    turn({
      class: 'technician',
      alpha: [3, 1],
      bravo: [11, 0],
      mission: (at) => ({
        teleporters: [
          { cell: at(0, 0), active: true },
          { cell: at(0, 2), active: false },
          { cell: at(11, 2), active: true },
          { cell: at(11, 0), active: true },
        ],
      }),
      ...s,
    });

  it('is put on an active teleporter without a figure, as a bonus action, and is exhausted', () => {
    const table = jump().passAll();
    const free = [table.cell(0, 0), table.cell(11, 2)];
    expect(targetsOf(table, 1, 'class.technician')).toEqual(free);
    use(table, 1, 'class.technician', free[1]);
    expect(table.happened('placed').map((e) => e.fields.to)).toEqual([free[1]]);
    expect(left(table)).toEqual({ points: 0, mains: 1 });
    expect(table.forbids(1, 'use', abilityOf('class.technician'), -1, free[0])).toBe('DM-ABL-03');
  });

  it('stays where he is if a demon stands on each of them', () => {
    const demons = [
      ['imp', 0, 0],
      ['imp', 11, 2],
    ] as const;
    expect(comesUp(jump({ demons }), 1, 'class.technician')).toBe(false);
  });
});

describe('Squad Leader', () => {
  const order = (distance: number) => turn({ class: 'squadLeader', bravo: [distance, 1] });

  it('gives another marine at most 6 spaces away 3 movement points, spent at once, and is exhausted', () => {
    const table = use(order(6), 1, 'class.squadLeader', BRAVO);
    expect(table.asked(2)).toBe('spendNow.move');
    expect(left(table, 2).points).toBe(3);
    table.play(2, 'step', table.cell(7, 1)).play(2, 'end');
    expect(table.asked(1)).toBe('marineActivation.act');
    expect(table.state.marines[ALPHA].exhausted).toBe(true);
    expect(table.forbids(1, 'use', abilityOf('class.squadLeader'), -1, BRAVO)).toBe('DM-ABL-03');
  });

  it('gives none to himself, nor to a marine 7 spaces away', () => {
    expect(targetsOf(order(6).passAll(), 1, 'class.squadLeader')).toEqual([BRAVO]);
    expect(comesUp(order(7), 1, 'class.squadLeader')).toBe(false);
  });

  it('or, as his main action, 4 movement points, and that marine’s class card becomes ready', () => {
    const table = turn({
      class: 'squadLeader',
      bravo: [6, 1],
      arrange(g) {
        giveClass(g, BRAVO, 'medic');
        g.state.marines[BRAVO].exhausted = true;
      },
    });
    use(table, 1, 'class.squadLeader', BRAVO, 1);
    expect(left(table, 2).points).toBe(4);
    expect(table.state.marines[BRAVO].exhausted).toBe(true);
    table.play(2, 'step', table.cell(7, 1)).play(2, 'end');
    expect([ALPHA, BRAVO].map((m) => table.state.marines[m].exhausted)).toEqual([false, false]);
    expect(left(table)).toEqual({ points: 0, mains: 0 });
    expect(table.forbids(1, 'use', abilityOf('class.squadLeader', 1), -1, BRAVO)).toBe('DM-ABL-06');
  });

  it('does both in one activation, but neither for a marine out of reach', () => {
    const table = use(order(6), 1, 'class.squadLeader', BRAVO).play(2, 'end');
    expect(targetsOf(table, 1, 'class.squadLeader', 1)).toEqual([BRAVO]);
    expect(comesUp(order(7), 1, 'class.squadLeader', 1)).toBe(false);
  });
});

describe('Spotter', () => {
  /** Bravo shoots past a pinky at a soldier five spaces away. */
  const bravoShoots = (bravoAt: number, s: MarineScene = {}) =>
    scene(
      {
        class: 'spotter',
        bravo: [bravoAt, 1],
        demons: [
          ['possessedSoldier', bravoAt + 5, 1],
          ['pinky', bravoAt + 3, 1],
        ],
        events: ['ambush', 'ambush'],
        ...s,
      },
      (g) => attackWith(g, BRAVO, demon('possessedSoldier'), action('uac1')),
    );

  it('takes away the cover of the defender and adds 1 red die when a marine near him attacks, and is exhausted', () => {
    const table = use(bravoShoots(4), 1, 'class.spotter');
    expect(table.state.marines[ALPHA].exhausted).toBe(true);
    expect(lastAttack(table)).toMatchObject({ red: 2, black: 1 });
    expect(table.happened('defenseRevealed')).toHaveLength(1);
  });

  it('not used, leaves the defender his cover', () => {
    const table = bravoShoots(4).passAll();
    expect(table.asked(0)).toBe('attack.cover');
  });

  it('is not offered for a marine 5 spaces away, for himself, nor while exhausted', () => {
    expect(comesUp(bravoShoots(5), 1, 'class.spotter')).toBe(false);
    expect(comesUp(bravoShoots(4, { exhausted: true }), 1, 'class.spotter')).toBe(false);
    expect(comesUp(shot('uac1', { class: 'spotter', demons: soldierAt(3) }), 1, 'class.spotter')).toBe(false);
  });
});
