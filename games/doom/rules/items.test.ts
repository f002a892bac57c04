import { call, inTurn, NOBODY } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { ALPHA, alphaActs, BRAVO } from '../testing/activations.ts';
import { action, cardsOf, demon, hurt, put, weapon } from '../testing/arranging.ts';
import { given, room } from '../testing/given.ts';
import { left } from '../testing/looking.ts';
import { attackWith } from './attack.ts';
import { DEMON_CARD } from './attack-source.ts';
import { HEALTH } from './items.ts';
import { activationPhase, demonActivation, spendNow } from './procedures.ts';

const imp = demon('imp');
const SEAT = ALPHA + 1;

/** Alpha has played a card for 3 movement points, and a health pack lies on the space to his right. */
const nearPack = (damage: number) =>
  alphaActs({ hand: ['uac2'] }, (g, at) => {
    hurt(g, ALPHA, damage);
    g.state.items.push({ cell: at(1, 0), what: HEALTH });
  }).play(SEAT, 'play', action('uac2'), -1);

describe('items', () => {
  it('DM-ITM-01: are health packs and weapon tokens, each on a space of the mission’s map', () => {
    const table = given({
      mission: (at) => ({ healthPacks: [at(2, 0)], weapons: [{ cell: at(3, 0), weapon: 'chaingun' }] }),
      arrange: (g, at) => put(g, ALPHA, at(2, 0)),
      run: () => call(spendNow, { figure: ALPHA, points: 1 }),
    });
    expect(table.state.items).toEqual([
      { cell: table.cell(2, 0), what: HEALTH },
      { cell: table.cell(3, 0), what: weapon('chaingun') },
    ]);
    expect(table.options(SEAT, 'take')).toEqual([[0]]);
    table.play(SEAT, 'step', table.cell(3, 0));
    expect(table.options(SEAT, 'take')).toEqual([[1]]);
  });

  it('DM-ITM-02: who shares the space may take it, for no movement point', () => {
    const table = nearPack(6);
    expect(table.options(SEAT, 'take')).toEqual([]);
    table.play(SEAT, 'step', table.cell(1, 0)).play(SEAT, 'take', 0);
    expect(left(table, SEAT).points).toBe(2);
  });

  it('DM-ITM-02: or leave it', () => {
    const table = nearPack(6);
    table.play(SEAT, 'step', table.cell(1, 0)).play(SEAT, 'step', table.cell(2, 0)).play(SEAT, 'end');
    expect(table.state.items).toHaveLength(1);
    expect(table.state.figures[ALPHA].damage).toBe(6);
  });

  it.each([
    [7, 2],
    [5, 0],
    [3, 0],
  ])('DM-ITM-03: a health pack heals 5 of %i damage and is gone', (before, after) => {
    const table = nearPack(before);
    table.play(SEAT, 'step', table.cell(1, 0)).play(SEAT, 'take', 0);
    expect(table.state.figures[ALPHA].damage).toBe(after);
    expect(table.state.items).toEqual([]);
  });

  it('DM-ITM-04: demons cannot take items', () => {
    const onItem = { arrange: onPack, run: () => call(demonActivation, { figure: imp }) };
    const acting = given(onItem).passAll();
    expect(acting.asked(0)).toBe('demonActivation.act');
    expect(acting.verbs(0)).not.toContain('take');
    const moving = given({ ...onItem, run: () => call(spendNow, { figure: imp, points: 2 }) });
    expect(moving.options(0, 'take')).toEqual([]);
    expect(moving.forbids(0, 'take', 0)).toBe('DM-ITM-04');
  });

  it('DM-ITM-05: in passing, without ending the movement', () => {
    const table = alphaActs({ hand: ['uac2'] }, (g, at) => {
      put(g, BRAVO, at(1, 0));
      g.state.items.push({ cell: at(1, 0), what: HEALTH });
    }).play(SEAT, 'play', action('uac2'), -1);
    table.play(SEAT, 'step', table.cell(1, 0));
    // On Bravo's space he may not stay, but he may take what lies there.
    expect(table.forbids(SEAT, 'end')).toBe('DM-MOV-15');
    table.play(SEAT, 'take', 0).play(SEAT, 'step', table.cell(2, 0));
    expect(table.state.items).toEqual([]);
  });

  /** A Mancubus shifts, which displaces Alpha onto a health pack. */
  const displacedOntoPack = (damage: number) => {
    const mancubus = demon('mancubus');
    const table = given({
      board: room(4, 2),
      arrange(g, at) {
        put(g, mancubus, at(0, 0));
        put(g, ALPHA, at(2, 0));
        put(g, BRAVO, at(3, 1));
        hurt(g, ALPHA, damage);
        g.state.items.push({ cell: at(3, 0), what: HEALTH });
      },
      run: () => call(spendNow, { figure: mancubus, points: 1 }),
    });
    return table.play(0, 'shift', table.cell(1, 0), 0).play(0, 'end');
  };

  it('DM-ITM-05: displaced onto its space, he may take it at once, though it is not his activation', () => {
    const table = displacedOntoPack(5);
    expect(table.asked(SEAT)).toBe('offerItem.take');
    table.play(SEAT, 'take', 0);
    expect(table.state.figures[ALPHA].damage).toBe(0);
    expect(table.asked(0)).toBe('test.idle');
  });

  it('DM-ITM-05: displaced onto a health pack that would heal nothing, he is not asked', () => {
    expect(displacedOntoPack(0).asked(0)).toBe('test.idle');
  });

  describe('out of his activation', () => {
    const chainsaw = weapon('chainsaw');
    /** The imp attacks Alpha, who stands on an item, twice in a row. */
    const attackedOn = (what: number, damage: number, faces: readonly number[] = [1, 1]) =>
      given({
        arrange(g, at) {
          put(g, ALPHA, at(2, 2));
          put(g, imp, at(3, 2));
          hurt(g, ALPHA, damage);
          cardsOf(g, ALPHA, { deck: ['uac1', 'uac1'] });
          g.state.items.push({ cell: at(2, 2), what });
        },
        run: () => inTurn([call(demonActivation, { figure: imp }), call(demonActivation, { figure: imp })]),
        dice: { red: [...faces, ...faces] },
      });
    const attack = (table: ReturnType<typeof attackedOn>) =>
      table.passAll().play(0, 'attack', ALPHA).passAll();

    it('DM-ITM-05: a health pack as soon as the attack that hurt him is over', () => {
      const table = attackedOn(HEALTH, 3);
      table.passAll().play(0, 'attack', ALPHA).passUntil('offerItem.take');
      expect(table.asked(SEAT)).toBe('offerItem.take');
      const { damage } = table.state.figures[ALPHA];
      expect(damage).toBeGreaterThan(3);
      table.play(SEAT, 'take', 0);
      expect(table.state.figures[ALPHA].damage).toBe(Math.max(0, damage - 5));
      expect(table.asked(0)).toBe('demonActivation.act');
    });

    it('DM-ITM-05: asked once, until something has changed for him again', () => {
      const table = attackedOn(HEALTH, 3);
      table.passAll().play(0, 'attack', ALPHA).passUntil('offerItem.take');
      table.play(SEAT, 'pass').play(0, 'end').passAll();
      expect(table.asked(0)).toBe('demonActivation.act');
      table.play(0, 'attack', ALPHA).passUntil('offerItem.take');
      expect(table.asked(SEAT)).toBe('offerItem.take');
    });

    it('DM-ITM-05: not about a health pack that would heal nothing', () => {
      const table = attack(attackedOn(HEALTH, 0, [0, 0]));
      expect(table.asked(SEAT)).toBe(null);
      expect(table.asked(0)).toBe('demonActivation.act');
    });

    it('DM-ITM-05: a weapon once a defense card was revealed, and its set lies on top of the deck', () => {
      const table = attackedOn(chainsaw, 0);
      table.passAll().play(0, 'attack', ALPHA).passUntil('offerItem.take');
      table.play(SEAT, 'take', 0);
      expect(table.state.marines[ALPHA].sets).toContain(chainsaw);
    });

    it('DM-ITM-05: a weapon after the draw that ends his activation', () => {
      const table = given({
        arrange(g, at) {
          put(g, ALPHA, at(2, 2));
          put(g, BRAVO, at(5, 2));
          cardsOf(g, ALPHA, { deck: ['uac1', 'uac1', 'uac1'] });
          g.state.items.push({ cell: at(2, 2), what: chainsaw });
          for (const card of [0, 1]) g.add(g.state.initiative, card, NOBODY);
        },
        marines: 2,
        run: () => call(activationPhase, {}),
      });
      table.passAll();
      if (table.asked(SEAT) === null) table.play(SEAT + 1, 'end').passAll();
      table.play(SEAT, 'end').passUntil('offerItem.take');
      expect(table.state.marines[ALPHA].hand.items).toHaveLength(3);
      expect(table.asked(SEAT)).toBe('offerItem.take');
    });
  });

  it('DM-ITM-05: never during an attack', () => {
    const table = given({
      arrange(g, at) {
        onPack(g, at);
        put(g, ALPHA, at(2, 2));
        put(g, imp, at(3, 3));
        cardsOf(g, ALPHA, { hand: ['uac3'] });
      },
      run: (g) => attackWith(g, imp, ALPHA, DEMON_CARD),
    });
    expect(table.asked(SEAT)).toBe('moment.use');
    expect(table.verbs(SEAT)).not.toContain('take');
  });

  it('DM-ITM-06: a health pack may be taken without damage, and is wasted', () => {
    const table = nearPack(0);
    table.play(SEAT, 'step', table.cell(1, 0)).play(SEAT, 'take', 0);
    expect([table.state.items, table.state.figures[ALPHA].damage]).toEqual([[], 0]);
    expect(table.happened('healed')).toEqual([]);
  });
});

/** A demon on a health pack. */
const onPack: NonNullable<Parameters<typeof given>[0]['arrange']> = (g, at) => {
  put(g, imp, at(2, 2));
  g.state.items.push({ cell: at(2, 2), what: HEALTH });
};
