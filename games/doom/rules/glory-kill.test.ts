import { EVERYONE } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { GLORY_KILL_CARDS } from '../content/index.ts';
import { use } from '../testing/abilities.ts';
import { cardsOf, demon, giveClass, gloryCard, gloryDeck, gloryOf, hurt } from '../testing/arranging.ts';
import type { TestTable } from '../testing/given.ts';
import {
  ALPHA,
  activating,
  BRAVO,
  type Moving,
  marching,
  moving,
  points,
  spacesOf,
  stops,
  stopsEnd,
  teleport,
  walk,
  ways,
} from '../testing/moving.ts';
import { sketch, spaceAt } from '../testing/sketch.ts';
import { registeredAt } from './abilities/ability-context.ts';
import { BOX } from './box.ts';
import { cardOf } from './figures.ts';

const IMP = demon('imp');
const SOLDIER = demon('possessedSoldier');
const MANCUBUS = demon('mancubus');
const CYBERDEMON = demon('cyberdemon');

/** Alpha on (0,0) with 5 damage, a demon on (1,0) just staggered, two cards in the glory kill deck. */
function beside(left: number, figure: number = SOLDIER, more: Partial<Moving> = {}): TestTable {
  return moving(left, {
    board: sketch(4, 3),
    ...more,
    standing: [
      [ALPHA, '(0,0)'],
      [figure, '(1,0)'],
    ],
    arrange(g, at) {
      hurt(g, ALPHA, 5);
      hurt(g, figure, cardOf(figure).stagger);
      gloryDeck(g, 'secondWind', 'warCry');
      more.arrange?.(g, at);
    },
  });
}

const kinds = (table: TestTable): string[] => table.events.map(({ kind }) => kind);
const glory = (table: TestTable, marine = ALPHA): readonly number[] =>
  table.state.marines[marine].glory.items;

