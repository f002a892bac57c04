import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import {
  A0,
  A1,
  ATTACKS,
  cover,
  D0,
  D1,
  DEFENDS,
  hide,
  lay,
  NORTH_SIDE,
  put,
  upstairs,
} from '../testing/arranging.ts';
import { type Given, given, type TestTable } from '../testing/given.ts';
import { sketch } from '../testing/sketch.ts';
import { upkeep } from './procedures.ts';
import { ATTACKER } from './siege.ts';

/** Two rooms, worth 3 and 2. */
const rooms = ['(0,0) (1,0) (2,0)', '(3,0) (4,0) (5,0)'];
const values = [
  { room: 0, value: 3 },
  { room: 1, value: 2 },
];
const board = sketch(6, 2, { rooms, gray: '(5,1)' });

const upkeepOf = (
  kind: 'control' | 'bomb' | 'hostage',
  round: number,
  arrange: NonNullable<Given['arrange']>,
): TestTable =>
  given({
    board,
    mission: { kind, rooms: kind === 'control' ? values : [] },
    arrange(g, at) {
      g.state.round = round;
      put(g, A0, 'sledge', at('(0,1)'));
      put(g, D0, 'smoke', at('(5,1)'));
      arrange(g, at);
    },
    run: () => call(upkeep, {}),
  });

describe('Control', () => {
  /** SG-MIS-23: a revealed attacker alone in the first room, one with a token of Smoke in the second. */
  const example = (token: 'portrait' | 'decoy'): TestTable =>
    upkeepOf('control', 1, (g, at) => {
      put(g, A0, 'sledge', at('(0,0)'));
      put(g, A1, 'ash', at('(3,0)'));
      const inRoom = at('(5,0)');
      hide(g, D0, 'smoke', token === 'portrait' ? [inRoom, at('(4,1)')] : [at('(4,1)'), inRoom]);
    });

  it('SG-MIS-23: with nothing revealed the attackers score 5', () => {
    expect(example('portrait').play(DEFENDS, 'done').state.score).toEqual([5, 0]);
  });

  it('SG-MIS-23: the portrait revealed in the room leaves it to nobody', () => {
    const table = example('portrait').play(DEFENDS, 'reveal', D0);
    expect(table.state.score).toEqual([3, 0]);
    expect(table.happened('roomScored')).toMatchObject([{ fields: { room: 0, squad: ATTACKER, value: 3 } }]);
  });

  it('SG-MIS-23, SG-MIS-13: a decoy counts for nothing', () => {
    expect(example('decoy').play(DEFENDS, 'reveal', D0).state.score).toEqual([5, 0]);
  });

  it('SG-MIS-14: asks the defenders in every Upkeep while one is hidden, and again after each reveal', () => {
    const table = upkeepOf('control', 2, (g, at) => {
      hide(g, D0, 'smoke', [at('(0,0)'), at('(4,1)')]);
      hide(g, D1, 'mute', [at('(3,0)'), at('(2,1)')]);
    });
    expect(table.options(DEFENDS, 'reveal')).toEqual([[D0], [D1]]);
    table.play(DEFENDS, 'reveal', D0);
    expect(table.options(DEFENDS, 'reveal')).toEqual([[D1]]);
    table.play(DEFENDS, 'reveal', D1);
    expect(table.asked(DEFENDS)).toBeNull();
    expect(table.state.score).toEqual([0, 5]);
  });

  it('SG-MIS-14: time over means nobody is revealed', () => {
    const table = given({
      board,
      settings: { clock: 'timed' },
      mission: { kind: 'control', rooms: values },
      arrange(g, at) {
        g.state.round = 1;
        put(g, A0, 'sledge', at('(0,0)'));
        hide(g, D0, 'smoke', [at('(1,0)'), at('(4,1)')]);
      },
      run: () => call(upkeep, {}),
    }).timeOut(DEFENDS);
    expect(table.now).toBe(20_000);
    expect(table.state.score).toEqual([3, 0]);
  });

  it('SG-MIS-06: a room with revealed Operators of both squads is nobody’s', () => {
    const table = upkeepOf('control', 1, (g, at) => {
      put(g, A0, 'sledge', at('(0,0)'));
      put(g, D0, 'smoke', at('(2,0)'));
    });
    expect(table.state.score).toEqual([0, 0]);
  });

  it('SG-MIS-06: a leaning Operator is in both rooms, one upstairs in none', () => {
    const table = upkeepOf('control', 1, (g, at) => {
      put(g, A0, 'sledge', at('(3,0)'), { standee: at('(2,0)') });
      put(g, D0, 'smoke', upstairs(g, 0));
    });
    expect(table.state.score).toEqual([5, 0]);
  });

  it('SG-MIS-04: scores are kept and added up', () => {
    const table = upkeepOf('control', 4, (g, at) => {
      g.state.score = [2, 7];
      put(g, D0, 'smoke', at('(4,0)'));
    });
    expect(table.state.score).toEqual([2, 9]);
    expect(table.match.result).toBeNull();
  });

  it.each([
    ['more points of the attackers win', 1, [ATTACKS]],
    ['equal points are a win of the defenders', 3, [DEFENDS]],
    ['more points of the defenders win', 4, [DEFENDS]],
  ])('SG-MIS-05, SG-UPK-09: after the scoring of round 5, %s', (_what, ofDefenders, winners) => {
    const table = upkeepOf('control', 5, (g, at) => {
      g.state.score = [0, ofDefenders];
      put(g, A0, 'sledge', at('(0,0)'));
    });
    expect(table.match.result).toEqual({ winners, by: 'SG-MIS-05' });
  });
});

