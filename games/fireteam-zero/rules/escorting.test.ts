import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { punch, reacting } from '../testing/cards.ts';
import { given, minion } from '../testing/given.ts';
import { attacksHero, moves, strike, turn } from '../testing/turns.ts';
import { WITH_HENRY, WITH_PATTY } from './escorting.ts';
import { HENRY, PATTY } from './fireteam.ts';
import { carryOut, push } from './procedures.ts';

const BOTH = WITH_PATTY | WITH_HENRY;
const escorts = (table: ReturnType<typeof turn>, to: string) =>
  table.options(0, 'step').flatMap(([at, escort]) => (at === table.place(to) ? [escort] : []));

describe('escorting specialists', () => {
  it('FZ-ESC-01: a hero that moves out may bring none, one or both', () => {
    const table = turn({ at: { heroes: 'aa' } });
    expect(escorts(table, 'b')).toEqual([0, WITH_PATTY, WITH_HENRY, BOTH]);
    table.step(0, 'b', WITH_HENRY);
    expect([table.where(PATTY), table.where(HENRY)]).toEqual(['a', 'b']);
  });

  it('FZ-ESC-02: the only hero there must bring all', () => {
    const table = turn({ at: { heroes: 'ac' } });
    expect(escorts(table, 'b')).toEqual([BOTH]);
    expect(table.forbids(0, 'step', table.place('b'), WITH_PATTY)).toBe('FZ-ESC-02');
  });

  it('FZ-ESC-03: this is asked at every step, also in the middle of a move', () => {
    const table = turn({ at: { heroes: 'aa', patty: 'b', henry: 'a' } }).step(0, 'b', 0);
    expect(escorts(table, 'c')).toEqual([WITH_PATTY]);
  });

  it('FZ-ESC-04: whoever is brought along is there with the hero, at no cost', () => {
    const table = turn({ at: { heroes: 'aa' } }).step(0, 'b', BOTH);
    expect([table.where(0), table.where(PATTY), table.where(HENRY)]).toEqual(['b', 'b', 'b']);
    expect(table.match.decision(0)?.about.points).toBe(1);
  });

  it('FZ-ESC-05: one is picked up in passing, and left where another able hero stays', () => {
    const table = turn({ at: { heroes: 'ab', patty: 'b', henry: 'a' } });
    table.step(0, 'b', WITH_HENRY).step(0, 'c', WITH_PATTY);
    expect([table.where(PATTY), table.where(HENRY)]).toEqual(['c', 'b']);
  });

  it('FZ-ESC-06: involuntary movement takes them along, unless another can escort', () => {
    const shove = (heroes: string) =>
      given({ at: { heroes }, run: () => call(push, { figure: 0, steps: 1, by: 1 }) });
    const alone = shove('ac');
    alone.play(1, 'push', alone.place('b'));
    expect([alone.where(0), alone.where(PATTY), alone.where(HENRY)]).toEqual(['b', 'b', 'b']);
    const guarded = shove('aa');
    guarded.play(1, 'push', guarded.place('b')).step(0, 'b', 0);
    expect([guarded.where(0), guarded.where(PATTY)]).toEqual(['b', 'a']);
  });

  it('FZ-ESC-07: a knocked-down hero is no guard who stays', () => {
    const table = turn({ at: { heroes: 'aa' }, down: [1] });
    expect(escorts(table, 'b')).toEqual([BOTH]);
  });

  it('FZ-ESC-08: whoever enters where only knocked-down heroes are must take the specialist on', () => {
    const table = turn({ at: { heroes: 'ab', patty: 'b', henry: 'b' }, down: [1] }).step(0, 'b');
    expect(escorts(table, 'c')).toEqual([BOTH]);
  });

  it('FZ-ESC-09: moved against its will while another guards: by its player with a choice, else they stay', () => {
    const chosen = moves(1, { at: { heroes: 'aa' } });
    expect(escorts(chosen, 'b')).toEqual([0, WITH_PATTY, WITH_HENRY, BOTH]);
    const forced = given({ at: { heroes: 'aa' }, run: () => call(push, { figure: 0, steps: 1, by: 1 }) });
    forced.play(1, 'push', forced.place('b'));
    expect([forced.asked(0), escorts(forced, 'b')]).toEqual([
      'forcedMove.escort',
      [0, WITH_PATTY, WITH_HENRY, BOTH],
    ]);
    forced.step(0, 'b', WITH_HENRY);
    expect([forced.where(PATTY), forced.where(HENRY)]).toEqual(['a', 'b']);
    const nobody = given({
      at: { heroes: 'aa', patty: 'h', henry: 'h' },
      run: () => call(push, { figure: 0, steps: 1, by: 1 }),
    });
    expect(nobody.play(1, 'push', nobody.place('b')).where(0)).toBe('b');
  });

  it('FZ-ESC-10: all guards moved at once go in turn order, and the last takes everybody', () => {
    const table = given({
      hands: [
        [],
        [
          reacting('heroEnters', [{ do: 'place', who: 'here', at: 'target' }], {
            target: { choose: 'location' },
          }),
        ],
      ],
      at: { heroes: 'aa' },
      run: (g) =>
        call(carryOut, {
          deed: g.statics.box.numberOf(
            g.statics.box.cards.find((c) => c.reaction)?.reaction ?? { effects: [] },
          ),
          you: 1,
          it: -1,
          subject: 0,
          other: -1,
          here: 0,
          target: -1,
          card: -1,
          task: -1,
        }),
    });
    table.play(1, 'choose', table.place('d')).passAll();
    expect([0, 1, PATTY, HENRY].map((f) => table.where(f))).toEqual(['d', 'd', 'd', 'd']);
    expect(table.happened('moved').map((e) => [e.figure, e.with])).toEqual([
      [0, []],
      [1, [PATTY, HENRY]],
    ]);
  });

  it('FZ-ESC-11: being placed elsewhere counts as movement for it', () => {
    const table = moves(1, { at: { heroes: 'ac' } });
    expect(escorts(table, 'b')).toEqual([BOTH]);
    const placed = turn({
      hands: [
        [
          reacting('turnBegins', [{ do: 'place', who: 'you', at: 'target' }], {
            target: { choose: 'location' },
          }),
        ],
      ],
      at: { heroes: 'ac' },
    });
    placed.play(0, 'react', placed.card(0, 0)).play(0, 'choose', placed.place('f'));
    expect([placed.where(0), placed.where(PATTY), placed.where(HENRY)]).toEqual(['f', 'f', 'f']);
    const together = turn({
      hands: [
        [
          reacting('turnBegins', [{ do: 'place', who: 'you', at: 'target' }], {
            target: { choose: 'location' },
          }),
        ],
      ],
      at: { heroes: 'aa' },
    });
    together.play(0, 'react', together.card(0, 0)).play(0, 'choose', together.place('f'));
    together.step(0, 'f', WITH_PATTY);
    expect([together.where(0), together.where(PATTY), together.where(HENRY)]).toEqual(['f', 'f', 'a']);
  });
});

