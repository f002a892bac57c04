import { expect, it } from 'vitest';
import type { MarineActionCard } from '../content/card-types.ts';
import { action, demon } from './arranging.ts';
import { ALPHA, assault, lastAttack, left, playing, turn } from './marine-scenes.ts';

/** What the icons of an action card show; what is not given is not on the card. */
export interface Icons {
  readonly type: MarineActionCard['type'];
  readonly speed?: number;
  readonly range?: number;
  readonly red?: number;
  readonly black?: number;
  readonly shields?: number;
  readonly dodge?: true;
}

const seat = ALPHA + 1;
const imp = demon('imp');

/** Tests of everything the icons of an action card show, through what its owner is offered and what happens. */
export function showsIcons(card: string, icons: Icons): void {
  if (icons.type === 'reaction')
    it('is a reaction: it cannot be played as an action', () => {
      const table = turn({ hand: [card, 'uac1'] }).passAll();
      expect(table.forbids(seat, 'play', action(card), -1)).toBe('DM-ACT-08');
    });
  else
    it(`is a ${icons.type} action that gives ${icons.speed ?? 0} movement points`, () => {
      const table = playing(card, {});
      expect(left(table)).toEqual({ points: icons.speed ?? 0, mains: icons.type === 'main' ? 0 : 1 });
    });

  const { range, red = 0, black = 0 } = icons;
  if (range !== undefined)
    it(`attacks at range ${range} with ${red} red and ${black} black dice`, () => {
      const demons = [
        ['imp', range, 1],
        ['imp', range + 1, 0],
      ] as const;
      const table = playing(card, { demons });
      expect(table.options(seat, 'attack')).toEqual([[imp, action(card)]]);
      expect(table.forbids(seat, 'attack', demon('imp', 1), action(card))).toBe('DM-RNG-03');
      table.play(seat, 'attack', imp, action(card));
      expect(lastAttack(table)).toMatchObject({ red, black });
    });
  else if (icons.type !== 'reaction')
    it('has no attack', () => {
      expect(playing(card, { demons: [['imp', 1, 1]] }).verbs(seat)).not.toContain('attack');
    });

  it(`defends with ${icons.dodge ? 'a dodge' : `${icons.shields ?? 0} shields`}`, () => {
    const table = assault({ demons: [['imp', 3, 1]], deck: [card] });
    expect(lastAttack(table)).toMatchObject({
      shields: icons.shields ?? 0,
      dodged: icons.dodge ?? false,
    });
  });
}
