import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { overlayNumber, pieceNumber } from '../content/pieces.ts';
import { activating } from '../testing/activating.ts';
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
  put,
  SOUTH_SIDE,
  stock,
  upstairs,
  WEST_SIDE,
} from '../testing/arranging.ts';
import { deploying } from '../testing/deploying.ts';
import { useSpecial, useTactical } from '../testing/gadgets.ts';
import { given, type TestTable } from '../testing/given.ts';
import { sketch } from '../testing/sketch.ts';
import { suffer, upkeep } from './procedures.ts';

/** What the table is told by one kind of event: the log and everything that moves on the board live on it. */
const told = (table: TestTable, kind: string) => table.happened(kind).map(({ fields }) => fields);

describe('movement is told', () => {
  const entry = () => sketch(6, 3, { gray: '(1,1)' });

  it('SG-MOV-18: leaning and straightening, with the MP left', () => {
    const table = activating(A0, { arrange: (g, at) => put(g, A0, 'ash', at('(1,1)')) });
    const [from, to] = [table.at('(1,1)'), table.at('(2,1)')];
    table.play(ATTACKS, 'lean', to);
    expect(told(table, 'leaned')).toEqual([{ body: 2 * A0, from, to, points: 4 }]);
    table.play(ATTACKS, 'straighten', 1);
    expect(told(table, 'straightened')).toEqual([{ body: 2 * A0, to: from, back: 1, points: 3 }]);
  });

  it('SG-MOV-18, SG-FLR-02, SG-FLR-05: going up and coming down', () => {
    const up = activating(A0, { board: entry(), arrange: (g, at) => put(g, A0, 'ash', at('(1,1)')) });
    up.play(ATTACKS, 'goUp', 1);
    expect(told(up, 'wentUp')).toEqual([{ body: 2 * A0, from: up.at('(1,1)'), box: 1 }]);
    const down = activating(A0, { board: entry(), arrange: (g) => put(g, A0, 'ash', upstairs(g, 1)) });
    down.play(ATTACKS, 'comeDown', down.at('(1,1)'));
    expect(told(down, 'cameDown')).toEqual([{ body: 2 * A0, box: 1, to: down.at('(1,1)'), points: 4 }]);
  });

  it('SG-MOV-18, SG-RUN-01: a Run, with the MP there are then', () => {
    const table = activating(A0, { arrange: (g, at) => put(g, A0, 'ash', at('(1,1)')) }).play(ATTACKS, 'run');
    expect(told(table, 'ran')).toEqual([{ operator: A0, points: 10 }]);
  });

  it('SG-OVW-02, SG-OVW-14: whom or what is overwatched', () => {
    const table = activating(A0, { arrange: (g, at) => put(g, A0, 'ash', at('(1,1)')) });
    table.play(ATTACKS, 'overwatch', SOUTH_SIDE);
    expect(told(table, 'turned')).toEqual([{ body: 2 * A0, side: SOUTH_SIDE }]);
    const above = activating(A0, { board: entry(), arrange: (g) => put(g, A0, 'ash', upstairs(g, 1)) });
    above.play(ATTACKS, 'watch', above.at('(1,1)'));
    expect(told(above, 'watched')).toEqual([{ operator: A0, space: above.at('(1,1)') }]);
  });

  it('SG-OVW-21: that the last token upstairs has left its entryway', () => {
    const table = activating(D0, {
      board: entry(),
      arrange(g, at) {
        hide(g, D0, 'rook', [upstairs(g, 0), at('(5,2)')]);
        g.state.operators[D0].watches = at('(1,1)');
      },
    });
    table.play(DEFENDS, 'comeDown', table.at('(1,1)'));
    expect(told(table, 'watched')).toContainEqual({ operator: D0, space: -1 });
  });

  it('SG-ADV-02: an Operator that hides, and where', () => {
    const table = activating(D0, {
      settings: { advancedTactics: true },
      arrange: (g, at) => put(g, D0, 'rook', at('(3,3)')),
    });
    table.play(DEFENDS, 'hide');
    expect(told(table, 'hid')).toEqual([{ operator: D0, at: table.at('(3,3)') }]);
  });

  it('SG-HID-09, SG-HID-13: a demand, and where portrait and decoy were', () => {
    const table = activating(A0, {
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'));
        hide(g, D0, 'rook', [at('(3,0)'), at('(0,3)')]);
      },
    });
    table.play(ATTACKS, 'demand', 2 * D0);
    expect(told(table, 'demanded')).toEqual([{ by: A0, body: 2 * D0 }]);
    expect(told(table, 'revealed')).toEqual([
      { operator: D0, at: table.at('(3,0)'), decoyAt: table.at('(0,3)') },
    ]);
  });
});

