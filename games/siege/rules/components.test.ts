import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { OPERATORS, profileNumber } from '../content/operators.ts';
import { pieceKind, pieceNumber } from '../content/pieces.ts';
import { skillsOf } from '../content/skills.ts';
import { SQUAD_COLOURS } from '../content/squad-colours.ts';
import { tacticalNumber } from '../content/tactical-gadgets.ts';
import { activating, points, walk } from '../testing/activating.ts';
import {
  A0,
  A1,
  A2,
  A3,
  A4,
  ATTACKS,
  cover,
  D0,
  D1,
  D2,
  D3,
  D4,
  DEFENDS,
  EAST_SIDE,
  hide,
  lay,
  NORTH_SIDE,
  put,
  stock,
  upstairs,
} from '../testing/arranging.ts';
import { choosing, deploying } from '../testing/deploying.ts';
import { refusesTactical, useTactical } from '../testing/gadgets.ts';
import { given } from '../testing/given.ts';
import { sketch } from '../testing/sketch.ts';
import { bonusTokensLeft } from './bonus-tokens.ts';
import { standeesLeft } from './leaning.ts';
import { upkeep } from './procedures.ts';
import { ATTACKER, DEFENDER } from './siege.ts';
import { specialNumber } from './special-gadgets/index.ts';
import { stockLeft } from './supply.ts';

const SMOKE = tacticalNumber('smokeGrenade');
const CLAYMORE = tacticalNumber('claymore');

describe('supplies', () => {
  it('SG-CPT-02: blue is the attackers’, orange the defenders’', () => {
    expect(SQUAD_COLOURS).toEqual({ attacker: 'blue', defender: 'orange' });
  });

  it('SG-CPT-03: what comes back to the general supply can be used again', () => {
    const table = given({
      board: sketch(8, 4),
      settings: { clock: 'noApp' },
      arrange(g, at) {
        g.state.round = 1;
        g.state.phase = 4;
        put(g, A0, 'ash', at('(0,0)'), { located: true, stunned: true });
        put(g, D0, 'rook', at('(7,0)'));
        g.state.operators[A0].bonus = 2;
        stock(g, { smokeGrenade: 1 });
        for (let x = 0; x < 8; x++) cover(g, 'smoke', at(`(${x},3)`));
      },
      run: () => call(upkeep, {}),
    });
    expect(table.state.overlays).toEqual([]);
    expect(table.state.operators[A0].bodies).toMatchObject([{ located: false, stunned: false }]);
    expect(bonusTokensLeft(table.g)).toBe(10);
    expect([stockLeft(table.g, 'breachSingle'), stockLeft(table.g, 'breachDouble')]).toEqual([8, 8]);
  });

  it('SG-CPT-04: a Reroll token, five standees and five Overwatch markers a squad', () => {
    const table = activating(A4, {
      arrange(g, at) {
        for (const [i, o] of [A0, A1, A2, A3, A4].entries())
          put(g, o, 'sledge', at(`(${i},0)`), o === A4 ? {} : { facing: EAST_SIDE });
      },
    });
    expect(table.state.reroll).toEqual([true, true]);
    expect([ATTACKER, DEFENDER].map((squad) => standeesLeft(table.g, squad))).toEqual([5, 5]);
    table.play(ATTACKS, 'overwatch', EAST_SIDE);
    const facings = [A0, A1, A2, A3, A4].map((o) => table.state.operators[o].bodies[0].facing);
    expect(facings).toEqual([EAST_SIDE, EAST_SIDE, EAST_SIDE, EAST_SIDE, EAST_SIDE]);
    // One leans: a standee less.
    const leaning = activating(A0, { arrange: (g, at) => put(g, A0, 'ash', at('(1,1)')) });
    leaning.play(ATTACKS, 'lean', leaning.at('(2,1)'));
    expect([ATTACKER, DEFENDER].map((squad) => standeesLeft(leaning.g, squad))).toEqual([4, 5]);
  });

  it('SG-CPT-04: and a named Entryway Overwatch token for each Operator', () => {
    const table = activating(A0, {
      board: sketch(6, 4, { gray: '(1,1) (4,1)' }),
      arrange(g, at) {
        put(g, A0, 'ash', upstairs(g, 0));
        put(g, A1, 'iq', upstairs(g, 1));
        g.state.operators[A0].watches = at('(1,1)');
      },
    });
    table.play(ATTACKS, 'watch', table.at('(4,1)'));
    // It is the same token: the first entryway has none any more.
    expect(table.state.operators.map(({ watches }) => watches).filter((at) => at >= 0)).toEqual([
      table.at('(4,1)'),
    ]);
  });

  it('SG-CPT-07: tokens that count a state never run out', () => {
    const everybody = [A0, A1, A2, A3, A4, D0, D1, D2, D3, D4];
    const table = activating(A0, {
      board: sketch(9, 6),
      dice: [
        ['yellow', 2],
        ['red', 3],
        ['red', 3],
      ],
      arrange(g, at) {
        for (const [i, o] of everybody.entries())
          put(g, o, o < D0 ? 'fuze' : 'rook', at(`(${i % 5},${o < D0 ? 0 : 2})`), {
            wounds: 5,
            located: true,
            stunned: o !== A0,
          });
        g.state.operators[A0].profile = profileNumber('ash');
        g.state.operators[A0].wounds = 3;
        put(g, D0, 'rook', at('(0,2)'));
        hide(g, D1, 'mute', [at('(8,2)'), at('(8,3)')], { located: true });
        stock(g, { flashbang: 1 });
      },
    });
    // More than 30 wounds lie there, and ten marks of each kind.
    expect(table.state.operators.reduce((sum, { wounds }) => sum + wounds, 0)).toBeGreaterThan(30);
    useTactical(table, ATTACKS, 'flashbang', '(0,2)');
    expect(table.state.operators[D0].bodies[0].stunned).toBe(true);
    table.play(ATTACKS, 'shoot', D0, 0, 0).play(ATTACKS, 'keep').passAll();
    expect(table.happened('wounded')).toHaveLength(1);
  });
});

