import { call, inTurn } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { DEMON_CARDS, MARINE_HEALTH } from '../content/index.ts';
import { comesUp, use } from '../testing/abilities.ts';
import { demon, eventsOf } from '../testing/arranging.ts';
import type { TestTable } from '../testing/given.ts';
import { ALPHA, BRAVO, playing, scene, shot, turn } from '../testing/marine-scenes.ts';
import { sketch } from '../testing/sketch.ts';
import { isStaggered } from './modifiers.ts';
import { suffer } from './procedures.ts';

const IMP = demon('imp');
const PINKY = demon('pinky');

const damageOf = (table: TestTable, figure: number): number => table.state.figures[figure].damage;
const wasSlain = (table: TestTable, figure: number): boolean =>
  table.happened('slain').some(({ fields }) => fields.figure === figure);

/** Figures suffer damage by some effect, one after the other. */
const suffering = (
  who: Parameters<typeof scene>[0],
  ...[first, ...rest]: readonly [figure: number, damage: number][]
) => {
  const by = ([figure, damage]: readonly [number, number]) => call(suffer, { figure, damage, by: 'effect' });
  return scene(who, () => inTurn([by(first), ...rest.map(by)])).passAll();
};

describe('damage', () => {
  it('DM-DMG-01: a marine has 10 health, a demon what its card says', () => {
    expect(MARINE_HEALTH).toBe(10);
    expect(wasSlain(suffering({}, [ALPHA, 9]), ALPHA)).toBe(false);
    expect(wasSlain(suffering({}, [ALPHA, 10]), ALPHA)).toBe(true);
    for (const { id, health } of DEMON_CARDS) {
      const demons = [[id, 4, 0]] as const;
      expect(wasSlain(suffering({ demons }, [demon(id), health - 1]), demon(id)), id).toBe(false);
      expect(wasSlain(suffering({ demons }, [demon(id), health]), demon(id)), id).toBe(true);
    }
  });

  it('DM-DMG-02: damage adds up, on each figure for itself', () => {
    const table = suffering(
      {
        bravo: [1, 1],
        demons: [
          ['pinky', 4, 1],
          ['pinky', 5, 1],
        ],
      },
      [PINKY, 1],
      [PINKY, 3],
      [ALPHA, 3],
      [ALPHA, 1],
    );
    const figures = [PINKY, demon('pinky', 1), ALPHA, BRAVO];
    expect(figures.map((figure) => damageOf(table, figure))).toEqual([4, 0, 4, 0]);
  });

  it('DM-DMG-03: as soon as it equals or exceeds its health a figure is slain', () => {
    for (const damage of [3, 4, 20]) {
      const table = suffering({ demons: [['imp', 3, 1]] }, [IMP, damage]);
      expect(table.events.map((e) => e.kind)).toEqual(['suffered', 'slain']);
    }
    const after = suffering({ demons: [['imp', 3, 1, 2]] }, [IMP, 1], [IMP, 1]);
    // nothing is left to suffer the second time
    expect(after.happened('suffered')).toHaveLength(1);
  });

  it('DM-DMG-05: damage by an ability needs no attack: no dice, no defense, no cover, no armor', () => {
    const board = sketch(12, 3, { blocking: '(2,1)' });
    const table = playing('bfg90003', { board, demons: [['pinky', 4, 1]], events: ['noEscape'] });
    table.passAll();
    expect(damageOf(table, PINKY)).toBe(2);
    const kinds = table.events.map((e) => e.kind);
    for (const kind of ['attacked', 'rolled', 'defenseRevealed', 'attackEnded'])
      expect(kinds).not.toContain(kind);
    expect(table.state.eventDeck.items).toHaveLength(1);
  });

  it('DM-DMG-06: healing takes damage away, as much as there is', () => {
    const healed = (damage: number) => {
      const table = turn({ class: 'medic', damage }).passAll();
      return damageOf(use(table, 1, 'class.medic', ALPHA), ALPHA);
    };
    expect([5, 2, 1].map(healed)).toEqual([3, 0, 0]);
    const table = use(turn({ class: 'medic', damage: 1 }).passAll(), 1, 'class.medic', ALPHA);
    expect(table.happened('healed').map(({ fields }) => fields)).toEqual([{ figure: ALPHA, damage: 1 }]);
    // no health is stored up
    const whole = suffering({ damage: 0 }, [ALPHA, 10]);
    expect(wasSlain(whole, ALPHA)).toBe(true);
  });

  it('DM-DMG-06, DM-DMG-09: a demon that heals below its stagger value is staggered no more', () => {
    const table = shot('uac4', {
      demons: [['pinky', 3, 1, 2]],
      dice: { red: [2, 2] },
      arrange: (g) => eventsOf(g, { hand: ['unstoppable'], deck: ['soulHarvest'] }),
    });
    // 4 symbols, a shield of the card and one of the armor
    comesUp(table, 0, 'event.unstoppable');
    expect([damageOf(table, PINKY), isStaggered(table.g, PINKY)]).toEqual([4, true]);
    use(table, 0, 'event.unstoppable');
    expect([damageOf(table, PINKY), isStaggered(table.g, PINKY)]).toEqual([3, false]);
  });

  it('DM-DMG-09: it ends as well when the reduction is gone', () => {
    const table = playing('uac4', { class: 'intimidator', alpha: [1, 1], demons: [['pinky', 4, 1, 3]] });
    // three spaces away
    expect(isStaggered(table.g, PINKY)).toBe(true);
    table.play(1, 'step', table.cell(0, 1));
    expect(isStaggered(table.g, PINKY)).toBe(false);
    table.play(1, 'step', table.cell(1, 1));
    expect(isStaggered(table.g, PINKY)).toBe(true);
  });
});
