import { expect } from 'vitest';
import { WITH_PATTY } from '../../rules/escorting.ts';
import { PATTY } from '../../rules/fireteam.ts';
import { heroNumber } from '../../rules/modifiers.ts';
import { BULLET2, FIST_BOMB, FIST2, NO_FIST, punches } from '../../testing/cards.ts';
import { minion } from '../../testing/given.ts';
import {
  attacks,
  diceOf,
  discarded,
  everyCardOf,
  happens,
  holding,
  react,
  respond,
  stand,
} from '../../testing/role-cards.ts';
import { activates, attacksHero, strike, turn } from '../../testing/turns.ts';
import { CLOSE_COMBAT } from './close-combat.ts';

everyCardOf(CLOSE_COMBAT, {
  responses: {
    shoulderRam() {
      const table = respond('shoulderRam', { heroes: 'aa', minions: 'bc' });
      if (table.verbs(0).includes('choose')) table.play(0, 'choose', minion());
      table.play(0, 'push', table.place('c')).play(0, 'push', table.place('d'));
      expect([table.where(minion()), table.state.monsters[0].stunned]).toEqual(['d', true]);
    },
    charge() {
      const table = respond('charge', { heroes: 'aa', minions: 'c' }, { dice: [FIST2, FIST2, FIST2] });
      table.step(0, 'b', 0).step(0, 'c').play(0, 'attack', minion());
      expect([table.where(0), table.where(minion())]).toEqual(['c', '-']);
    },
    sidearm() {
      const table = respond('sidearm', { heroes: 'ba', minions: 'c' }, { dice: [BULLET2, BULLET2, BULLET2] });
      table.play(0, 'attack', minion()).step(0, 'c');
      expect([table.where(0), table.where(minion())]).toEqual(['c', '-']);
    },
    comeAndGetMe() {
      const table = respond('comeAndGetMe', { heroes: 'ba', minions: 'dg' });
      expect([table.where(minion(0)), table.where(minion(1))]).toEqual(['c', 'f']);
      expect([heroNumber(table.g, 0, 'armor'), heroNumber(table.g, 0, 'bonus')]).toEqual([1, 1]);
    },
    headlock() {
      const table = respond('headlock', { heroes: 'aa', minions: 'cd' });
      if (table.verbs(0).includes('choose')) table.play(0, 'choose', minion());
      expect([table.where(0), table.state.monsters[0].stunned]).toEqual(['c', true]);
      const escorting = respond('headlock', { heroes: 'aa', patty: 'a', minions: 'c' });
      if (escorting.verbs(0).includes('choose')) escorting.play(0, 'choose', minion());
      escorting.step(0, 'c', WITH_PATTY);
      expect([escorting.where(0), escorting.where(PATTY)]).toEqual(['c', 'c']);
    },
    shakeItOff() {
      const table = respond('shakeItOff', { heroes: 'ab' }, { arrange: discarded });
      if (table.verbs(0).includes('choose')) table.play(0, 'choose', table.options(0, 'choose')[0][0]);
      expect([table.hand(0), table.happened('recovered').length]).toEqual([2, 1]);
    },
    ironWall() {
      const { g } = respond('ironWall', { heroes: 'aab' }, { heroes: 3 });
      expect([0, 1, 2].map((h) => heroNumber(g, h, 'armor'))).toEqual([1, 1, 0]);
    },
    grapplingHook() {
      const table = respond(
        'grapplingHook',
        { heroes: 'aa', minions: 'de' },
        { dice: [FIST2, FIST2, NO_FIST] },
      );
      if (table.verbs(0).includes('choose')) table.play(0, 'choose', minion());
      expect(table.happened('moved')).toContainEqual(
        expect.objectContaining({ figure: minion(), to: table.place('a'), how: 'placed' }),
      );
      expect(table.where(minion())).toBe('-');
    },
  },
  reactions: {
    trenchKnife() {
      const table = attacksHero(minion(), 0, {
        hands: holding('trenchKnife', 2),
        at: stand({ heroes: 'ab', minions: 'a' }),
        dice: [FIST2, NO_FIST],
      });
      expect(react(table).hand(0)).toBe(2);
    },
    bodyBlock() {
      const table = attacksHero(minion(), 1, {
        hands: holding('bodyBlock', 3, punches(3)),
        at: stand({ heroes: 'ab', minions: 'b' }),
        dice: [FIST2, NO_FIST],
      });
      react(table).play(0, 'discard', table.card(0, 0));
      expect([table.hand(0), table.hand(1)]).toEqual([2, 3]);
    },
    counterpunch() {
      const table = attacksHero(minion(), 0, {
        hands: holding('counterpunch', 2),
        at: stand({ heroes: 'ab', minions: 'a' }),
        dice: [FIST2, FIST2, FIST2],
      });
      expect([react(table).where(minion()), table.happened('rolled').length, table.hand(0)]).toEqual([
        '-',
        1,
        2,
      ]);
    },
    charge() {
      const table = happens('monsterEnters', minion(), 'a', {
        hands: holding('charge'),
        at: stand({ heroes: 'ab', minions: 'a' }),
        dice: [FIST2, FIST2, FIST2],
      });
      expect(react(table).where(minion())).toBe('-');
    },
    sidearm() {
      const table = happens('monsterKilled', minion(), 'a', { hands: holding('sidearm'), at: stand({}) }, 0);
      expect(react(table).hand(0)).toBe(2);
    },
    diveIn() {
      const table = attacksHero(minion(), 1, {
        hands: holding('diveIn', 2, punches(3)),
        at: stand({ heroes: 'ac', minions: 'c' }),
        dice: [FIST2, NO_FIST],
      });
      react(table).play(0, 'discard', table.card(0, 0));
      expect([table.where(0), table.hand(0), table.hand(1)]).toEqual(['c', 1, 3]);
    },
    headlock() {
      const table = activates(minion(), {
        hands: holding('headlock', 3),
        at: stand({ heroes: 'ab', minions: 'a' }),
        activation: [0],
      });
      expect(diceOf(react(table).passAll())).toBe(0);
    },
    boneBreaker() {
      const table = happens('heroDown', 1, 'd', {
        hands: holding('boneBreaker'),
        at: stand({ heroes: 'ad' }),
        down: [1],
      });
      react(table).step(0, 'b').step(0, 'c');
      expect([table.hand(0), table.where(0)]).toEqual([2, 'c']);
    },
    shakeItOff() {
      const table = attacksHero(
        minion(),
        0,
        {
          hands: holding('shakeItOff', 3),
          at: stand({ heroes: 'ab', minions: 'a' }),
          dice: [FIST2, FIST2, NO_FIST],
        },
        { strength: 3 },
      );
      react(table).play(0, 'pay', table.card(0, 0));
      expect(table.hand(0)).toBe(2);
    },
    haymaker() {
      const table = attacksHero(minion(), 0, {
        hands: holding('haymaker', 2),
        at: stand({ heroes: 'ab', minions: 'a' }),
        dice: [FIST2, FIST_BOMB],
      });
      expect(react(table).hand(0)).toBe(2);
    },
    ironWall() {
      const table = attacksHero(minion(), 1, {
        hands: holding('ironWall', 3, punches(3)),
        at: stand({ heroes: 'ac', minions: 'c' }),
        dice: [FIST_BOMB],
      });
      react(table).play(0, 'discard', table.card(0, 0));
      expect([table.where(0), table.hand(0), table.hand(1), diceOf(table)]).toEqual(['c', 2, 3, 1]);
    },
    berserk() {
      const table = turn({
        hands: holding('berserk', 1),
        at: stand({ heroes: 'ab', minions: 'aa' }),
        dice: [FIST2, NO_FIST, NO_FIST, NO_FIST, NO_FIST],
      });
      strike(react(table), minion());
      expect([diceOf(table), table.where(minion())]).toEqual([5, '-']);
    },
    grapplingHook() {
      const table = attacksHero(minion(), 1, {
        hands: holding('grapplingHook', 0, punches(2)),
        at: stand({ heroes: 'ac', minions: 'c' }),
      });
      react(table).play(0, 'push', table.place('d'));
      expect([table.where(minion()), table.happened('rolled').length]).toEqual(['d', 0]);
    },
  },
  attacks: {
    headlock() {
      const table = attacks('headlock', { heroes: 'ab', minions: 'a' }, { dice: [NO_FIST, NO_FIST] });
      expect(table.state.monsters[0].stunned).toBe(true);
    },
    boneBreaker() {
      const table = attacks(
        'boneBreaker',
        { heroes: 'ab', minions: 'aa' },
        { dice: Array(8).fill(FIST2) },
        1,
      );
      expect(table.match.decision(0)?.about).toMatchObject({ actions: 1, points: 3 });
    },
    berserk() {
      const table = strike(
        turn({
          hands: holding('berserk', 1),
          at: stand({ heroes: 'ab', minions: 'a' }),
          dice: Array(8).fill(FIST2),
        }),
        minion(),
      );
      expect(table.match.decision(0)?.about).toMatchObject({ actions: 1, points: 3 });
    },
  },
});
