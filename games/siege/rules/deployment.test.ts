import { describe, expect, it } from 'vitest';
import { profileNumber } from '../content/operators.ts';
import { pieceNumber } from '../content/pieces.ts';
import { tacticalNumber } from '../content/tactical-gadgets.ts';
import { ATTACKS, DEFENDS } from '../testing/arranging.ts';
import { choosing, deploying, placeAnywhere, profiles } from '../testing/deploying.ts';
import type { TestTable } from '../testing/given.ts';
import { isPerimeter } from './environment.ts';
import { isBarricade } from './partitions.ts';
import { NOWHERE } from './siege.ts';
import { floorOf } from './statics.ts';

const SQUAD = ['mute', 'castle', 'rook', 'bandit', 'thunderbird'];
const [DISRUPTOR, PANEL, , PLATE, , CAMERA, SHIELD] = [0, 1, 2, 3, 4, 5, 6];

const skip = (table: TestTable, times: number): TestTable => {
  for (let i = 0; i < times; i++) table.play(DEFENDS, 'next');
  return table;
};
/** The defenders place their tokens. */
const placing = (setup = {}): TestTable => skip(deploying(SQUAD, setup), 3);
/** All tokens but those named are placed, and the defenders end it. */
function ending(setup: Parameters<typeof deploying>[1], left: readonly number[] = []): TestTable {
  const table = placing(setup);
  for (let body = 10; body < 20; body++) if (!left.includes(body)) placeAnywhere(table, DEFENDS, body);
  return table.play(DEFENDS, 'end');
}

describe('squads and inventories', () => {
  it('SG-SQD-02: five of the own side', () => {
    const table = choosing();
    const mixed = profiles('thermite', 'ash', 'iq', 'sledge', 'smoke');
    expect(table.forbids(ATTACKS, 'squad', ...mixed)).toBe('SG-SQD-02');
    expect(() => table.play(ATTACKS, 'squad', ...mixed.slice(0, 4))).toThrow('not-offered');
  });

  it('SG-OPR-09: never an Operator with the alternate profile', () => {
    const both = profiles('thermite', 'ash', 'ashAlternate', 'sledge', 'blitz');
    expect(choosing().forbids(ATTACKS, 'squad', ...both)).toBe('SG-OPR-09');
  });

  it('SG-SQD-02, SG-SQD-16: a squad is hidden until both are chosen, then both are public', () => {
    const table = choosing().play(ATTACKS, 'squad', ...profiles('thermite', 'ash', 'iq', 'sledge', 'blitz'));
    expect(table.state.operators[0].profile).toBe(-1);
    expect(table.happened('squadChosen')).toEqual([]);
    table.play(DEFENDS, 'squad', ...profiles(...SQUAD));
    expect(table.state.operators[5].profile).toBe(profileNumber('mute'));
    expect(table.happened('squadChosen')).toHaveLength(2);
    expect(table.asked(ATTACKS)).toBe('squadSelection.inventory');
  });

  it('SG-SQD-05, SG-SQD-06, SG-SQD-13: 6 cubes and 3 on drones against 4', () => {
    const table = deploying(SQUAD);
    expect(table.state.inventory[tacticalNumber('tacticalDrone')]).toBe(3);
    expect(table.state.inventory.reduce((sum, n) => sum + n)).toBe(6 + 3 + 4);
  });

  it('SG-SQD-05, SG-SQD-08: any other total, or more than there are slots, is refused', () => {
    const table = choosing()
      .play(ATTACKS, 'squad', ...profiles('thermite', 'ash', 'iq', 'sledge', 'blitz'))
      .play(DEFENDS, 'squad', ...profiles(...SQUAD));
    expect(() => table.play(DEFENDS, 'inventory', 3, 0, 0, 0)).toThrow('add up to 3, not 4');
    expect(() => table.play(DEFENDS, 'inventory', 0, 3, 1, 0)).toThrow('takes 0 to 2');
    expect(() => table.play(ATTACKS, 'inventory', 3, 3, 1, 0, 0)).toThrow('add up to 7, not 6');
  });
});

