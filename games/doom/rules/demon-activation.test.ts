import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { DEMON_CARDS, demonCalled } from '../content/index.ts';
import { use } from '../testing/abilities.ts';
import { demon, eventsOf, hurt, put, weapon } from '../testing/arranging.ts';
import { given, type TestTable } from '../testing/given.ts';
import { ALPHA, BRAVO, CHARLIE, damageOf, demonActivates, pointsOf } from '../testing/invader-scenes.ts';
import { NOWHERE } from './doom.ts';
import { typeActivation } from './procedures.ts';

const SOLDIER = demonCalled('possessedSoldier');
const [first, second, third] = [0, 1, 2].map((n) => demon('possessedSoldier', n));

/** Two soldiers are to activate; Alpha and Bravo stand within their range and have but one health left. */
function soldiersActivate(hand: readonly string[] = []): TestTable {
  return given({
    arrange(g, at) {
      put(g, ALPHA, at(0, 2));
      put(g, BRAVO, at(0, 4));
      hurt(g, ALPHA, 9);
      hurt(g, BRAVO, 9);
      put(g, first, at(4, 2));
      put(g, second, at(4, 4));
      eventsOf(g, { hand });
    },
    run: () => call(typeActivation, { type: SOLDIER }),
    dice: { red: [1, 1, 1, 1] },
  });
}

const activated = (table: TestTable) => table.happened('activated').map((e) => e.fields.figure);

describe('a demon activates', () => {
  it.each(DEMON_CARDS)('DM-DEM-01: $id gains movement points equal to its Speed', ({ id, speed }) => {
    expect(pointsOf(demonActivates({ demon: id }).passAll())).toBe(speed);
  });

  it('DM-DEM-02: it attacks once at most', () => {
    const table = demonActivates({ range: 2 }).passAll();
    expect(table.options(0, 'attack')).toEqual([[ALPHA], [BRAVO], [CHARLIE]]);
    table.play(0, 'attack', ALPHA).passAll();
    expect(table.options(0, 'attack')).toEqual([]);
    expect(table.forbids(0, 'attack', BRAVO)).toBe('DM-DEM-02');
    expect(table.happened('attacked')).toHaveLength(1);
  });

  it('DM-DEM-02: it need not attack', () => {
    const table = demonActivates({}).passAll().play(0, 'end').passAll();
    expect(table.asked(0)).toBe('test.idle');
    expect(table.happened('attacked')).toEqual([]);
  });

  it('DM-DEM-03: it moves in portions before and after its attack, not during it; the rest is lost', () => {
    const table = demonActivates({ range: 4, hand: ['hellishPower', 'demonicStrength'] }).passAll();
    table.play(0, 'step', table.cell(4, 2)).play(0, 'step', table.cell(3, 2));
    table.play(0, 'attack', ALPHA);
    for (const window of ['declared', 'attack']) {
      expect(table.match.decision(0)?.about.of).toBe(window);
      expect(table.verbs(0)).not.toContain('step');
      table.play(0, 'pass');
    }
    table.passAll();
    expect(pointsOf(table)).toBe(4 - 2);
    table.play(0, 'step', table.cell(4, 2)).play(0, 'end').passAll();
    expect(table.asked(0)).toBe('test.idle');
    expect(table.state.figures[demon('imp')].at).toBe(table.cell(4, 2) * 4);
  });

  it('DM-DEM-05: abilities and event cards add to its movement points', () => {
    const table = demonActivates({ demon: 'pinky', argent: 1, hand: ['demonicSpeed'] });
    use(table, 0, 'demon.pinky.charge');
    use(table, 0, 'event.demonicSpeed');
    expect(pointsOf(table.passAll())).toBe(6 + 3 + 3);
  });
});

describe('the demons of a type activate', () => {
  it('DM-DEM-04: one activation is finished before the next begins', () => {
    const table = soldiersActivate().play(0, 'activate', first).passAll();
    expect(table.match.decision(0)?.about).toEqual({ demon: first, points: 4 });
    expect(table.verbs(0)).not.toContain('activate');
    table.play(0, 'step', table.cell(5, 2));
    expect(activated(table)).toEqual([first]);
    table.play(0, 'end').passAll();
    // what the first one left over is not the second one's
    expect(table.match.decision(0)?.about).toEqual({ demon: second, points: 4 });
    expect(activated(table)).toEqual([first, second]);
    table.play(0, 'end').passAll();
    expect(table.asked(0)).toBe('test.idle');
    expect(table.state.exhausted[SOLDIER]).toBe(true);
  });

  it('DM-DEM-06: in the order the Invader chooses, one demon at a time', () => {
    const table = soldiersActivate();
    expect(table.options(0, 'activate')).toEqual([[first], [second]]);
    table.play(0, 'activate', second).passAll().play(0, 'end').passAll();
    expect(activated(table)).toEqual([second, first]);
  });

  it('DM-DEM-07: who enters the board meanwhile may activate too', () => {
    const table = soldiersActivate(['possession']).play(0, 'activate', first).passAll();
    table.play(0, 'attack', ALPHA);
    use(table, 0, 'event.possession').passAll().play(0, 'end').passAll();
    expect(table.options(0, 'activate')).toEqual([[second], [third]]);
    table.play(0, 'activate', third).passAll().play(0, 'end').passAll().play(0, 'end').passAll();
    expect(activated(table)).toEqual([first, third, second]);
    expect(table.asked(0)).toBe('test.idle');
  });

  it('DM-DEM-07: also with the figure of a demon that has activated and was slain', () => {
    const table = soldiersActivate(['possession'])
      .play(0, 'activate', first)
      .passAll()
      .play(0, 'end')
      .passAll();
    table.state.figures[first].at = NOWHERE;
    table.play(0, 'attack', BRAVO);
    use(table, 0, 'event.possession').passAll().play(0, 'end').passAll();
    expect(table.match.decision(0)?.about).toEqual({ demon: first, points: 4 });
    table.play(0, 'end').passAll();
    expect(table.asked(0)).toBe('test.idle');
    expect(damageOf(table, BRAVO)).toBe(0);
  });

  it('DM-DEM-07: a newcomer does not go on with the activation of the demon that had its figure', () => {
    const table = given({
      arrange(g, at) {
        put(g, ALPHA, at(0, 0));
        put(g, BRAVO, at(0, 2));
        hurt(g, BRAVO, 9);
        // every soldier is on the board: who rises must be the one that was slain
        for (let n = 0; n < 8; n++) put(g, demon('possessedSoldier', n), at(n, 5));
        hurt(g, first, 2);
        g.state.marines[ALPHA].grenades = [{ set: weapon('siphonGrenade'), cell: at(2, 3) }];
        eventsOf(g, { hand: ['deathCurse', 'possession'] });
      },
      run: () => call(typeActivation, { type: SOLDIER }),
    });
    table.play(0, 'activate', first).passAll().play(0, 'step', table.cell(1, 4));
    use(table, 0, 'event.deathCurse', BRAVO);
    use(table, 0, 'event.possession').passAll();
    expect(table.state.figures[first].at).toBe(table.cell(0, 2) * 4);
    expect(table.asked(0)).toBe('typeActivation.choose');
    // one of "every demon of that type"
    expect(table.options(0, 'activate')).toContainEqual([first]);
  });
});
