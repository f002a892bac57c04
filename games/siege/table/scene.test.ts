import { changeEdge, edgeOf } from '@sightline/board';
import { call } from '@sightline/kernel';
import type { Piece } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { sectionKind } from '../rules/map/legend.ts';
import { missionCalled } from '../rules/missions.ts';
import { activation } from '../rules/procedures.ts';
import type { G } from '../rules/siege.ts';
import {
  A0,
  A1,
  ATTACKS,
  cover,
  D0,
  D1,
  DEFENDS,
  EAST_SIDE,
  hide,
  lay,
  NORTH_SIDE,
  put,
  SOUTH_SIDE,
  upstairs,
  WEST_SIDE,
} from '../testing/arranging.ts';
import { type Given, given } from '../testing/given.ts';
import { lookAt } from '../testing/saying.ts';
import { sketch } from '../testing/sketch.ts';
import { scene } from './scene.ts';

type Arrange = (g: G, at: (space: string) => number) => void;

/** Ash (0) is activated in the attackers' first phase. */
const table = (arrange: Arrange, rest: Partial<Given> = {}) =>
  given({
    run: () => call(activation, { operator: A0 }),
    ...rest,
    arrange(g, at) {
      g.state.round = 1;
      put(g, A0, 'ash', at('(0,0)'));
      arrange(g, at);
    },
  });
const shown = (arrange: Arrange, seat = ATTACKS, rest: Partial<Given> = {}) =>
  scene(lookAt(table(arrange, rest).match, seat));
const pieces = (arrange: Arrange, seat = ATTACKS, rest: Partial<Given> = {}): Piece[] =>
  shown(arrange, seat, rest).pieces.filter((piece): piece is Piece => piece.x !== undefined);
const bodyOf = (all: readonly Piece[], handle: number) => all.find(({ ref }) => ref === `piece:${handle}`);

describe('Operators on the board', () => {
  const arrange: Arrange = (g, at) => {
    hide(g, D0, 'jager', [at('(5,2)'), at('(7,4)')], { facing: SOUTH_SIDE }, 1);
    put(g, D1, 'smoke', at('(4,4)'), { facing: EAST_SIDE, located: true, stunned: true, wounds: 2 });
    put(g, A1, 'sledge', at('(2,2)'), { facing: NORTH_SIDE, standee: at('(3,2)') });
  };

  it('attack as discs and defend as hexagons; who acts stands out', () => {
    const all = pieces(arrange);
    expect(bodyOf(all, 2 * A0)).toMatchObject({ active: true, caption: 'Ash', tone: 'friend', x: 0, y: 0 });
    expect(bodyOf(all, 2 * A0)?.base).toBeUndefined();
    expect(bodyOf(all, 2 * D1)).toMatchObject({ base: 'hexagon', tone: 'foe', health: { now: 3, most: 5 } });
    expect(bodyOf(all, 2 * D1)?.active).toBeUndefined();
  });

  it('hidden tokens are alike for attackers, and told apart by defenders', () => {
    const attacking = [0, 1].map((b) => bodyOf(pieces(arrange, ATTACKS), 2 * D0 + b));
    for (const token of attacking)
      expect(token).toMatchObject({ hidden: true, badge: '?', caption: 'Jäger', facing: SOUTH_SIDE });
    expect(attacking.map((token) => [token?.dim, token?.health, token?.statuses, token?.arc])).toEqual([
      [undefined, undefined, undefined, undefined],
      [undefined, undefined, undefined, undefined],
    ]);
    // Put down as token 1: that is the portrait.
    const [decoy, portrait] = [0, 1].map((b) => bodyOf(pieces(arrange, DEFENDS), 2 * D0 + b));
    expect(decoy).toMatchObject({ hidden: true, dim: true, caption: 'Decoy', x: 7, y: 4 });
    expect(portrait).toMatchObject({
      hidden: true,
      caption: 'Jäger',
      x: 5,
      y: 2,
      health: { now: 5, most: 5 },
    });
    expect(portrait?.dim).toBeUndefined();
  });

  it('markers frame them; they lean; arcs are those that the active Operator is in', () => {
    const all = pieces(arrange);
    const smoke = bodyOf(all, 2 * D1);
    expect(smoke?.marks?.map(({ frame, label }) => `${frame} ${label}`)).toEqual([
      'brackets Located',
      'burst Stunned',
    ]);
    // Ash stands to the west.
    expect(smoke).toMatchObject({ facing: EAST_SIDE });
    expect(smoke?.arc).toBeUndefined();
    const turned = pieces((g, at) => put(g, D1, 'smoke', at('(4,4)'), { facing: WEST_SIDE }));
    expect(bodyOf(turned, 2 * D1)).toMatchObject({ facing: WEST_SIDE, arc: true });
    const sledge = bodyOf(all, 2 * A1);
    expect(sledge).toMatchObject({
      facing: NORTH_SIDE,
      standee: { ref: `thing:standee.${2 * A1}`, x: 3, y: 2 },
    });
    expect(sledge?.arc).toBeUndefined();
    expect(bodyOf(all, 2 * A0)?.facing).toBeUndefined();
  });

  it('stand upstairs on the floor of their squad, and say what they watch', () => {
    const drawn = shown(
      (g, at) => {
        put(g, A1, 'sledge', upstairs(g, 1));
        put(g, D1, 'smoke', upstairs(g, 1), { facing: EAST_SIDE });
        g.state.operators[D1].watches = at('(8,0)');
      },
      ATTACKS,
      { board: sketch(9, 6, { gray: '(8,0)' }) },
    );
    const all = drawn.pieces as Piece[];
    expect(bodyOf(all, 2 * A1)).toMatchObject({ level: 1, x: 1, y: 0 });
    expect(bodyOf(all, 2 * D1)).toMatchObject({ level: 2, x: 1, y: 0 });
    // Nobody watches a side up there.
    expect(bodyOf(all, 2 * D1)?.facing).toBeUndefined();
    expect(drawn.annexes).toEqual([{ level: 2, note: 'Smoke watches I1' }]);
    expect(all.find(({ ref }) => ref === `thing:watch.${D1}`)).toMatchObject({ x: 8, y: 0, tone: 'foe' });
    expect(all.find(({ ref }) => ref === 'thing:entryway.8')).toMatchObject({
      shape: 'stairs',
      tone: 'plain',
    });
  });

  it('a stack is one piece', () => {
    const all = pieces((g, at) => {
      hide(g, D0, 'jager', [at('(5,2)'), at('(5,2)')]);
      g.state.operators[D0].stacked = true;
    });
    expect(all.filter(({ hidden }) => hidden)).toMatchObject([{ ref: `piece:${2 * D0}`, badge: '2' }]);
  });
});

