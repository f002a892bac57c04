import { call } from '@sightline/kernel';
import type { Panel } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { missionCalled } from '../rules/missions.ts';
import { activation } from '../rules/procedures.ts';
import type { G } from '../rules/siege.ts';
import {
  A0,
  A1,
  A2,
  ATTACKS,
  D0,
  D1,
  DEFENDS,
  hide,
  NORTH_SIDE,
  put,
  stock,
  upstairs,
} from '../testing/arranging.ts';
import { type Given, given } from '../testing/given.ts';
import { lookAt } from '../testing/saying.ts';
import { header } from './header.ts';
import { panels } from './panels.ts';

type Arrange = (g: G, at: (space: string) => number) => void;

const table = (arrange: Arrange, rest: Partial<Given> = {}) =>
  given({
    run: () => call(activation, { operator: A0 }),
    ...rest,
    arrange(g, at) {
      g.state.round = 2;
      put(g, A0, 'ash', at('(0,0)'));
      arrange(g, at);
    },
  });
const seenBy = (arrange: Arrange, seat = ATTACKS, rest: Partial<Given> = {}): Panel[] =>
  panels(lookAt(table(arrange, rest).match, seat));
const figures = (all: readonly Panel[]) => all.flatMap((p) => (p.type === 'figure' ? [p] : []));
const chips = (all: readonly Panel[], name: string) =>
  figures(all)
    .find((p) => p.name === name)
    ?.chips.map(({ text }) => text);
const stats = (all: readonly Panel[], title: string) =>
  all.flatMap((p) => (p.type === 'stats' && p.title === title ? [p.rows] : []))[0];

describe('the squads', () => {
  it('lie apart, each with its inventory; who acts, is ready, done or eliminated', () => {
    const all = seenBy((g, at) => {
      put(g, A1, 'sledge', at('(1,0)'));
      g.state.operators[A1].activated = true;
      put(g, A2, 'glaz', at('(2,0)'));
      put(g, D1, 'smoke', at('(5,5)'), { wounds: 3 });
      g.state.operators[D1].eliminated = true;
      g.state.operators[D1].bodies = [];
    });
    expect(
      figures(all).map(({ name, note, squad, active, down }) => [name, note, squad, active, down]),
    ).toEqual([
      ['Ash', 'Activating now', 'Attackers', true, false],
      ['Sledge', 'Done', 'Attackers', false, false],
      ['Glaz', 'Ready', 'Attackers', false, false],
      ['Smoke', 'Eliminated', 'Defenders', false, true],
    ]);
    expect(figures(all)[3]).toMatchObject({ health: { now: 0, most: 5 }, chips: [] });
    expect(all.map(({ squad }) => squad).filter((squad) => squad !== undefined)).toHaveLength(6);
  });

  it('are all in view before what they carry', () => {
    const order = seenBy((g, at) => put(g, D1, 'smoke', at('(5,5)'))).flatMap(({ type, squad }) =>
      squad === undefined ? [] : [`${type} ${squad}`],
    );
    expect(order).toEqual(['figure Attackers', 'figure Defenders', 'stats Attackers', 'stats Defenders']);
  });

  it('one’s own squad comes first', () => {
    const arrange: Arrange = (g, at) => put(g, D1, 'smoke', at('(5,5)'));
    const order = (seat: number) => figures(seenBy(arrange, seat)).map(({ name }) => name);
    expect(order(ATTACKS)).toEqual(['Ash', 'Smoke']);
    expect(order(DEFENDS)).toEqual(['Smoke', 'Ash']);
  });

  it('say what is left of an activation and of charges', () => {
    const all = seenBy((g) => {
      g.state.operators[A0].charges = 1;
    });
    expect(chips(all, 'Ash')).toEqual(['5 MP', '2 actions', 'Breaching Rounds 1/2']);
    const spent = figures(
      seenBy((g) => {
        g.state.operators[A0].charges = 0;
      }),
    )[0].chips.find(({ text }) => text === 'Breaching Rounds 0/2');
    expect(spent).toMatchObject({ tone: 'muted', ref: 'card:special.2' });
    expect(spent?.hint).toContain('D2');
  });

  it('show what lasts: markers, leaning, Overwatch, plates, shields, Bonus tokens', () => {
    const all = seenBy((g, at) => {
      put(g, A1, 'montagne', at('(2,2)'), {
        located: true,
        stunned: true,
        facing: NORTH_SIDE,
        standee: at('(3,2)'),
      });
      Object.assign(g.state.operators[A1], { raised: true, bonus: -1 });
      put(g, D1, 'doc', upstairs(g, 0));
      Object.assign(g.state.operators[D1], { plate: true, watches: at('(8,0)'), bonus: 2 });
    });
    expect(chips(all, 'Montagne')).toEqual([
      'Extendable Shield',
      'Located',
      'Stunned',
      'Leaning',
      'north',
      'Shield extended',
      '−1 action',
    ]);
    expect(chips(all, 'Doc')).toEqual(['Stim Pistol 3/3', 'Upstairs', 'I1', 'Armor Plate', '+2 actions']);
  });

  it('a marker on one token is the Operator’s only for who knows the portrait', () => {
    const arrange: Arrange = (g, at) => {
      hide(g, D0, 'jager', [at('(5,2)'), upstairs(g, 0)]);
      g.state.operators[D0].bodies[1].stunned = true;
    };
    expect(chips(seenBy(arrange, ATTACKS), 'Jäger')).toEqual([
      'Active Defense Systems 3/3',
      'Hidden',
      'Stunned: one token',
      'Upstairs: one token',
    ]);
    expect(chips(seenBy(arrange, DEFENDS), 'Jäger')).toEqual(['Active Defense Systems 3/3', 'Hidden']);
  });
});