describe('limited pieces', () => {
  it('SG-CPT-08: who may not for lack of a piece is told which', () => {
    const table = activating(A0, {
      board: sketch(8, 4),
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'));
        stock(g, { claymore: 1, smokeGrenade: 1 });
        for (let x = 0; x < 8; x++) cover(g, 'fire', at(`(${x},3)`));
        for (const space of ['(6,0)', '(6,1)']) lay(g, 'claymore', at(space), NORTH_SIDE, ATTACKER);
      },
    });
    const why = (...answer: [string, ...number[]]) => table.whyNot(ATTACKS, ...answer);
    expect(why('tactical', SMOKE, table.at('(3,2)'))).toEqual({
      rule: 'SG-KEY-16',
      facts: { lacking: 'overlay' },
    });
    expect(why('tactical', CLAYMORE, table.at('(0,1)'))).toEqual({
      rule: 'SG-GEN-02',
      facts: { lacking: 'claymore' },
    });
    const leaning = activating(D0, {
      arrange(g, at) {
        for (const [i, o] of [D0, D1, D2, D3, D4].entries())
          hide(g, o, 'smoke', [at(`(${2 * i},5)`), at(`(${2 * i},0)`)]);
        for (const o of [D0, D1, D2, D3, D4]) {
          const [, decoy] = g.state.operators[o].bodies;
          decoy.standee = decoy.at + 9;
        }
      },
    });
    expect(leaning.whyNot(DEFENDS, 'lean', leaning.at('(1,5)'))).toEqual({
      rule: 'SG-LEAN-18',
      facts: { lacking: 'leaningStandee' },
    });
  });

  it('SG-CPT-08, SG-KEY-16: so is who would throw gas or fire', () => {
    for (const [profile, action] of [
      ['smoke', 'gasGrenades'],
      ['tachanka', 'shumikhaLauncher'],
    ] as const) {
      const table = activating(D0, {
        board: sketch(8, 4),
        arrange(g, at) {
          put(g, D0, profile, at('(0,0)'));
          for (let x = 0; x < 8; x++) cover(g, 'fire', at(`(${x},3)`));
        },
      });
      expect(table.whyNot(DEFENDS, 'special', specialNumber(action), table.at('(3,0)'))).toEqual({
        rule: 'SG-KEY-16',
        facts: { lacking: 'overlay' },
      });
    }
  });

  it('SG-CPT-08, SG-DES-18: a wall that stays for lack of a breach is told with what is missing', () => {
    const table = activating(A0, {
      board: sketch(4, 2, { double: ['light S(1,0) S(2,0)'], barricadedDoor: 'E(1,0)' }),
      arrange(g, at) {
        put(g, A0, 'sledge', at('(0,0)'));
        g.state.stock = [8, 0];
      },
    });
    table.play(ATTACKS, 'destroy', table.at('(1,0)'));
    expect(table.happened('wallStays').map(({ fields }) => fields)).toEqual([
      { partition: 0, lacking: 'breachDouble' },
    ]);
    expect(table.happened('destroyed')).toHaveLength(1);
    const single = activating(A0, {
      board: sketch(4, 1, { light: 'E(1,0)' }),
      arrange(g, at) {
        put(g, A0, 'sledge', at('(0,0)'));
        g.state.stock = [0, 8];
      },
    });
    single.play(ATTACKS, 'destroy', single.at('(1,0)'));
    expect(single.happened('wallStays')[0].fields.lacking).toBe('breachSingle');
  });

  it('SG-SGD-20: three Armor Plates are Rook’s, three Kóna Stations Thunderbird’s', () => {
    expect(pieceKind(pieceNumber('konaStation')).count).toBe(3);
    const [PLATE, STATION] = [3, 4];
    const offered = (squad: readonly string[]) => {
      const table = deploying(squad).play(DEFENDS, 'next');
      return [PLATE, STATION].map((gadget) => table.forbids(DEFENDS, 'gadget', gadget));
    };
    expect(offered(['mute', 'castle', 'rook', 'bandit', 'pulse'])).toEqual([null, 'SG-DEP-07']);
    expect(offered(['mute', 'castle', 'smoke', 'bandit', 'thunderbird'])).toEqual(['SG-DEP-07', null]);
    const table = deploying(['mute', 'castle', 'rook', 'bandit', 'thunderbird']).play(DEFENDS, 'next');
    const placed = (gadget: number, verb: 'plate' | 'hang') => {
      let count = 0;
      for (; table.forbids(DEFENDS, 'gadget', gadget) === null; count++) {
        table.play(DEFENDS, 'gadget', gadget);
        table.play(DEFENDS, verb, ...table.options(DEFENDS, verb)[0]);
      }
      return count;
    };
    expect([placed(PLATE, 'plate'), placed(STATION, 'hang')]).toEqual([3, 3]);
  });

  it('SG-SGD-45: Castle’s two panels fit any two openings, of one section or two', () => {
    for (const mission of ['consulateBomb', 'clubhouseBomb'])
      for (const size of [1, 2]) {
        const table = deploying(['mute', 'castle', 'rook', 'bandit', 'thunderbird'], { mission });
        table.play(DEFENDS, 'next');
        const { partitions } = table.g.statics.plan;
        expect(Math.max(...partitions.map(({ edges }) => edges.length))).toBe(2);
        const openings = [...partitions.entries()].filter(
          ([, { kind, edges }]) => ['door', 'window'].includes(kind) && edges.length === size,
        );
        for (const [partition] of openings.slice(0, 2)) {
          table.play(DEFENDS, 'gadget', 1);
          table.play(DEFENDS, 'panel', partition);
        }
        expect(table.happened('partitionChanged')).toHaveLength(Math.min(2, openings.length));
      }
  });
});

