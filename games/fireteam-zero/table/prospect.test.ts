import { describe, expect, it } from 'vitest';
import type { ActionCard } from '../content/card-types.ts';
import { ATTACK_DIE } from '../content/dice.ts';
import { bomb, punch, shot } from '../testing/cards.ts';
import { type Given, minion, type TestTable } from '../testing/given.ts';
import { lookBare } from '../testing/saying.ts';
import { strike, turn } from '../testing/turns.ts';
import { prospectPreview } from './preview.ts';
import { prospect } from './prospect.ts';

const FACES = ATTACK_DIE.length;
/** Henry stands far away: his reroll is another test's. */
const ALONE = { heroes: 'bh', patty: 'h', henry: 'h' };

/** How often the rules kill, over every way these dice can fall. */
function killed(dice: number, cards: readonly ActionCard[], wanted: Given): number {
  let kills = 0;
  for (let roll = 0; roll < FACES ** dice; roll++) {
    const faces = Array.from({ length: dice }, (_, die) => Math.floor(roll / FACES ** die) % FACES);
    const table = turn({ ...wanted, hands: [cards], dice: faces });
    strike(table, minion(), cards.length).passAll();
    if (table.where(minion()) === '-') kills++;
  }
  return kills / FACES ** dice;
}

function foretold(cards: readonly ActionCard[], wanted: Given) {
  const table = turn({ ...wanted, hands: [cards] });
  return attackOf(table, cards);
}

/** The first hero attacks the first minion with these cards of its hand. */
function attackOf(table: TestTable, cards: readonly ActionCard[]) {
  const played = cards.map((_, i) => table.card(0, i));
  return prospect(
    lookBare(table.match, 0),
    0,
    minion(),
    cards.map((card) => card.attack),
    [
      ['attack', ...played],
      ['target', minion()],
    ],
  );
}

describe('what an attack is likely to do', () => {
  it.each<[string, number, readonly ActionCard[], Given]>([
    ['a shot', 3, [shot(3)], { at: { ...ALONE, minions: 'c' } }],
    ['two cards as one attack', 3, [shot(2), shot(1, { bonus: 1 })], { at: { ...ALONE, minions: 'c' } }],
    ['in the same location', 3, [punch(3, { pierce: 1 })], { at: { ...ALONE, minions: 'b' } }],
    ['into cover', 2, [shot(3)], { at: { ...ALONE, minions: 'c' }, terrain: { c: 'covered' } }],
    ['from above', 3, [shot(2)], { at: { ...ALONE, minions: 'c' }, terrain: { b: 'elevated' } }],
    ['a bomb', 3, [bomb(3)], { at: { ...ALONE, minions: 'c' } }],
  ])('%s: dice and chance are those of the rules', (_, dice, cards, wanted) => {
    const { dice: foreseen, struck } = foretold(cards, wanted);
    expect(foreseen).toBe(dice);
    expect(struck[0].chance).toBeCloseTo(killed(dice, cards, wanted), 12);
  });

  it('FZ-BOMB-01, 04: a bomb strikes everybody there, friends as well', () => {
    const { struck, friends } = foretold([bomb()], { at: { heroes: 'bc', minions: 'ccc' } });
    expect([struck.map(({ target }) => target), friends]).toEqual([[minion(0), minion(1), minion(2)], [1]]);
  });

  it.each<[string, readonly ActionCard[], NonNullable<Given['terrain']>, readonly string[]]>([
    ['level ground', [shot(2)], {}, []],
    ['cover', [shot(2)], { c: 'covered' }, ['cover']],
    ['cover that is ignored', [shot(2, { ignoresCover: true })], { c: 'covered' }, ['coverIgnored']],
    ['height', [shot(2)], { b: 'elevated' }, ['above']],
    ['height and cover', [shot(2)], { b: 'elevated', c: 'covered' }, ['above', 'cover']],
    ['too many dice', [shot(9)], {}, ['mostDice']],
    ['a bonus', [shot(2, { bonus: 1 })], {}, ['bonus']],
  ])('FZ-TATK-02 to 04, FZ-ATK-07: %s is named beside the odds', (_, cards, terrain, named) => {
    const table = turn({ at: { ...ALONE, minions: 'c' }, terrain, hands: [cards] });
    const { chips = [] } = prospectPreview(lookBare(table.match, 0), attackOf(table, cards));
    const words = chips.flatMap(({ text, tone }) => (tone === undefined ? [] : [text.split(' ')[0]]));
    const modifiers = words.filter((word) => word !== 'preview.resistance');
    expect(modifiers).toEqual(named.map((name) => `preview.${name}`));
  });

  it('FZ-HEN-01: Henry’s reroll counts where he helps', () => {
    const far = foretold([shot(3)], { at: { ...ALONE, minions: 'c' } });
    const near = foretold([shot(3)], { at: { ...ALONE, henry: 'b', minions: 'c' } });
    expect([far.rerolls, near.rerolls, near.henry]).toEqual([0, 1, true]);
    expect(near.struck[0].chance).toBeGreaterThan(far.struck[0].chance);
  });
});
