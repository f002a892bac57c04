import { EVERYONE, SPECTATOR } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { CALM, punch, reacting, responding } from '../testing/cards.ts';
import { away, type Given, given, minion, type TestTable } from '../testing/given.ts';
import { attacksHero, tacticsPhase, turn } from '../testing/turns.ts';
import { deckContents, impossible } from './hidden-information.ts';

const hands = [
  [punch(), punch()],
  [punch(), punch(), punch()],
];
const seen = (table: TestTable, viewer: number, hero: number) =>
  table.match.view(viewer).state.heroes[hero].hand.items.map((card) => card !== null);
/** A match up to the first hero's turn. */
function begun(more: Given = {}): TestTable {
  const table = given({ lots: [0], ...more });
  table.play(0, 'hero', 0).play(1, 'hero', 1);
  while (table.asked(table.awaiting[0]) !== 'heroTurn.act') {
    const [seat] = table.awaiting;
    table.play(seat, ...(table.match.decision(seat)?.timeout ?? ['none']));
  }
  return table;
}

describe('hidden information', () => {
  it('FZ-HID-01: hands are open, unless the players want them closed', () => {
    const open = turn({ hands });
    for (const viewer of [0, 1, SPECTATOR]) expect(seen(open, viewer, 1)).toEqual([true, true, true]);
    const drawn = tacticsPhase({ closedHands: true }).play(0, 'draw').play(1, 'draw');
    expect([seen(drawn, 0, 0), seen(drawn, 1, 0)]).toEqual([Array(5).fill(true), Array(5).fill(false)]);
    const closed = turn({ hands, closedHands: true });
    expect([seen(closed, 1, 1), seen(closed, 0, 1), seen(closed, SPECTATOR, 0)]).toEqual([
      [true, true, true],
      [false, false, false],
      [false, false],
    ]);
  });

  it('FZ-HID-01: with closed hands a window does not tell who has a card', () => {
    const react = reacting('heroTargeted', [{ do: 'cancel' }], { if: { part: 'own' } });
    const attacked = (hand: Given['hands'] & object) =>
      attacksHero(minion(), 0, {
        closedHands: true,
        hands: hand,
        at: { ...away, heroes: 'ab', minions: 'a' },
      });
    // The second card of the role is a reaction; whether it is in the deck or in the hand is not to be told.
    const holding = attacked([[punch(), react]]);
    const without = attacked([[punch(), react]].map(([a, b]) => [b, a]));
    expect([holding.asked(0), without.asked(0)]).toEqual(['moment.react', 'moment.react']);
    const respond = tacticsPhase({ closedHands: true, hands: [[punch()], [responding(CALM)]] });
    expect(respond.awaiting).toEqual([0, 1]);
    expect(respond.verbs(0)).toEqual(['none']);
  });

  it('FZ-HID-02: the order of every deck is hidden from all', () => {
    const table = begun();
    for (const viewer of [0, 1, SPECTATOR]) {
      const { heroes, recon, twists } = table.match.view(viewer).state;
      for (const pile of [heroes[0].deck, heroes[1].deck, recon, twists]) {
        expect(pile.items.length).toBeGreaterThan(0);
        expect(pile.items.every((item) => item === null)).toBe(true);
      }
    }
  });

  it('FZ-HID-03: nobody knows which events were drawn', () => {
    const table = begun({ events: [{ id: 'many', copies: 20, effects: [] }] });
    for (const viewer of [0, 1, SPECTATOR])
      expect(table.match.view(viewer).state.box.items.every((item) => item === null)).toBe(true);
  });

  it('FZ-HID-04: all that lies on the table is open to everybody', () => {
    const table = turn({
      focuses: [[{ id: 'f' }]],
      at: { ...away, heroes: 'bd' },
      arrange: (g) => {
        g.add(g.state.recon, 0, 0);
        g.move(g.state.twists, 0, g.state.revealed, 0x7fffffff);
      },
    }).play(0, 'search', 1);
    const { state } = table.match.view(SPECTATOR);
    expect([state.found.items, state.revealed.items, state.heroes[0].focuses]).toEqual([[0], [4], [0]]);
    expect([state.threat, state.heads, state.spawnTokens[1], state.at]).toEqual([
      1,
      true,
      { at: 1, up: false },
      table.state.at,
    ]);
  });

  it('FZ-HID-05: discard piles and the sizes of decks are open', () => {
    const table = turn({
      hands: [[punch()]],
      closedHands: true,
      at: { ...away, heroes: 'ab', minions: 'a' },
    });
    const card = table.card(0, 0);
    table.play(0, 'attack', card);
    const { discard, deck } = table.match.view(1).state.heroes[0];
    expect([discard.items, deck.items.length]).toEqual([[card], 10]);
    expect(deckContents('twists', table.g)).toEqual(table.g.statics.twists);
  });

  it('knows an impossible position when it sees one', () => {
    const table = begun();
    expect(impossible(table.g)).toBeNull();
    const after = (break_: (g: TestTable['g']) => void) => {
      const copy = begun();
      break_(copy.g);
      return impossible(copy.g);
    };
    for (const space of [0, 14])
      expect(
        after((g) => {
          g.state.threat = space;
        }),
      ).toBe('a threat marker beside its track (FZ-THR-05)');
    expect(
      after((g) => {
        while (g.state.twists.items.length > 0) g.move(g.state.twists, 0, g.state.revealed, EVERYONE);
        for (let twist = 0; twist < 4; twist++) g.add(g.state.revealed, twist, EVERYONE);
      }),
    ).toBe('more twists than spaces (FZ-THR-06)');
    expect(after((g) => g.move(g.state.heroes[0].deck, 0, g.state.heroes[1].deck, 0))).toContain(
      'action deck',
    );
    expect(
      after((g) => {
        g.state.power = 1;
      }),
    ).toContain('FZ-BOSS-06');
    expect(
      after((g) => {
        g.state.threat = 14;
      }),
    ).toContain('FZ-THR-05');
    expect(
      after((g) => {
        g.state.at[0] = -1;
      }),
    ).toContain('nowhere');
  });

  it('FZ-HID-06: no seat knows more than the others, but for its own closed hand', () => {
    const table = begun();
    const [one, other] = [0, 1].map((viewer) => table.match.view(viewer).state);
    expect(one).toEqual(other);
  });
});
