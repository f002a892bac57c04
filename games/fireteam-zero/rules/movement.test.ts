import { call, inTurn, paths } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import type { ActionCard } from '../content/card-types.ts';
import { FIST2, NO_FIST, punches, reacting, responding, shot } from '../testing/cards.ts';
import { away, type Given, given, minion } from '../testing/given.ts';
import { cardOf, respond } from '../testing/role-cards.ts';
import { attacksHero, moves, turn } from '../testing/turns.ts';
import { PATTY } from './fireteam.ts';
import { heroTurn, push, tactics } from './procedures.ts';
import { reachOnFoot } from './walking.ts';

/** The card in the first hero's hand, and what the second hero holds. */
const hands = (id: string, ally: readonly ActionCard[]): Given => ({ hands: [[cardOf(id)], ally] });

describe('movement', () => {
  it('FZ-MOV-01: goes from a location to an adjacent one, and costs no more than the speed', () => {
    const table = turn({ at: { heroes: 'bb', patty: 'b', henry: 'b' } });
    expect(table.steps(0)).toBe('ac');
    expect(table.forbids(0, 'step', table.place('d'), 0)).toBe('FZ-MOV-01');
    table.step(0, 'c').step(0, 'd');
    expect(table.where(0)).toBe('d');
    expect(table.steps(0)).toBe('');
    expect(table.forbids(0, 'step', table.place('e'), 0)).toBe('FZ-MOV-01');
  });

  it('FZ-MOV-02: speed is normally 2, and a normal step costs 1', () => {
    const table = turn({ at: { heroes: 'bb' } });
    expect(table.match.decision(0)?.about.points).toBe(2);
    expect(table.step(0, 'c').match.decision(0)?.about.points).toBe(1);
    expect(turn({ heroCards: [{ speed: 3 }] }).match.decision(0)?.about.points).toBe(3);
  });

  it('FZ-MOV-01, FZ-FLEE-01: where a hero could get on foot is where its steps lead, at their cost', () => {
    const positions: Given[] = [
      { at: { ...away, heroes: 'ba' } },
      { at: { ...away, heroes: 'ba' }, heroCards: [{ speed: 4 }], terrain: { d: 'difficult' } },
      { at: { ...away, heroes: 'ba', minions: 'dd' }, heroCards: [{ speed: 5 }] },
      {
        at: { ...away, heroes: 'ba', minions: 'c' },
        heroCards: [{ speed: 3, modifiers: [{ slips: true }] }],
      },
      { at: { ...away, heroes: 'ba' }, terrain: { c: 'impassable' }, heroCards: [{ speed: 6 }] },
    ];
    for (const position of positions) {
      const table = turn(position);
      const { game, statics } = table.match.position;
      const view = table.match.view(0);
      const walked = paths(game, statics, view).map(({ to: [place], cost }) => [place, cost] as const);
      const points = Number(table.match.decision(0)?.about.points);
      const reach = reachOnFoot(table.g, 0, table.place('b'), points);
      const found = [...reach].map(([place, { cost }]) => [place, cost] as const);
      const sorted = (all: readonly (readonly [number, number])[]) =>
        all.filter(([place]) => place !== table.place('b')).toSorted(([a], [b]) => a - b);
      expect(sorted(found)).toEqual(sorted(walked));
      for (const [place, { first }] of reach)
        if (place !== table.place('b'))
          expect(table.steps(0)).toContain(first < table.place('b') ? 'a' : 'c');
    }
  });

  it('FZ-MOV-03: a location with any number of monsters may be entered', () => {
    const table = turn({ at: { heroes: 'ba', minions: 'cccc' } });
    expect(table.step(0, 'c').where(0)).toBe('c');
  });

  it('FZ-MOV-04: points not used in the turn are lost', () => {
    const table = given({
      at: { heroes: 'bb' },
      run: () => inTurn([call(heroTurn, { hero: 0 }), call(heroTurn, { hero: 0 })]),
    });
    table.step(0, 'c').play(0, 'end');
    expect(table.match.decision(0)?.about).toEqual({ hero: 0, points: 2, actions: 1 });
  });

  it('FZ-MOV-05: special movement is apart from speed and can come in the turn of another', () => {
    const table = turn({
      hands: [
        [shot()],
        [reacting('heroEnters', [{ do: 'move', who: 'you', points: 1 }], { if: { part: 'ally' } })],
      ],
      at: { heroes: 'be' },
    });
    table.step(0, 'c').play(1, 'react', table.card(1, 0)).step(1, 'f');
    expect([table.where(1), table.asked(0)]).toEqual(['f', 'heroTurn.act']);
    expect(table.match.decision(0)?.about.points).toBe(1);
    const own = turn({
      hands: [[reacting('heroEnters', [{ do: 'move', who: 'you', points: 1 }])]],
      at: { heroes: 'be' },
    });
    own.step(0, 'c').play(0, 'react', own.card(0, 0)).step(0, 'd');
    expect(own.match.decision(0)?.about.points).toBe(1);
  });

  it('FZ-MOV-06: special movement pays for terrain; impassable stays forbidden; placing costs nothing', () => {
    const terrain = { c: 'difficult', a: 'impassable' };
    const at = { heroes: 'bb', patty: 'b', henry: 'b' };
    expect(moves(1, { terrain, at }).asked(0)).toBe('test.idle');
    expect(moves(2, { terrain, at }).steps(0)).toBe('c');
    expect(moves(2, { terrain, at }).forbids(0, 'step', 0, 0)).toBe('FZ-TER-07');
    const placing = [
      responding([{ do: 'place', who: 'you', at: 'target' }], { target: { choose: 'location', within: 1 } }),
    ];
    const table = given({
      terrain,
      at,
      hands: [placing],
      arrange: (g) => {
        g.state.round = 2;
        g.state.first = 1;
      },
      run: () => call(tactics, {}),
    });
    table.play(0, 'propose', table.card(0, 0));
    expect(table.options(0, 'choose').map(([p]) => table.g.statics.graph.areas[p].name)).toEqual(['b', 'c']);
    expect(table.play(0, 'choose', table.place('c')).step(0, 'c', 0).where(0)).toBe('c');
  });

  it('FZ-MOV-07: more speed is normal movement and obeys fleeing', () => {
    const table = turn({
      hands: [[reacting('turnBegins', [{ do: 'stride', points: 1 }], { if: { part: 'own' } })]],
      at: { heroes: 'be', minions: 'cc' },
    });
    table.play(0, 'react', table.card(0, 0));
    expect(table.match.decision(0)?.about.points).toBe(3);
    table.step(0, 'c');
    expect(table.forbids(0, 'step', table.place('d'), 0)).toBe('FZ-FLEE-01');
  });

  describe('a figure moved to where it stands has entered nothing', () => {
    const cheer = reacting('heroEnters', [{ do: 'draw', who: 'you', cards: 1 }]);
    const ram = reacting('monsterEnters', [{ do: 'slay', who: 'subject' }]);

    it('FZ-MOV-08: Grappling Hook on a monster that is here already: it is attacked, but did not enter', () => {
      const table = respond('grapplingHook', { heroes: 'aa', minions: 'a' }, hands('grapplingHook', [ram]));
      table.play(0, 'choose', minion());
      expect([table.happened('moved'), table.happened('attacked').length]).toEqual([[], 1]);
      expect(table.asked(1)).not.toBe('moment.react');
      const pulled = respond('grapplingHook', { heroes: 'aa', minions: 'b' }, hands('grapplingHook', [ram]));
      expect(pulled.play(0, 'choose', minion()).asked(1)).toBe('moment.react');
    });

    it('FZ-MOV-08: Headlock on a monster that is here already: the hero did not enter', () => {
      const table = respond('headlock', { heroes: 'aa', minions: 'a' }, hands('headlock', [cheer]));
      table.play(0, 'choose', minion());
      expect([table.happened('moved'), table.asked(1)]).toEqual([[], 'tactics.offer']);
      expect(table.state.monsters[0].stunned).toBe(true);
      const walked = respond('headlock', { heroes: 'aa', minions: 'b' }, hands('headlock', [cheer]));
      expect(walked.play(0, 'choose', minion()).asked(1)).toBe('moment.react');
    });

    it('FZ-MOV-08: Dive In for an ally who is here already: the hits are taken, but nobody entered', () => {
      const dive = (heroes: string) => {
        const table = attacksHero(minion(), 1, {
          hands: [[cardOf('diveIn'), ...punches(3)], [cheer]],
          at: { ...away, heroes, minions: heroes[1] },
          dice: [FIST2, NO_FIST],
        });
        if (heroes[0] === heroes[1]) table.play(0, 'stay');
        return table.play(0, 'react', table.card(0, 0));
      };
      const table = dive('aa');
      expect([table.happened('moved'), table.match.decision(0)?.about]).toEqual([[], { hero: 0, cards: 1 }]);
      expect(dive('ab').asked(1)).toBe('moment.react');
    });

    it('FZ-MOV-08: a specialist that is put where it is has not moved either', () => {
      const table = respond('handSignals', { heroes: 'aa', patty: 'a' });
      expect(table.play(0, 'choose', PATTY).happened('moved')).toEqual([]);
    });
  });
});

