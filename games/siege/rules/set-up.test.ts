import { EVERYONE, Match, SetupError, seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { OPERATORS } from '../content/operators.ts';
import { type PieceId, pieceNumber } from '../content/pieces.ts';
import { TACTICAL_GADGETS } from '../content/tactical-gadgets.ts';
import { DEFENDS } from '../testing/arranging.ts';
import { game } from './game.ts';
import { impossibility } from './impossible.ts';
import type { SiegeSetup } from './match-setup.ts';
import { MISSION_IDS, missionCalled } from './missions.ts';
import type { Siege } from './siege.ts';

const start = (setup: SiegeSetup, seed = 'siege'): Match<Siege> =>
  Match.start(game, { setup, seats: 2, seed: seedFrom(seed) });

const untimed = (mission: string, more: Partial<SiegeSetup> = {}) =>
  start({ mission, clock: 'untimed', ...more }).position.state;

const count = ({ pieces }: Siege['state'], kind: PieceId) =>
  pieces.filter((piece) => piece.kind === pieceNumber(kind)).length;

describe.each(MISSION_IDS)('setting up %s', (mission) => {
  const kind = missionCalled(mission)?.kind;
  const state = untimed(mission);

  it('SG-SET-06, SG-SET-09: hangs five cameras and shuts what the layout shuts', () => {
    expect(count(state, 'camera')).toBe(5);
    expect(state.changes.length).toBeGreaterThan(0);
  });

  it('SG-SET-07, SG-SET-08: lays 3 Barbed Wire and 2 Fortified Entryways but in Control', () => {
    const [wire, fortified] = kind === 'control' ? [0, 0] : [3, 2];
    expect(count(state, 'barbedWire')).toBe(wire);
    expect(count(state, 'fortifiedEntryway')).toBe(fortified);
  });

  it('SG-SET-06, SG-MIS-10: places two bombs, or the hostage, or neither', () => {
    expect(state.bombs).toHaveLength(kind === 'bomb' ? 2 : 0);
    expect(state.hostage.at >= 0).toBe(kind === 'hostage');
  });

  it('SG-SQD-13: gives 4 cubes and 6 plus 3 on drones, of which set-up gadgets are placed', () => {
    const cubes = (side: string) =>
      TACTICAL_GADGETS.reduce((sum, g, i) => sum + (g.side === side ? state.inventory[i] : 0), 0);
    expect(cubes('attacker')).toBe(9);
    const placed = count(state, 'bulletproofCamera') + count(state, 'deployableShield');
    expect(cubes('defender') + placed).toBe(4);
  });

  it('SG-DEP-13: attackers stand on the perimeter and overwatch', () => {
    for (const { bodies } of state.operators.slice(0, 5)) {
      expect(bodies).toHaveLength(1);
      expect(missionCalled(mission)?.map.perimeter[bodies[0].at]).toBe(1);
      expect(bodies[0].facing).toBeGreaterThanOrEqual(0);
    }
  });

  it('SG-DEP-17: everybody stands where they may, unmarked, each in a space of their own', () => {
    expect(impossibility(start({ mission, clock: 'untimed' }).position)).toBeNull();
    for (const { bodies, wounds } of state.operators) {
      expect(wounds).toBe(0);
      for (const body of bodies) expect(body).toMatchObject({ located: false, stunned: false });
    }
  });

  it('SG-DEP-09, SG-HID-02: every defender has two tokens, of which only the defenders know the portrait', () => {
    for (const { bodies, portrait } of state.operators.slice(5)) {
      expect(bodies).toHaveLength(2);
      expect(portrait.known).toBe(1 << DEFENDS);
    }
  });
});

describe('set-up', () => {
  it('SG-SET-04: begins with round 1, which advances the marker from 0', () => {
    expect(untimed('consulateControl').round).toBe(1);
  });

  it('SG-SQD-14: the first game has its ready squads', () => {
    expect(untimed('consulateControl').operators.map(({ profile }) => OPERATORS[profile].id)).toEqual([
      ...['thermite', 'ash', 'iq', 'sledge', 'blitz'],
      ...['smoke', 'castle', 'bandit', 'mute', 'pulse'],
    ]);
  });

  it('SG-SQD-10: every slot of a profile starts with a cube', () => {
    for (const { profile, charges } of untimed('consulateBomb').operators)
      expect(charges).toBe(OPERATORS[profile].charges);
  });

  it('SG-SQD-15: with revealed defenders there are no tokens', () => {
    const { operators } = untimed('consulateControl', { revealedDefenders: true });
    expect(operators.every(({ bodies }) => bodies.length === 1)).toBe(true);
    expect(operators[5].portrait.known).toBe(EVERYONE);
  });

  it('SG-HID-02: which token comes first is drawn by lot', () => {
    const firsts = ['a', 'b', 'c', 'd'].map((seed) =>
      start({ mission: 'consulateControl', clock: 'untimed' }, seed)
        .position.state.operators.slice(5)
        .map(({ portrait }) => portrait.value)
        .join(''),
    );
    expect(new Set(firsts).size).toBeGreaterThan(1);
  });

  it('SG-FWD-01: Forward Planning places neither bombs nor hostage', () => {
    const planned = { forwardPlanning: true, squads: 'choose' } as const;
    expect(untimed('consulateBomb', planned).bombs).toEqual([]);
    expect(untimed('consulateHostage', planned).hostage.at).toBe(-1);
  });

  it('SG-DEP-17: Forward Planning is not for ready deployments', () => {
    expect(() => untimed('consulateBomb', { forwardPlanning: true })).toThrow(SetupError);
  });
});
