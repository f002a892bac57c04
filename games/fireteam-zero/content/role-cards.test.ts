import { describe, expect, it } from 'vitest';
import { CONTENT } from './index.ts';

describe('cards of the roles', () => {
  it('sixteen action cards, four upgrades and six focus cards each', () => {
    for (const { actions, upgrades, focuses } of CONTENT.roles) {
      expect(actions.reduce((sum, { copies = 1 }) => sum + copies, 0)).toBe(16);
      expect([upgrades.length, focuses.length]).toEqual([4, 6]);
    }
  });

  it('no id stands for two cards', () => {
    const all = CONTENT.roles.flatMap(({ actions, upgrades, focuses }) =>
      [...actions, ...upgrades, ...focuses].map(({ id }) => id),
    );
    expect(new Set(all).size).toBe(all.length);
  });
});
