import { call, EVERYONE, NOBODY } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import type { ActionCard, RoleCards, When } from '../content/card-types.ts';
import { CONTENT } from '../content/index.ts';
import { type G, NONE, NOWHERE } from '../rules/fireteam.ts';
import { moment } from '../rules/procedures.ts';
import { punch } from './cards.ts';
import { away, type Given, given, minion, type TestTable } from './given.ts';
import { strike, tacticsPhase, turn } from './turns.ts';

/*
 * Every card of a role at work once: the first hero has it in hand, the second is the ally. Specialists stand far off
 * unless they matter, so that Henry's reroll is no question.
 */

const CARDS: readonly ActionCard[] = CONTENT.roles.flatMap((role) => [...role.actions, ...role.upgrades]);
export const cardOf = (id: string): ActionCard => {
  const found = CARDS.find((card) => card.id === id);
  if (found === undefined) throw new Error(`there is no card "${id}"`);
  return found;
};

type Stand = NonNullable<Given['at']>;
export const stand = (at: Stand): Stand => ({ ...away, ...at });
/** The card, more cards of its owner, and what the others hold. */
export const holding = (id: string, more = 0, ...others: (readonly ActionCard[])[]) => [
  [cardOf(id), ...Array.from({ length: more }, () => punch())],
  ...others,
];
/** The first card of the deck lies on the discard pile. */
export const discarded = (g: G): void => {
  const { deck, discard } = g.state.heroes[0];
  g.move(deck, 0, discard, EVERYONE);
};
export const buried = (g: G): void => {
  for (const card of [0, 1]) g.add(g.state.recon, card, NOBODY);
};

export const respond = (id: string, at: Stand, wanted: Given = {}): TestTable => {
  const table = tacticsPhase({ hands: holding(id), at: stand(at), ...wanted });
  return table.play(0, 'propose', table.card(0, 0));
};
export const react = (table: TestTable): TestTable => table.play(0, 'react', table.card(0, 0));
/** A moment about somebody, where the letter says. */
export const happens = (of: When, subject: number, here: string, wanted: Given, other = NONE): TestTable =>
  given({
    ...wanted,
    run: (_g, at) => call(moment, { of, subject, other, here: here === '' ? NOWHERE : at(here) }),
  });
/** The first hero, or the second, attacks the first minion with the first card of its hand. */
export const attacks = (id: string, at: Stand, wanted: Given = {}, more = 0): TestTable =>
  strike(turn({ hands: holding(id, more), at: stand(at), ...wanted }), minion());
export const allyAttacks = (id: string, at: Stand, wanted: Given = {}, with_ = punch()): TestTable =>
  strike(turn({ hands: holding(id, 0, [with_]), at: stand(at), ...wanted }, 1), minion(), 1, 1);
export const diceOf = (table: TestTable, i = 0): number =>
  (table.happened('rolled')[i].dice as number[]).length;
export const hits = (table: TestTable): readonly number[] =>
  table.happened('struck').map((e) => e.hits as number);

/** What the cards of a role do, by the card. */
interface Works {
  readonly responses: Readonly<Record<string, () => void>>;
  readonly reactions: Readonly<Record<string, () => void>>;
  /** what the attack parts do besides dice, hits and range */
  readonly attacks: Readonly<Record<string, () => void>>;
}

/** One test for each part of a card that does something, and none forgotten. */
export function everyCardOf(role: RoleCards, works: Works): void {
  const cards = [...role.actions, ...role.upgrades];
  const ids = (which: (card: ActionCard) => boolean) =>
    cards
      .filter(which)
      .map(({ id }) => id)
      .sort();
  describe(`cards of the ${role.role} role`, () => {
    it('every response, reaction and effect of an attack is tried below', () => {
      expect(Object.keys(works.responses).sort()).toEqual(ids((card) => card.response !== undefined));
      expect(Object.keys(works.reactions).sort()).toEqual(ids((card) => card.reaction !== undefined));
      expect(Object.keys(works.attacks).sort()).toEqual(
        ids(({ attack }) => attack.after !== undefined || attack.onKill !== undefined),
      );
    });

    it.each(cards.map((card) => [card.id, card.attack.strength]))(
      '%s attacks with %i dice',
      (id, strength) => {
        expect(diceOf(attacks(id, { heroes: 'ab', minions: 'a' }).passAll())).toBe(strength);
      },
    );

    for (const [id, work] of Object.entries(works.responses)) it(`${id} as a tactical response`, work);
    for (const [id, work] of Object.entries(works.reactions)) it(`${id} as a reaction`, work);
    for (const [id, work] of Object.entries(works.attacks)) it(`${id} as an attack`, work);
  });
}
