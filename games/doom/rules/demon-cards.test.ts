import { call, NOBODY } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { DEMON_CARDS, demonCalled, INVASION_CARDS } from '../content/index.ts';
import { use } from '../testing/abilities.ts';
import { demon, hurt, put } from '../testing/arranging.ts';
import { given, type TestTable } from '../testing/given.ts';
import { damageOf, marineSlain } from '../testing/invader-scenes.ts';
import { chooseInvasion, placeNext, summonFrom } from '../testing/portals.ts';
import { BOX } from './box.ts';
import { NONE } from './doom.ts';
import { cardOf, FIRST_DEMON, isFaceUp, typeOf } from './figures.ts';
import { activationPhase, suffer, threat } from './procedures.ts';

const faceUp = (table: TestTable) =>
  DEMON_CARDS.flatMap(({ id }, type) => (isFaceUp(table.g, type) ? [id] : []));

describe('demon cards', () => {
  it('DM-DMC-01: a card holds what is the same for all figures of its type', () => {
    for (const card of DEMON_CARDS) {
      for (const value of [card.speed, card.attack.range, card.health, card.stagger])
        expect(value).toBeGreaterThan(0);
      expect(card.attack.red + card.attack.black).toBeGreaterThan(0);
      expect(card.special).toBeDefined();
      expect(card.abilities.length).toBeGreaterThan(0);
    }
    for (let f = FIRST_DEMON; f < BOX.figures; f++) expect(cardOf(f)).toBe(DEMON_CARDS[typeOf(f)]);
  });

  it('DM-DMC-01: damage is each figure’s own, Health the card’s', () => {
    const [one, other] = [demon('imp', 0), demon('imp', 1)];
    const table = given({
      arrange(g, at) {
        put(g, one, at(0, 0));
        put(g, other, at(2, 0));
        hurt(g, other, 2);
      },
      run: () => call(suffer, { figure: one, damage: 2, by: 'effect' }),
    }).passAll();
    expect([one, other].map((f) => damageOf(table, f))).toEqual([2, 2]);
    expect([one, other].every((f) => table.state.figures[f].at >= 0)).toBe(true);
  });

  it('DM-DMC-02: face up as soon as a demon of its type is on the board', () => {
    const table = marineSlain({ demon: 'imp', hand: ['possession'] });
    expect(faceUp(table)).toEqual(['imp']);
    use(table, 0, 'event.possession');
    expect(faceUp(table)).toEqual(['possessedSoldier', 'imp']);
  });

  it('DM-DMC-02: only face up it can be activated', () => {
    const table = given({
      arrange(g, at) {
        put(g, demon('imp'), at(0, 0));
        g.add(g.state.initiative, 4, NOBODY);
      },
      run: () => call(activationPhase, {}),
    }).passAll();
    expect(table.options(0, 'activate')).toEqual([[demonCalled('imp')]]);
    expect(table.forbids(0, 'activate', demonCalled('pinky'))).toBe('DM-SET-15');
  });

  it('DM-DMC-03: before the first demon all lie face down; then those of his invasion card come up', () => {
    for (const { id, groups } of INVASION_CARDS) {
      const listed = new Set(
        Object.values(groups).flatMap((two) => two.flatMap(({ demons }) => demons.map(([d]) => d))),
      );
      const table = given({
        mission: (at) => ({
          portals: (['blue', 'yellow', 'red'] as const).flatMap((colour, i) =>
            [0, 1].map((n) => ({ cell: at(1 + 4 * n, 2 * i), colour, faceUp: true })),
          ),
        }),
        file: { threat: 'infestation' },
        arrange: (g) => chooseInvasion(g, id),
        run: () => call(threat, { of: 'setUp', door: NONE }),
      });
      expect(faceUp(table)).toEqual([]);
      for (let portal = 0; portal < 6; portal++) {
        table.play(0, 'summon', portal).play(0, 'group', portal % 2);
        while (table.asked(0) === 'summoning.place') placeNext(table);
        const choice = table.match.decision(0)?.choices[0];
        if (choice?.form === 'split')
          table.play(0, 'argent', choice.total, ...choice.bins.slice(1).map(() => 0));
      }
      expect(new Set(faceUp(table))).toEqual(listed);
    }
  });

  it('DM-DMC-03: a card that nothing has brought stays face down', () => {
    const table = summonFrom({ card: 'brutePack' }).play(0, 'group', 1);
    placeNext(table);
    expect(faceUp(table)).toEqual(['pinky']);
  });
});
