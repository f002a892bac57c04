import { edgeOf } from '@sightline/board';
import { describe, expect, it } from 'vitest';
import { tacticalNumber } from '../content/tactical-gadgets.ts';
import { activating, walk } from '../testing/activating.ts';
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
  stock,
  upstairs,
  WEST_SIDE,
} from '../testing/arranging.ts';
import type { Given, TestTable } from '../testing/given.ts';
import { sketch } from '../testing/sketch.ts';
import { sourcesIn } from './claims.ts';

const FAITHFUL = { clock: 'timed', losMode: 'faithful' } as const;
const [NO, LIGHTLY, HEAVILY] = [0, 1, 2];

/** Blitz in a row of spaces with Mute at its end; 60 s for each. */
const facing = (of: Partial<Given> = {}) =>
  activating(A0, {
    board: sketch(6, 2),
    arrange(g, at) {
      put(g, A0, 'blitz', at('(0,0)'));
      put(g, D0, 'mute', at('(5,0)'));
      for (const seat of [ATTACKS, DEFENDS]) g.setTime(seat, 60_000);
    },
    ...of,
    settings: { ...FAITHFUL, ...of.settings },
  });

const BEHIND_A_WALL = { board: sketch(6, 2, { heavy: 'E(2,0)' }) };
const BEHIND_COVER = { board: sketch(6, 2, { obstacles: ['(4,0)'] }) };

const ruled = (table: TestTable) => table.happened('challenged')[0]?.fields;
const kinds = (table: TestTable) => table.events.map(({ kind }) => kind);

