import { call } from '@sightline/kernel';
import { describe, expect, it, vi } from 'vitest';
import type { ClassCard } from '../content/card-types.ts';
import { abilityOf } from '../testing/abilities.ts';
import { ALPHA, alphaActs, BRAVO } from '../testing/activations.ts';
import { action, cardsOf, demon, giveClass, put } from '../testing/arranging.ts';
import { given } from '../testing/given.ts';
import { left } from '../testing/looking.ts';
import { attackWith } from './attack.ts';
import { DEMON_CARD } from './attack-source.ts';
import { marineActivation } from './procedures.ts';

/** A class card with one ability of each kind; no card that ships has them all. */
vi.mock(import('../content/class-cards.ts'), async (original) => {
  const { CLASS_CARDS } = await original();
  const { unprinted } = await import('../testing/cards-of-our-own.ts');
  const allRounder: ClassCard = {
    id: 'allRounder',
    abilities: [
      { when: 'bonus', exhausts: true, effects: [{ do: 'move', who: 'you', points: 1 }] },
      { when: 'bonus', effects: [{ do: 'move', who: 'you', points: 2 }] },
      { when: 'main', effects: [{ do: 'strike', box: { range: 3, red: 1, black: 0 } }] },
    ],
  };
  return { CLASS_CARDS: [...CLASS_CARDS, unprinted(allRounder)] };
});

const imp = demon('imp');
const SEAT = ALPHA + 1;
const DASH = abilityOf('class.allRounder', 0);
const WALK = abilityOf('class.allRounder', 1);
const STRIKE = abilityOf('class.allRounder', 2);
const use = (n: number) => ['use', n, -1, -1] as const;

const allRounder = (hand: readonly string[] = [], times = 1) =>
  alphaActs(
    { hand },
    (g, at) => {
      giveClass(g, ALPHA, 'allRounder');
      put(g, imp, at(3, 0));
    },
    { times },
  );

describe('class cards', () => {
  it('DM-CLS-01: an ability that exhausts the card is gone until it is readied; the others stay', () => {
    const table = allRounder([], 2).play(SEAT, ...use(DASH));
    expect(table.state.marines[ALPHA].exhausted).toBe(true);
    expect(table.forbids(SEAT, ...use(DASH))).toBe('DM-ABL-03');
    expect(table.options(SEAT, 'use').map(([n]) => n)).toEqual([STRIKE, WALK]);
    table.play(SEAT, 'end');
    expect(table.options(SEAT, 'use')).toContainEqual([DASH, -1, -1]);
  });

  it('DM-CLS-02: apart from that they are used any number of times', () => {
    const table = allRounder([], 2);
    for (let i = 0; i < 5; i++) table.play(SEAT, ...use(WALK));
    expect(left(table, SEAT).points).toBe(10);
    table.play(SEAT, 'end').play(SEAT, ...use(WALK));
    expect(left(table, SEAT).points).toBe(2);
  });

  it('DM-ABL-03: an exhausted card cannot be exhausted again, in a window either', () => {
    const table = given({
      arrange(g, at) {
        put(g, ALPHA, at(0, 0));
        put(g, imp, at(3, 0));
        giveClass(g, ALPHA, 'guardian');
        g.state.marines[ALPHA].exhausted = true;
        cardsOf(g, ALPHA, { hand: ['uac3'] });
      },
      run: (g) => attackWith(g, imp, ALPHA, DEMON_CARD),
    });
    expect(table.forbids(SEAT, ...use(abilityOf('class.guardian')))).toBe('DM-ABL-03');
    expect(table.options(SEAT, 'use')).toEqual([[abilityOf('action.uac3'), action('uac3'), -1]]);
  });
});

describe('abilities used as an action', () => {
  it('DM-ABL-06: a main-action ability takes the main action', () => {
    const table = allRounder(['uac1', 'uac2']).play(SEAT, ...use(STRIKE));
    expect(left(table, SEAT).mains).toBe(0);
    expect(table.options(SEAT, 'attack')).toHaveLength(1);
    expect(table.forbids(SEAT, 'play', action('uac1'), -1)).toBe('DM-MAR-02');
    expect(table.forbids(SEAT, ...use(STRIKE))).toBe('DM-ABL-06');
  });

  it('DM-ABL-06: and cannot be used once that is spent', () => {
    const table = allRounder(['uac1']).play(SEAT, 'play', action('uac1'), -1);
    expect(table.forbids(SEAT, ...use(STRIKE))).toBe('DM-ABL-06');
    expect(table.options(SEAT, 'use')).not.toContainEqual([STRIKE, -1, -1]);
  });

  it('DM-ABL-06: Sprint is one, too', () => {
    const table = allRounder(['uac1']).play(SEAT, 'sprint', action('uac1'));
    expect(table.forbids(SEAT, ...use(STRIKE))).toBe('DM-ABL-06');
  });

  it('DM-ABL-07: a bonus-action ability leaves the main action alone, before and after it', () => {
    const table = allRounder(['uac1']).play(SEAT, ...use(WALK));
    expect(left(table, SEAT)).toEqual({ points: 2, mains: 1 });
    table.play(SEAT, 'play', action('uac1'), -1).play(SEAT, ...use(WALK));
    expect(left(table, SEAT)).toEqual({ points: 7, mains: 0 });
  });

  it('DM-ABL-07: only when a bonus action card could be played: not in passing through another figure', () => {
    const table = alphaActs({ hand: ['uac2'] }, (g, at) => {
      giveClass(g, ALPHA, 'allRounder');
      put(g, BRAVO, at(1, 0));
    });
    table.play(SEAT, ...use(WALK)).play(SEAT, 'step', table.cell(1, 0));
    expect(table.forbids(SEAT, ...use(WALK))).toBe('DM-MOV-15');
    expect(table.forbids(SEAT, 'play', action('uac2'), -1)).toBe('DM-MOV-15');
    table.play(SEAT, 'step', table.cell(2, 0));
    expect(table.options(SEAT, 'use')).toContainEqual([WALK, -1, -1]);
  });

  it('DM-ABL-07: nor in somebody else’s activation', () => {
    const table = given({
      arrange(g, at) {
        put(g, ALPHA, at(0, 0));
        put(g, BRAVO, at(1, 0));
        giveClass(g, ALPHA, 'allRounder');
      },
      run: () => call(marineActivation, { figure: BRAVO }),
    });
    expect(table.match.awaiting()).toEqual([BRAVO + 1]);
    expect(table.options(BRAVO + 1, 'use')).toEqual([]);
  });
});
