import { call, inTurn } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import type { ReconEventCard } from '../content/card-types.ts';
import { BLANK, bomb, punches, reacting, SPECIAL } from '../testing/cards.ts';
import { away, elite, type Given, given, minion, type TestTable, THE_BOSS } from '../testing/given.ts';
import { cardOf } from '../testing/role-cards.ts';
import { activates, strike, turn } from '../testing/turns.ts';
import { type G, ROUND } from './fireteam.ts';
import { activateMonsters, heroTurn } from './procedures.ts';

const allActivate = (more: Given): TestTable => given({ ...more, run: () => call(activateMonsters, {}) });
const order = (table: TestTable) => table.happened('activated').map((e) => e.monster);

describe('order of activation', () => {
  it('FZ-MON-01: every monster on the board, one after the other', () => {
    const table = allActivate({
      at: { ...away, heroes: 'hh', minions: 'abc' },
      hands: [punches(9), punches(9)],
    });
    table.play(0, 'activate', minion(1)).passAll();
    const kinds = table.events.filter((e) => e.kind === 'activated' || e.kind === 'activationRolled');
    expect(kinds.map((e) => [e.kind, e.fields.monster])).toEqual(
      [minion(1), minion(0), minion(2)].flatMap((m) => [
        ['activated', m],
        ['activationRolled', m],
      ]),
    );
  });

  it('FZ-MON-02: minions, elites, the boss', () => {
    const table = allActivate({
      at: { ...away, heroes: 'hh', boss: 'a', elites: 'ab', minions: 'ab' },
      hands: [punches(9), punches(9)],
    });
    expect(table.forbids(0, 'activate', elite())).toBe('FZ-MON-02');
    expect(order(table.passAll())).toEqual([minion(0), minion(1), elite(0), elite(1), THE_BOSS]);
  });

  it('FZ-MON-03: within a class the players choose freely', () => {
    const table = allActivate({ at: { ...away, heroes: 'hh', minions: 'abc' } });
    expect(table.options(0, 'activate')).toEqual([[minion(0)], [minion(1)], [minion(2)]]);
    table.play(0, 'activate', minion(2)).play(0, 'activate', minion(1));
    expect(order(table)).toEqual([minion(2), minion(1), minion(0)]);
  });

  it('FZ-MON-04: an activation is move, die, attack', () => {
    const table = activates(minion(), {
      at: { ...away, heroes: 'ch', minions: 'a' },
      hands: [punches(5)],
      activation: [BLANK],
    });
    const kinds = table.events.map((e) => e.kind);
    expect(kinds.filter((k) => ['moved', 'activationRolled', 'attacked'].includes(k))).toEqual([
      'moved',
      'moved',
      'activationRolled',
      'attacked',
    ]);
  });

  it('FZ-MON-05: the first player chooses, one at a time, after seeing the results', () => {
    const table = allActivate({
      at: { ...away, heroes: 'hh', minions: 'abc' },
      arrange: (g) => {
        g.state.first = 1;
      },
    });
    expect([table.asked(0), table.asked(1)]).toEqual([null, 'activateMonsters.choose']);
    table.play(1, 'activate', minion(0));
    expect(table.happened('activationRolled')).toHaveLength(1);
    expect(table.options(1, 'activate')).toEqual([[minion(1)], [minion(2)]]);
  });

  it('FZ-MON-06: one killed before does not activate, one that arrives does, none twice', () => {
    const killer = reacting('monsterActivates', [{ do: 'slay', who: 'target' }], {
      target: { choose: 'monster' },
    });
    const table = allActivate({ hands: [[killer]], at: { ...away, heroes: 'hh', minions: 'abc' } });
    table.play(0, 'activate', minion(0)).play(0, 'react', table.card(0, 0)).play(0, 'choose', minion(1));
    expect(table.options(0, 'activate')).toEqual([]);
    expect(order(table)).toEqual([minion(0), minion(2)]);
    const arrives = allActivate({
      at: { ...away, heroes: 'hh', minions: 'a' },
      minion: {
        special: { effects: [{ do: 'spawn', class: 'minion', from: 'spawn', at: 'here', figures: 1 }] },
      },
      activation: [SPECIAL, BLANK],
    }).passAll();
    expect(order(arrives)).toEqual([minion(0), minion(1)]);
    const twice = allActivate({ at: { ...away, heroes: 'hh', minions: 'abc' } }).play(
      0,
      'activate',
      minion(1),
    );
    expect(twice.forbids(0, 'activate', minion(1))).toBe('FZ-MON-06');
  });

  describe('monsters in one location', () => {
    const together: Given = {
      at: { ...away, heroes: 'hh', minions: 'aaa' },
      hands: [punches(9), punches(9)],
    };
    const asks = (more: Given) =>
      allActivate({ ...together, ...more }).asked(0) === 'activateMonsters.choose';

    it('FZ-MON-09: nobody is asked for the order of alike monsters', () => {
      expect(asks({})).toBe(false);
    });

    it.each(['pinThemDown', 'kneeShot'])(
      'FZ-MON-09: they differ while an effect lies on one of them (%s)',
      (id) => {
        const asked = given({
          at: { ...away, heroes: 'ab', minions: 'aa' },
          hands: [[cardOf(id)], punches(9)],
          minion: { health: 9 },
          run: () => inTurn([call(heroTurn, { hero: 0 }), call(activateMonsters, {})]),
        });
        strike(asked, minion(1)).passAll().play(0, 'end');
        expect(asked.options(0, 'activate')).toEqual([[minion(0)], [minion(1)]]);
      },
    );

    it('FZ-MON-09: they are alike while the same effects lie on each of them', () => {
      const slow = (g: G, monsters: readonly number[]) => {
        for (const figure of monsters) g.state.lasting.push({ effect: 0, figure, until: ROUND });
      };
      const hands = [[cardOf('firstLight')], punches(9)];
      expect(asks({ hands, arrange: (g) => slow(g, [minion(0), minion(1), minion(2)]) })).toBe(false);
      expect(asks({ hands, arrange: (g) => slow(g, [minion(0), minion(1)]) })).toBe(true);
      expect(asks({ hands, arrange: (g) => slow(g, [minion(0), minion(0), minion(1), minion(2)]) })).toBe(
        true,
      );
    });

    it('FZ-MON-09: they differ if they belong to different pools', () => {
      const elites = (letters: string): Given => ({ at: { ...away, heroes: 'hh', elites: letters } });
      expect([asks(elites('aa')), asks(elites('aaa'))]).toEqual([false, true]);
    });
  });

  it('FZ-MON-07: killed in its own activation, that ends at once', () => {
    const killer = reacting('monsterEnters', [{ do: 'slay', who: 'subject' }]);
    const table = activates(minion(), { hands: [[killer]], at: { ...away, heroes: 'hh', minions: 'a' } });
    table.play(0, 'react', table.card(0, 0));
    expect([table.happened('activationRolled'), table.where(minion())]).toEqual([[], '-']);
  });

  it('FZ-MON-07: it stays so if the same figure comes back in the blast that killed it', () => {
    const mine = (when: 'monsterActivates' | 'monsterEnters' | 'heroTargeted') => ({
      ...bomb(0, { bonus: 9, range: 7 }),
      reaction: {
        when,
        effects: [{ do: 'attack', with: 'thisCard', at: when === 'heroTargeted' ? 'other' : 'subject' }],
      } as const,
    });
    const bursts = {
      triggers: [
        {
          when: 'monsterKilled',
          if: { class: 'elite' },
          effects: [{ do: 'spawn', class: 'minion', from: 'spawn', at: 'here', figures: 1 }],
        },
      ],
    } as const;
    const blown = (when: Parameters<typeof mine>[0], where: string) => {
      const table = activates(minion(), {
        hands: [punches(5), [mine(when)]],
        elite: { attribute: bursts },
        minion: { speed: 2, attack: { type: 'brawl', strength: 2, range: 1 } },
        at: { ...away, heroes: 'eh', ...{ minions: 'a', elites: where } },
        activation: [BLANK],
      });
      return table.play(1, 'react', table.card(1, 0)).passAll();
    };
    const first = blown('monsterActivates', 'a');
    expect([first.where(minion()), first.happened('activationRolled')]).toEqual(['a', []]);
    const walking = blown('monsterEnters', 'b');
    expect([walking.where(minion()), walking.happened('activationRolled')]).toEqual(['b', []]);
    const striking = activates(minion(), {
      hands: [punches(5), [mine('heroTargeted')]],
      elite: { attribute: bursts },
      minion: { attack: { type: 'brawl', strength: 2, range: 1 }, speed: 0 },
      at: { ...away, heroes: 'ah', minions: 'b', elites: 'b' },
      activation: [BLANK],
    });
    striking.play(1, 'react', striking.card(1, 0)).passAll();
    expect(striking.where(minion())).toBe('b');
    expect(striking.happened('rolled').map((e) => e.attacker)).toEqual([1]);
  });

  it('FZ-GEN-09, FZ-WORD-09: what does not activate this round does not activate by an effect either', () => {
    const cornered: ReconEventCard = { id: 'cornered', effects: [{ do: 'activate', who: 'near' }] };
    const table = turn({
      events: [cornered],
      at: { ...away, heroes: 'ah', minions: 'bb' },
      arrange: (g) => {
        g.state.monsters[0].stunned = true;
        g.add(g.state.recon, 0, 0);
      },
    });
    expect(order(table.play(0, 'search', 0).passAll())).toEqual([minion(1)]);
  });

  it('FZ-MON-08: with no active hero it neither moves nor attacks, but rolls and may use its ability', () => {
    const table = activates(minion(), {
      at: { ...away, heroes: 'ch', minions: 'a' },
      down: [0, 1],
      minion: { special: { effects: [{ do: 'threat', spaces: 1 }] } },
      activation: [SPECIAL],
    });
    expect([table.where(minion()), table.happened('attacked'), table.state.threat]).toEqual(['a', [], 2]);
  });
});