describe('challenges of shots', () => {
  it('SG-CHL-01, SG-SHT-04: after the declaration and before the dice the target’s player approves or challenges', () => {
    const table = facing().play(ATTACKS, 'shoot', D0, 0, NO);
    expect(table.asked(DEFENDS)).toBe('claim.answer');
    expect(table.verbs(DEFENDS)).toEqual(['approve', 'challenge']);
    expect(table.match.awaiting()).toEqual([DEFENDS]);
    expect(table.match.position.draws[0]).toBe(0);
    expect(table.running()).toEqual([]);
  });

  it('SG-SHT-05, SG-DIG-04: what is approved is final, even if it is wrong', () => {
    const table = facing(BEHIND_COVER).play(ATTACKS, 'shoot', D0, 0, NO).play(DEFENDS, 'approve');
    table.play(ATTACKS, 'keep');
    expect(table.happened('shotRolled')[0].fields.protection).toBe(NO);
    const through = facing(BEHIND_A_WALL).play(ATTACKS, 'shoot', D0, 0, HEAVILY).play(DEFENDS, 'approve');
    through.passAll();
    if (through.asked(ATTACKS) === 'shot.reroll') through.play(ATTACKS, 'keep');
    expect(through.happened('shotRolled')[0].fields.protection).toBe(HEAVILY);
  });

  it('SG-CHL-04, SG-CHL-13: [example] a heavy wall breaks the line: no effect, the Shoot is spent, the defender wins', () => {
    const table = facing(BEHIND_A_WALL).play(ATTACKS, 'shoot', D0, 0, HEAVILY).play(DEFENDS, 'challenge');
    expect(ruled(table)).toMatchObject({ valid: 0, winner: 1, blocker: 'border' });
    expect(table.asked(DEFENDS)).toBe('reward.time');
    table.play(DEFENDS, 'less');
    expect(table.clocks()).toEqual([30, 60]);
    expect(kinds(table)).toContain('shotFailed');
    expect(kinds(table)).not.toContain('shotRolled');
    expect(table.state.operators[D0].bodies[0].located).toBe(false);
    expect(table.asked(ATTACKS)).toBe('activation.act');
    expect(table.running()).toEqual([ATTACKS]);
    expect(table.forbids(ATTACKS, 'shoot', D0, 0, NO)).toBe('SG-ACT-02');
  });

  it('SG-CHL-05, SG-CHL-06, SG-CHL-14: [example] valid, declared "none", really light: the shot has -2, and the challenger wins', () => {
    const table = facing(BEHIND_COVER).play(ATTACKS, 'shoot', D0, 0, NO).play(DEFENDS, 'challenge');
    expect(ruled(table)).toMatchObject({ valid: 1, declared: NO, protection: LIGHTLY, winner: 1 });
    table.play(DEFENDS, 'more').play(ATTACKS, 'keep');
    expect(table.clocks()).toEqual([60, 90]);
    const { protection, hits, wounds } = table.happened('shotRolled')[0].fields;
    expect([protection, wounds]).toEqual([LIGHTLY, Math.max(0, Number(hits) - 2)]);
  });

  it('SG-CHL-03: the line is checked first: without it nothing is said of the protection', () => {
    const wall = { board: sketch(6, 2, { heavy: 'E(2,0)', obstacles: ['(4,0)'] }) };
    const broken = facing(wall).play(ATTACKS, 'shoot', D0, 0, LIGHTLY).play(DEFENDS, 'challenge');
    expect(ruled(broken)).toMatchObject({ valid: 0, blocker: 'border', sources: [], winner: 1 });
    const free = facing(BEHIND_COVER).play(ATTACKS, 'shoot', D0, 0, LIGHTLY).play(DEFENDS, 'challenge');
    expect(sourcesIn(ruled(free)?.sources as number[])).toMatchObject([{ kind: 'obstacle' }]);
  });

  it('SG-CHL-16: a check leaves everything where it was', () => {
    const table = facing({
      arrange(g, at) {
        put(g, A0, 'blitz', at('(0,0)'));
        put(g, A1, 'ash', at('(2,0)'));
        put(g, D0, 'mute', at('(5,0)'));
        lay(g, 'deployableShield', at('(4,0)'));
        cover(g, 'smoke', at('(3,0)'), at('(3,1)'));
      },
    }).play(ATTACKS, 'shoot', D0, 0, NO);
    const before = structuredClone(table.state);
    table.play(DEFENDS, 'challenge');
    expect(table.state).toEqual(before);
  });

  it('SG-CHL-07: the challenged player wins if everything was right', () => {
    const table = facing(BEHIND_COVER).play(ATTACKS, 'shoot', D0, 0, LIGHTLY).play(DEFENDS, 'challenge');
    expect(ruled(table)).toMatchObject({ valid: 1, winner: 0 });
    expect(table.asked(ATTACKS)).toBe('reward.time');
    table.play(ATTACKS, 'less');
    expect(table.clocks()).toEqual([60, 30]);
  });

  it('SG-CHL-07, SG-CHL-18: one challenge checks line and protection; one wrong is enough', () => {
    const table = facing(BEHIND_COVER).play(ATTACKS, 'shoot', D0, 0, HEAVILY).play(DEFENDS, 'challenge');
    expect(ruled(table)).toMatchObject({ valid: 1, protection: LIGHTLY, winner: 1 });
  });

  it('SG-CHL-15: with a false claim the winner is who challenged, not who shot', () => {
    const table = facing(BEHIND_A_WALL).play(ATTACKS, 'shoot', D0, 0, NO).play(DEFENDS, 'challenge');
    expect(table.match.awaiting()).toEqual([DEFENDS]);
  });

  it('SG-CHL-08, SG-CHL-09: the winner chooses before the shot is rolled, then the clock runs on', () => {
    const table = facing().play(ATTACKS, 'shoot', D0, 0, NO).play(DEFENDS, 'challenge');
    expect(table.verbs(ATTACKS)).toEqual(['more', 'less']);
    expect(table.match.position.draws[0]).toBe(0);
    table.play(ATTACKS, 'more').play(ATTACKS, 'keep');
    expect(table.running()).toEqual([ATTACKS]);
    expect(table.clocks()).toEqual([90, 60]);
  });

  it('SG-CHL-17: the protection is known before the dice are', () => {
    const table = facing(BEHIND_COVER).play(ATTACKS, 'shoot', D0, 0, NO).play(DEFENDS, 'challenge');
    table.play(DEFENDS, 'more').play(ATTACKS, 'keep');
    const order = kinds(table).filter((kind) => ['challenged', 'shotRolled'].includes(kind));
    expect(order).toEqual(['challenged', 'shotRolled']);
  });

  it('SG-CHL-05, SG-DIG-05: for a leaning target the line of cover and its sources are published', () => {
    // SG-PRO-18
    const table = activating(A0, {
      board: sketch(6, 2, { heavy: 'W(5,1)' }),
      settings: FAITHFUL,
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'));
        put(g, D0, 'smoke', at('(5,0)'), { standee: at('(5,1)') });
      },
    });
    table.play(ATTACKS, 'shoot', D0, 0, NO).play(DEFENDS, 'challenge');
    const told = ruled(table);
    expect(told).toMatchObject({
      from: table.at('(0,0)'),
      to: table.at('(5,0)'),
      cover: table.at('(5,1)'),
      protection: HEAVILY,
      blocker: 'none',
    });
    expect(sourcesIn(told?.sources as number[])).toMatchObject([{ kind: 'partition', worth: HEAVILY }]);
  });

  it('SG-DIG-05: so are a shield and a squad-mate with one', () => {
    const table = activating(D0, {
      board: sketch(6, 2),
      settings: FAITHFUL,
      arrange(g, at) {
        put(g, D0, 'smoke', at('(0,0)'));
        put(g, A0, 'montagne', at('(5,0)'), { standee: at('(5,1)') });
        put(g, A1, 'blitz', at('(4,1)'));
      },
    });
    table.play(DEFENDS, 'shoot', A0, 0, HEAVILY).play(ATTACKS, 'challenge');
    expect(sourcesIn(ruled(table)?.sources as number[])).toEqual([
      { kind: 'shield', which: A0, worth: LIGHTLY },
      { kind: 'ally', which: A1, worth: LIGHTLY },
    ]);
  });

  it('SG-DIG-05: the first thing that breaks the line is published, be it an Operator', () => {
    const table = facing({
      arrange(g, at) {
        put(g, A0, 'blitz', at('(0,0)'));
        put(g, A1, 'ash', at('(2,0)'));
        put(g, D1, 'smoke', at('(3,0)'));
        put(g, D0, 'mute', at('(5,0)'));
      },
    });
    table.play(ATTACKS, 'shoot', D0, 0, NO).play(DEFENDS, 'challenge');
    expect(ruled(table)).toMatchObject({ blocker: 'cell', where: table.at('(2,0)') });
  });

  it('SG-CHL-19: a declared shot is not taken back', () => {
    const untimed = { settings: { ...FAITHFUL, clock: 'untimed' } } as const;
    const table = facing(untimed).play(ATTACKS, 'shoot', D0, 0, NO);
    expect(table.match.undoable(ATTACKS)).toBe(0);
  });

  it('SG-CHL-01: the target’s player answers a Riposte too', () => {
    const table = facing({
      arrange(g, at) {
        put(g, A0, 'blitz', at('(0,0)'));
        put(g, D0, 'mute', at('(5,0)'), { facing: WEST_SIDE });
      },
    });
    walk(table, ATTACKS, '(1,0)').play(DEFENDS, 'grab').play(DEFENDS, 'riposte', D0, 0, LIGHTLY);
    expect(table.asked(ATTACKS)).toBe('claim.answer');
    table.play(ATTACKS, 'challenge');
    expect(ruled(table)).toMatchObject({ valid: 1, winner: 1 });
  });

  it('SG-TIM-22: silence is no approval: the engine checks, and nobody wins', () => {
    const table = facing(BEHIND_COVER).play(ATTACKS, 'shoot', D0, 0, NO);
    expect(table.forbids(DEFENDS, 'check')).toBe('SG-TIM-22');
    expect(table.match.deadline(DEFENDS)).toBe(table.now + 20_000);
    table.timeOut(DEFENDS);
    expect(ruled(table)).toMatchObject({ seat: -1, valid: 1, protection: LIGHTLY, winner: -1 });
    table.play(ATTACKS, 'keep');
    expect(table.happened('shotRolled')[0].fields.protection).toBe(LIGHTLY);
    expect(table.state.expired).toEqual([false, false]);
    const broken = facing(BEHIND_A_WALL).play(ATTACKS, 'shoot', D0, 0, NO).timeOut(DEFENDS);
    expect(kinds(broken)).toContain('shotFailed');
    expect(broken.clocks()).toEqual([60, 60]);
  });

  it('SG-TIM-22: who does not choose in time gets the seconds; who does not reroll keeps the dice', () => {
    const table = facing().play(ATTACKS, 'shoot', D0, 0, NO).play(DEFENDS, 'challenge');
    expect(table.match.deadline(ATTACKS)).toBe(table.now + 20_000);
    table.timeOut(ATTACKS);
    expect(table.clocks()).toEqual([90, 60]);
    table.timeOut(ATTACKS);
    expect(table.state.reroll).toEqual([true, true]);
    expect(table.happened('shotRolled')).toHaveLength(1);
  });

  it('SG-TIM-22: untimed, nothing of this has a limit', () => {
    const table = facing({ settings: { clock: 'untimed' } }).play(ATTACKS, 'shoot', D0, 0, NO);
    expect(table.match.deadline(DEFENDS)).toBe(null);
  });

  it('SG-TIM-21: -30 s take a clock to zero, not below; in use it runs out at once', () => {
    const table = facing({
      ...BEHIND_A_WALL,
      arrange(g, at) {
        put(g, A0, 'blitz', at('(0,0)'));
        put(g, D0, 'mute', at('(5,0)'));
        g.setTime(ATTACKS, 20_000);
        g.setTime(DEFENDS, 60_000);
      },
    });
    table.play(ATTACKS, 'shoot', D0, 0, NO).play(DEFENDS, 'challenge').play(DEFENDS, 'less');
    expect(table.clocks()).toEqual([0, 60]);
    expect(table.match.deadline(ATTACKS)).toBe(table.now);
    table.timeOut(ATTACKS).passAll();
    expect(table.state.expired).toEqual([true, false]);
    expect(table.asked(0)).toBe('test.idle');
  });

  it('SG-TIM-21: +30 s on a clock that has expired bring nothing back', () => {
    const table = facing(BEHIND_A_WALL);
    table.state.expired[DEFENDS] = true;
    table.play(ATTACKS, 'shoot', D0, 0, NO).play(DEFENDS, 'challenge').play(DEFENDS, 'more');
    expect(table.state.expired).toEqual([false, true]);
  });

  it('SG-MUL-10, SG-MUL-20: any player of the squad challenges; the first valid answer counts', () => {
    const table = facing({ seats: 4, ...BEHIND_A_WALL, arrange: facingArrangement });
    table.play(0, 'shoot', D0, 0, NO);
    expect(table.match.awaiting()).toEqual([2, 3]);
    table.play(3, 'challenge');
    expect(table.match.awaiting()).toEqual([2, 3]);
    expect(table.asked(2)).toBe('reward.time');
  });
});

