import { call } from '@sightline/kernel';
import { describe, expect, it, vi } from 'vitest';
import { demon, giveClass, hurt, put } from '../testing/arranging.ts';
import { given } from '../testing/given.ts';
import { isStaggered, staggerOf } from './modifiers.ts';
import { marineActivation } from './procedures.ts';

vi.mock(import('../content/class-cards.ts'), async (real) => {
  const { withCardsOfOurOwn } = await import('../testing/cards-of-our-own.ts');
  return withCardsOfOurOwn(await real());
});

/** A pinky, staggered at 4 of its 6 health, adjacent to all of the marines, who have these class cards. */
function besidePinky(damage: number, ...classes: readonly string[]) {
  const table = given({
    arrange(g, at) {
      classes.forEach((id, marine) => {
        put(g, marine, at(0, marine));
        giveClass(g, marine, id);
      });
      put(g, demon('pinky'), at(1, 1));
      hurt(g, demon('pinky'), damage);
    },
    run: () => call(marineActivation, { figure: 0 }),
  });
  return { staggered: isStaggered(table.g, demon('pinky')), value: staggerOf(table.g, demon('pinky')) };
}

/** The least damage at which the pinky is staggered. */
const staggersAt = (...classes: readonly string[]): number =>
  [0, 1, 2, 3, 4, 5].findIndex((damage) => besidePinky(damage, ...classes).staggered);

describe('stagger values', () => {
  it('DM-DMG-04: a demon is staggered from its stagger value on', () => {
    expect(staggersAt('brawler')).toBe(4);
    expect(besidePinky(5, 'brawler').staggered).toBe(true);
  });

  it('DM-DMG-07: reductions add up', () => {
    expect(staggersAt('intimidator')).toBe(3);
    expect(staggersAt('intimidator', 'staggersByTwo')).toBe(1);
  });

  it('DM-DMG-08: of those that lower the printed value only the largest counts', () => {
    expect(staggersAt('butcher', 'lowersPrintedByTwo')).toBe(2);
    expect(staggersAt('lowersPrintedByTwo', 'butcher')).toBe(2);
    expect(staggersAt('butcher', 'butcher')).toBe(3);
  });

  it('DM-DMG-10: the largest printed one and all others, but never below 1', () => {
    expect(staggersAt('butcher', 'lowersPrintedByTwo', 'intimidator')).toBe(1);
    expect(staggersAt('butcher', 'intimidator')).toBe(2);
    expect(staggersAt('staggersByTen')).toBe(1);
    expect(besidePinky(0, 'staggersByTen')).toEqual({ staggered: false, value: 1 });
  });
});