describe('specialists', () => {
  it('FZ-SPEC-01: take no actions of their own', () => {
    const table = turn({ at: { heroes: 'aa' } });
    expect(table.verbs(0)).toEqual(['step', 'search', 'end']);
    expect(table.match.view(0).state.heroes).toHaveLength(2);
  });

  it('FZ-SPEC-02: move only with a moving hero they are with', () => {
    const table = turn({ at: { heroes: 'ba', patty: 'a', henry: 'a' } });
    expect(table.forbids(0, 'step', table.place('c'), WITH_PATTY)).toBe('FZ-SPEC-02');
  });

  it('FZ-SPEC-03: are never the target of an attack', () => {
    const table = turn({ hands: [[punch()]], at: { heroes: 'aa', minions: 'a' } });
    table.play(0, 'attack', table.card(0, 0));
    expect(table.options(0, 'target')).toEqual([[minion()]]);
    expect(table.forbids(0, 'target', PATTY)).toBe('FZ-SPEC-03');
  });

  it('FZ-SPEC-04: belong to nobody: their bonus serves every hero close enough', () => {
    for (const hero of [0, 1]) {
      const table = turn(
        { hands: [[punch()], [punch()]], at: { heroes: 'bb', minions: 'b', henry: 'c', patty: 'c' } },
        hero,
      );
      strike(table, minion(), 1, hero);
      expect(table.asked(hero)).toBe('attack.reroll');
      expect(table.match.decision(hero)?.about.left).toBe(1);
    }
  });

  it('FZ-SPEC-05: a guard is an active hero in the location', () => {
    const down = (heroes: string) => {
      const table = attacksHero(minion(), 0, { at: { heroes, minions: 'a' }, dice: [0, 0] }).passAll();
      return table.state.threat;
    };
    expect(down('ab')).toBe(3);
    expect(down('aa')).toBe(1);
  });
});
