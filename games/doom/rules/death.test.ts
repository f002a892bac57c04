import { call, inTurn } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { demonCalled } from '../content/index.ts';
import { comesUp, use, usesOf } from '../testing/abilities.ts';
import { action, demon, eventsOf, weapon } from '../testing/arranging.ts';
import type { TestTable } from '../testing/given.ts';
import { actionsIn } from '../testing/looking.ts';
import {
  ALPHA,
  assault,
  BRAVO,
  type MarineScene,
  playing,
  scene,
  shot,
  turn,
} from '../testing/marine-scenes.ts';
import { NOWHERE } from './doom.ts';
import { gainArgent, marineActivation, slay, suffer } from './procedures.ts';

const IMP = demon('imp');
const UAC = ['uac1', 'uac2', 'uac3', 'uac4'];

/** Alpha dies of some effect. */
const alphaDies = (s: MarineScene = {}): TestTable =>
  scene(s, () => call(suffer, { figure: ALPHA, damage: 10, by: 'effect' })).passAll();

const alphaOf = (table: TestTable) => table.state.marines[ALPHA];
const handOf = (table: TestTable): string[] => actionsIn(alphaOf(table).hand).toSorted();

describe('a slain demon', () => {
  it('DM-KIL-01: its figure and its damage are taken away', () => {
    const table = shot('uac4', { demons: [['imp', 3, 1, 2]], dice: { red: [2, 2] } }).passAll();
    expect(table.happened('slain').map(({ fields }) => fields.figure)).toEqual([IMP]);
    expect(table.state.figures[IMP]).toEqual({ at: NOWHERE, damage: 0, stunned: false });
  });

  it('DM-KIL-02: with the last figure of its type the demon card is turned face down', () => {
    const [first, second] = [IMP, demon('imp', 1)];
    const demons = [
      ['imp', 3, 1],
      ['imp', 4, 1],
      ['pinky', 5, 1],
    ] as const;
    /** The demon cards on which Argent Power may be put: those that lie face up (DM-ARG-03). */
    const faceUp = (one: number, ...others: readonly number[]) => {
      const dies = (figure: number) => call(slay, { figure, by: 'damage' });
      const table = scene({ demons }, () =>
        inTurn([dies(one), ...others.map(dies), call(gainArgent, { tokens: 1 })]),
      );
      const [choice] = table.passAll().match.decision(0)?.choices ?? [];
      return 'bins' in choice ? choice.bins.slice(0, -1) : [];
    };
    expect(faceUp(first)).toEqual([demonCalled('imp'), demonCalled('pinky')]);
    expect(faceUp(first, second)).toEqual([demonCalled('pinky')]);
  });
});

