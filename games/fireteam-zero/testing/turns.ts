import { call } from '@sightline/kernel';
import { activation, attack, heroPhase, heroTurn, specialMove, tactics } from '../rules/procedures.ts';
import { type Given, given, type TestTable } from './given.ts';

/** The first hero's turn. */
export const turn = (wanted: Given = {}, hero = 0): TestTable =>
  given({ ...wanted, run: () => call(heroTurn, { hero }) });

export const phase = (wanted: Given = {}): TestTable => given({ ...wanted, run: () => call(heroPhase, {}) });

/** The tactics phase of a later round, with a token to pass. */
export const tacticsPhase = (wanted: Given = {}): TestTable =>
  given({
    ...wanted,
    arrange(g, at) {
      g.state.round = 2;
      g.state.first = g.statics.heroes - 1;
      wanted.arrange?.(g, at);
    },
    run: () => call(tactics, {}),
  });

export const moves = (points: number, wanted: Given = {}, hero = 0): TestTable =>
  given({ ...wanted, run: () => call(specialMove, { hero, points }) });

/** A monster activates. */
export const activates = (monster: number, wanted: Given = {}): TestTable =>
  given({ ...wanted, run: () => call(activation, { monster }) });

/** A monster's plain attack, without moving first. */
export const attacksHero = (
  attacker: number,
  target: number,
  wanted: Given = {},
  more: { strength?: number; type?: number; bonus?: number; unblockable?: boolean } = {},
): TestTable =>
  given({
    ...wanted,
    run: () =>
      call(attack, {
        attacker,
        target,
        type: 0,
        strength: 2,
        bonus: 0,
        pierce: 0,
        rerolls: 0,
        ignoresCover: false,
        unblockable: false,
        parts: [],
        ...more,
      }),
  });

/** The hero attacks with the first cards of its hand. */
export function strike(table: TestTable, target: number, cards = 1, hero = 0): TestTable {
  const chosen = Array.from({ length: cards }, (_, i) => table.card(hero, i));
  return table.play(hero, 'attack', ...chosen).play(hero, 'target', target);
}