const facingArrangement: NonNullable<Given['arrange']> = (g, at) => {
  put(g, A0, 'blitz', at('(0,0)'));
  put(g, D0, 'mute', at('(5,0)'));
};

describe('faithful: nothing tells the truth before a challenge', () => {
  it('SG-DIG-02, SG-DIG-03: every target and every protection is offered, whatever the lines are', () => {
    const offered = (of: Partial<Given>) => facing(of).options(ATTACKS, 'shoot');
    expect(offered(BEHIND_A_WALL)).toEqual(offered({}));
    expect(offered({})).toEqual([
      [D0, 0, NO],
      [D0, 0, LIGHTLY],
      [D0, 0, HEAVILY],
    ]);
  });

  it('SG-DIG-02: the same is told, and asked, whether the claim is true or not', () => {
    const told = (of: Partial<Given>) => {
      const table = facing(of).play(ATTACKS, 'shoot', D0, 0, NO);
      return [table.events, table.match.decision(DEFENDS), table.match.deadline(DEFENDS)];
    };
    expect(told(BEHIND_A_WALL)).toEqual(told({}));
    const approved = (of: Partial<Given>) =>
      facing({ ...of, seed: 'alike' })
        .play(ATTACKS, 'shoot', D0, 0, NO)
        .play(DEFENDS, 'approve').events;
    expect(approved(BEHIND_COVER)).toEqual(approved({}));
  });

  it('SG-DIG-03: a shot still needs a revealed opponent', () => {
    const table = facing({
      arrange(g, at) {
        put(g, A0, 'blitz', at('(0,0)'));
        put(g, A1, 'ash', at('(1,0)'));
        hide(g, D0, 'mute', [at('(5,0)'), at('(5,1)')]);
      },
    });
    expect(table.forbids(ATTACKS, 'shoot', D0, 0, NO)).toBe('SG-HID-26');
    expect(table.forbids(ATTACKS, 'shoot', A1, 0, NO)).toBe('SG-SHT-01');
  });

  it('SG-DIG-07: a line from upstairs follows by rule: it is not claimed, and only the truth is offered', () => {
    const table = facing({
      board: sketch(6, 2, { gray: '(5,0) (3,0)' }),
      arrange(g, at) {
        put(g, A0, 'ash', upstairs(g, 0));
        put(g, D0, 'mute', at('(5,0)'));
        put(g, D1, 'smoke', at('(4,1)'));
      },
    });
    expect(table.options(ATTACKS, 'shoot')).toEqual([[D0, 0, NO]]);
    table.play(ATTACKS, 'shoot', D0, 0, NO);
    expect(kinds(table)).not.toContain('claimed');
    expect(table.asked(ATTACKS)).toBe('shot.reroll');
  });

  it('SG-DIG-11, SG-SHT-06: the distance is told at once', () => {
    const table = facing().play(ATTACKS, 'shoot', D0, 0, NO);
    expect(table.happened('shotDeclared')[0].fields.distance).toBe(5);
  });
});