describe('deployment step 1', () => {
  it('SG-DEP-05: at most five components are removed', () => {
    const table = deploying(SQUAD);
    for (let i = 0; i < 5; i++) table.play(DEFENDS, 'piece', 0).play(DEFENDS, 'remove');
    expect(table.state.pieces).toHaveLength(5 + 3 + 2 - 5);
    expect(table.forbids(DEFENDS, 'piece', 0)).toBe('SG-DEP-05');
    expect(table.verbs(DEFENDS)).toEqual(['next']);
  });

  it('SG-DEP-20: turning a camera where it hangs counts as repositioning one component', () => {
    const table = deploying(SQUAD);
    /** Turns a piece where it is, if there is a wall on another side of its space. */
    const isTurned = (piece: number): boolean => {
      const { at, side } = table.state.pieces[piece];
      table.play(DEFENDS, 'piece', piece);
      const turned = table.options(DEFENDS, 'hang').find(([space, to]) => space === at && to !== side);
      if (turned === undefined) table.play(DEFENDS, 'keep');
      else table.play(DEFENDS, 'hang', ...turned);
      return turned !== undefined;
    };
    const cameras = [...table.state.pieces.keys()].filter(
      (piece) => table.state.pieces[piece].kind === pieceNumber('camera'),
    );
    expect(cameras.some(isTurned)).toBe(true);
    expect(table.match.decision(DEFENDS)?.about.left).toBe(4);
  });

  it('SG-DEP-21: what was removed is in the box and comes back no more', () => {
    const table = deploying(SQUAD).play(DEFENDS, 'piece', 0);
    const [{ kind }] = table.state.pieces;
    const count = () => table.state.pieces.filter((piece) => piece.kind === kind).length;
    const before = count();
    table.play(DEFENDS, 'remove');
    expect(table.options(DEFENDS, 'piece')).toHaveLength(table.state.pieces.length);
    skip(table, 3);
    for (let body = 10; body < 20; body++) placeAnywhere(table, DEFENDS, body);
    expect(count()).toBe(before - 1);
  });

  it('SG-DEP-05: a component repositioned twice counts once', () => {
    const table = deploying(SQUAD);
    for (let i = 0; i < 2; i++) {
      table.play(DEFENDS, 'piece', 0);
      table.play(DEFENDS, 'hang', ...table.options(DEFENDS, 'hang')[0]);
    }
    expect(table.match.decision(DEFENDS)?.about.left).toBe(4);
  });

  it('SG-DEP-04, SG-DEP-02: cameras go to heavy walls inside, one a space', () => {
    const table = deploying(SQUAD).play(DEFENDS, 'piece', 0);
    const [, other] = table.state.pieces;
    expect(table.forbids(DEFENDS, 'hang', other.at, other.side)).toMatch(/SG-GAD-0[37]/);
    for (const [space] of table.options(DEFENDS, 'hang')) expect(isPerimeter(table.g, space)).toBe(false);
    const outside = table.g.statics.plan.perimeter.indexOf(1);
    expect(table.forbids(DEFENDS, 'hang', outside, 0)).toBe('SG-DEP-04');
  });

  it('SG-TGD-01: a Fortified Entryway goes to an entryway only', () => {
    const table = deploying(SQUAD);
    const fortified = table.state.pieces.findIndex(({ kind }) => kind === pieceNumber('fortifiedEntryway'));
    table.play(DEFENDS, 'piece', fortified);
    const entryways = table.g.statics.plan.entryways.map(({ cell }) => cell);
    for (const [space] of table.options(DEFENDS, 'lay')) expect(entryways).toContain(space);
  });

  it('SG-DEP-05: a piece that is laid elsewhere, or put back, leads on to the next', () => {
    const table = deploying(SQUAD);
    const wire = table.state.pieces.findIndex(({ kind }) => kind === pieceNumber('barbedWire'));
    table.play(DEFENDS, 'piece', wire);
    const [[to]] = table.options(DEFENDS, 'lay');
    table.play(DEFENDS, 'lay', to);
    expect(table.state.pieces[wire]).toMatchObject({ at: to, side: -1 });
    expect(table.asked(DEFENDS)).toBe('defenderDeployment.rearrange');
    table.play(DEFENDS, 'piece', wire).play(DEFENDS, 'keep');
    expect(table.asked(DEFENDS)).toBe('defenderDeployment.rearrange');
    expect(table.match.decision(DEFENDS)?.about.left).toBe(4);
  });

  it('SG-DEP-05: a barricade that is moved twice counts once, one that is taken away too', () => {
    const table = deploying(SQUAD);
    const left = () => table.match.decision(DEFENDS)?.about.left;
    const moveOn = (from: number): number => {
      table.play(DEFENDS, 'barricade', from);
      const [[to]] = table.options(DEFENDS, 'shut');
      table.play(DEFENDS, 'shut', to);
      return to;
    };
    const movable = table
      .options(DEFENDS, 'barricade')
      .map(([partition]) => partition)
      .find((partition) => {
        const { length } = table.play(DEFENDS, 'barricade', partition).options(DEFENDS, 'shut');
        table.play(DEFENDS, 'keep');
        return length > 0;
      }) as number;
    const second = moveOn(moveOn(movable));
    expect(left()).toBe(4);
    table.play(DEFENDS, 'barricade', second).play(DEFENDS, 'remove');
    expect(left()).toBe(4);
  });

  it('SG-DEP-06: a barricade moves to a location of the same kind and size', () => {
    const table = deploying(SQUAD);
    const from = table
      .options(DEFENDS, 'barricade')
      .map(([partition]) => partition)
      .find((partition) => {
        const { length } = table.play(DEFENDS, 'barricade', partition).options(DEFENDS, 'shut');
        table.play(DEFENDS, 'keep');
        return length > 0;
      }) as number;
    table.play(DEFENDS, 'barricade', from);
    const { partitions } = table.g.statics.plan;
    const { kind, edges } = partitions[from];
    const others = partitions.findIndex(
      (each) => ['door', 'window'].includes(each.kind) && each.kind !== kind,
    );
    expect(table.forbids(DEFENDS, 'shut', others)).toBe('SG-DEP-06');
    const [[to]] = table.options(DEFENDS, 'shut');
    table.play(DEFENDS, 'shut', to);
    expect(partitions[to]).toMatchObject({ kind, edges: { length: edges.length } });
    const kinds = floorOf(table.g).ground.edgeKind;
    expect(isBarricade(kinds[edges[0]])).toBe(false);
    expect(isBarricade(kinds[partitions[to].edges[0]])).toBe(true);
  });
});