describe('gadgets are told', () => {
  const armed = (more: (g: TestTable['g'], at: (s: string) => number) => void = () => {}) =>
    activating(A0, {
      board: sketch(8, 2, { rooms: ['(1,0) (2,0)'] }),
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'));
        stock(g, { claymore: 1, tacticalDrone: 1, smokeGrenade: 1, frag: 1 });
        more(g, at);
      },
    });

  it('SG-UTG-01, SG-TGA-10: what is used, and what it leaves', () => {
    const table = useTactical(armed(), ATTACKS, 'claymore', '(1,0)').play(ATTACKS, 'point', EAST_SIDE);
    expect(told(table, 'gadgetUsed')).toEqual([
      { operator: A0, gadget: 'claymore', space: table.at('(1,0)') },
    ]);
    expect(told(table, 'piecePlaced')).toEqual([
      { kind: pieceNumber('claymore'), at: table.at('(1,0)'), side: EAST_SIDE, squad: 0 },
    ]);
  });

  it('SG-USG-02: a special gadget too', () => {
    const table = activating(A0, { arrange: (g, at) => put(g, A0, 'montagne', at('(1,1)')) });
    useSpecial(table, ATTACKS, 'extendableShield');
    expect(told(table, 'gadgetUsed')).toEqual([{ operator: A0, gadget: 'extendableShield', space: -1 }]);
  });

  it('SG-KEY-27, SG-KEY-32: each step of a drone, and the room it scans', () => {
    const table = useTactical(armed(), ATTACKS, 'tacticalDrone', '(1,0)');
    const [from, to] = [table.at('(1,0)'), table.at('(2,0)')];
    table.play(ATTACKS, 'fly', to).play(ATTACKS, 'stop');
    expect(told(table, 'droneMoved')).toEqual([{ operator: A0, from, to, points: 4 }]);
    expect(told(table, 'droneScanned')).toEqual([{ operator: A0, at: to, room: 0 }]);
    const outside = useTactical(armed(), ATTACKS, 'tacticalDrone', '(1,1)').play(ATTACKS, 'stop');
    expect(told(outside, 'droneScanned')).toMatchObject([{ room: -1 }]);
  });

  it('SG-KEY-03: an overlay with its spaces', () => {
    const table = useTactical(armed(), ATTACKS, 'smokeGrenade', '(3,0)');
    table.play(ATTACKS, 'place', table.at('(3,0)'), 0);
    const spaces = ['(3,0)', '(4,0)', '(3,1)', '(4,1)'].map((space) => table.at(space));
    expect(told(table, 'overlayPlaced')).toEqual([{ kind: overlayNumber('smoke'), spaces }]);
  });

  it('SG-TGA-12, SG-DES-11: what falls, and a Claymore that goes off', () => {
    const table = armed((g, at) => lay(g, 'claymore', at('(3,0)'), WEST_SIDE, 1));
    table.play(ATTACKS, 'destroy', table.at('(3,0)'));
    const [kind, at] = [pieceNumber('claymore'), table.at('(3,0)')];
    expect(told(table, 'pieceLost')).toEqual([{ kind, at, side: WEST_SIDE, how: 'destroyed' }]);
    expect(told(table, 'claymoreWentOff')).toEqual([{ at }]);
    const tripped = armed((g, on) => lay(g, 'claymore', on('(1,0)'), WEST_SIDE, 1));
    tripped.play(ATTACKS, 'step', tripped.at('(0,1)')).play(ATTACKS, 'step', tripped.at('(1,0)')).passAll();
    expect(told(tripped, 'pieceLost')).toMatchObject([{ how: 'tripped' }]);
  });

  it('SG-REA-02, SG-ACT-14: a REACTION by its name, and that an extra action was spent against it', () => {
    const table = activating(A0, {
      board: sketch(4, 1, { door: 'E(0,0)' }),
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'));
        put(g, D0, 'kapkan', upstairs(g, 0));
        put(g, D1, 'doc', upstairs(g, 1));
      },
    });
    table.play(ATTACKS, 'step', 1).play(DEFENDS, 'deny');
    expect(told(table, 'reactionUsed')).toEqual([{ operator: D0, against: A0, gadget: 'entryDenial' }]);
    table.play(ATTACKS, 'spend', 0);
    expect(told(table, 'effectIgnored')).toEqual([{ operator: A0, against: D0, by: A0 }]);
  });

  it('SG-SGA-10: or by whose detector', () => {
    const table = activating(A0, {
      board: sketch(6, 1, { rooms: ['(3,0) (4,0)'] }),
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'));
        put(g, A1, 'iq', at('(1,0)'));
        put(g, D0, 'jager', at('(5,0)'));
        stock(g, { flashbang: 1 });
      },
    });
    useTactical(table, ATTACKS, 'flashbang', '(3,0)').play(DEFENDS, 'intercept').play(ATTACKS, 'detector');
    expect(told(table, 'reactionUsed')).toEqual([{ operator: D0, against: A0, gadget: 'activeDefense' }]);
    expect(told(table, 'effectIgnored')).toEqual([{ operator: A0, against: D0, by: A1 }]);
  });

  it('SG-SGD-25: whom Doc saves', () => {
    const table = given({
      board: sketch(4, 1),
      arrange(g, at) {
        put(g, D0, 'doc', at('(0,0)'));
        put(g, D1, 'rook', at('(2,0)'), { wounds: 5 });
      },
      run: () => call(suffer, { operator: D1, body: 0, wounds: 2, cause: 'shot' }),
    }).play(DEFENDS, 'save');
    expect(told(table, 'reactionUsed')).toEqual([{ operator: D0, against: D1, gadget: 'stimPistol' }]);
    expect(told(table, 'stunned')).toEqual([{ body: 2 * D1 }]);
    expect(told(table, 'wounded')).toEqual([
      { operator: D1, dealt: 2, station: 0, plate: 0, wounds: 2, cause: 'shot' },
    ]);
  });

  it('SG-SGD-24: wounds that are healed', () => {
    const table = activating(D0, {
      board: sketch(4, 1),
      arrange(g, at) {
        put(g, D0, 'doc', at('(0,0)'));
        put(g, D1, 'rook', at('(2,0)'), { wounds: 2 });
      },
    });
    useSpecial(table, DEFENDS, 'stimPistol', '(2,0)').play(DEFENDS, 'heal', 2);
    expect(told(table, 'healed')).toEqual([{ operator: D1, wounds: 2 }]);
  });

  it('SG-SGA-01: where Sledge breaks through to', () => {
    const table = activating(A0, {
      board: sketch(4, 1, { light: 'E(0,0)' }),
      arrange: (g, at) => put(g, A0, 'sledge', at('(0,0)')),
    });
    useSpecial(table, ATTACKS, 'hammer', '(1,0)').passAll();
    expect(told(table, 'moved')).toEqual([{ body: 2 * A0, from: 0, to: 1 }]);
  });

  it('SG-SGA-11: what the die of a Shock Drone shows', () => {
    const table = activating(A0, {
      board: sketch(4, 1, { rooms: ['*'] }),
      dice: [['red', 3]],
      arrange: (g, at) => put(g, A0, 'twitch', at('(0,0)')),
    });
    useSpecial(table, ATTACKS, 'shockDrones', '(1,0)').play(ATTACKS, 'stop');
    expect(told(table, 'droneRolled')).toEqual([{ operator: A0, hits: 3 }]);
  });
});