describe('claims of other effects', () => {
  /** Ash may Destroy, throw a Frag Grenade; a heavy wall stands in the way of (5,0). */
  const armed = (of: Partial<Given> = {}) =>
    facing({
      board: sketch(6, 2, { heavy: 'E(2,0)', barricadedDoor: 'S(5,0)' }),
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'));
        put(g, D0, 'mute', at('(5,1)'));
        stock(g, { frag: 2 });
        lay(g, 'barbedWire', at('(1,0)'));
        for (const seat of [ATTACKS, DEFENDS]) g.setTime(seat, 60_000);
      },
      ...of,
    });
  const frag = tacticalNumber('frag');

  it('SG-CHL-02, SG-CHL-10, SG-DIG-06: it takes effect unless it is challenged within `objectionWindow`; no clock runs', () => {
    const table = armed();
    table.play(ATTACKS, 'destroy', table.at('(1,0)'));
    expect(table.asked(DEFENDS)).toBe('claim.objection');
    expect(table.match.deadline(DEFENDS)).toBe(table.now + 2_000);
    expect(table.running()).toEqual([]);
    expect(table.state.pieces).toHaveLength(1);
    table.timeOut(DEFENDS);
    expect(table.running()).toEqual([ATTACKS]);
    expect(table.happened('approved')).toHaveLength(1);
    expect(table.asked(ATTACKS)).toBe('activation.act');
  });

  it('SG-DIG-06: untimed games wait for an answer', () => {
    const table = armed({ settings: { clock: 'untimed' } });
    table.play(ATTACKS, 'destroy', table.at('(5,0)'));
    expect(table.match.deadline(DEFENDS)).toBe(null);
    table.play(DEFENDS, 'pass');
    expect(table.happened('destroyed')).toHaveLength(1);
  });

  it('SG-CHL-11: without LoS the action is spent without effect', () => {
    const table = armed();
    table.play(ATTACKS, 'destroy', table.at('(5,0)')).play(DEFENDS, 'challenge').play(DEFENDS, 'more');
    expect(ruled(table)).toMatchObject({ of: 'destroy', valid: 0, winner: 1, protection: 0 });
    expect(table.happened('destroyed')).toEqual([]);
    expect(table.forbids(ATTACKS, 'destroy', table.at('(1,0)'))).toBe('SG-ACT-02');
    expect(table.clocks()).toEqual([60, 90]);
  });

  it('SG-CHL-11: so is the Charge cube of what is thrown', () => {
    const table = armed();
    table.play(ATTACKS, 'tactical', frag, table.at('(5,0)')).play(DEFENDS, 'challenge').play(DEFENDS, 'more');
    expect(table.state.inventory[frag]).toBe(1);
    expect(table.happened('rolledFor')).toEqual([]);
  });

  it('SG-CHL-02: a throw that is true has its effect, and its player wins', () => {
    const table = armed({ board: sketch(6, 2) });
    table.play(ATTACKS, 'tactical', frag, table.at('(5,1)')).play(DEFENDS, 'challenge');
    expect(ruled(table)).toMatchObject({ of: 'throw', valid: 1, winner: 0 });
    table.play(ATTACKS, 'more');
    expect(table.happened('rolledFor')).toHaveLength(1);
  });

  it('SG-DIG-02, SG-DIG-04: a false claim that nobody challenges takes effect', () => {
    const table = armed();
    table.play(ATTACKS, 'destroy', table.at('(5,0)')).play(DEFENDS, 'pass');
    expect(table.happened('destroyed')).toHaveLength(1);
    expect(table.happened('challenged')).toEqual([]);
  });

  it('SG-DIG-14: objections can be switched off for the phase, and on again', () => {
    const table = armed();
    table.play(ATTACKS, 'destroy', table.at('(1,0)')).play(DEFENDS, 'silence');
    expect(table.asked(ATTACKS)).toBe('activation.act');
    expect(table.verbs(DEFENDS)).toContain('object');
    table.play(ATTACKS, 'tactical', frag, table.at('(5,1)'));
    expect(table.happened('rolledFor')).toHaveLength(1);
    const again = armed();
    again.play(DEFENDS, 'silence').play(DEFENDS, 'object');
    expect(again.verbs(DEFENDS)).not.toContain('object');
    again.play(ATTACKS, 'destroy', again.at('(1,0)'));
    expect(again.asked(DEFENDS)).toBe('claim.objection');
  });

  it('SG-DIG-14: they are switched on again only by who has switched them off', () => {
    const table = armed();
    expect(table.forbids(DEFENDS, 'object')).toBe('SG-DIG-14');
    table.play(DEFENDS, 'silence');
    expect(table.forbids(DEFENDS, 'silence')).toBe('SG-DIG-14');
    table.play(DEFENDS, 'object');
    expect(table.happened('objectionsSwitched').map(({ fields }) => fields)).toEqual([
      { seat: DEFENDS, on: 0 },
      { seat: DEFENDS, on: 1 },
    ]);
  });

  it('SG-DIG-14: shots and reveal demands are asked all the same', () => {
    const table = facing().play(DEFENDS, 'silence').play(ATTACKS, 'shoot', D0, 0, NO);
    expect(table.asked(DEFENDS)).toBe('claim.answer');
  });
});

