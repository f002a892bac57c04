import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { A0, ATTACKS, D0, DEFENDS, put } from '../testing/arranging.ts';
import { type Given, given } from '../testing/given.ts';
import { activationPhase, upkeep } from './procedures.ts';
import { judgeEliminations } from './victory.ts';
import { eliminate } from './wounds.ts';

/** Sledge is activated by the attackers; he and Smoke are the last of their squads. */
const lastTwo = (arrange: NonNullable<Given['arrange']> = () => {}) =>
  given({
    arrange(g, at) {
      g.state.round = 1;
      put(g, A0, 'sledge', at('(0,0)'));
      put(g, D0, 'smoke', at('(8,5)'));
      arrange(g, at);
    },
    run: () => call(activationPhase, {}),
  }).play(ATTACKS, 'activate', A0);

describe('Victory', () => {
  it('SG-VIC-01: who fulfils the mission’s condition for their side wins', () => {
    const ends = (guard: string, round: number) =>
      given({
        mission: { kind: 'bomb', rooms: [] },
        arrange(g, at) {
          g.state.round = round;
          g.state.bombs = [at('(2,0)'), at('(5,0)')];
          g.state.defuser = { bomb: 0, since: round - 1 };
          put(g, A0, 'sledge', at(guard));
          put(g, D0, 'smoke', at('(8,5)'));
        },
        run: () => call(upkeep, {}),
      }).match.result;
    expect(ends('(2,1)', 3)).toEqual({ winners: [ATTACKS], by: 'SG-MIS-09' });
    expect(ends('(0,5)', 5)).toEqual({ winners: [DEFENDS], by: 'SG-VIC-05' });
    expect(ends('(0,5)', 3)).toBeNull();
  });

  it('SG-VIC-02: a squad whose opponents are all eliminated wins', () => {
    const table = lastTwo((g) => eliminate(g, D0, 'shot'));
    table.play(ATTACKS, 'end');
    expect(table.match.result).toEqual({ winners: [ATTACKS], by: 'SG-VIC-02' });
  });

  it('SG-VIC-04: not before the end of the activation', () => {
    const table = lastTwo((g) => eliminate(g, D0, 'shot'));
    expect(table.match.result).toBeNull();
    expect(table.asked(ATTACKS)).toBe('activation.act');
  });

  it('SG-VIC-03: if both last Operators fall during one activation, nobody wins', () => {
    const table = given({
      arrange(g) {
        judgeEliminations(g);
      },
      run: () => call(activationPhase, {}),
    });
    expect(table.match.result).toEqual({ winners: [], by: 'SG-VIC-03' });
  });

  it('SG-VIC-02: the defenders win likewise', () => {
    const table = given({
      arrange(g, at) {
        put(g, D0, 'smoke', at('(8,5)'));
        judgeEliminations(g);
      },
      run: () => call(activationPhase, {}),
    });
    expect(table.match.result).toEqual({ winners: [DEFENDS], by: 'SG-VIC-02' });
  });

  it('SG-VIC-02: nobody has won while both squads have somebody in play', () => {
    expect(lastTwo().play(ATTACKS, 'end').match.result).toBeNull();
  });
});