describe('what stands for an Operator', () => {
  it('SG-OPR-01: a miniature, or while it is hidden a portrait and a decoy', () => {
    const table = activating(D0, {
      arrange(g, at) {
        hide(g, D0, 'rook', [at('(3,3)'), at('(8,5)')]);
        put(g, A0, 'ash', at('(0,0)'));
      },
    });
    expect([D0, A0].map((o) => table.state.operators[o].bodies.length)).toEqual([2, 1]);
    const portrait = (seat: number) => table.match.view(seat).state.operators[D0].portrait;
    expect(portrait(ATTACKS)).not.toEqual(portrait(DEFENDS));
    table.play(DEFENDS, 'reveal', D0);
    expect(table.state.operators[D0].bodies).toMatchObject([{ at: table.at('(3,3)') }]);
  });

  it('SG-OPR-02: what is said of a miniature goes for each of the two tokens', () => {
    const table = activating(A0, {
      board: sketch(6, 1),
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'));
        hide(g, D0, 'rook', [at('(1,0)'), at('(4,0)')]);
        put(g, D1, 'mute', at('(5,0)'));
        stock(g, { frag: 1, claymore: 1 });
      },
    });
    expect(table.forbids(ATTACKS, 'step', table.at('(1,0)'))).toBe('SG-MOV-03');
    expect(refusesTactical(table, ATTACKS, 'claymore', '(1,0)')).toBe('SG-GAD-02');
    expect(table.options(ATTACKS, 'shoot')).toEqual([]);
    useTactical(table, ATTACKS, 'frag', '(4,0)');
    expect(table.happened('rolledFor').map(({ fields }) => fields.body)).toContain(2 * D0 + 1);
  });

  it('SG-OPR-10: of name rings nothing is known', () => {
    const { operators } = choosing().match.view(ATTACKS).state;
    expect(Object.keys(operators[0]).filter((field) => /ring|name/i.test(field))).toEqual([]);
  });

  it('SG-OPR-15: skills have no effect: Mute, a Time-waster, may do just what Smoke may', () => {
    const [mute, smoke] = ['mute', 'smoke'].map((profile) =>
      activating(D0, {
        board: sketch(6, 2, { light: 'E(2,0)' }),
        arrange: (g, at) => put(g, D0, profile, at('(0,0)')),
      }),
    );
    const skills = (profile: string) => skillsOf(OPERATORS[profileNumber(profile)]);
    expect([skills('mute'), skills('smoke')]).toEqual([['breacher', 'timeWaster'], ['breacher']]);
    for (const verb of ['step', 'run', 'destroy', 'overwatch', 'lean'])
      expect(mute.options(DEFENDS, verb), verb).toEqual(smoke.options(DEFENDS, verb));
    for (const table of [mute, smoke]) table.play(DEFENDS, 'run');
    expect(points(walk(mute, DEFENDS, '(1,0)'), DEFENDS)).toBe(
      points(walk(smoke, DEFENDS, '(1,0)'), DEFENDS),
    );
  });
});
