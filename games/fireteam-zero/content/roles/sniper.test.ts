import { expect } from 'vitest';
import { NONE } from '../../rules/fireteam.ts';
import { heroNumber, monsterNumber, monsterSpeed } from '../../rules/modifiers.ts';
import {
  BULLET_BOMB,
  BULLET2,
  FIST_BULLET,
  FIST2,
  NO_BULLET,
  NO_FIST,
  punches,
  shot,
} from '../../testing/cards.ts';
import { elite, minion } from '../../testing/given.ts';
import {
  allyAttacks,
  attacks,
  discarded,
  everyCardOf,
  happens,
  hits,
  holding,
  react,
  respond,
  stand,
} from '../../testing/role-cards.ts';
import { activates, attacksHero, turn } from '../../testing/turns.ts';
import { SNIPER } from './sniper.ts';

everyCardOf(SNIPER, {
  responses: {
    forcedPattern() {
      const table = respond(
        'forcedPattern',
        { heroes: 'aa', minions: 'd' },
        { dice: [FIST_BULLET, NO_BULLET] },
      );
      table.play(0, 'attack', minion());
      expect(hits(table)).toEqual([3]);
    },
    steadyBreath() {
      const { g } = respond('steadyBreath', { heroes: 'aa' });
      const far = { type: 'bullet', ranged: true } as const;
      expect([heroNumber(g, 0, 'range', far), heroNumber(g, 0, 'bonus', far)]).toEqual([1, 1]);
      expect(heroNumber(g, 0, 'bonus', { ...far, ranged: false })).toBe(0);
    },
    firstLight() {
      const { g } = respond('firstLight', { heroes: 'aa', minions: 'gi' }, { eastern: ['ij'] });
      expect([monsterSpeed(g, minion(0)), monsterSpeed(g, minion(1))]).toEqual([1, 2]);
    },
    kneeShot() {
      const table = respond('kneeShot', { heroes: 'aa', minions: 'de' }).play(0, 'choose', minion(1));
      expect(table.state.monsters.map((m) => m.stunned).slice(0, 2)).toEqual([false, true]);
      expect(table.hand(0)).toBe(1);
    },
    weakSpot() {
      const { g } = respond('weakSpot', { heroes: 'aa', minions: 'de' }).play(0, 'choose', minion(1));
      expect([0, 1].map((i) => monsterNumber(g, minion(i), 'health'))).toEqual([0, -1]);
    },
    shootAndScoot() {
      const table = respond(
        'shootAndScoot',
        { heroes: 'aa', minions: 'e' },
        { dice: [BULLET2, BULLET2, BULLET2] },
      );
      table.step(0, 'b').play(0, 'stay').play(0, 'attack', minion());
      expect([table.where(0), table.where(minion())]).toEqual(['b', '-']);
    },
    patience() {
      const alone = respond('patience', { heroes: 'ab' }, { arrange: discarded });
      if (alone.verbs(0).includes('choose')) alone.play(0, 'choose', alone.options(0, 'choose')[0][0]);
      const together = respond('patience', { heroes: 'aa' }, { arrange: discarded });
      if (together.verbs(0).includes('choose'))
        together.play(0, 'choose', together.options(0, 'choose')[0][0]);
      expect([alone.hand(0), together.hand(0)]).toEqual([2, 1]);
    },
    throughAndThrough() {
      const table = respond('throughAndThrough', { heroes: 'aa', minions: 'ddc' }).play(
        0,
        'choose',
        minion(1),
      );
      expect(table.state.monsters.map((m) => m.stunned).slice(0, 3)).toEqual([true, true, false]);
    },
    calledShot() {
      const table = respond('calledShot', { heroes: 'aa', minions: 'ea', elites: 'c' });
      expect(table.options(0, 'choose')).toEqual([[minion(0)], [minion(1)]]);
      table.play(0, 'choose', minion());
      expect(table.where(minion())).toBe('-');
    },
  },
  reactions: {
    shortBurst() {
      const table = activates(minion(), {
        hands: holding('shortBurst'),
        at: stand({ heroes: 'aa', minions: 'c' }),
        dice: [BULLET2, BULLET2, BULLET2],
      });
      expect([react(table).where(minion()), table.happened('activationRolled').length]).toEqual(['-', 0]);
    },
    steadyBreath() {
      const table = allyAttacks(
        'steadyBreath',
        { heroes: 'cb', minions: 'b' },
        { dice: [FIST2, NO_FIST, NO_FIST] },
      );
      react(table).passAll();
      expect(hits(table)).toEqual([3]);
    },
    coveringShot() {
      const table = attacksHero(minion(), 1, {
        hands: holding('coveringShot', 0, punches(2)),
        at: stand({ heroes: 'ad', minions: 'd' }),
        dice: [BULLET2, NO_BULLET],
      });
      expect([react(table).where(minion()), table.hand(1)]).toEqual(['-', 2]);
    },
    rifleButt() {
      const table = attacksHero(minion(), 0, {
        hands: holding('rifleButt', 2),
        at: stand({ heroes: 'bh', minions: 'b' }),
      });
      react(table).step(0, 'a');
      expect([table.where(0), table.hand(0), table.happened('rolled').length]).toEqual(['a', 2, 0]);
    },
    firstLight() {
      const table = happens('spawned', minion(), 'd', {
        hands: holding('firstLight'),
        at: stand({ heroes: 'aa', minions: 'd' }),
        dice: [BULLET2, BULLET2, BULLET2],
      });
      expect(react(table).where(minion())).toBe('-');
    },
    weakSpot() {
      const table = allyAttacks(
        'weakSpot',
        { heroes: 'eb', minions: 'b' },
        { dice: [FIST2, NO_FIST, NO_FIST] },
      );
      expect(react(table).passAll().where(minion())).toBe('-');
    },
    shootAndScoot() {
      const table = turn({ hands: holding('shootAndScoot'), at: stand({ heroes: 'aa' }) }).play(0, 'end');
      react(table).step(0, 'b').step(0, 'c');
      expect(table.where(0)).toBe('c');
    },
    patience() {
      const table = happens('threatAdvanced', NONE, '', {
        hands: holding('patience'),
        at: stand({ heroes: 'ab' }),
      });
      expect(react(table).hand(0)).toBe(2);
      const together = happens('threatAdvanced', NONE, '', {
        hands: holding('patience'),
        at: stand({ heroes: 'aa' }),
      });
      expect(together.verbs(0)).toEqual(['idle']);
    },
    ricochet() {
      const at = stand({ heroes: 'ab', minions: '-b' });
      const table = happens(
        'monsterKilled',
        minion(),
        'b',
        { hands: holding('ricochet'), at, dice: [BULLET2, BULLET2, BULLET2] },
        1,
      );
      react(table).play(0, 'attack', minion(1)).passAll();
      expect(table.where(minion(1))).toBe('-');
    },
    doubleTap() {
      const table = allyAttacks(
        'doubleTap',
        { heroes: 'bb', minions: 'c' },
        { dice: [NO_BULLET, NO_BULLET, NO_BULLET, BULLET2, BULLET_BOMB] },
        shot(),
      );
      react(table).play(1, 'reroll', 0).play(1, 'reroll', 1).passAll();
      expect(hits(table)).toEqual([4]);
    },
    guardianAngel() {
      const table = attacksHero(minion(), 1, {
        hands: holding('guardianAngel', 2, punches(2)),
        at: stand({ heroes: 'ae', minions: 'e' }),
      });
      react(table).play(0, 'pay', table.card(0, 0)).passAll();
      expect([table.happened('rolled').length, table.hand(0), table.hand(1)]).toEqual([0, 1, 2]);
    },
    calledShot() {
      const table = activates(elite(), {
        hands: holding('calledShot'),
        at: stand({ heroes: 'aa', elites: 'd' }),
        dice: [BULLET2, NO_BULLET],
      });
      expect(react(table).where(elite())).toBe('-');
      const minor = activates(minion(), {
        hands: holding('calledShot'),
        at: stand({ heroes: 'aa', minions: 'h' }),
      });
      expect(minor.happened('played')).toEqual([]);
    },
  },
  attacks: {
    rifleButt() {
      const table = attacks(
        'rifleButt',
        { heroes: 'bb', minions: 'b' },
        { dice: [NO_FIST, NO_FIST, NO_FIST] },
      );
      expect(table.play(0, 'push', table.place('c')).where(minion())).toBe('c');
    },
    kneeShot() {
      const table = attacks(
        'kneeShot',
        { heroes: 'ab', minions: 'd' },
        { dice: [NO_BULLET, NO_BULLET, NO_BULLET] },
      );
      expect(monsterSpeed(table.g, minion())).toBe(0);
    },
    shootAndScoot() {
      const table = attacks('shootAndScoot', { heroes: 'ab', minions: 'd' });
      expect(table.match.decision(0)?.about).toMatchObject({ points: 3 });
    },
    ricochet() {
      const table = attacks('ricochet', { heroes: 'ab', minions: 'cc' }, { dice: Array(6).fill(BULLET2) });
      table.play(0, 'attack', minion(1));
      expect([table.where(minion(0)), table.where(minion(1))]).toEqual(['-', '-']);
    },
    doubleTap() {
      const table = attacks(
        'doubleTap',
        { heroes: 'ab', minions: 'd' },
        { dice: Array(3).fill(BULLET2) },
      ).passAll();
      expect([table.where(minion()), table.hand(0)]).toEqual(['-', 1]);
    },
  },
});