describe('wounds and disputes are told', () => {
  it('SG-STA-09, SG-SGD-38: plates that are lost, and who falls of what', () => {
    const table = activating(A0, {
      board: sketch(3, 1),
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'), { wounds: 3 });
        g.state.operators[A0].plate = true;
        cover(g, 'gas', at('(1,0)'), at('(2,0)'));
      },
    });
    table.play(ATTACKS, 'step', table.at('(1,0)'));
    expect(told(table, 'plateLost')).toEqual([{ operator: A0 }]);
    table.play(ATTACKS, 'step', table.at('(2,0)'));
    expect(told(table, 'eliminated')).toEqual([{ operator: A0, cause: 'gas' }]);
  });

  const disputing = () => {
    const table = activating(A0, {
      board: sketch(6, 3, { gray: '(1,1)' }),
      arrange(g, at) {
        put(g, A0, 'fuze', upstairs(g, 0));
        put(g, D0, 'rook', upstairs(g, 0));
        g.state.operators[D0].watches = at('(1,1)');
      },
    });
    return table.play(ATTACKS, 'watch', table.at('(1,1)'));
  };

  it('SG-OVW-16, SG-OVW-17: a dispute, and who gives way', () => {
    const table = disputing();
    const space = table.at('(1,1)');
    expect(told(table, 'disputed')).toEqual([{ operator: A0, owner: D0, space }]);
    table.play(DEFENDS, 'giveWay');
    expect(told(table, 'gaveWay')).toEqual([{ operator: D0, space }]);
    expect(told(table, 'watched')).toContainEqual({ operator: A0, space });
  });

  it('SG-XFR-02, SG-XFR-04: two shots of an exchange, each at the miniature', () => {
    const table = disputing().play(DEFENDS, 'fight').play(ATTACKS, 'fire').play(ATTACKS, 'keep');
    table.passAll().play(DEFENDS, 'fire');
    const exchange = { aim: 0, declared: 2, kind: 'exchange', distance: 1 };
    expect(told(table, 'shotDeclared')).toEqual([
      { shooter: 2 * A0, target: 2 * D0, ...exchange },
      { shooter: 2 * D0, target: 2 * A0, ...exchange },
    ]);
  });

  it('SG-XFR-11: who does not fire', () => {
    const table = disputing().play(DEFENDS, 'fight').play(ATTACKS, 'hold').play(DEFENDS, 'hold');
    expect(told(table, 'heldFire')).toEqual([{ operator: A0 }, { operator: D0 }]);
  });
});