describe('a slain marine', () => {
  it('DM-KIL-03: his figure and his damage are taken away', () => {
    const table = alphaDies({ damage: 4 });
    expect(table.state.figures[ALPHA]).toEqual({ at: NOWHERE, damage: 0, stunned: false });
  });

  it('DM-KIL-04: the Invader gains a frag token each time', () => {
    const table = scene({ bravo: [1, 1], demons: [['imp', 3, 1]] }, () =>
      inTurn([
        call(slay, { figure: ALPHA, by: 'damage' }),
        call(slay, { figure: IMP, by: 'damage' }),
        call(slay, { figure: BRAVO, by: 'damage' }),
      ]),
    ).passAll();
    expect(table.happened('fragGained').map(({ fields }) => fields.frags)).toEqual([1, 2]);
    expect(table.state.frags).toBe(2);
  });

  it('DM-KIL-05, DM-KIL-06: hand and discard pile are shuffled into the deck, then he draws a hand', () => {
    const shotgun = ['combatShotgun1', 'combatShotgun2', 'combatShotgun3'];
    const hands = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const table = alphaDies({ hand: shotgun, deck: UAC.slice(0, 2), discard: UAC.slice(2), seed: `${i}` });
      expect(alphaOf(table).discard.items).toEqual([]);
      expect(handOf(table)).toHaveLength(3);
      expect([...handOf(table), ...actionsIn(alphaOf(table).deck)].toSorted()).toEqual([...shotgun, ...UAC]);
      for (const card of handOf(table)) hands.add(card);
    }
    // any of the seven may come up, where ever it lay
    expect(hands.size).toBe(7);
  });

  it('DM-KIL-06: up to his own hand limit', () => {
    expect(handOf(alphaDies({ class: 'quartermaster', deck: [...UAC, 'chaingun1'] }))).toHaveLength(4);
    expect(handOf(alphaDies({ deck: ['uac1', 'uac2'] }))).toEqual(['uac1', 'uac2']);
  });

  it('DM-KIL-07: he keeps his glory kill cards', () => {
    const table = alphaDies({ glory: ['heavyHand', 'warCry'] });
    expect(alphaOf(table).glory.items).toHaveLength(2);
    expect(table.state.gloryDiscard.items).toEqual([]);
  });

  it('DM-KIL-08: he keeps his weapon sets', () => {
    const table = alphaDies({ hand: ['chaingun1'], deck: UAC, discard: ['plasmaRifle1'] });
    for (const set of ['chaingun', 'plasmaRifle'] as const)
      expect(alphaOf(table).sets).toContain(weapon(set));
    const cards = [...handOf(table), ...actionsIn(alphaOf(table).deck)];
    expect(cards.toSorted()).toEqual(['chaingun1', 'plasmaRifle1', ...UAC]);
  });

  it('DM-KIL-09: he may still use his class card', () => {
    const table = scene({ class: 'quartermaster', deck: UAC, bravo: [1, 1] }, () =>
      inTurn([call(slay, { figure: ALPHA, by: 'damage' }), call(marineActivation, { figure: BRAVO })]),
    );
    comesUp(table, 1, 'class.quartermaster');
    expect(table.state.figures[ALPHA].at).toBe(NOWHERE);
    use(table, 1, 'class.quartermaster', usesOf(table, 1, 'class.quartermaster')[0][2]).passAll();
    // the point is Bravo's
    expect(table.match.decision(2)?.about.points).toBe(1);
  });

  it('DM-KIL-10: the card that could not save him is shuffled in too', () => {
    const table = assault({ demons: [['imp', 3, 1]], damage: 9, deck: ['uac4'], dice: { red: [2, 2] } });
    table.passAll();
    expect(handOf(table)).toEqual(['uac4']);
    expect(alphaOf(table).discard.items).toEqual([]);
    expect(alphaOf(table).defense.items).toEqual([]);
  });

  it('DM-KIL-11: a stun goes with the figure, of marines and demons', () => {
    const table = scene(
      {
        demons: [['imp', 3, 1]],
        arrange(g) {
          g.state.figures[ALPHA].stunned = true;
          g.state.figures[IMP].stunned = true;
        },
      },
      () => inTurn([call(slay, { figure: ALPHA, by: 'damage' }), call(slay, { figure: IMP, by: 'damage' })]),
    ).passAll();
    expect([ALPHA, IMP].map((f) => table.state.figures[f].stunned)).toEqual([false, false]);
  });

  /** Alpha fires a rocket at his feet, in the middle of his activation. */
  const rocketAtHisFeet = (s: MarineScene = {}) =>
    playing('rocketLauncher1', { demons: [['imp', 1, 1, 2]], damage: 9, dice: { red: [2, 2] }, ...s }).play(
      1,
      'attack',
      IMP,
      action('rocketLauncher1'),
    );

  it('DM-KIL-12: cards he keeps in play and his grenades stay; his movement points are lost', () => {
    const table = rocketAtHisFeet({
      inPlay: ['heavyAssaultRifle3'],
      arrange: (g, at) =>
        g.state.marines[ALPHA].grenades.push({ set: weapon('snareGrenade'), cell: at(8, 1) }),
    }).passAll();
    expect(table.state.figures[ALPHA].at).toBe(NOWHERE);
    expect(actionsIn(alphaOf(table).inPlay)).toEqual(['heavyAssaultRifle3']);
    expect(alphaOf(table).grenades).toHaveLength(1);
    // DM-MAR-12: the card he played was discarded and shuffled in; his activation is over, with points left
    expect(handOf(table)).toEqual(['rocketLauncher1']);
    expect(table.asked(0)).toBe('test.idle');
    expect(table.happened('slain').map(({ fields }) => fields.figure)).toEqual([IMP, ALPHA]);
  });

  it('DM-KIL-09: which works for him though his figure is gone', () => {
    const table = turn({
      demons: [['imp', 1, 1, 2]],
      damage: 9,
      class: 'butcher',
      hand: ['uac2'],
      deck: ['uac1', 'uac3', 'uac4'],
      arrange: (g) => eventsOf(g, { hand: ['deathCurse'] }),
    }).passAll();
    table.play(1, 'play', action('uac2'), -1).play(1, 'step', table.cell(1, 1));
    use(table, 0, 'event.deathCurse', ALPHA);
    expect(table.state.figures[ALPHA].at).toBe(NOWHERE);
    expect(handOf(table)).toHaveLength(3);
    use(table, 1, 'class.butcher');
    expect(handOf(table)).toHaveLength(4);
  });

  it('DM-KIL-13: he uses no card but his class card', () => {
    const table = rocketAtHisFeet({
      demons: [
        ['imp', 1, 1, 2],
        ['pinky', 2, 1],
      ],
      glory: ['goreBurst'],
      class: 'demolitionist',
    });
    expect(comesUp(table, 1, 'glory.goreBurst')).toBe(true);
    table.play(1, 'blast');
    expect(table.state.figures[ALPHA].at).toBe(NOWHERE);
    expect(usesOf(table, 1, 'class.demolitionist')).toHaveLength(1);
    expect(usesOf(table, 1, 'glory.goreBurst')).toEqual([]);

    const shotDown = (damage: number) =>
      assault({ demons: [['imp', 3, 1]], damage, hand: ['staticRifle3'], dice: { red: [2, 2] } });
    expect(comesUp(shotDown(0), 1, 'action.staticRifle3')).toBe(true);
    expect(comesUp(shotDown(9), 1, 'action.staticRifle3')).toBe(false);
  });
});