describe('the glory kill', () => {
  it('DM-GK-01: moving into the space of a staggered demon slays it at once, whatever health it has left', () => {
    const table = walk(beside(9, CYBERDEMON), '(1,0)').passAll();
    expect(spacesOf(table, CYBERDEMON)).toEqual([]);
    expect(table.happened('slain').map(({ fields }) => fields)).toEqual([
      { figure: CYBERDEMON, by: 'gloryKill' },
    ]);
    expect([spacesOf(table, ALPHA), stopsEnd(table)]).toEqual([['(1,0)'], null]);
    // nobody was asked whether he wants to
    expect(kinds(table)[0]).toBe('stepped');
  });

  it('DM-GK-01: a demon that lacks one damage to its stagger is only passed through', () => {
    const table = beside(9, SOLDIER, { arrange: (g) => hurt(g, SOLDIER, 2) });
    walk(table, '(1,0)');
    expect([spacesOf(table, SOLDIER), stopsEnd(table)]).toEqual([['(1,0)'], 'DM-MOV-15']);
    expect(table.happened('gloryKilled')).toEqual([]);
  });

  it('DM-GK-02: the surcharge for the enemy is paid', () => {
    expect(points(walk(beside(5), '(1,0)'))).toBe(3);
    expect(points(walk(beside(5, SOLDIER, { board: sketch(4, 3, { difficult: '(1,0)' }) }), '(1,0)'))).toBe(
      2,
    );
  });

  it('DM-GK-03: after the kill he draws one glory kill card', () => {
    const table = walk(beside(5), '(1,0)');
    expect(glory(table)).toEqual([gloryCard('secondWind')]);
    expect(table.state.gloryDeck.items).toEqual([gloryCard('warCry')]);
    expect(kinds(table).indexOf('drewGlory')).toBeGreaterThan(kinds(table).indexOf('slain'));
  });

  it('DM-GK-04: after the kill he heals 2 damage', () => {
    expect(walk(beside(5), '(1,0)').state.figures[ALPHA].damage).toBe(3);
    const scratched = beside(5, SOLDIER, { arrange: (g) => hurt(g, ALPHA, 1) });
    expect(walk(scratched, '(1,0)').state.figures[ALPHA].damage).toBe(0);
  });

  it('DM-GK-05: the card lies face down: he knows it, the others do not, until he uses it', () => {
    const table = walk(beside(5), '(1,0)');
    const seenBy = (seat: number) => table.match.view(seat).state.marines[ALPHA].glory.items;
    expect(seenBy(1)).toEqual([gloryCard('secondWind')]);
    for (const other of [0, 2]) expect(seenBy(other)).toEqual([null]);
    expect(table.happened('drewGlory').map(({ fields }) => fields.marine)).toEqual([ALPHA]);
  });

  it('DM-GK-06: each card states when and how it is used', () => {
    GLORY_KILL_CARDS.forEach(({ ability }, card) => {
      const atItsMoment = BOX.abilitiesAt(ability.when).map(registeredAt);
      expect(atItsMoment.filter(({ source, of }) => source === 'glory' && of === card)).toHaveLength(1);
      expect(ability.effects.length).toBeGreaterThan(0);
    });
    // of a bonus action and a card for attacks, only the first can be used when he acts
    const table = activating({
      board: sketch(4, 3),
      standing: [[ALPHA, '(0,0)']],
      arrange(g) {
        hurt(g, ALPHA, 5);
        gloryOf(g, ALPHA, 'secondWind', 'heavyHand');
      },
    });
    const offered = table.options(1, 'use');
    expect(offered.map(([, card]) => card)).toEqual([gloryCard('secondWind')]);
    table.play(1, 'use', offered[0][0], offered[0][1], -1).passAll();
    expect(table.state.figures[ALPHA].damage).toBe(2);
    expect([glory(table), table.state.gloryDiscard.items]).toEqual([
      [gloryCard('heavyHand')],
      [gloryCard('secondWind')],
    ]);
  });

  it('DM-GK-07: he may hold any number of them', () => {
    const [last, ...held] = GLORY_KILL_CARDS.map(({ id }) => id);
    const table = beside(5, SOLDIER, {
      arrange(g) {
        gloryOf(g, ALPHA, ...held);
        gloryDeck(g, last);
      },
    });
    expect(glory(walk(table, '(1,0)').passAll())).toHaveLength(GLORY_KILL_CARDS.length);
  });

  it('DM-GK-08: afterwards he may go on spending points', () => {
    const table = marching({
      board: sketch(4, 1),
      standing: [
        [ALPHA, '(0,0)'],
        [IMP, '(1,0)'],
      ],
      arrange: (g) => hurt(g, IMP, 2),
    });
    walk(table, '(1,0)').passAll();
    expect(points(table)).toBe(3);
    expect(points(walk(table, '(2,0)', '(3,0)'))).toBe(1);
  });

  it('DM-GK-09: an empty deck is made anew of its discard pile first', () => {
    const discarded = [gloryCard('warCry'), gloryCard('nearMiss')];
    const table = beside(5, SOLDIER, {
      arrange(g) {
        gloryDeck(g);
        g.state.gloryDiscard.items = [...discarded];
        g.state.gloryDiscard.known = discarded.map(() => EVERYONE);
      },
    });
    walk(table, '(1,0)').passAll();
    expect(table.happened('reshuffled')).toHaveLength(1);
    expect(new Set([...glory(table), ...table.state.gloryDeck.items])).toEqual(new Set(discarded));
    expect([glory(table).length, table.state.gloryDiscard.items]).toEqual([1, []]);
  });

  it('DM-GK-10: a telefrag of a staggered demon is a glory kill, card and healing included', () => {
    const table = beside(9, SOLDIER, {
      mission: (at) => ({ teleporters: [at(0, 0), at(1, 0)].map((cell) => ({ cell, active: true })) }),
    });
    teleport(table, '(1,0)').passAll();
    expect(table.happened('slain').map(({ fields }) => fields.by)).toEqual(['gloryKill']);
    expect([glory(table), table.state.figures[ALPHA].damage]).toEqual([[gloryCard('secondWind')], 3]);
  });

  it('DM-GK-11: health 4, stagger 3, 3 damage; marine with 2 points and 5 damage moves in; with 1 point he cannot', () => {
    expect([cardOf(SOLDIER).health, cardOf(SOLDIER).stagger]).toEqual([4, 3]);
    const table = beside(2);
    expect(table.state.figures[SOLDIER].damage).toBe(3);
    walk(table, '(1,0)').passAll();
    expect([spacesOf(table, SOLDIER), spacesOf(table, ALPHA)]).toEqual([[], ['(1,0)']]);
    expect([points(table), table.state.figures[ALPHA].damage, glory(table).length]).toEqual([0, 3, 1]);
    const short = beside(1);
    expect(ways(short)).not.toContain('(1,0)');
    expect(stops(short, '(1,0)')).toBe('DM-MOV-09');
  });

  it('DM-GK-12: a large demon by any of its spaces that a walker can enter; the whole figure is removed', () => {
    const table = beside(9, MANCUBUS, { board: sketch(4, 3, { blocking: '(1,0)' }) });
    expect([stops(table, '(1,0)'), ways(table)]).toEqual(['DM-TER-11', ['(0,1)', '(1,1)']]);
    walk(table, '(1,1)').passAll();
    expect([spacesOf(table, MANCUBUS), spacesOf(table, ALPHA), points(table)]).toEqual([[], ['(1,1)'], 7]);
  });

  it('DM-GK-13: with deck and discard pile empty there is no card, but the healing', () => {
    const table = walk(beside(5, SOLDIER, { arrange: (g) => gloryDeck(g) }), '(1,0)').passAll();
    expect([glory(table), table.state.figures[ALPHA].damage]).toEqual([[], 3]);
    expect(table.happened('drewGlory')).toEqual([]);
  });

  it("DM-GK-14: also with points from another's activation", () => {
    const table = activating({
      board: sketch(4, 3),
      standing: [
        [ALPHA, '(0,2)'],
        [BRAVO, '(0,0)'],
        [SOLDIER, '(1,0)'],
      ],
      arrange(g) {
        giveClass(g, ALPHA, 'squadLeader');
        cardsOf(g, BRAVO, {});
        gloryDeck(g, 'secondWind');
        hurt(g, SOLDIER, 3);
      },
    });
    use(table, 1, 'class.squadLeader', BRAVO);
    table.play(2, 'step', spaceAt(table, '(1,0)')).passAll();
    expect([spacesOf(table, SOLDIER), glory(table, BRAVO)]).toEqual([[], [gloryCard('secondWind')]]);
    expect([table.asked(2), points(table)]).toEqual(['spendNow.move', 1]);
  });
});
