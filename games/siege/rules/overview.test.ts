import { Match, seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { COLOURS, SUPPLY } from '../content/dice.ts';
import { OPERATORS } from '../content/operators.ts';
import { OVERLAYS, PIECES } from '../content/pieces.ts';
import { activating, walk } from '../testing/activating.ts';
import {
  A0,
  ATTACKS,
  D0,
  D1,
  DEFENDS,
  EAST_SIDE,
  hide,
  NORTH_SIDE,
  put,
  SOUTH_SIDE,
  stock,
} from '../testing/arranging.ts';
import { deploying, placeAnywhere } from '../testing/deploying.ts';
import { useTactical } from '../testing/gadgets.ts';
import type { TestTable } from '../testing/given.ts';
import { sketch } from '../testing/sketch.ts';
import { game } from './game.ts';
import type { SiegeSetup } from './match-setup.ts';
import { MISSION_IDS, missionCalled } from './missions.ts';
import { isUpstairs, onMainFloor, operatorsOf } from './operators.ts';
import { LIGHT, NO_PROTECTION } from './protection.ts';
import { DEFAULTS } from './settings.ts';
import { ATTACKER, DEFENDER, SQUADS } from './siege.ts';

const start = (setup: SiegeSetup, seats = 2) => Match.start(game, { setup, seats, seed: seedFrom('siege') });
const mission = MISSION_IDS[0];

describe('the game', () => {
  it('SG-OVR-01: seats two to four in two squads', () => {
    for (const seats of [2, 3, 4]) {
      const [attackers, defenders] = start({ mission }, seats).position.statics.squads;
      expect([attackers & defenders, attackers | defenders]).toEqual([0, 2 ** seats - 1]);
      expect(Math.min(attackers, defenders)).toBeGreaterThan(0);
    }
    for (const seats of [1, 5]) expect(() => start({ mission }, seats)).toThrow();
  });

  it('SG-OVR-02: five of the squad’s own side', () => {
    const { operators } = start({ mission }).position.state;
    for (const squad of SQUADS) {
      const sides = operatorsOf(squad).map((o) => OPERATORS[operators[o].profile].side);
      expect(sides).toEqual(Array(5).fill(squad === ATTACKER ? 'attacker' : 'defender'));
    }
  });

  it.each(MISSION_IDS)('SG-OVR-03: attackers start outside, defenders inside, in %s', (id) => {
    const { position } = start({ mission: id });
    const outside = (squad: 0 | 1) =>
      operatorsOf(squad).flatMap((o) =>
        position.state.operators[o].bodies
          .filter(({ at }) => onMainFloor(position, at))
          .map(({ at }) => position.statics.plan.perimeter[at] === 1),
      );
    expect(new Set(outside(ATTACKER))).toEqual(new Set([true]));
    expect(new Set(outside(DEFENDER))).toEqual(new Set([false]));
  });

  it('SG-OVR-05: is timed, unless its players choose to play without clocks', () => {
    expect(DEFAULTS.clock).toBe('timed');
    const hasClocks = (setup: Partial<SiegeSetup>) => start({ mission, ...setup }).clock.left !== null;
    expect([hasClocks({}), hasClocks({ clock: 'untimed' }), hasClocks({ clock: 'noApp' })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7])('SG-OVR-06: modules are switched on in any combination (%i)', (bits) => {
    const [forwardPlanning, advancedTactics, competitive] = [1, 2, 4].map((bit) => (bits & bit) !== 0);
    const squads = competitive ? 'draft' : 'choose';
    const match = start({ mission, clock: 'untimed', squads, forwardPlanning, advancedTactics });
    const { settings, squadChoice } = match.position.statics;
    expect(settings).toMatchObject({ forwardPlanning, advancedTactics });
    expect(squadChoice).toBe(squads);
    expect(match.decision(ATTACKS)?.prompt).toBe(competitive ? 'draft.pick' : 'squadSelection.squad');
  });
});

/** Interior rooms west and east of a barricaded door, in the middle of the upper row. */
const house = () =>
  sketch(7, 3, {
    barricadedDoor: 'E(2,1)',
    heavy: 'E(2,0) E(2,2)',
    gray: '(1,0)',
    rooms: ['(0,0) (1,0) (2,0) (0,1) (1,1) (2,1)', '(3,0) (4,0) (5,0) (6,0) (3,1) (4,1) (5,1) (6,1)'],
  });

describe('the examples of the overview', () => {
  it('SG-OVR-07: [example] Thermite destroys a barricade, then a drone finds Bandit in the room it stops in', () => {
    const table = activating(A0, {
      board: house(),
      arrange(g, at) {
        put(g, A0, 'thermite', at('(1,1)'));
        put(g, D0, 'bandit', at('(6,0)'));
        put(g, D1, 'smoke', at('(0,2)'));
        stock(g, { tacticalDrone: 1 });
      },
    });
    table.play(ATTACKS, 'destroy', table.at('(2,1)')).passAll();
    expect(table.happened('destroyed')).toHaveLength(1);
    useTactical(table, ATTACKS, 'tacticalDrone', '(2,1)');
    table.play(ATTACKS, 'fly', table.at('(3,1)')).play(ATTACKS, 'stop').passAll();
    expect(table.state.operators.map(({ bodies }) => bodies[0]?.located === true).indexOf(true)).toBe(D0);
    expect(table.state.operators[D1].bodies[0].located).toBe(false);
  });

  it('SG-OVR-08: [example] Ash pauses her Move, shoots Located Bandit through a barricade, and goes on upstairs', () => {
    const pausing = (located: boolean) =>
      walk(
        activating(A0, {
          board: house(),
          dice: [
            ['yellow', 2],
            ['red', 3],
            ['red', 3],
          ],
          arrange(g, at) {
            put(g, A0, 'ash', at('(1,1)'));
            put(g, D0, 'bandit', at('(4,1)'), { located, wounds: 1 });
            put(g, D1, 'smoke', at('(6,2)'));
          },
        }),
        ATTACKS,
        '(2,1)',
      );
    expect(pausing(false).options(ATTACKS, 'shoot')).toEqual([]);
    const located = pausing(true);
    const [shot] = located.options(ATTACKS, 'shoot');
    located
      .play(ATTACKS, 'shoot', ...shot)
      .play(ATTACKS, 'keep')
      .passAll();
    expect(located.state.operators[D0].eliminated).toBe(true);
    walk(located, ATTACKS, '(1,1)', '(1,0)').play(ATTACKS, 'goUp', 0);
    expect(isUpstairs(located.g, located.state.operators[A0].bodies[0].at)).toBe(true);
    expect(located.happened('stepped')).toHaveLength(3);
  });

  it('SG-OVR-09: [example] Sledge destroys a barricade, leans through the door and covers the corridor', () => {
    const table = activating(A0, {
      board: house(),
      arrange(g, at) {
        put(g, A0, 'sledge', at('(1,1)'));
        put(g, D0, 'bandit', at('(6,0)'));
      },
    });
    table.play(ATTACKS, 'destroy', table.at('(2,1)')).passAll();
    walk(table, ATTACKS, '(2,1)').play(ATTACKS, 'lean', table.at('(3,1)')).passAll();
    table.play(ATTACKS, 'overwatch', EAST_SIDE).passAll();
    const [body] = table.state.operators[A0].bodies;
    expect([table.name(body.at), table.name(body.standee), body.facing]).toEqual([
      '(3,1)',
      '(2,1)',
      EAST_SIDE,
    ]);
  });
});

describe('general rules', () => {
  it('SG-GEN-01: what a profile says overrides them: protection needs a source, Blitz’s shield is one always', () => {
    const declared = (profile: string) => {
      const table = activating(D0, {
        arrange(g, at) {
          put(g, A0, profile, at('(0,0)'));
          put(g, D0, 'smoke', at('(5,0)'));
        },
      });
      return table.options(DEFENDS, 'shoot').map(([, , protection]) => protection);
    };
    expect(declared('ash')).toEqual([NO_PROTECTION]);
    expect(declared('blitz')).toEqual([LIGHT]);
  });

  it('SG-ADV-14: the facing of a hidden token halves the board as that of a miniature does', () => {
    const asked = (how: typeof put | 'hidden', facing: number) => {
      const table = activating(A0, {
        arrange(g, at) {
          put(g, A0, 'ash', at('(3,2)'));
          if (how === 'hidden') hide(g, D0, 'smoke', [at('(4,4)'), at('(8,5)')], { facing });
          else how(g, D0, 'smoke', at('(4,4)'), { facing });
        },
      });
      return table.play(ATTACKS, 'step', table.at('(4,2)')).asked(DEFENDS) === 'reacting.react';
    };
    for (const how of [put, 'hidden'] as const)
      expect([asked(how, NORTH_SIDE), asked(how, SOUTH_SIDE)]).toEqual([true, false]);
  });
});

describe('set-up', () => {
  const SQUAD = ['mute', 'castle', 'rook', 'bandit', 'thunderbird'];

  /** The sequences that ask, in their order, until round 1. */
  function prompts(table: TestTable): string[] {
    const seen: string[] = [];
    const note = () => {
      const [seat] = table.match.awaiting();
      const [prompt] = (table.asked(seat) ?? '').split('.');
      if (seen.at(-1) !== prompt) seen.push(prompt);
      return seat;
    };
    for (let i = 0; i < 3; i++) table.play(note(), 'next');
    for (const seat of [DEFENDS, ATTACKS]) {
      for (const [body] of table.options(note(), 'take')) placeAnywhere(table, seat, body);
      table.play(note(), 'end');
      if (seat === DEFENDS) table.play(note(), 'portraits');
    }
    note();
    return seen;
  }

  it('SG-SET-01: defenders deploy after squads and inventories, then attackers, then round 1 begins', () => {
    const table = deploying(SQUAD);
    const happened = table.events.map(({ kind }) => kind);
    expect(happened.indexOf('squadChosen')).toBeLessThan(happened.indexOf('inventoryChosen'));
    expect(prompts(table)).toEqual(['defenderDeployment', 'operatorDeployment', 'activationPhase']);
    const ends = table.happened('deploymentEnded').map(({ fields }) => fields.squad);
    expect(ends).toEqual([DEFENDER, ATTACKER]);
    expect(table.state.round).toBe(1);
  });

  it.each(MISSION_IDS)('SG-SET-03: the board shows the location of %s', (id) => {
    const { plan, mission: layout } = start({ mission: id }).position.statics;
    expect([layout?.id, plan.name]).toEqual([id, missionCalled(id)?.map.name]);
  });

  it('SG-SET-03: there are seven dice', () => {
    expect(COLOURS.reduce((sum, colour) => sum + SUPPLY[colour], 0)).toBe(7);
  });

  it('SG-SET-03, SG-LOS-19: no player has a ruler: claims are offered whether there is a line or not', () => {
    const offered = (heavy: string) =>
      activating(A0, {
        settings: { losMode: 'faithful' },
        board: sketch(9, 6, { heavy }),
        arrange(g, at) {
          put(g, A0, 'ash', at('(0,0)'));
          put(g, D0, 'smoke', at('(5,0)'));
        },
      }).options(ATTACKS, 'shoot');
    expect(offered('')).not.toEqual([]);
    expect(offered('E(2,0) E(2,1) E(2,2) E(2,3) E(2,4) E(2,5)')).toEqual(offered(''));
  });

  it('SG-SQD-04: all are available', () => {
    expect(start({ mission }).position.state.operators.some(({ activated }) => activated)).toBe(false);
  });

  it('SG-SQD-07: inventories are revealed together and public, four and nine gadgets', () => {
    const table = deploying(SQUAD);
    const chosen = table.happened('inventoryChosen').map(({ fields }) => fields.cubes as readonly number[]);
    expect(chosen.map((cubes) => cubes.reduce((a, b) => a + b))).toEqual([6, 4]);
    for (const seat of [ATTACKS, DEFENDS])
      expect(table.match.view(seat).state.inventory.reduce((a, b) => a + b)).toBe(9 + 4);
  });

  it('SG-SQD-09: parts of special gadgets wait on their profiles, of squads that have them', () => {
    const disruptor = 0;
    const placing = (squad: readonly string[]) => deploying(squad).play(DEFENDS, 'next');
    expect(placing(SQUAD).forbids(DEFENDS, 'gadget', disruptor)).toBe(null);
    const others = ['smoke', 'castle', 'rook', 'bandit', 'thunderbird'];
    expect(placing(others).forbids(DEFENDS, 'gadget', disruptor)).toBe('SG-DEP-07');
    const table = placing(SQUAD);
    for (let i = 0; i < 2; i++) {
      table.play(DEFENDS, 'gadget', disruptor);
      table.play(DEFENDS, 'hang', ...table.options(DEFENDS, 'hang')[0]);
    }
    expect(table.forbids(DEFENDS, 'gadget', disruptor)).toBe('SG-DEP-07');
  });

  it('SG-SQD-11: activatable gadgets are ready', () => {
    const { operators } = start({ mission: 'consulateBomb' }).position.state;
    const montagne = operators.find(({ profile }) => OPERATORS[profile].id === 'montagne');
    expect(montagne).toMatchObject({ raised: false });
    const table = activating(A0, { arrange: (g, at) => put(g, A0, 'montagne', at('(0,0)')) });
    expect(table.verbs(ATTACKS)).toContain('special');
  });
});

describe('missions', () => {
  it('SG-MIS-01: the game for learning is one for rooms, which either side may score', () => {
    expect(missionCalled(mission)?.kind).toBe('control');
    expect(missionCalled(mission)?.rooms.every(({ value }) => value > 0)).toBe(true);
    expect(start({ mission }).position.state.score).toEqual([0, 0]);
  });

  it('SG-MIS-11: masks are no part of the game', () => {
    const components: readonly string[] = [...PIECES.map(({ id }) => id), ...OVERLAYS];
    expect(components.filter((id) => /mask/i.test(id))).toEqual([]);
    expect(MISSION_IDS.filter((id) => 'masks' in (missionCalled(id)?.file ?? {}))).toEqual([]);
  });
});