describe('Operators that are not placed in time', () => {
  it('SG-DEP-18: who has only one token on the board, upstairs, is left out and watches nothing', () => {
    const table = placing({ unplacedOperators: 'strict' }).play(DEFENDS, 'take', 10);
    const [[entryway]] = table.options(DEFENDS, 'upstairs');
    table.play(DEFENDS, 'upstairs', entryway);
    expect(table.state.operators[5].watches).toBe(entryway);
    for (let body = 12; body < 20; body++) placeAnywhere(table, DEFENDS, body);
    // The token that is missing is the portrait.
    table.play(DEFENDS, 'end').play(DEFENDS, 'portraits', 5);
    expect(table.happened('leftOut').map(({ fields }) => fields)).toEqual([{ operator: 5 }]);
    expect(table.state.operators[5]).toMatchObject({ eliminated: true, bodies: [], watches: -1 });
  });
});

describe('deployment steps 2 and 3', () => {
  it('SG-DEP-07: places the Setup gadgets of the squad, and no more than there are', () => {
    const table = skip(deploying(SQUAD), 1);
    for (let i = 0; i < 2; i++) {
      table.play(DEFENDS, 'gadget', DISRUPTOR);
      table.play(DEFENDS, 'hang', ...table.options(DEFENDS, 'hang')[0]);
    }
    expect(table.forbids(DEFENDS, 'gadget', DISRUPTOR)).toBe('SG-DEP-07');
    const without = skip(deploying(['smoke', 'castle', 'rook', 'bandit', 'pulse']), 1);
    expect(without.forbids(DEFENDS, 'gadget', DISRUPTOR)).toBe('SG-DEP-07');
  });

  it('SG-SGD-07: two Armor Panels on two doors or windows', () => {
    const table = skip(deploying(SQUAD), 1).play(DEFENDS, 'gadget', PANEL);
    const [[door]] = table.options(DEFENDS, 'panel');
    table.play(DEFENDS, 'panel', door).play(DEFENDS, 'gadget', PANEL);
    expect(table.forbids(DEFENDS, 'panel', door)).toBe('SG-SGD-07');
    table.play(DEFENDS, 'panel', ...table.options(DEFENDS, 'panel')[0]);
    expect(table.forbids(DEFENDS, 'gadget', PANEL)).toBe('SG-DEP-07');
  });

  it('SG-SGD-37: Armor Plates only on Operators of Stamina 5 or less, one each', () => {
    const table = skip(deploying(SQUAD), 1).play(DEFENDS, 'gadget', PLATE);
    expect(table.forbids(DEFENDS, 'plate', 7)).toBe('SG-SGD-37');
    const [[o]] = table.options(DEFENDS, 'plate');
    table.play(DEFENDS, 'plate', o).play(DEFENDS, 'gadget', PLATE);
    expect(table.forbids(DEFENDS, 'plate', o)).toBe('SG-SGD-37');
  });

  it('SG-DEP-11: tactical gadgets wait for step 3, special ones do not', () => {
    const table = skip(deploying(SQUAD), 1);
    expect(table.forbids(DEFENDS, 'gadget', CAMERA)).toBe('SG-DEP-11');
    table.play(DEFENDS, 'next');
    expect(table.forbids(DEFENDS, 'gadget', DISRUPTOR)).toBe('SG-DEP-11');
    expect(table.options(DEFENDS, 'gadget')).toEqual([[CAMERA], [SHIELD]]);
  });

  it('SG-DEP-08: each piece takes its cube; SG-DEP-16: what is not placed is lost', () => {
    const table = skip(deploying(SQUAD), 2).play(DEFENDS, 'gadget', CAMERA);
    table.play(DEFENDS, 'hang', ...table.options(DEFENDS, 'hang')[0]);
    expect(table.state.inventory[tacticalNumber('bulletproofCamera')]).toBe(2);
    table.play(DEFENDS, 'next');
    expect(table.state.inventory[tacticalNumber('bulletproofCamera')]).toBe(0);
    expect(table.state.inventory[tacticalNumber('deployableShield')]).toBe(0);
  });
});