describe('reveal demands', () => {
  const hidden = (of: Partial<Given> = {}) =>
    facing({
      arrange(g, at) {
        put(g, A0, 'blitz', at('(0,0)'));
        hide(g, D0, 'smoke', [at('(5,0)'), at('(5,1)')], { facing: EAST_SIDE });
        for (const seat of [ATTACKS, DEFENDS]) g.setTime(seat, 60_000);
      },
      ...of,
    });

  it('SG-HID-09, SG-HID-10: a token and the attacker who sees it are named; accepted, it is revealed', () => {
    const table = hidden();
    expect(table.options(ATTACKS, 'demand')).toEqual([
      [2 * D0, A0],
      [2 * D0 + 1, A0],
    ]);
    table.play(ATTACKS, 'demand', 2 * D0, A0);
    expect(table.asked(DEFENDS)).toBe('claim.answer');
    table.play(DEFENDS, 'approve');
    expect(table.state.operators[D0].bodies).toHaveLength(1);
    expect(table.running()).toEqual([ATTACKS]);
  });

  it('SG-CHL-12: with an invalid LoS it fails, and costs what a lost challenge costs', () => {
    const table = hidden(BEHIND_A_WALL)
      .play(ATTACKS, 'demand', 2 * D0, A0)
      .play(DEFENDS, 'challenge');
    expect(ruled(table)).toMatchObject({ of: 'demand', valid: 0, winner: 1 });
    table.play(DEFENDS, 'less');
    expect(table.state.operators[D0].bodies).toHaveLength(2);
    expect(table.clocks()).toEqual([30, 60]);
  });

  it('SG-DIG-16: silence reveals nobody: the engine checks, without the 30 s', () => {
    const blocked = hidden(BEHIND_A_WALL)
      .play(ATTACKS, 'demand', 2 * D0, A0)
      .timeOut(DEFENDS);
    expect(blocked.state.operators[D0].bodies).toHaveLength(2);
    const seen = hidden()
      .play(ATTACKS, 'demand', 2 * D0, A0)
      .timeOut(DEFENDS);
    expect(seen.state.operators[D0].bodies).toHaveLength(1);
    expect([blocked.clocks(), seen.clocks()]).toEqual([
      [60, 60],
      [60, 60],
    ]);
  });

  it('SG-DIG-15: assisted, the token is enough, and only where it is really seen', () => {
    const assisted = { settings: { losMode: 'assisted' } } as const;
    expect(hidden(assisted).options(ATTACKS, 'demand')).toEqual([[2 * D0], [2 * D0 + 1]]);
    const wall = { board: sketch(6, 2, { heavy: 'E(3,0)' }) };
    expect(hidden({ ...assisted, ...wall }).options(ATTACKS, 'demand')).toEqual([[2 * D0 + 1]]);
  });
});

