import { Match, seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { OPERATORS, profileNumber } from '../content/operators.ts';
import { tacticalNumber } from '../content/tactical-gadgets.ts';
import { A4, D0, D2, D4 } from '../testing/arranging.ts';
import { placeAnywhere, profiles } from '../testing/deploying.ts';
import { TestTable } from '../testing/given.ts';
import { game } from './game.ts';
import type { SiegeSetup } from './match-setup.ts';
import { MISSION_IDS, missionCalled } from './missions.ts';
import { bodyHandle } from './operators.ts';
import { NONE, NOWHERE, SQUADS } from './siege.ts';

/** Seats 0 and 1 attack. */
const [A, B, C, D] = [0, 1, 2, 3];
const LIGHT = profileNumber('recruitLight');
const HEAVY = profileNumber('recruitHeavy');

function start(seats: number, setup: Partial<SiegeSetup> = {}): TestTable {
  const match = Match.start(game, {
    setup: { mission: 'consulateBomb', clock: 'untimed', squads: 'choose', ...setup },
    seats,
    seed: seedFrom('siege'),
  });
  return new TestTable(match, match.position.statics.layout.width);
}

/** All sections are chosen. */
const withSections = (setup: Partial<SiegeSetup> = {}): TestTable =>
  start(4, setup)
    .play(A, 'section', ...profiles('thermite', 'ash'))
    .play(C, 'section', ...profiles('mute', 'castle'))
    .play(B, 'section', ...profiles('iq', 'sledge'))
    .play(D, 'section', ...profiles('rook', 'bandit'));
const withRecruits = (setup: Partial<SiegeSetup> = {}): TestTable =>
  withSections(setup).play(A, 'recruit', LIGHT).play(B, 'agree').play(C, 'recruit', HEAVY).play(D, 'agree');
/** … and inventories: 3 Bulletproof Cameras and 1 Deployable Shield among the defenders' cubes. */
const withInventories = (setup: Partial<SiegeSetup> = {}): TestTable =>
  withRecruits(setup)
    .play(A, 'inventory', 2, 2, 2, 0, 0)
    .play(B, 'agree')
    .play(C, 'inventory', 3, 1, 0, 0)
    .play(D, 'agree');

const both = (table: TestTable, verb: string): TestTable => table.play(C, verb).play(D, verb);
/** The defenders place their tokens. */
const placing = (setup: Partial<SiegeSetup> = {}): TestTable =>
  both(both(both(withInventories(setup), 'next'), 'next'), 'next');
/** All tokens lie on the board. */
function placed(setup: Partial<SiegeSetup> = {}): TestTable {
  const table = placing(setup);
  for (let body = 10; body < 20; body++) placeAnywhere(table, body < 14 || body >= 18 ? C : D, body);
  return table;
}

const idOf = (table: TestTable, o: number) => OPERATORS[table.state.operators[o].profile].id;

describe('squads of two players', () => {
  it('SG-MUL-01: each player picks two Operators, a section', () => {
    const table = withSections();
    expect(table.state.operators.slice(0, 4).map((_, o) => idOf(table, o))).toEqual([
      'thermite',
      'ash',
      'iq',
      'sledge',
    ]);
    const sections = table.state.operators.map(({ section }) => section);
    expect(sections).toEqual([A, A, B, B, NONE, C, C, D, D, NONE]);
  });

  it('SG-MUL-01: seats 0 and 1 attack together, seats 2 and 3 defend', () => {
    const { squads } = start(4).match.position.statics;
    expect(squads).toEqual([0b0011, 0b1100]);
  });

  it('SG-MUL-01, SG-OPR-09: the second player picks after seeing what the mate has, and nobody twice', () => {
    const table = start(4)
      .play(A, 'section', ...profiles('thermite', 'ash'))
      .play(C, 'section', ...profiles('mute', 'castle'));
    expect(table.forbids(B, 'section', ...profiles('ashAlternate', 'iq'))).toBe('SG-OPR-09');
    expect(table.forbids(B, 'section', ...profiles('smoke', 'iq'))).toBe('SG-SQD-02');
    const picks = (seat: number) => table.match.view(seat).stack.at(-1)?.locals;
    expect(picks(B)).toMatchObject({ attackers: { value: profiles('thermite', 'ash') } });
    expect(picks(D)).toMatchObject({ attackers: { value: null } });
  });

  it('SG-SQD-16: all is public when all have picked', () => {
    const table = start(4)
      .play(A, 'section', ...profiles('thermite', 'ash'))
      .play(C, 'section', ...profiles('mute', 'castle'))
      .play(B, 'section', ...profiles('iq', 'sledge'));
    expect(table.happened('squadChosen')).toEqual([]);
    table.play(D, 'section', ...profiles('rook', 'bandit'));
    expect(table.happened('squadChosen')).toHaveLength(2);
  });

  it('SG-MUL-02: first the attackers, then the defenders pick a Recruit, perhaps of the same kind', () => {
    const table = withSections();
    expect(table.match.awaiting()).toEqual([A, B]);
    table.play(B, 'recruit', LIGHT).play(A, 'agree');
    expect(table.match.awaiting()).toEqual([C, D]);
    table.play(C, 'recruit', LIGHT).play(D, 'recruit', LIGHT);
    expect([idOf(table, A4), idOf(table, D4)]).toEqual(['recruitLight', 'recruitLight']);
    expect(table.state.operators[A4].covered).toEqual([2, 2, 2]);
  });

  it('SG-MUL-02: with `oneOfEachRecruit` the defenders get the other kind', () => {
    const table = withSections({ oneOfEachRecruit: true }).play(A, 'recruit', LIGHT).play(B, 'agree');
    expect(idOf(table, D4)).toBe('recruitHeavy');
    expect(table.asked(C)).toBe('jointInventory.choose');
  });

  it('SG-OVR-02: four Operators and a Recruit', () => {
    const table = withRecruits();
    for (const squad of SQUADS) {
      const kinds = [0, 1, 2, 3, 4].map((i) => OPERATORS[table.state.operators[5 * squad + i].profile].side);
      expect(kinds.filter((side) => side === 'either')).toHaveLength(1);
      expect(kinds.filter((side) => side !== 'either')).toHaveLength(4);
    }
  });

  it('SG-MUL-03: both agree on the inventory, which the other squad does not see', () => {
    const table = withRecruits().play(A, 'inventory', 3, 3, 0, 0, 0);
    expect(table.match.awaiting()).toEqual([B, C, D]);
    const seen = (seat: number) => table.match.view(seat).stack.at(-1)?.locals;
    expect(seen(B)).toMatchObject({ attackers: { value: [3, 3, 0, 0, 0] } });
    expect(seen(C)).toMatchObject({ attackers: { value: null } });
    table.play(B, 'inventory', 2, 2, 2, 0, 0).play(A, 'agree').play(C, 'inventory', 1, 1, 1, 1);
    expect(table.state.inventory[tacticalNumber('flashbang')]).toBe(0);
    table.play(D, 'agree');
    expect(table.state.inventory[tacticalNumber('flashbang')]).toBe(2);
    expect(table.state.inventory[tacticalNumber('tacticalDrone')]).toBe(3);
    expect(table.happened('inventoryChosen')).toHaveLength(2);
  });

  it('SG-MUL-20: nobody agrees to an inventory that nobody has proposed', () => {
    expect(withRecruits().forbids(A, 'agree')).toBe('SG-MUL-20');
  });
});

describe('two against one', () => {
  it('SG-MUL-15: two attackers, who pick sections, against one defender', () => {
    const table = start(3);
    expect(table.match.position.statics.squads).toEqual([0b011, 0b100]);
    table
      .play(A, 'section', ...profiles('thermite', 'ash'))
      .play(C, 'section', ...profiles('mute', 'castle', 'rook', 'bandit'));
    expect(table.match.awaiting()).toEqual([B]);
    table.play(B, 'section', ...profiles('iq', 'sledge'));
    expect(table.state.operators.map(({ section }) => section)).toEqual([A, A, B, B, ...Array(6).fill(NONE)]);
  });

  it('SG-MUL-16: the defender has four Operators and a Recruit too', () => {
    const table = start(3)
      .play(A, 'section', ...profiles('thermite', 'ash'))
      .play(C, 'section', ...profiles('mute', 'castle', 'rook', 'bandit'))
      .play(B, 'section', ...profiles('iq', 'sledge'))
      .play(A, 'recruit', LIGHT)
      .play(B, 'agree')
      .play(C, 'recruit', HEAVY);
    expect([D0, D2, D4].map((o) => idOf(table, o))).toEqual(['mute', 'rook', 'recruitHeavy']);
  });
});

describe('deployment of two players', () => {
  it('either rearranges components, and the step is over when both have ended it', () => {
    const table = withInventories().play(C, 'piece', 0);
    expect(table.match.awaiting()).toEqual([C]);
    table.play(C, 'remove').play(C, 'next');
    expect(table.match.awaiting()).toEqual([D]);
    table.play(D, 'piece', 0).play(D, 'keep').play(D, 'next');
    expect(table.asked(C)).toBe('defenderDeployment.gadgets');
  });

  it('SG-MUL-19: each places the special gadgets of the own section', () => {
    const table = both(withInventories(), 'next');
    const [disruptor, , , plate] = [0, 1, 2, 3];
    expect(table.forbids(C, 'gadget', disruptor)).toBe(null);
    expect(table.forbids(D, 'gadget', disruptor)).toBe('SG-MUL-19');
    expect(table.forbids(D, 'gadget', plate)).toBe(null);
    both(table, 'next');
    const camera = 5;
    for (const seat of [C, D]) expect(table.forbids(seat, 'gadget', camera)).toBe(null);
  });

  it('SG-MUL-19: each deploys the own section, either the Recruit', () => {
    const table = placing();
    expect(table.forbids(C, 'take', bodyHandle(D0, 0))).toBe(null);
    expect(table.forbids(D, 'take', bodyHandle(D0, 0))).toBe('SG-MUL-19');
    for (const seat of [C, D]) expect(table.forbids(seat, 'take', bodyHandle(D4, 1))).toBe(null);
  });

  it('SG-MUL-03: the deployment of the Recruit is confirmed anew when it stands elsewhere', () => {
    const table = placed().play(C, 'end');
    expect(table.match.awaiting()).toEqual([D]);
    table.play(D, 'take', bodyHandle(D2, 0)).play(D, 'leave');
    expect(table.match.awaiting()).toEqual([D]);
    table.play(D, 'take', bodyHandle(D4, 0)).play(D, 'leave');
    expect(table.match.awaiting()).toEqual([C, D]);
  });

  it('SG-MUL-12: a defender knows the squad-mate’s hidden tokens, attackers do not', () => {
    const table = placed().play(C, 'end').play(D, 'end');
    expect(table.match.awaiting()).toEqual([C]);
    table.play(C, 'portraits', D0).play(D, 'portraits', D2);
    const known = table.state.operators.slice(D0).map(({ portrait }) => portrait.known);
    expect(known).toEqual(Array(5).fill(0b1100));
    expect([D0, D2].map((o) => table.state.operators[o].portrait.value)).toEqual([1, 1]);
    expect(table.match.view(D).state.operators[D0].portrait.value).toBe(1);
    expect(table.match.view(A).state.operators[D0].portrait.value).toBeNull();
  });

  it('time over ends it for both', () => {
    const table = placing({ clock: 'timed' });
    while (table.happened('deploymentEnded').length === 0) table.timeOut(table.match.awaiting()[0]);
    expect(table.state.operators.slice(D0).every(({ bodies }) => bodies.length === 0)).toBe(true);
    expect(table.state.operators[D0].bodies.every(({ at }) => at === NOWHERE)).toBe(true);
  });

  it('a squad-mate deploys for who gave up', () => {
    const table = placing();
    table.match.submit({ kind: 'resign', seat: D, at: 0 });
    expect(table.forbids(C, 'take', bodyHandle(D2, 0))).toBe(null);
    table.play(C, 'end');
    expect(table.happened('deploymentEnded')).toHaveLength(1);
  });
});

describe.each(MISSION_IDS)('ready squads of %s', (mission) => {
  const zone = missionCalled(mission)?.starterZone;
  const ready = (seats: number, setup = {}) => start(seats, { mission, squads: 'ready', ...setup });

  it('SG-MUL-17: have ready sections for each of two players, and a Recruit in the fifth’s place', () => {
    const table = ready(4);
    const named = (seat: number) =>
      table.state.operators.flatMap(({ section }, o) => (section === seat ? idOf(table, o) : []));
    const sections = [...(zone?.attackers.sections ?? []), ...(zone?.defenders.sections ?? [])];
    for (const seat of [A, B, C, D]) expect(named(seat).toSorted()).toEqual(sections[seat].toSorted());
    expect(named(NONE)).toEqual([zone?.attackers.recruit, zone?.defenders.recruit]);
    expect(table.asked(A)).toBe('sectionOrder.choose');
  });

  it('SG-MUL-17, SG-MUL-16: the single defender has the same four and the Recruit', () => {
    const table = ready(3);
    const names = [D0, D0 + 1, D2, D0 + 3, D4].map((o) => idOf(table, o));
    expect(names.toSorted()).toEqual(
      [...(zone?.defenders.sections.flat() ?? []), zone?.defenders.recruit ?? ''].toSorted(),
    );
    expect(table.state.operators.slice(D0).map(({ section }) => section)).toEqual(Array(5).fill(NONE));
  });

  it('SG-MUL-02: with `oneOfEachRecruit` the ready Recruits differ', () => {
    const table = ready(4, { oneOfEachRecruit: true });
    const recruits = table.state.operators.filter(({ covered }) => covered.length > 0);
    expect(new Set(recruits.map(({ profile }) => profile)).size).toBe(2);
  });

  it('SG-DEP-07: nothing of an Operator who is not there lies on the board', () => {
    const table = ready(4);
    const there = new Set(table.state.operators.map((_, o) => idOf(table, o)));
    const lying = new Set(zone?.defenders.gadgets.map(({ piece }) => piece));
    const owners = {
      signalDisruptor: 'mute',
      ced1: 'bandit',
      konaStation: 'thunderbird',
      armorPanel: 'castle',
    };
    for (const [piece, owner] of Object.entries(owners))
      if (lying.has(piece as never)) expect([piece, there.has(owner)]).toEqual([piece, true]);
    if (table.state.operators.some(({ plate }) => plate)) expect(there.has('rook')).toBe(true);
  });
});

it('SG-MUL-17, SG-SGD-37: a Recruit who stands in for somebody wears the plate, as far as its Stamina allows', () => {
  const plates = start(4, { mission: 'clubhouseHostage', squads: 'ready' }).state.operators.filter(
    ({ plate }) => plate,
  );
  expect(plates).toHaveLength(3);
  expect(plates.some(({ profile }) => profile === LIGHT)).toBe(true);
});
