import { describe, expect, it } from 'vitest';
import { activating } from '../../testing/activating.ts';
import { A0, ATTACKS, D0, D1, DEFENDS, put, upstairs } from '../../testing/arranging.ts';
import { refusesSpecial } from '../../testing/gadgets.ts';
import { sketch } from '../../testing/sketch.ts';
import { NONE } from '../siege.ts';
import { specialNumber } from './index.ts';

/** A wall that nothing here passes, and far behind it a space. */
const board = () => sketch(9, 3, { heavy: 'E(1,0) E(1,1) E(1,2)', rooms: ['(8,0) (8,1)'] });

describe('what a special gadget may not do is refused by its own rule', () => {
  it.each([
    ['sledge', 'hammer', 'SG-SGA-01'],
    ['thatcher', 'empGrenades', 'SG-KEY-19'],
    ['ash', 'breachingRounds', 'SG-SGA-06'],
    ['thermite', 'exothermicCharges', 'SG-KEY-21'],
    ['blitz', 'flashShield', 'SG-KEY-21'],
    ['iq', 'spectreDetector', 'SG-SGA-09'],
    ['glaz', 'flipSight', 'SG-SGA-18'],
    ['twitch', 'shockDrones', 'SG-KEY-27'],
    ['fuze', 'clusterCharge', 'SG-SGA-21'],
    ['flores', 'rceDrone', 'SG-KEY-27'],
    ['smoke', 'gasGrenades', 'SG-KEY-19'],
    ['tachanka', 'shumikhaLauncher', 'SG-KEY-19'],
    ['pulse', 'heartbeatSensor', 'SG-SGD-09'],
    ['pulse', 'heartbeatShot', 'SG-SGD-10'],
    ['doc', 'stimPistol', 'SG-SGD-24'],
  ])('SG-USG-02: %s, %s: %s', (profile, action, rule) => {
    const defends = ['smoke', 'tachanka', 'pulse', 'doc'].includes(profile);
    const table = activating(defends ? D0 : A0, {
      board: board(),
      arrange(g, at) {
        put(g, defends ? D0 : A0, profile, at('(0,0)'));
        put(g, D1, 'rook', at('(7,2)'), { wounds: 1 });
      },
    });
    const seat = defends ? DEFENDS : ATTACKS;
    expect(refusesSpecial(table, seat, action, '(8,0)')).toBe(rule);
    expect(table.options(seat, 'special').filter(([, space]) => space === table.at('(8,0)'))).toEqual([]);
    // Another's gadget is nobody's.
    const other = profile === 'ash' ? 'hammer' : 'breachingRounds';
    expect(refusesSpecial(table, seat, other, '(1,0)')).toBe('SG-USG-01');
  });

  it('SG-SGA-13: Montagne does not extend what is extended', () => {
    const table = activating(A0, {
      arrange(g, at) {
        put(g, A0, 'montagne', at('(0,0)'));
        g.state.operators[A0].raised = true;
      },
    });
    expect(table.forbids(ATTACKS, 'special', specialNumber('extendableShield'), NONE)).toBe('SG-SGA-13');
  });

  it('SG-SGA-03: Sledge uses no hammer while he leans, nor from upstairs', () => {
    const refused = (above: boolean) => {
      const table = activating(A0, {
        board: sketch(4, 2, { gray: '(2,0)' }),
        arrange(g, at) {
          if (above) put(g, A0, 'sledge', upstairs(g, 0));
          else put(g, A0, 'sledge', at('(1,0)'), { standee: at('(1,1)') });
        },
      });
      return refusesSpecial(table, ATTACKS, 'hammer', '(2,0)');
    };
    expect([refused(false), refused(true)]).toEqual(['SG-SGA-01', 'SG-SGA-01']);
  });

  it('SG-USG-03: nor is anything used without the charge it costs', () => {
    for (const [profile, action] of [
      ['thermite', 'exothermicCharges'],
      ['blitz', 'flashShield'],
      ['fuze', 'clusterCharge'],
      ['thatcher', 'empGrenades'],
      ['ash', 'breachingRounds'],
      ['twitch', 'shockDrones'],
      ['flores', 'rceDrone'],
    ]) {
      const table = activating(A0, {
        board: board(),
        arrange(g, at) {
          put(g, A0, profile, at('(0,0)'));
          g.state.operators[A0].charges = 0;
        },
      });
      expect([profile, refusesSpecial(table, ATTACKS, action, '(1,0)')]).toEqual([profile, 'SG-USG-03']);
    }
  });
});