describe('the other modes', () => {
  it('SG-DIG-08: assisted, the true protection is filled in, and nothing is claimed or won', () => {
    const table = facing({ ...BEHIND_COVER, settings: { losMode: 'assisted' } });
    expect(table.options(ATTACKS, 'shoot')).toEqual([[D0, 0, LIGHTLY]]);
    table.play(ATTACKS, 'shoot', D0, 0, LIGHTLY);
    expect(table.asked(ATTACKS)).toBe('shot.reroll');
    expect(facing({ ...BEHIND_A_WALL, settings: { losMode: 'assisted' } }).options(ATTACKS, 'shoot')).toEqual(
      [],
    );
  });

  it('SG-DIG-09: referee, every claim is checked at once; false ones cost, true ones earn nothing', () => {
    const referee = { settings: { losMode: 'referee' } } as const;
    const right = facing({ ...BEHIND_COVER, ...referee }).play(ATTACKS, 'shoot', D0, 0, LIGHTLY);
    expect(ruled(right)).toMatchObject({ seat: -1, valid: 1, winner: -1 });
    expect(right.asked(ATTACKS)).toBe('shot.reroll');
    const wrong = facing({ ...BEHIND_COVER, ...referee }).play(ATTACKS, 'shoot', D0, 0, NO);
    expect(ruled(wrong)).toMatchObject({ seat: -1, winner: 1 });
    expect(wrong.asked(DEFENDS)).toBe('reward.time');
    wrong.play(DEFENDS, 'less');
    expect(wrong.clocks()).toEqual([30, 60]);
  });

  it('SG-DIG-09: referee, what is declared has no preview', () => {
    const referee = { settings: { losMode: 'referee' } } as const;
    expect(facing({ ...BEHIND_A_WALL, ...referee }).options(ATTACKS, 'shoot')).toHaveLength(3);
  });

  it('SG-DIG-12: untimed games have no 30 s; Bonus tokens only where agreed', () => {
    const after = (settings: Given['settings']) => {
      const table = facing({ ...BEHIND_A_WALL, settings: { ...settings, losMode: 'faithful' } });
      table.play(ATTACKS, 'shoot', D0, 0, NO).play(DEFENDS, 'challenge');
      return table.asked(table.match.awaiting()[0]);
    };
    expect(after({ clock: 'untimed' })).toBe('activation.act');
    expect(after({ clock: 'untimed', untimedRewards: 'bonusTokens' })).toBe('reward.token');
    expect(after({ clock: 'noApp', untimedRewards: 'bonusTokens' })).toBe('reward.token');
    expect(after({ clock: 'noApp', untimedRewards: 'none' })).toBe('activation.act');
  });
});

