import { expect } from 'vitest';
import { HENRY, PATTY } from '../../rules/fireteam.ts';
import { heroNumber, monsterNumber, resistanceOf, speedOf } from '../../rules/modifiers.ts';
import { BULLET2, FIST2, NO_BULLET, NO_FIST, punches } from '../../testing/cards.ts';
import { minion } from '../../testing/given.ts';
import {
  allyAttacks,
  attacks,
  buried,
  diceOf,
  everyCardOf,
  happens,
  hits,
  holding,
  react,
  respond,
  stand,
} from '../../testing/role-cards.ts';
import { attacksHero, strike, turn } from '../../testing/turns.ts';
import { LEADER } from './leader.ts';

everyCardOf(LEADER, {
  responses: {
    snapVolley() {
      const table = respond(
        'snapVolley',
        { heroes: 'ba', minions: 'd' },
        { dice: [BULLET2, BULLET2, BULLET2] },
      );
      table.play(0, 'attack', minion());
      expect(table.where(minion())).toBe('-');
    },
    elbowAndBoot() {
      const table = respond('elbowAndBoot', { heroes: 'ab' });
      expect([table.hand(0), table.hand(1)]).toEqual([0, 1]);
    },
    shortFuse() {
      const table = respond('shortFuse', { heroes: 'bd' }).step(0, 'c').step(1, 'e');
      expect([table.where(0), table.where(1)]).toEqual(['c', 'e']);
    },
    goGoGo() {
      const { g } = respond('goGoGo', { heroes: 'ab' });
      expect([speedOf(g, 0), speedOf(g, 1)]).toEqual([3, 3]);
    },
    thatOne() {
      const { g } = respond('thatOne', { heroes: 'ab', minions: 'ddc' }).play(0, 'choose', minion());
      expect([0, 1, 2].map((i) => resistanceOf(g, minion(i), 'brawl'))).toEqual([0, 0, 1]);
    },
    pinThemDown() {
      const { g } = respond('pinThemDown', { heroes: 'ab', minions: 'ai' }, { eastern: ['ij'] });
      expect([monsterNumber(g, minion(0), 'dice'), monsterNumber(g, minion(1), 'dice')]).toEqual([-1, 0]);
    },
    rallyingCry() {
      const calm = respond('rallyingCry', { heroes: 'ah' }).passAll();
      expect(calm.happened('drew')).toContainEqual(expect.objectContaining({ hero: 1, count: 2 }));
      const table = respond(
        'rallyingCry',
        { heroes: 'ahh' },
        {
          heroes: 3,
          arrange: (g) => {
            g.state.heads = false;
          },
        },
      ).play(0, 'choose', 1);
      expect([table.hand(0), table.hand(1), table.hand(2)]).toEqual([0, 3, 1]);
    },
    handSignals() {
      const table = respond('handSignals', { heroes: 'ah' }).play(0, 'choose', PATTY);
      expect([table.where(PATTY), table.where(HENRY), table.hand(0)]).toEqual(['a', 'h', 1]);
    },
    fieldOrders() {
      const table = respond('fieldOrders', { heroes: 'ad' });
      if (table.verbs(0).includes('choose')) table.play(0, 'choose', 1);
      table.step(1, 'e').step(1, 'f');
      expect([table.where(1), table.hand(1)]).toEqual(['f', 2]);
    },
    holdTheLine() {
      const { g } = respond('holdTheLine', { heroes: 'abc' }, { heroes: 3 });
      expect([0, 1, 2].map((h) => heroNumber(g, h, 'armor'))).toEqual([1, 1, 0]);
    },
    callItIn() {
      const table = respond('callItIn', { heroes: 'ah', minions: 'hhc' }).play(0, 'choose', minion());
      expect([0, 1, 2].map((i) => table.where(minion(i)))).toEqual(['-', '-', 'c']);
      expect(table.happened('wounded')).toEqual([]);
    },
  },
  reactions: {
    snapVolley() {
      const at = stand({ heroes: 'ba', minions: 'c' });
      const table = happens('monsterEnters', minion(), 'c', {
        hands: holding('snapVolley'),
        at,
        dice: [BULLET2, BULLET2, BULLET2],
      });
      expect(react(table).where(minion())).toBe('-');
    },
    coverMe() {
      const table = react(allyAttacks('coverMe', { heroes: 'cb', minions: 'b' })).passAll();
      expect(diceOf(table)).toBe(5);
    },
    fallBack() {
      const table = attacksHero(minion(), 1, {
        hands: holding('fallBack', 0, punches(2)),
        at: stand({ heroes: 'db', minions: 'b' }),
      });
      react(table).step(1, 'a', 0).passAll();
      expect([table.where(1), table.hand(1), table.happened('rolled').length]).toEqual(['a', 2, 0]);
    },
    elbowAndBoot() {
      const table = attacksHero(minion(), 0, {
        hands: holding('elbowAndBoot', 2),
        at: stand({ heroes: 'ab', minions: 'a' }),
        dice: [FIST2, NO_FIST],
      });
      react(table).play(0, 'discard', table.card(0, 0));
      expect(table.hand(0)).toBe(1);
    },
    steadyNow() {
      const table = allyAttacks(
        'steadyNow',
        { heroes: 'cb', minions: 'b' },
        { dice: [NO_FIST, NO_FIST, NO_FIST, FIST2, FIST2, FIST2] },
      );
      react(table).play(1, 'reroll', 0).play(1, 'reroll', 1).play(1, 'reroll', 2).passAll();
      expect(hits(table)).toEqual([6]);
    },
    goGoGo() {
      const table = turn(
        {
          hands: holding('goGoGo', 0, punches(2)),
          at: stand({ heroes: 'cb', minions: 'bb' }),
          dice: Array(12).fill(FIST2),
        },
        1,
      );
      strike(react(table), minion(0), 1, 1);
      strike(table, minion(1), 1, 1);
      expect([table.where(minion(0)), table.where(minion(1))]).toEqual(['-', '-']);
    },
    pinThemDown() {
      const table = attacksHero(minion(), 1, {
        hands: holding('pinThemDown', 0, punches(2)),
        at: stand({ heroes: 'cb', minions: 'b' }),
      });
      expect(diceOf(react(table).passAll())).toBe(0);
    },
    onYourFeet() {
      const table = happens('heroDown', 1, 'b', {
        hands: holding('onYourFeet'),
        at: stand({ heroes: 'cb', minions: 'b' }),
        down: [1],
      });
      react(table).step(1, 'a');
      expect([table.state.heroes[1].down, table.hand(1), table.where(1)]).toEqual([false, 1, 'a']);
    },
    handSignals() {
      const table = happens('searched', 1, 'b', {
        hands: holding('handSignals'),
        at: stand({ heroes: 'cb' }),
        arrange: buried,
      });
      react(table).play(0, 'bury');
      expect([table.hand(1), table.happened('scouted').length]).toEqual([1, 1]);
    },
    combinedArms() {
      const table = allyAttacks(
        'combinedArms',
        { heroes: 'eb', minions: 'b' },
        {
          dice: [FIST2, NO_FIST, NO_FIST, NO_FIST, NO_FIST],
        },
      );
      react(table).passAll();
      expect([diceOf(table), table.where(minion())]).toEqual([5, '-']);
    },
    holdTheLine() {
      const table = attacksHero(minion(), 1, {
        hands: holding('holdTheLine', 0, punches(3)),
        at: stand({ heroes: 'ab', minions: 'b' }),
        dice: [FIST2, NO_FIST],
      });
      react(table);
      expect(table.hand(1)).toBe(3);
    },
  },
  attacks: {
    pinThemDown() {
      const table = attacks('pinThemDown', { heroes: 'ab', minions: 'c' }, { dice: [NO_BULLET, NO_BULLET] });
      expect(monsterNumber(table.g, minion(), 'dice')).toBe(-1);
    },
  },
});