describe('what lies on the board', () => {
  it('gadgets hang on their walls, point their arrows and cover entryways', () => {
    const all = pieces(
      (g, at) => {
        lay(g, 'camera', at('(3,0)'), NORTH_SIDE);
        lay(g, 'claymore', at('(4,4)'), EAST_SIDE, 0);
        lay(g, 'fortifiedEntryway', at('(8,0)'));
      },
      ATTACKS,
      { board: sketch(9, 6, { gray: '(8,0)' }) },
    );
    const things = [0, 1, 2].map((i) => all.find(({ ref }) => ref === `thing:piece.${i}`));
    expect(things[0]).toMatchObject({ mountedOn: NORTH_SIDE, tone: 'foe', name: 'Camera' });
    expect(things[1]).toMatchObject({
      facing: EAST_SIDE,
      tone: 'friend',
      name: 'Claymore, arrow to the east',
    });
    expect(things[1]?.mountedOn).toBeUndefined();
    expect(things[2]).toMatchObject({ shape: 'plate', x: 8, y: 0 });
  });

  it('overlays are veils', () => {
    const { veils } = shown((g, at) => cover(g, 'gas', at('(3,2)'), at('(4,2)'), at('(3,3)'), at('(4,3)')));
    expect(veils).toEqual([{ kind: 'gas', x: 3, y: 2, wide: 2, high: 2, level: 0, label: 'Gas' }]);
  });

  it('borders that changed are listed as they are now', () => {
    const board = sketch(9, 6, { light: 'E(4,2)', door: 'E(4,4)' });
    const { borders } = shown(
      (g, at) => {
        const { ground } = g.statics.plan;
        changeEdge(ground, g.state.changes, edgeOf(ground.layout, at('(4,2)'), 1), sectionKind('breach'));
        changeEdge(
          ground,
          g.state.changes,
          edgeOf(ground.layout, at('(4,4)'), 1),
          sectionKind('panelledDoor'),
        );
      },
      ATTACKS,
      { board },
    );
    expect(borders).toEqual([
      { ref: 'border:0', kind: 'light', state: 'breached', label: 'Breach between E3 and F3' },
      { ref: 'border:1', kind: 'door', state: 'panel', label: 'Door with an Armor Panel between E5 and F5' },
    ]);
  });

  it('bombs, with the defuser where it runs; the hostage where it lies or whom it is with', () => {
    const bombs = pieces((g, at) => {
      g.state.bombs = [at('(1,1)'), at('(6,4)')];
      g.state.defuser = { bomb: 1, since: 2 };
    });
    expect(bombs.find(({ ref }) => ref === 'thing:bomb.0')).toMatchObject({ badge: 'A', x: 1, y: 1 });
    expect(bombs.find(({ ref }) => ref === 'thing:bomb.0')?.marks).toBeUndefined();
    expect(bombs.find(({ ref }) => ref === 'thing:bomb.1')?.marks).toMatchObject([
      { frame: 'burst', label: 'The defuser runs since round 2' },
    ]);
    const lies = pieces((g, at) => {
      g.state.hostage = { at: at('(3,3)'), carrier: -1 };
    });
    expect(lies.find(({ ref }) => ref === 'thing:hostage')).toMatchObject({ x: 3, y: 3 });
    const carried = pieces((g) => {
      g.state.hostage = { at: -1, carrier: A0 };
    });
    expect(carried.some(({ ref }) => ref === 'thing:hostage')).toBe(false);
    expect(bodyOf(carried, 2 * A0)?.statuses?.map(({ label }) => label)).toEqual(['Carries the hostage']);
  });

  it('a contested room has the colours of who holds it', () => {
    const mission = missionCalled('consulateControl');
    if (mission === null) throw new Error('there is no such mission');
    const { room, value } = mission.rooms[0];
    const [space, other] = mission.map.rooms[room].spaces.filter((c) => mission.map.obstacleOf[c] < 0);
    const tokenOf = (arrange: (g: G) => void) =>
      pieces(arrange, ATTACKS, { board: mission.map, mission: { rooms: mission.rooms } }).find(
        ({ ref }) => ref === `thing:room.${room}`,
      );
    expect(tokenOf(() => {})).toMatchObject({
      tone: 'gold',
      badge: String(value),
      name: 'Lobby, worth 3 points: nobody',
    });
    expect(tokenOf((g) => put(g, A1, 'sledge', space))).toMatchObject({ tone: 'friend' });
    const both = tokenOf((g) => {
      put(g, A1, 'sledge', space);
      put(g, D1, 'smoke', other);
    });
    expect(both).toMatchObject({ tone: 'gold' });
    // Hidden ones hold nothing.
    expect(tokenOf((g) => hide(g, D0, 'jager', [space, other]))).toMatchObject({ tone: 'gold' });
  });
});