describe('claims of special gadgets', () => {
  /** Ash with Breaching Rounds; barricades and a heavy wall in her way. */
  const breaching = (drawn: Parameters<typeof sketch>[2]) =>
    facing({
      board: sketch(6, 2, drawn),
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'));
        put(g, D0, 'mute', at('(5,1)'));
        for (const seat of [ATTACKS, DEFENDS]) g.setTime(seat, 60_000);
      },
    });
  const fire = (table: TestTable) => {
    const [answer] = table.options(ATTACKS, 'special').filter(([, space]) => space === table.at('(5,0)'));
    return table.play(ATTACKS, 'special', ...answer);
  };

  it('SG-CHL-02, SG-SGA-06: past one barricade Ash’s line holds', () => {
    const table = fire(breaching({ barricadedDoor: 'E(2,0)' }));
    expect(table.asked(DEFENDS)).toBe('claim.objection');
    table.play(DEFENDS, 'challenge');
    expect(ruled(table)).toMatchObject({ of: 'breachingRounds', valid: 1, winner: 0 });
  });

  it('SG-CHL-11: a second barricade breaks it: the action and its charge are spent without effect', () => {
    const table = fire(breaching({ barricadedDoor: 'E(2,0) E(3,0)' })).play(DEFENDS, 'challenge');
    expect(ruled(table)).toMatchObject({ valid: 0, winner: 1, blocker: 'border' });
    table.play(DEFENDS, 'more');
    expect(table.state.operators[A0].charges).toBe(1);
    expect(table.happened('destroyed')).toEqual([]);
    expect(table.options(ATTACKS, 'special')).toEqual([]);
  });

  it('SG-DIG-05: of two barricades the second is what broke it', () => {
    const table = fire(breaching({ barricadedDoor: 'E(2,0) E(3,0)' })).play(DEFENDS, 'challenge');
    expect(ruled(table)?.where).toBe(edgeOf(table.g.statics.layout, table.at('(3,0)'), EAST_SIDE));
  });
});
