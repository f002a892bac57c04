import { describe, expect, it } from 'vitest';
import { activating, walk } from '../testing/activating.ts';
import { A0, A1, ATTACKS, cover, D0, DEFENDS, hide, put, stock, upstairs } from '../testing/arranging.ts';
import type { Given, TestTable } from '../testing/given.ts';
import { sketch } from '../testing/sketch.ts';
import { eliminate } from './wounds.ts';

const board = sketch(6, 2, { perimeter: '(0,0) (0,1)', gray: '(5,0)' });

/** Sledge is activated where the hostage lies in (2,0). */
const rescuing = (space: string, of: Partial<Given> = {}): TestTable =>
  activating(A0, {
    board,
    ...of,
    arrange(g, at) {
      put(g, A0, 'sledge', at(space));
      put(g, D0, 'smoke', at('(5,1)'));
      g.state.hostage.at = at('(2,0)');
      of.arrange?.(g, at);
    },
  });

const carrying = (space: string, of: Partial<Given> = {}): TestTable =>
  rescuing(space, {
    ...of,
    arrange(g, at) {
      g.state.hostage = { at: -1, carrier: A0 };
      of.arrange?.(g, at);
    },
  });

describe('the hostage', () => {
  it('SG-MIS-08: is picked up from an adjacent space with one of the two other actions', () => {
    const table = rescuing('(3,1)').play(ATTACKS, 'pickUp').passAll();
    expect(table.state.hostage).toEqual({ at: -1, carrier: A0 });
    expect(table.match.decision(ATTACKS)?.about.others).toBe(1);
    expect(rescuing('(4,1)').forbids(ATTACKS, 'pickUp')).toBe('SG-MIS-08');
  });

  it('SG-MIS-08: is not picked up by who leans', () => {
    const table = rescuing('(3,1)', {
      arrange: (g, at) => put(g, A0, 'sledge', at('(3,1)'), { standee: at('(4,1)') }),
    });
    expect(table.forbids(ATTACKS, 'pickUp')).toBe('SG-MIS-08');
  });

  it('SG-MIS-08: is picked up anywhere in the upper-floor area where it lies', () => {
    const lying = (box: 0 | 1) =>
      activating(A0, {
        board,
        arrange(g, at) {
          put(g, A0, 'sledge', upstairs(g, box));
          put(g, D0, 'smoke', at('(5,1)'));
          g.state.hostage.at = upstairs(g, 0);
        },
      });
    expect(lying(0).forbids(ATTACKS, 'pickUp')).toBeNull();
    expect(lying(1).forbids(ATTACKS, 'pickUp')).toBeNull();
  });

  it('SG-MIS-19: is no business of the defenders', () => {
    const table = activating(D0, {
      board,
      arrange(g, at) {
        put(g, A0, 'sledge', at('(5,1)'));
        put(g, D0, 'smoke', at('(2,1)'));
        g.state.hostage.at = at('(2,0)');
      },
    });
    expect(table.forbids(DEFENDS, 'pickUp')).toBe('SG-MIS-19');
  });

  it('SG-MIS-19: takes no room: an Operator stands in its space', () => {
    expect(walk(rescuing('(3,0)'), ATTACKS, '(2,0)').forbids(ATTACKS, 'pickUp')).toBeNull();
  });

  it('SG-MIS-15: its carrier cannot run, lean or use gadgets, but moves and shoots', () => {
    const table = carrying('(3,0)', { arrange: (g) => stock(g, { frag: 1 }) });
    expect(table.forbids(ATTACKS, 'run')).toBe('SG-MIS-15');
    expect(table.forbids(ATTACKS, 'lean', table.at('(4,0)'))).toBe('SG-MIS-15');
    expect(table.verbs(ATTACKS)).toEqual(expect.arrayContaining(['step', 'shoot', 'overwatch']));
    expect(table.verbs(ATTACKS)).not.toContain('tactical');
    expect(table.verbs(ATTACKS)).not.toContain('special');
    expect(rescuing('(3,0)', { arrange: (g) => stock(g, { frag: 1 }) }).verbs(ATTACKS)).toEqual(
      expect.arrayContaining(['run', 'lean', 'tactical']),
    );
  });

  it('SG-MIS-16: is set down in the space of its carrier without an action', () => {
    const table = walk(carrying('(3,0)'), ATTACKS, '(4,0)').play(ATTACKS, 'setDown');
    expect(table.state.hostage).toEqual({ at: table.at('(4,0)'), carrier: -1 });
    expect(table.match.decision(ATTACKS)?.about.others).toBe(0);
    expect(table.forbids(ATTACKS, 'setDown')).toBe('SG-MIS-16');
  });

  it('SG-MIS-16: is not set down while passing through a squad-mate', () => {
    const table = carrying('(3,0)', { arrange: (g, at) => put(g, A1, 'ash', at('(4,0)')) });
    expect(walk(table, ATTACKS, '(4,0)').forbids(ATTACKS, 'setDown')).toBe('SG-MOV-16');
  });

  it('SG-MIS-17: stays where its carrier is eliminated', () => {
    const table = carrying('(3,0)', { arrange: (g) => eliminate(g, A0, 'shot') });
    expect(table.state.hostage).toEqual({ at: table.at('(3,0)'), carrier: -1 });
  });

  it('SG-MIS-17: stays upstairs where its carrier is eliminated there', () => {
    const table = carrying('(3,0)', {
      arrange(g) {
        put(g, A0, 'sledge', upstairs(g, 1));
        eliminate(g, A0, 'shot');
      },
    });
    expect(table.state.hostage).toEqual({ at: upstairs(table.g, 1), carrier: -1 });
  });

  it('SG-MIS-18: leaves the board with 1 MP from a perimeter space at its edge, and the attackers win', () => {
    const table = carrying('(1,0)');
    expect(table.forbids(ATTACKS, 'leaveBoard')).toBe('SG-MIS-18');
    walk(table, ATTACKS, '(0,0)').play(ATTACKS, 'leaveBoard');
    expect(table.match.result).toEqual({ winners: [ATTACKS], by: 'SG-MIS-18' });
  });

  it('SG-MIS-18: does not leave without MP', () => {
    const table = carrying('(5,0)');
    walk(table, ATTACKS, '(4,0)', '(3,0)', '(2,0)', '(1,0)', '(0,0)');
    expect(table.forbids(ATTACKS, 'leaveBoard')).toBe('SG-MOV-01');
  });

  it('SG-MIS-18: nobody but its carrier leaves the board', () => {
    expect(rescuing('(0,0)').forbids(ATTACKS, 'leaveBoard')).toBe('SG-MIS-18');
  });
});