describe('deploying Operators', () => {
  it('SG-DEP-09, SG-DEP-04, SG-DEP-22: tokens lie inside, turned to any side', () => {
    const table = placing().play(DEFENDS, 'take', 10);
    const options = table.options(DEFENDS, 'put');
    expect(options.every(([space]) => !isPerimeter(table.g, space))).toBe(true);
    expect(new Set(options.map(([, side]) => side)).size).toBe(4);
    const outside = table.g.statics.plan.perimeter.indexOf(1);
    expect(table.forbids(DEFENDS, 'put', outside, 0)).toBe('SG-DEP-04');
  });

  it('SG-ENV-12: no two tokens in a space; one placed may be placed elsewhere', () => {
    const table = placing().play(DEFENDS, 'take', 10);
    const [first] = table.options(DEFENDS, 'put');
    table.play(DEFENDS, 'put', ...first).play(DEFENDS, 'take', 11);
    expect(table.forbids(DEFENDS, 'put', ...first)).toBe('SG-ENV-12');
    table
      .play(DEFENDS, 'leave')
      .play(DEFENDS, 'take', 10)
      .play(DEFENDS, 'put', ...table.options(DEFENDS, 'put')[8]);
    expect(table.state.operators[5].bodies[0].at).not.toBe(first[0]);
  });

  it('SG-DEP-03, SG-DEP-23, SG-OVW-03: may lean inside, not facing the standee', () => {
    const table = placing().play(DEFENDS, 'take', 10);
    const leans = table.options(DEFENDS, 'lean');
    expect(leans.every(([, standee]) => !isPerimeter(table.g, standee))).toBe(true);
    const [[space, standee]] = leans;
    expect(leans.filter(([s, t]) => s === space && t === standee)).toHaveLength(3);
    table.play(DEFENDS, 'lean', ...leans[0]);
    expect(table.state.operators[5].bodies[0]).toMatchObject({ at: space, standee });
  });

  it('SG-DEP-10: a token upstairs watches a gray entryway that is not fortified', () => {
    const table = placing().play(DEFENDS, 'take', 10);
    const gray = table.options(DEFENDS, 'upstairs');
    const { entryways } = table.g.statics.plan;
    for (const [cell] of gray) expect(entryways).toContainEqual({ cell, colour: 'gray' });
    const blue = entryways.find(({ colour }) => colour === 'blue');
    if (blue !== undefined) expect(table.forbids(DEFENDS, 'upstairs', blue.cell)).toBe('SG-DEP-10');
    table.play(DEFENDS, 'upstairs', ...gray[0]);
    expect(table.state.operators[5].watches).toBe(gray[0][0]);
  });

  it('SG-DEP-19: both tokens upstairs have one Entryway Overwatch token; SG-ENT-09: there are two spaces', () => {
    const table = placing().play(DEFENDS, 'take', 10);
    const [[one], [other]] = table.options(DEFENDS, 'upstairs');
    table.play(DEFENDS, 'upstairs', one).play(DEFENDS, 'take', 11).play(DEFENDS, 'upstairs', one);
    expect(table.state.operators[5].watches).toBe(one);
    expect(table.play(DEFENDS, 'take', 12).forbids(DEFENDS, 'upstairs', other)).toBe('SG-ENT-09');
  });

  it('SG-DEP-10: its token goes when nobody is upstairs any more', () => {
    const table = placing().play(DEFENDS, 'take', 10);
    table.play(DEFENDS, 'upstairs', ...table.options(DEFENDS, 'upstairs')[0]).play(DEFENDS, 'take', 10);
    expect(table.state.operators[5].watches).toBe(-1);
  });

  it('SG-HID-02: the defenders alone know which tokens are the portraits', () => {
    const table = ending({}).play(DEFENDS, 'portraits', 6, 8);
    expect(table.state.operators.slice(5).map(({ portrait }) => portrait.value)).toEqual([0, 1, 0, 1, 0]);
    for (const { portrait } of table.state.operators.slice(5)) expect(portrait.known).toBe(1 << DEFENDS);
  });

  it('SG-DEP-13, SG-DEP-14: attackers stand on the perimeter and overwatch, none upstairs', () => {
    const table = ending({}).play(DEFENDS, 'lot').play(ATTACKS, 'take', 0);
    expect(table.options(ATTACKS, 'put').every(([space]) => isPerimeter(table.g, space))).toBe(true);
    const inside = table.g.statics.plan.perimeter.indexOf(0);
    expect(table.forbids(ATTACKS, 'put', inside, 0)).toMatch(/SG-DEP-13|SG-PRT-18/);
    expect(table.forbids(ATTACKS, 'upstairs', table.g.statics.plan.entryways[0].cell)).toBe('SG-DEP-14');
    table.play(ATTACKS, 'put', ...table.options(ATTACKS, 'put')[2]);
    expect(table.state.operators[0].bodies[0].facing).toBe(2);
  });

  it('SG-DEP-01, SG-DEP-15: then round 1 begins, and nobody has reacted', () => {
    const table = ending({}).play(DEFENDS, 'lot');
    for (let body = 0; body < 10; body += 2) placeAnywhere(table, ATTACKS, body);
    table.play(ATTACKS, 'end');
    expect(table.state.round).toBe(1);
    expect(table.happened('revealed')).toEqual([]);
  });

  it('SG-DEP-12: the clocks of deployment run one after the other, and their end ends it', () => {
    const table = deploying(SQUAD, { clock: 'timed' });
    expect(table.running()).toEqual([DEFENDS]);
    table.timeOut(DEFENDS);
    for (let i = 0; i < 9 && table.match.decision(DEFENDS) !== null; i++) table.timeOut(DEFENDS);
    expect(table.now).toBeGreaterThanOrEqual(15 * 60_000);
    expect(table.running()).toEqual([ATTACKS]);
  });

  it('SG-DEP-18: strict leaves out who was not placed, and a decoy alone', () => {
    const table = ending({ unplacedOperators: 'strict' }, [10, 11, 12, 15]);
    expect(table.state.operators[5]).toMatchObject({ bodies: [], eliminated: true });
    table.play(DEFENDS, 'portraits');
    // Operator 6: its first token, the portrait, was not placed. Operator 7: its decoy was not.
    expect(table.state.operators[6]).toMatchObject({ bodies: [], eliminated: true });
    expect(table.state.operators[7].bodies).toHaveLength(1);
    expect(table.state.operators[7].bodies[0].at).not.toBe(NOWHERE);
  });

  it('SG-DEP-18, SG-DEP-24: autoPlace puts them on the first places of the list that are legal', () => {
    const table = ending({ unplacedOperators: 'autoPlace' }, [10, 11]).play(DEFENDS, 'lot');
    const { reserves } = table.g.statics.mission ?? {};
    const places = reserves?.defenders.map(({ cell }) => cell);
    for (const { at } of table.state.operators[5].bodies) expect(places).toContain(at);
    table.play(ATTACKS, 'end');
    expect(table.state.operators.slice(0, 5).map(({ bodies: [{ at, facing }] }) => [at, facing])).toEqual(
      reserves?.attackers.slice(0, 5).map(({ cell, facing }) => [cell, facing]),
    );
  });
});