describe('what is left', () => {
  it('of inventories and of the supply', () => {
    const all = seenBy((g) => {
      stock(g, { breachCharge: 2, nitroCell: 1 });
      put(g, D1, 'smoke', 20);
      g.state.stock = [7, 8];
    });
    expect(stats(all, 'Attackers: inventory')?.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Breach Charge: 2 cubes',
      'Frag Grenade: none left',
      'Flashbang Grenade: none left',
      'Smoke Grenade: none left',
      'Claymore: none left',
      'Tactical Drone: none left',
      'Leaning standees left: 5',
    ]);
    expect(stats(all, 'Defenders: inventory')?.[0]).toMatchObject({
      label: 'Nitro Cell',
      pips: { now: 1, most: 3 },
    });
    expect(stats(all, 'General supply')?.[0]).toMatchObject({ label: 'Single breaches', value: '7 of 8' });
  });
});

describe('the mission', () => {
  const control = missionCalled('consulateControl');
  const rest = { board: control?.map, mission: { rooms: control?.rooms ?? [] } } as Partial<Given>;

  it('says what each side is after, by its own lights, and where to read on', () => {
    const note = (seat: number) =>
      seenBy(() => {}, seat, rest).flatMap((p) => (p.type === 'note' ? [p] : []))[0];
    expect(note(ATTACKS).rule).toBe('SG-MIS-04');
    expect(JSON.stringify(note(ATTACKS).text)).toContain('a tie loses for you');
    expect(JSON.stringify(note(DEFENDS).text)).toContain('a tie wins for you');
  });

  it('lists contested rooms with who holds them, and counts what they would bring', () => {
    const lobby = control?.map.rooms[control.rooms[0].room].spaces ?? [];
    const arrange: Arrange = (g) => {
      g.state.score = [4, 2];
      put(g, D1, 'smoke', lobby[0]);
    };
    expect(stats(seenBy(arrange, ATTACKS, rest), 'Contested rooms')?.[0]).toMatchObject({
      label: 'Lobby (3)',
      value: 'Defenders',
    });
    const { counters, title, kicker, phases } = header(lookAt(table(arrange, rest).match, ATTACKS));
    expect([kicker, title]).toEqual(['Control · Round 2', 'Consulate']);
    expect(phases.filter(({ now }) => now).map(({ label }) => label)).toEqual(['Attack']);
    expect(counters.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Round 2',
      'Attackers 4',
      'Defenders 2',
      'Attack reroll 1',
      'Defence reroll 1',
    ]);
    expect(counters[2].hint).toContain('3 more points');
    expect(counters[1].hint).toContain('nothing');
  });
});
