import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../content/index.ts';
import { boxOf } from '../rules/attack-source.ts';
import { demon, hurt } from '../testing/arranging.ts';
import { ALPHA, moving } from '../testing/moving.ts';
import { sketch } from '../testing/sketch.ts';
import { blowOf } from './worth.ts';

const IMP = demon('imp');
const FINISHING = ACTIONS.findIndex(({ attack }) => (attack?.qualities?.finishing ?? 0) > 0);

describe('the worth of an attack', () => {
  it('counts what a card adds against a staggered demon', () => {
    const { g } = moving(1, {
      board: sketch(4, 1),
      standing: [
        [ALPHA, '(0,0)'],
        [IMP, '(2,0)'],
      ],
    });
    const box = boxOf(FINISHING, ALPHA);
    const extra = () => blowOf(g, box, IMP, 2, false).extra;
    const before = extra();
    hurt(g, IMP, 2);
    expect(extra() - before).toBe(box.qualities?.finishing);
  });
});