describe('missions and rounds are told', () => {
  it('SG-MIS-08, SG-MIS-16: the hostage taken up and set down', () => {
    const table = activating(A0, {
      board: sketch(4, 1),
      arrange(g, at) {
        put(g, A0, 'sledge', at('(0,0)'));
        put(g, D0, 'rook', at('(3,0)'));
        g.state.hostage.at = at('(1,0)');
      },
    });
    table.play(ATTACKS, 'pickUp').passAll();
    expect(told(table, 'hostageTaken')).toEqual([{ operator: A0 }]);
    table.play(ATTACKS, 'setDown');
    expect(told(table, 'hostageDown')).toEqual([{ operator: A0, at: table.at('(0,0)') }]);
  });

  it('SG-UPK-02: the end of a round', () => {
    const table = given({
      arrange(g, at) {
        g.state.round = 2;
        g.state.phase = 4;
        put(g, A0, 'sledge', at('(0,0)'));
        put(g, D0, 'rook', at('(3,0)'));
      },
      run: () => call(upkeep, {}),
    });
    expect(told(table, 'upkept')).toEqual([{ round: 2 }]);
  });
});

describe('deployment is told', () => {
  const SQUAD = ['mute', 'castle', 'rook', 'bandit', 'thunderbird'];

  it('SG-DEP-05, SG-DEP-07: what is moved, taken away and placed', () => {
    const table = deploying(SQUAD);
    const [{ kind, at, side }] = table.state.pieces;
    table.play(DEFENDS, 'piece', 0);
    const [[to, wall]] = table.options(DEFENDS, 'hang');
    table.play(DEFENDS, 'hang', to, wall);
    expect(told(table, 'pieceLost')).toEqual([{ kind, at, side, how: 'removed' }]);
    expect(told(table, 'piecePlaced')).toEqual([{ kind, at: to, side: wall, squad: 1 }]);
    table.play(DEFENDS, 'piece', 0).play(DEFENDS, 'remove');
    expect(told(table, 'pieceLost')[1]).toEqual({ kind, at: to, side: wall, how: 'removed' });
  });

  it('SG-SGD-37, SG-SGD-40: plates and stations', () => {
    const [PLATE, STATION] = [3, 4];
    const table = deploying(SQUAD).play(DEFENDS, 'next').play(DEFENDS, 'gadget', PLATE);
    const [[operator]] = table.options(DEFENDS, 'plate');
    table.play(DEFENDS, 'plate', operator);
    expect(told(table, 'plateGiven')).toEqual([{ operator }]);
    table.play(DEFENDS, 'gadget', STATION);
    const [[at, side]] = table.options(DEFENDS, 'hang');
    table.play(DEFENDS, 'hang', at, side);
    expect(told(table, 'piecePlaced')).toEqual([{ kind: pieceNumber('konaStation'), at, side, squad: 1 }]);
  });

  it('SG-SQD-07, SG-SQD-16: squads and inventories', () => {
    const table = deploying(SQUAD);
    expect(told(table, 'squadChosen').map(({ squad }) => squad)).toEqual([0, 1]);
    expect(told(table, 'inventoryChosen')).toEqual([
      { squad: 0, cubes: [2, 2, 2, 0, 0] },
      { squad: 1, cubes: [3, 1, 0, 0] },
    ]);
  });

  it('SG-DEP-09, SG-DEP-12: each token that is placed, and the end of a squad’s deployment', () => {
    const table = deploying(SQUAD);
    for (let i = 0; i < 3; i++) table.play(DEFENDS, 'next');
    table.play(DEFENDS, 'take', 2 * D0);
    const [[at, facing]] = table.options(DEFENDS, 'put');
    table.play(DEFENDS, 'put', at, facing);
    expect(told(table, 'deployed')).toEqual([{ body: 2 * D0, at, standee: -1, facing }]);
  });

  it('SG-DEP-06: a barricade that goes elsewhere', () => {
    const table = deploying(SQUAD);
    const found = table.options(DEFENDS, 'barricade').find(([partition]) => {
      const { length } = table.play(DEFENDS, 'barricade', partition).options(DEFENDS, 'shut');
      table.play(DEFENDS, 'keep');
      return length > 0;
    }) as readonly number[];
    table.play(DEFENDS, 'barricade', ...found);
    const [[to]] = table.options(DEFENDS, 'shut');
    table.play(DEFENDS, 'shut', to);
    expect(told(table, 'partitionChanged').map(({ partition }) => partition)).toEqual([found[0], to]);
  });

  it('SG-DEP-10, SG-DEP-19: a token upstairs with its entryway, and that it is taken back', () => {
    const table = deploying(SQUAD);
    for (let i = 0; i < 3; i++) table.play(DEFENDS, 'next');
    table.play(DEFENDS, 'take', 2 * D0);
    const [[space]] = table.options(DEFENDS, 'upstairs');
    table.play(DEFENDS, 'upstairs', space);
    expect(told(table, 'watched')).toEqual([{ operator: D0, space }]);
    table.play(DEFENDS, 'take', 2 * D0);
    expect(table.state.operators[D0].watches).toBe(-1);
    expect(told(table, 'watched')[1]).toEqual({ operator: D0, space: -1 });
  });
});

describe('challenges are told', () => {
  it('SG-CHL-09: what the winner chooses', () => {
    const challenged = () =>
      activating(A0, {
        board: sketch(4, 1),
        settings: { clock: 'timed', losMode: 'faithful' },
        arrange(g, at) {
          put(g, A0, 'ash', at('(0,0)'));
          put(g, D0, 'rook', at('(3,0)'));
          for (const seat of [ATTACKS, DEFENDS]) g.setTime(seat, 60_000);
        },
      })
        .play(ATTACKS, 'shoot', D0, 0, 1)
        .play(DEFENDS, 'challenge');
    expect(told(challenged().play(DEFENDS, 'more'), 'rewarded')).toEqual([{ squad: 1, seconds: 30, of: 1 }]);
    expect(told(challenged().play(DEFENDS, 'less'), 'rewarded')).toEqual([{ squad: 1, seconds: -30, of: 0 }]);
  });
});