describe('terrain', () => {
  it('FZ-TER-01: four kinds; elevated and covered do not touch movement', () => {
    const at = { heroes: 'bb', patty: 'b', henry: 'b' };
    for (const kind of ['elevated', 'covered'])
      expect(
        turn({ terrain: { c: kind }, at })
          .step(0, 'c')
          .match.decision(0)?.about.points,
      ).toBe(1);
    expect(
      turn({ terrain: { c: 'difficult' }, at })
        .step(0, 'c')
        .match.decision(0)?.about.points,
    ).toBe(0);
    expect(turn({ terrain: { c: 'impassable' }, at }).steps(0)).toBe('a');
  });

  it('FZ-TER-02: entering a difficult location costs 2', () => {
    const table = turn({ terrain: { c: 'difficult' }, at: { heroes: 'ba' }, heroCards: [{ speed: 3 }] });
    expect(table.step(0, 'c').match.decision(0)?.about.points).toBe(1);
  });

  it('FZ-TER-03: with 1 point left it cannot be entered', () => {
    const table = turn({ terrain: { d: 'difficult' }, at: { heroes: 'ba' } }).step(0, 'c');
    expect(table.whyNot(0, 'step', table.place('d'), 0)).toEqual({ rule: 'FZ-TER-03', facts: { points: 1 } });
  });

  it('FZ-TER-04: both points are paid in one step, with nothing between', () => {
    const table = turn({ terrain: { c: 'difficult' }, at: { heroes: 'ba' } }).step(0, 'c');
    expect([table.where(0), table.match.decision(0)?.about.points]).toEqual(['c', 0]);
    expect(table.happened('moved')).toHaveLength(1);
  });

  it('FZ-TER-05: leaving a difficult location costs what the next one costs', () => {
    const table = turn({ terrain: { b: 'difficult' }, at: { heroes: 'ba' } });
    expect(table.step(0, 'c').match.decision(0)?.about.points).toBe(1);
  });

  it('FZ-TER-07: nobody enters an impassable location, in any kind of movement', () => {
    const terrain = { c: 'impassable' };
    const at = { heroes: 'ba', minions: 'd' };
    expect(turn({ terrain, at }).forbids(0, 'step', 2, 0)).toBe('FZ-TER-07');
    expect(moves(2, { terrain, at }).forbids(0, 'step', 2, 0)).toBe('FZ-TER-07');
    for (const figure of [0, minion()]) {
      const table = given({ terrain, at, run: () => call(push, { figure, steps: 1, by: 0 }) });
      expect(table.forbids(0, 'push', 2)).toBe('FZ-TER-07');
    }
  });

  it('FZ-TER-08: range is counted across an impassable location', () => {
    const table = turn({
      terrain: { b: 'impassable' },
      hands: [[shot()]],
      at: { heroes: 'aa', minions: 'c' },
    });
    table.play(0, 'attack', table.card(0, 0));
    expect(table.options(0, 'target')).toEqual([[minion()]]);
  });

  it('FZ-TER-09: a location may have several kinds, and all apply', () => {
    const table = turn({ terrain: { c: 'difficult elevated covered' }, at: { heroes: 'ba' } });
    expect(table.step(0, 'c').match.decision(0)?.about.points).toBe(0);
    expect(table.g.statics.terrain[table.place('c')]).toBe(1 | 2 | 8);
  });

  it('FZ-TER-10: normal, normal; difficult alone; never normal and difficult together', () => {
    const at = { heroes: 'ba' };
    expect(turn({ at }).step(0, 'c').step(0, 'd').where(0)).toBe('d');
    expect(
      turn({ at, terrain: { c: 'difficult' } })
        .step(0, 'c')
        .where(0),
    ).toBe('c');
    const first = turn({ at, terrain: { d: 'difficult' } }).step(0, 'c');
    expect(first.forbids(0, 'step', first.place('d'), 0)).toBe('FZ-TER-03');
    const then = turn({ at, terrain: { c: 'difficult' } }).step(0, 'c');
    expect(then.forbids(0, 'step', then.place('d'), 0)).toBe('FZ-MOV-01');
  });
});
