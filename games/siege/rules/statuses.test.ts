import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { activating } from '../testing/activating.ts';
import {
  A0,
  A1,
  ATTACKS,
  D0,
  DEFENDS,
  EAST_SIDE,
  hide,
  lay,
  NORTH_SIDE,
  put,
  stock,
  upstairs,
  WEST_SIDE,
} from '../testing/arranging.ts';
import { useTactical } from '../testing/gadgets.ts';
import { given } from '../testing/given.ts';
import { sketch } from '../testing/sketch.ts';
import { standeesLeft } from './leaning.ts';
import { inPlay } from './operators.ts';
import { suffer, upkeep } from './procedures.ts';
import { DEFENDER } from './siege.ts';

const wounding = (wounds: number, arrange: Parameters<typeof given>[0]['arrange']) =>
  given({
    board: sketch(6, 4, { gray: '(1,1)' }),
    ...(arrange === undefined ? {} : { arrange }),
    run: () => call(suffer, { operator: D0, body: 0, wounds, cause: 'shot' }),
  });

describe('statuses', () => {
  it('SG-STA-01: a second marker of the same type has no effect', () => {
    const table = activating(A0, {
      arrange(g, at) {
        put(g, A0, 'fuze', at('(0,0)'), { stunned: true });
        put(g, A1, 'ash', at('(1,0)'));
        stock(g, { flashbang: 1 });
      },
    });
    useTactical(table, ATTACKS, 'flashbang', '(1,0)');
    // Only the squad-mate beside him was told to be Stunned.
    expect(table.happened('stunned').map(({ fields }) => fields.body)).toEqual([2 * A1]);
    expect(table.state.operators[A0].bodies[0].stunned).toBe(true);
  });

  it('SG-STA-02: whom a shot has left in play is Located, even without a wound', () => {
    const table = activating(A0, {
      // Fuze at short range: O R; one hit and one, less two.
      dice: [
        ['orange', 0],
        ['red', 1],
      ],
      board: sketch(6, 1, { obstacles: ['(2,0)'] }),
      arrange(g, at) {
        put(g, A0, 'fuze', at('(0,0)'));
        put(g, D0, 'smoke', at('(3,0)'));
      },
    });
    table.play(ATTACKS, 'shoot', ...table.options(ATTACKS, 'shoot')[0]).play(ATTACKS, 'keep');
    expect(table.state.operators[D0]).toMatchObject({ wounds: 0, bodies: [{ located: true }] });
  });

  it('SG-STA-03: a hidden Operator that is Located is revealed', () => {
    const table = activating(A0, {
      board: sketch(9, 3, { rooms: ['(1,0) (2,0) (8,2)'] }),
      arrange(g, at) {
        put(g, A0, 'fuze', at('(0,0)'));
        hide(g, D0, 'smoke', [at('(8,2)'), at('(5,2)')]);
        stock(g, { tacticalDrone: 1 });
      },
    });
    useTactical(table, ATTACKS, 'tacticalDrone', '(1,0)').play(ATTACKS, 'stop');
    expect(table.state.operators[D0].bodies).toMatchObject([{ at: table.at('(8,2)'), located: true }]);
  });

  it('SG-STA-04, SG-STA-05, SG-STA-06: a flashbang stuns; the Stunned roll two yellow dice, without lightning', () => {
    const table = activating(A0, {
      board: sketch(9, 6, { obstacles: ['(2,0)'] }),
      dice: [
        ['yellow', 2],
        ['yellow', 2],
      ],
      arrange(g, at) {
        // Fuze at medium range would roll O* O R R, three of them against protection.
        put(g, A0, 'fuze', at('(7,0)'), { stunned: true });
        put(g, D0, 'smoke', at('(1,0)'));
      },
    });
    table.play(ATTACKS, 'shoot', ...table.options(ATTACKS, 'shoot')[0]).play(ATTACKS, 'keep');
    expect(table.happened('shotRolled')[0].fields).toMatchObject({ dice: [0, 2, 0, 2], wounds: 2 });
  });

  it('SG-STA-07: Stunned hinders neither movement, nor gadgets, nor Destroy, nor Ripostes', () => {
    const table = activating(A0, {
      arrange(g, at) {
        put(g, A0, 'sledge', at('(0,0)'), { stunned: true });
        put(g, D0, 'smoke', at('(3,0)'), { stunned: true, facing: WEST_SIDE });
        stock(g, { flashbang: 1 });
      },
    });
    for (const verb of ['step', 'run', 'shoot', 'destroy', 'tactical'])
      expect(
        table.options(ATTACKS, verb).length + Number(table.verbs(ATTACKS).includes(verb)),
      ).toBeGreaterThan(0);
    table.play(ATTACKS, 'step', table.at('(1,0)'));
    expect(table.options(DEFENDS, 'riposte')).toEqual([[D0, 0, 0]]);
  });
});

describe('elimination', () => {
  it('SG-STA-08, SG-OPR-07: wounds that reach the Stamina eliminate at once', () => {
    const after = (wounds: number) =>
      wounding(wounds, (g, at) => put(g, D0, 'smoke', at('(0,0)'))).state.operators[D0].eliminated;
    expect([after(4), after(5), after(6)]).toEqual([false, true, true]);
  });

  it('SG-STA-09, SG-STA-13, SG-STA-14: what belongs to it goes', () => {
    const table = wounding(5, (g, at) => {
      put(g, D0, 'smoke', at('(0,0)'), { standee: at('(0,1)'), facing: EAST_SIDE, stunned: true });
      Object.assign(g.state.operators[D0], { bonus: 1, watches: at('(1,1)') });
    });
    expect(table.state.operators[D0]).toMatchObject({
      bodies: [],
      charges: 0,
      bonus: 0,
      watches: -1,
      plate: false,
    });
    expect(standeesLeft(table.g, DEFENDER)).toBe(5);
  });

  it('SG-STA-10: gadgets it has placed stay', () => {
    const table = wounding(5, (g, at) => {
      put(g, D0, 'bandit', at('(0,0)'));
      lay(g, 'ced1', at('(3,3)'));
    });
    expect(table.state.pieces).toHaveLength(1);
  });

  it('SG-STA-11: it is in play until then, hidden or upstairs', () => {
    const table = wounding(0, (g, at) => {
      put(g, A0, 'fuze', upstairs(g, 0));
      hide(g, D0, 'smoke', [at('(0,0)'), upstairs(g, 0)]);
    });
    expect([inPlay(table.g, A0), inPlay(table.g, D0), inPlay(table.g, A1)]).toEqual([true, true, false]);
  });

  it('SG-STA-12: wounds stay over Upkeep', () => {
    const table = given({
      arrange(g, at) {
        g.state.round = 1;
        g.state.phase = 4;
        put(g, A0, 'fuze', at('(0,0)'), { wounds: 2, facing: NORTH_SIDE });
        put(g, D0, 'smoke', at('(5,5)'));
      },
      run: () => call(upkeep, {}),
    });
    expect(table.state.operators[A0].wounds).toBe(2);
  });
});
