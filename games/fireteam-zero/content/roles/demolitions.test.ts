import { NOBODY } from '@sightline/kernel';
import { expect } from 'vitest';
import { heroFlag, monsterNumber, monsterSpeed, resistanceOf } from '../../rules/modifiers.ts';
import { BOMB1, FIST_BULLET, FIST2, NO_BOMB, NO_FIST, punches } from '../../testing/cards.ts';
import { elite, type Given, minion, type TestTable } from '../../testing/given.ts';
import {
  allyAttacks,
  attacks,
  buried,
  cardOf,
  diceOf,
  everyCardOf,
  happens,
  hits,
  holding,
  react,
  respond,
  stand,
} from '../../testing/role-cards.ts';
import { activates, attacksHero, strike, turn } from '../../testing/turns.ts';
import { DEMOLITIONS } from './demolitions.ts';

everyCardOf(DEMOLITIONS, {
  responses: {
    fragGrenade() {
      const table = respond('fragGrenade', { heroes: 'ac', minions: 'ccb' }).play(0, 'choose', minion());
      expect([0, 1, 2].map((i) => table.where(minion(i)))).toEqual(['-', '-', 'b']);
      expect(table.happened('wounded')).toEqual([]);
    },
    fieldDressing() {
      const table = respond('fieldDressing', { heroes: 'ahh' }, { heroes: 3 }).play(0, 'choose', 2);
      expect([table.hand(0), table.hand(1), table.hand(2)]).toEqual([0, 0, 2]);
    },
    smokePot() {
      const { g } = respond('smokePot', { heroes: 'aa', minions: 'abc' });
      expect([0, 1, 2].map((i) => monsterNumber(g, minion(i), 'dice'))).toEqual([-1, -1, 0]);
      expect([0, 1, 2].map((i) => monsterSpeed(g, minion(i)))).toEqual([1, 1, 2]);
    },
    crowbar() {
      const table = respond('crowbar', { heroes: 'aa' }, { arrange: buried }).step(0, 'b').play(0, 'stay');
      expect(table.happened('searchedFor')).toMatchObject([{ hero: 0 }]);
    },
    barbedWire() {
      const { g } = respond('barbedWire', { heroes: 'aa', minions: 'gi' }, { eastern: ['ij'] });
      expect([monsterSpeed(g, minion(0)), monsterSpeed(g, minion(1))]).toEqual([1, 2]);
    },
    blastingCap() {
      const table = respond(
        'blastingCap',
        { heroes: 'bb', minions: 'cd' },
        {
          arrange: (g) => {
            for (const token of g.state.spawnTokens) token.up = false;
          },
        },
      );
      const { state } = table.play(0, 'choose', table.place('c')).step(0, 'a');
      expect(state.spawnTokens.filter((token) => token.up).every(({ at }) => at === table.place('c'))).toBe(
        true,
      );
      expect(state.spawnTokens.some((token) => token.up)).toBe(true);
      expect([table.where(minion(0)), table.where(minion(1)), table.where(0)]).toEqual(['-', 'd', 'a']);
    },
    shapedCharge() {
      const closed = (table: TestTable) =>
        !table.state.spawnTokens.some(({ at }) => at === table.place('b')) &&
        table.happened('searchedFor').length === 1;
      const spawns = 'abcdefgijklm';
      const wanted: Given = { arrange: buried, spawns, eastern: ['ijklm'] };
      const table = respond('shapedCharge', { heroes: 'ba', minions: 'bb' }, wanted);
      if (table.verbs(0).includes('choose')) table.play(0, 'choose', table.place('b'));
      expect([table.where(minion(0)), table.where(minion(1)), closed(table)]).toEqual(['-', '-', true]);
      const held = respond('shapedCharge', { heroes: 'ba', boss: 'b' }, wanted);
      if (held.verbs(0).includes('choose')) held.play(0, 'choose', held.place('b'));
      expect(closed(held)).toBe(false);
    },
    clusterBomb() {
      const table = respond('clusterBomb', { heroes: 'aa', minions: 'dd', elites: 'd' }).play(
        0,
        'choose',
        minion(),
      );
      expect([table.where(minion(0)), table.where(minion(1)), table.where(elite())]).toEqual(['-', '-', '-']);
    },
    bangalore() {
      const table = respond('bangalore', { heroes: 'ac', minions: 'aab' }, { terrain: { b: 'difficult' } });
      table.step(0, 'b').play(1, 'stay');
      expect(table.where(0)).toBe('b');
      expect([heroFlag(table.g, 0, 'slips'), heroFlag(table.g, 1, 'sureFooted')]).toEqual([true, true]);
    },
    fieldHospital() {
      const table = respond('fieldHospital', { heroes: 'abc' }, { heroes: 3 });
      expect([table.hand(0), table.hand(1), table.hand(2)]).toEqual([2, 2, 0]);
    },
  },
  reactions: {
    satchel() {
      const table = turn({ hands: holding('satchel', 1), at: stand({ heroes: 'bb', minions: 'bbb' }) }).play(
        0,
        'end',
      );
      react(table).play(0, 'pay', table.card(0, 0)).step(0, 'a').play(0, 'stay');
      expect([0, 1, 2].map((i) => table.where(minion(i)))).toEqual(['-', '-', '-']);
      expect([table.where(0), table.where(1), table.happened('wounded').length]).toEqual(['a', 'b', 0]);
    },
    fieldDressing() {
      const table = attacksHero(minion(), 1, {
        hands: holding('fieldDressing', 0, punches(3)),
        at: stand({ heroes: 'ab', minions: 'b' }),
        dice: [FIST2, NO_FIST],
      });
      expect(react(table).hand(1)).toBe(3);
    },
    smokePot() {
      const table = attacksHero(minion(), 1, {
        hands: holding('smokePot', 0, punches(3)),
        at: stand({ heroes: 'ab', minions: 'b' }),
        dice: [NO_FIST],
      });
      react(table).play(1, 'stay').passAll();
      expect(diceOf(table)).toBe(1);
    },
    wrench() {
      const table = happens(
        'monsterKilled',
        minion(),
        'b',
        { hands: holding('wrench'), at: stand({ heroes: 'aa' }) },
        1,
      );
      react(table).play(0, 'choose', 1);
      expect([table.hand(0), table.hand(1)]).toEqual([0, 1]);
    },
    crowbar() {
      const table = happens('searched', 1, 'b', {
        hands: holding('crowbar'),
        at: stand({ heroes: 'ab' }),
        arrange(g) {
          for (const token of g.state.spawnTokens) token.up = false;
        },
      });
      react(table);
      expect(table.state.spawnTokens.some(({ at, up }) => up && at === table.place('b'))).toBe(true);
      expect(table.hand(0)).toBe(1);
      // Where it was searched, wherever the searcher has gone with what was found.
      const backDoor = { id: 'backDoor', effects: [{ do: 'move', who: 'you', points: 2 }] as const };
      const gone = turn(
        {
          events: [backDoor],
          hands: holding('crowbar'),
          at: stand({ heroes: 'ab' }),
          arrange(g, at) {
            for (const token of g.state.spawnTokens) token.up = token.at === at('b');
            g.add(g.state.recon, 0, NOBODY);
          },
        },
        1,
      );
      gone.play(1, 'search', 1).step(1, 'c').step(1, 'd');
      react(gone);
      const up = gone.state.spawnTokens.flatMap((token) => (token.up ? [token.at] : []));
      expect(new Set(up)).toEqual(new Set([gone.place('b')]));
    },
    tripMine() {
      const at = stand({ heroes: 'aa', minions: 'cc' });
      const wanted = { hands: holding('tripMine'), at, dice: [BOMB1, BOMB1, NO_BOMB] };
      const table = happens('monsterEnters', minion(), 'c', wanted);
      expect([react(table).where(minion(0)), table.where(minion(1))]).toEqual(['-', '-']);
      const inside = happens('monsterEnters', minion(), 'c', { ...wanted, terrain: { c: 'covered' } });
      expect(inside.verbs(0)).toEqual(['idle']);
    },
    barbedWire() {
      const table = activates(minion(), {
        hands: holding('barbedWire'),
        at: stand({ heroes: 'ah', minions: 'c' }),
        activation: [0],
      });
      expect(react(table).passAll().where(minion())).toBe('c');
    },
    fireInTheHole() {
      const table = strike(
        turn(
          {
            hands: holding('fireInTheHole', 0, [cardOf('fragGrenade')]),
            at: stand({ heroes: 'ba', minions: 'b' }),
          },
          1,
        ),
        minion(),
        1,
        1,
      );
      react(table).step(0, 'c').play(1, 'stay').passAll();
      expect([diceOf(table), table.where(0), table.happened('wounded').length]).toEqual([4, 'c', 0]);
    },
    adrenaline() {
      const table = happens('heroDown', 1, 'b', {
        hands: holding('adrenaline'),
        at: stand({ heroes: 'ab' }),
        down: [1],
      });
      react(table);
      expect([table.state.heroes[1].down, table.hand(1)]).toEqual([false, 3]);
    },
    thermite() {
      const table = allyAttacks(
        'thermite',
        { heroes: 'cb', minions: 'b' },
        { dice: [FIST_BULLET, NO_FIST, NO_FIST] },
      );
      expect([react(table).passAll().where(minion()), hits(table)]).toEqual(['-', [2]]);
    },
    clusterBomb() {
      const table = happens('spawned', minion(), 'd', {
        hands: holding('clusterBomb'),
        at: stand({ heroes: 'aa', minions: 'dd' }),
        dice: [BOMB1, BOMB1, NO_BOMB, NO_BOMB],
      });
      expect([react(table).where(minion(0)), table.where(minion(1))]).toEqual(['-', '-']);
    },
    fieldHospital() {
      const table = happens('heroDown', 1, 'c', {
        hands: holding('fieldHospital'),
        at: stand({ heroes: 'ac' }),
        down: [1],
      });
      react(table).step(1, 'b');
      expect([table.state.heroes[1].down, table.hand(1), table.where(1)]).toEqual([false, 3, 'b']);
    },
  },
  attacks: {
    smokePot() {
      const table = attacks('smokePot', { heroes: 'ab', minions: 'cc' }, { dice: [NO_BOMB, NO_BOMB] });
      expect([0, 1].map((i) => monsterNumber(table.g, minion(i), 'dice'))).toEqual([-1, -1]);
    },
    wrench() {
      expect(attacks('wrench', { heroes: 'ab', minions: 'a' }).hand(0)).toBe(1);
    },
    thermite() {
      const table = attacks(
        'thermite',
        { heroes: 'ac', minions: 'bb' },
        { dice: [NO_BOMB, NO_BOMB, NO_BOMB] },
      );
      expect([0, 1].map((i) => resistanceOf(table.g, minion(i), 'bullet'))).toEqual([0, 0]);
    },
  },
});