/** Sledge is activated; the bombs lie in (2,0) and (5,0). */
const defusing = (space: string, of: Partial<Given> = {}): TestTable =>
  activating(A0, {
    board,
    ...of,
    arrange(g, at) {
      put(g, A0, 'sledge', at(space));
      put(g, D0, 'smoke', at('(5,1)'));
      g.state.bombs = [at('(2,0)'), at('(5,0)')];
      of.arrange?.(g, at);
    },
  });

const disabling = (arrange: NonNullable<Given['arrange']>): TestTable =>
  activating(D0, {
    board,
    arrange(g, at) {
      put(g, A0, 'sledge', at('(0,0)'));
      g.state.bombs = [at('(2,0)'), at('(5,0)')];
      g.state.defuser = { bomb: 0, since: 1 };
      arrange(g, at);
    },
  });

describe('the defuser', () => {
  it('SG-MIS-09: starts on a bomb in reach with one of the two other actions', () => {
    const table = defusing('(3,1)');
    expect(table.options(ATTACKS, 'defuse')).toEqual([[0]]);
    expect(table.forbids(ATTACKS, 'defuse', 1)).toBe('SG-MIS-22');
    table.play(ATTACKS, 'defuse', 0).passAll();
    expect(table.state.defuser).toEqual({ bomb: 0, since: 1 });
    expect(table.match.decision(ATTACKS)?.about.others).toBe(1);
  });

  it('SG-MIS-20: is only one', () => {
    const table = defusing('(3,1)', {
      arrange: (g) => {
        g.state.defuser = { bomb: 1, since: 1 };
      },
    });
    expect(table.forbids(ATTACKS, 'defuse', 0)).toBe('SG-MIS-20');
  });

  it('SG-MIS-09: is not for defenders', () => {
    const table = disabling((g, at) => {
      put(g, D0, 'smoke', at('(2,1)'));
      g.state.defuser = { bomb: -1, since: 0 };
    });
    expect(table.forbids(DEFENDS, 'defuse', 0)).toBe('SG-MIS-09');
  });

  it('SG-MIS-21: is removed by a revealed defender in reach', () => {
    const table = disabling((g, at) => put(g, D0, 'smoke', at('(3,1)')));
    table.play(DEFENDS, 'disable').passAll();
    expect(table.state.defuser.bomb).toBe(-1);
    expect(table.match.decision(DEFENDS)?.about.others).toBe(1);
  });

  it('SG-MIS-21: is not removed by a hidden defender, or out of reach', () => {
    const hidden = disabling((g, at) => hide(g, D0, 'smoke', [at('(2,1)'), at('(3,1)')]));
    expect(hidden.forbids(DEFENDS, 'disable')).toBe('SG-ACT-07');
    const far = disabling((g, at) => put(g, D0, 'smoke', at('(4,1)')));
    expect(far.forbids(DEFENDS, 'disable')).toBe('SG-MIS-22');
  });

  it('SG-MIS-21: needs a defuser that runs', () => {
    const table = disabling((g, at) => {
      put(g, D0, 'smoke', at('(3,1)'));
      g.state.defuser = { bomb: -1, since: 0 };
    });
    expect(table.forbids(DEFENDS, 'disable')).toBe('SG-MIS-21');
  });

  it('SG-MIS-22: reach is measured from the miniature, not from its standee', () => {
    const table = defusing('(4,0)', {
      arrange: (g, at) => put(g, A0, 'sledge', at('(4,1)'), { standee: at('(3,1)') }),
    });
    expect(table.forbids(ATTACKS, 'defuse', 0)).toBe('SG-MIS-22');
  });

  it('SG-MIS-22: reach does not end at a smoke', () => {
    const table = defusing('(3,1)', { arrange: (g, at) => cover(g, 'smoke', at('(2,0)'), at('(3,1)')) });
    expect(table.forbids(ATTACKS, 'defuse', 0)).toBeNull();
  });

  it('SG-MIS-22: reach ends at a wall', () => {
    const table = defusing('(3,0)', {
      board: sketch(6, 1, { light: 'E(2,0)' }),
      arrange: (g, at) => {
        put(g, D0, 'smoke', at('(1,0)'));
      },
    });
    expect(table.forbids(ATTACKS, 'defuse', 0)).toBe('SG-MIS-22');
  });
});
