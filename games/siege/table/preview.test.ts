import { atLeast, odds } from '@sightline/kernel';
import type { Preview } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { activating } from '../testing/activating.ts';
import { A0, ATTACKS, D0, D1, EAST_SIDE, hide, lay, put, upstairs, WEST_SIDE } from '../testing/arranging.ts';
import type { Given, TestTable } from '../testing/given.ts';
import { lookAt } from '../testing/saying.ts';
import { sketch } from '../testing/sketch.ts';
import type { Answer } from './asked.ts';
import { preview } from './preview.ts';

function foretold(table: TestTable, seat: number, ...answers: readonly Answer[]): Preview {
  const at = lookAt(table.match, seat);
  if (at.view.decision === null) throw new Error('nobody is asked');
  const told = preview(at, at.view.decision, answers);
  if (told === null) throw new Error('nothing is foretold');
  return told;
}
const chipsOf = ({ chips = [] }: Preview): readonly string[] => chips.map(({ text }) => text);

const facing = (of: Partial<Omit<Given, 'run' | 'arrange'>> = {}, more: Given['arrange'] = () => {}) =>
  activating(A0, {
    board: sketch(8, 5, { gray: '(1,1)' }),
    ...of,
    arrange(g, at) {
      put(g, A0, 'ash', at('(1,2)'));
      put(g, D0, 'smoke', at('(4,2)'));
      more(g, at);
    },
  });

describe('shots', () => {
  // SG-OPR-17: Ash at short range against Stamina 4 with set A.
  it.each([
    [0, 184 / 216],
    [1, 80 / 216],
    [2, 32 / 216],
  ])('declared protection %i eliminates at 4 wounds with a chance of %d', (declared, chance) => {
    const table = facing({ settings: { losMode: 'faithful' } }, (g, at) =>
      put(g, D0, 'jager', at('(4,2)'), { wounds: 1 }),
    );
    const { odds: rows = [] } = foretold(table, ATTACKS, ['shoot', D0, 0, declared]);
    const last = rows[rows.length - 1];
    expect(last.label).toBe('4 wounds: eliminated');
    expect(last.chance).toBeCloseTo(chance, 12);
  });

  it('tells what playing the shot on tells, with a station and a plate', () => {
    const table = facing({ settings: { losMode: 'assisted' } }, (g) => {
      g.state.operators[D0].plate = true;
    });
    const at = lookAt(table.match, ATTACKS);
    const { odds: rows = [] } = foretold(table, ATTACKS, ['shoot', D0, 0, 0]);
    const played = odds(at.game, at.statics, at.view, [['shoot', D0, 0, 0]], {
      until: (p) => p.due === 'shot.mark',
      measure: (p) => p.state.operators[D0].wounds + (p.state.operators[D0].eliminated ? 100 : 0),
    });
    expect(played?.error).toBe(0);
    expect(rows[0].chance).toBeCloseTo(atLeast(played?.chances ?? new Map(), 1), 12);
    expect(rows[rows.length - 1].chance).toBeCloseTo(atLeast(played?.chances ?? new Map(), 100), 12);
  });

  it('a line is drawn only where nothing is claimed', () => {
    const lines = (losMode: 'faithful' | 'assisted' | 'referee') =>
      foretold(facing({ settings: { losMode } }), ATTACKS, ['shoot', D0, 0, 0]).lines;
    expect(lines('assisted')).toEqual([{ from: [1.5, 2.5], to: [4.5, 2.5], kind: 'used' }]);
    expect(lines('faithful')).toBeUndefined();
    expect(lines('referee')).toBeUndefined();
  });

  it('an exchange of fire is told as the rules fix it', () => {
    const table = activating(A0, {
      board: sketch(6, 4, { gray: '(1,1)' }),
      arrange(g, at) {
        put(g, A0, 'fuze', upstairs(g, 0));
        put(g, D0, 'smoke', upstairs(g, 0));
        g.state.operators[D0].watches = at('(1,1)');
      },
    });
    table.play(ATTACKS, 'watch', table.at('(1,1)')).play(1, 'fight');
    const told = foretold(table, ATTACKS, ['fire']);
    expect(told.title).toBe('Fuze → Smoke');
    expect(chipsOf(told)).toContain('heavy protection: −3');
  });
});

describe('ways', () => {
  it('shows what is spent at each space', () => {
    const table = facing();
    const told = foretold(table, ATTACKS, ['step', table.at('(2,3)')], ['step', table.at('(3,4)')]);
    expect(told.path).toEqual([
      { at: [2.5, 3.5], cost: '1' },
      { at: [3.5, 4.5], cost: '2' },
    ]);
    expect(chipsOf(told)[0]).toBe('2 of 5 movement points');
  });

  it('says what lies open on the way, and who may be watching', () => {
    const table = facing({}, (g, at) => {
      lay(g, 'barbedWire', at('(2,3)'));
      lay(g, 'claymore', at('(3,3)'), WEST_SIDE);
      put(g, D0, 'smoke', at('(6,2)'), { facing: WEST_SIDE });
      put(g, D1, 'rook', at('(6,4)'), { facing: EAST_SIDE });
    });
    const chips = chipsOf(foretold(table, ATTACKS, ['step', table.at('(2,3)')]));
    expect(chips).toContain('trips a Claymore');
    expect(chips).toContain('Barbed Wire ends the activation');
    expect(chips).toContain('in the Overwatch of Smoke');
  });

  it('of a hidden watcher portrait and decoy count alike', () => {
    const watched = (portrait: 0 | 1) =>
      chipsOf(
        foretold(
          facing({ settings: { losMode: 'faithful' } }, (g, at) =>
            hide(g, D1, 'rook', [at('(6,1)'), at('(7,4)')], { facing: WEST_SIDE }, portrait),
          ),
          ATTACKS,
          ['step', 18],
        ),
      );
    expect(watched(0)).toEqual(watched(1));
    expect(watched(0)).toContain('in the Overwatch of Rook');
  });
});

describe('other acts', () => {
  it('a Destroy is held against what stands there', () => {
    const table = facing({}, (g, at) => {
      lay(g, 'deployableShield', at('(3,3)'));
      lay(g, 'fortifiedEntryway', at('(1,1)'));
    });
    // Bulletproof, and not beside her.
    expect(chipsOf(foretold(table, ATTACKS, ['destroy', table.at('(3,3)')]))).toEqual([
      'Destroy 2',
      'Deployable Shield: strength 2, stands',
    ]);
  });

  it('Overwatch shades the half it would watch', () => {
    const table = facing();
    const { area = [] } = foretold(table, ATTACKS, ['overwatch', EAST_SIDE]);
    expect(area).toContainEqual({ x: 7, y: 0 });
    expect(area).not.toContainEqual({ x: 0, y: 2 });
  });
});