describe('Bomb', () => {
  const defuser = (round: number, since: number, guard: string): TestTable =>
    upkeepOf('bomb', round, (g, at) => {
      g.state.bombs = [at('(2,0)'), at('(5,0)')];
      g.state.defuser = { bomb: 0, since };
      put(g, A0, 'sledge', at(guard));
    });

  it('SG-MIS-09: a defuser completes in the Upkeep of the following round with an attacker in reach', () => {
    expect(defuser(3, 3, '(2,1)').match.result).toBeNull();
    expect(defuser(4, 3, '(2,1)').match.result).toEqual({ winners: [ATTACKS], by: 'SG-MIS-09' });
  });

  it('SG-MIS-20, SG-UPK-10: a deserted defuser is removed', () => {
    const table = defuser(4, 3, '(4,1)');
    expect(table.match.result).toBeNull();
    expect(table.state.defuser.bomb).toBe(-1);
  });

  it('SG-MIS-24: started in round 5 it leads to overtime, and completes in its Upkeep', () => {
    expect(defuser(5, 5, '(4,1)').match.result).toBeNull();
    expect(defuser(6, 5, '(2,1)').match.result).toEqual({ winners: [ATTACKS], by: 'SG-MIS-09' });
  });

  it('SG-MIS-24: started in overtime it never completes', () => {
    expect(defuser(6, 6, '(2,1)').match.result).toEqual({ winners: [DEFENDS], by: 'SG-VIC-05' });
  });

  it('SG-MIS-24: started in round 3 and deserted in the Upkeep of round 4 it is removed then', () => {
    expect(defuser(3, 3, '(4,1)').state.defuser).toEqual({ bomb: 0, since: 3 });
    expect(defuser(4, 3, '(4,1)').state.defuser.bomb).toBe(-1);
  });

  it('SG-UPK-10: one deserted in round 5 brings no overtime', () => {
    expect(defuser(5, 4, '(4,1)').match.result).toEqual({ winners: [DEFENDS], by: 'SG-VIC-05' });
  });

  it('SG-VIC-05: without a defuser the defenders win at the end of round 5, not before', () => {
    expect(upkeepOf('bomb', 4, () => {}).match.result).toBeNull();
    expect(upkeepOf('bomb', 5, () => {}).match.result).toEqual({ winners: [DEFENDS], by: 'SG-VIC-05' });
  });
});

describe('Hostage', () => {
  const carried = (round: number, carrier: number): TestTable =>
    upkeepOf('hostage', round, (g) => {
      g.state.hostage = { at: -1, carrier };
    });

  it('SG-MIS-07: overtime is played if an attacker carries the hostage at the end of round 5', () => {
    expect(carried(5, A0).match.result).toBeNull();
    expect(carried(5, -1).match.result).toEqual({ winners: [DEFENDS], by: 'SG-VIC-05' });
  });

  it('SG-MIS-07: the defenders win after overtime', () => {
    expect(carried(6, A0).match.result).toEqual({ winners: [DEFENDS], by: 'SG-VIC-05' });
  });

  it('SG-MIS-14: nobody is asked to reveal outside Control', () => {
    const table = upkeepOf('hostage', 1, (g, at) => hide(g, D0, 'smoke', [at('(0,0)'), at('(4,1)')]));
    expect(table.asked(DEFENDS)).toBeNull();
    expect(table.happened('upkept')).toHaveLength(1);
  });
});

describe('Upkeep', () => {
  const busy = (round = 2) =>
    upkeepOf('bomb', round, (g, at) => {
      put(g, A0, 'sledge', at('(0,1)'), { stunned: true, wounds: 1, facing: 2, standee: at('(1,1)') });
      hide(g, D0, 'smoke', [at('(5,1)'), at('(4,1)')], { located: true });
      Object.assign(g.state.operators[A0], { activated: true, raised: true });
      cover(g, 'smoke', at('(2,0)'));
      lay(g, 'barbedWire', at('(3,0)'));
    });

  it('SG-UPK-02: removes Located and Stunned markers and all overlays', () => {
    const { operators, overlays } = busy().state;
    expect(operators.flatMap(({ bodies }) => bodies).some((b) => b.located || b.stunned)).toBe(false);
    expect(overlays).toEqual([]);
  });

  it('SG-UPK-03, SG-UPK-04: readies Operators and activatable gadgets', () => {
    const [{ activated, raised }] = busy().state.operators;
    expect({ activated, raised }).toEqual({ activated: false, raised: false });
  });

  it('SG-UPK-07: leaves Overwatch, wounds, leans and gadgets', () => {
    const { operators, pieces } = busy().state;
    expect(operators[A0]).toMatchObject({ wounds: 1, bodies: [{ facing: 2, standee: 7 }] });
    expect(pieces).toHaveLength(1);
  });

  it('SG-UPK-01: clears nothing once the game is over', () => {
    const table = busy(5);
    expect(table.match.result?.winners).toEqual([DEFENDS]);
    expect(table.happened('upkept')).toEqual([]);
  });

  it('SG-UPK-08: a camera does not restore a Located marker that was removed', () => {
    const table = upkeepOf('bomb', 1, (g, at) => {
      put(g, A0, 'sledge', at('(0,0)'), { located: true });
      lay(g, 'camera', at('(1,0)'), NORTH_SIDE);
    });
    expect(table.state.operators[A0].bodies[0].located).toBe(false);
  });
});
