import { NOBODY } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import type { DiscoveryCard } from '../content/card-types.ts';
import { CONTENT } from '../content/index.ts';
import { punch } from '../testing/cards.ts';
import { type Given, given, minion, RESERVE_ELITE, type TestTable, THE_BOSS } from '../testing/given.ts';
import { HENRY, PATTY } from './fireteam.ts';

const heroCalled = (id: string) => ['abe', 'shad', 'frank', 'don', 'maxine'].indexOf(id);
const board = ['abcdefghijkl'];

/** A mission from its first question, the first player by lot 0. */
const fresh = (more: Given = {}): TestTable => given({ board, lots: [0], ...more });
/** Heroes are chosen in the order of the list, and whatever comes is taken, up to the first hero's turn. */
function begun(more: Given = {}): TestTable {
  const table = fresh(more);
  for (let card = 0; table.asked(table.awaiting[0]) === 'setUp.hero'; card++)
    table.play(table.awaiting[0], 'hero', card);
  while (!['heroTurn.act', 'tactics.offer'].includes(table.asked(table.awaiting[0]) ?? '')) {
    const [seat] = table.awaiting;
    table.play(seat, ...(table.match.decision(seat)?.timeout ?? ['none']));
  }
  return table;
}

describe('mission and heroes', () => {
  it('FZ-SET-01: the match follows the briefing that was chosen', () => {
    expect(fresh().g.statics.mission.id).toBe('test');
  });

  it('FZ-SET-02: the first player is drawn by lot', () => {
    const first = (lot: number) => fresh({ heroes: 3, lots: [lot] }).state.first;
    expect([first(0), first(1), first(2)]).toEqual([0, 1, 2]);
  });

  it('FZ-SET-03: from the first player on, clockwise, each picks a hero', () => {
    const table = fresh({ heroes: 3, lots: [1] });
    const asked: number[] = [];
    for (let card = 0; card < 3; card++) {
      asked.push(table.awaiting[0]);
      table.play(table.awaiting[0], 'hero', card);
    }
    expect(asked).toEqual([1, 2, 0]);
    expect(table.state.heroes.map((h) => h.card)).toEqual([2, 0, 1]);
  });

  it('FZ-SET-04: each hero has one of four roles', () => {
    const roles = CONTENT.heroes.map((hero) => hero.role);
    expect(new Set(roles)).toEqual(new Set(['leader', 'closeCombat', 'sniper', 'demolitions']));
  });

  it('FZ-SET-05: Abe and Maxine lead, Shad fights close, Frank snipes, Don blows things up', () => {
    expect(Object.fromEntries(CONTENT.heroes.map(({ id, role }) => [id, role]))).toEqual({
      abe: 'leader',
      maxine: 'leader',
      shad: 'closeCombat',
      frank: 'sniper',
      don: 'demolitions',
    });
  });

  it('FZ-SET-06: a required role must be taken by somebody', () => {
    const table = fresh({ mission: { requiredRoles: ['sniper'] } });
    table.play(0, 'hero', heroCalled('abe'));
    expect(table.forbids(1, 'hero', heroCalled('don'))).toBe('FZ-SET-06');
    expect(table.options(1, 'hero')).toEqual([[heroCalled('frank')]]);
  });

  it('FZ-SET-07: two heroes of the same role cannot be in one mission', () => {
    const table = fresh().play(0, 'hero', heroCalled('abe'));
    expect(table.forbids(1, 'hero', heroCalled('maxine'))).toBe('FZ-SET-07');
  });
});

describe('equipment', () => {
  const upgrades = [
    [
      { ...punch(4), id: 'u1' },
      { ...punch(5), id: 'u2' },
    ],
  ];
  const focuses = [[{ id: 'f1' }, { id: 'f2' }]];
  const equip = (mission: Given['mission'] & object) => {
    const table = fresh({ upgrades, focuses, mission });
    return table.play(0, 'hero', 0).play(1, 'hero', 1);
  };

  it('FZ-SET-08, FZ-SET-09: a deck of all action cards of the role and the upgrades taken', () => {
    const table = begun({ hands: [[punch(), punch()]] });
    const { deck, hand } = table.state.heroes[0];
    expect(deck.items.length + hand.items.length).toBe(12);
    const cards = [...deck.items, ...hand.items].map((c) => table.g.statics.box.cards[c].role);
    expect(new Set(cards)).toEqual(new Set(['leader']));
  });

  it('FZ-SET-10: an upgrade always puts its four copies into the deck', () => {
    const table = equip({ upgrades: 1 });
    expect(table.asked(0)).toBe('setUp.upgrades');
    const [[first]] = table.options(0, 'upgrades');
    table.play(0, 'upgrades', first);
    while (table.asked(table.awaiting[0])?.startsWith('setUp')) {
      const [seat] = table.awaiting;
      table.play(seat, ...(table.match.decision(seat)?.timeout ?? ['none']));
    }
    const { deck } = table.state.heroes[0];
    expect(deck.items.filter((c) => table.g.statics.box.cards[c].upgrade === first)).toHaveLength(4);
    expect(deck.items).toHaveLength(14);
  });

  it('FZ-SET-11: focus cards lie face up for the whole mission', () => {
    const table = equip({ focuses: 1 });
    table.play(0, 'focuses', 1);
    expect(table.match.view(1).state.heroes[0].focuses).toEqual([1]);
  });

  it('FZ-SET-12: what is not taken is not in the game', () => {
    const table = begun({ upgrades });
    const { deck, hand } = table.state.heroes[0];
    expect([...deck.items, ...hand.items].some((c) => table.g.statics.box.cards[c].upgrade >= 0)).toBe(false);
  });

  it('FZ-SET-13: the briefing gives the numbers, each player chooses of the own role', () => {
    const table = equip({ upgrades: 1, focuses: 2 });
    expect(table.options(0, 'upgrades')).toEqual([[0], [1]]);
    expect(table.match.allows(0, ['upgrades', 0, 1])).toBe(false);
    table.play(0, 'upgrades', 1);
    expect(table.match.allows(0, ['focuses', 0])).toBe(false);
    expect(table.play(0, 'focuses', 0, 1).state.heroes[0].focuses).toEqual([0, 1]);
  });

  it('FZ-SET-13: nobody is asked for what the briefing does not allow', () => {
    expect(equip({ upgrades: 1, focuses: 0 }).asked(0)).toBe('setUp.upgrades');
    expect(equip({ upgrades: 0, focuses: 1 }).asked(0)).toBe('setUp.focuses');
    const bare = equip({ upgrades: 0, focuses: 0 });
    expect([bare.asked(0), bare.asked(1)].map((prompt) => prompt?.startsWith('setUp.'))).not.toContain(true);
    expect(bare.state.heroes.map(({ focuses: taken }) => taken)).toEqual([[], []]);
  });
});

describe('board and threat track', () => {
  it('FZ-SET-14: sectors lie as the briefing shows', () => {
    const { graph } = fresh({ board: ['ab'], eastern: ['cd'] }).g.statics;
    expect(graph.areas.map((a) => `${a.sector}/${a.name}`)).toEqual(['west/a', 'west/b', 'east/c', 'east/d']);
  });

  it('FZ-SET-15: the twelve spawn tokens lie face up, in random order, where the briefing says', () => {
    const tokens = (seed: string) => begun({ seed }).state.spawnTokens;
    const places = tokens('x').map((t) => t.at);
    expect(places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, i) => i));
    expect(tokens('x').every((t) => t.up)).toBe(true);
    expect(tokens('y').map((t) => t.at)).not.toEqual(places);
  });

  it('FZ-SET-16: the exit token only if the briefing names one', () => {
    expect([fresh().g.statics.exit, fresh({ exit: 'c' }).g.statics.exit]).toEqual([-1, 2]);
  });

  it('FZ-SET-17: a power token marks where the boss will appear', () => {
    const table = begun({ bossAt: 'f' });
    expect([table.state.bossMarked, table.g.statics.bossPlace, table.where(THE_BOSS)]).toEqual([
      true,
      5,
      '-',
    ]);
    expect(begun({ noBoss: true }).state.bossMarked).toBe(false);
  });

  it('FZ-SET-18: the threat marker is on the first space', () => {
    expect(fresh().state.threat).toBe(1);
  });

  it('FZ-SET-19: the twists named by the briefing are a face-down deck', () => {
    const { twists } = begun().state;
    expect(twists.items.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
    expect(twists.known.every((k) => k === NOBODY)).toBe(true);
  });
});

describe('information, recon deck, coin', () => {
  const find: DiscoveryCard = { id: 'find', objective: 'goal', effects: [] };
  const events = [{ id: 'many', copies: 15, effects: [] }];

  it('FZ-SET-20: monster and objective cards lie face up', () => {
    const { view } = fresh().match;
    expect(view.call(fresh().match, 0).state.objectives).toEqual([{ intel: 0, done: false }]);
    expect(fresh().g.statics.kinds.map((k) => k.class)).toEqual(['minion', 'elite', 'boss']);
  });

  it('FZ-SET-21: an attribute is always on, without a roll', () => {
    const table = begun({ minion: { attribute: { monsters: [{ health: 5 }] } } });
    expect(table.g.statics.kinds[0].attribute.monsters).toEqual([{ health: 5 }]);
  });

  it('FZ-SET-22: so many events as the briefing says, at random; the rest unseen in the box', () => {
    const { recon, box } = begun({ events, discoveries: [find] }).state;
    expect([recon.items.length, box.items.length]).toEqual([12, 4]);
    expect(box.known.every((k) => k === NOBODY)).toBe(true);
  });

  it('FZ-SET-23: the discoveries are shuffled among them', () => {
    const at = (seed: string) => {
      const { recon } = begun({ events, discoveries: [find], seed }).state;
      return recon.items.indexOf(15);
    };
    const places = new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(at));
    expect(places.has(-1)).toBe(false);
    expect(places.size).toBeGreaterThan(1);
  });

  it('FZ-SET-24: always twelve', () => {
    expect(begun({ events, discoveries: [find] }).state.recon.items).toHaveLength(12);
    for (const { mission } of CONTENT.missions) expect(mission.events + mission.discoveries.length).toBe(12);
  });

  it('FZ-SET-25: the coin shows heads', () => {
    expect(fresh().state.heads).toBe(true);
  });
});

describe('monsters and heroes', () => {
  it('FZ-SET-26: every monster of the spawn pool starts where the die says', () => {
    const table = begun({ spawn: [3, 3, 1, 12, 5, 6] });
    const at = table.state.spawnTokens.map((t) => t.at);
    expect([0, 1, 2, 3].map((i) => table.state.at[minion(i)])).toEqual([at[2], at[2], at[0], at[11]]);
  });

  it('FZ-SET-27: the reserve stays off the board, without a roll', () => {
    const table = begun();
    expect(table.where(RESERVE_ELITE)).toBe('-');
    expect(table.happened('spawnRolled')).toHaveLength(6);
  });

  it('FZ-SET-28: specialists and heroes start at the entry point', () => {
    const table = begun({ heroes: 3 });
    expect([0, 1, 2, PATTY, HENRY].map((f) => table.where(f))).toEqual(['a', 'a', 'a', 'a', 'a']);
  });

  it('FZ-SET-29: nothing is secured yet: no roll is repeated', () => {
    const table = begun({ spawns: 'a' });
    expect(table.happened('spawnRolled').every((e) => (e.rolls as number[]).length === 1)).toBe(true);
  });

  it('FZ-SET-30: heroes may start among monsters', () => {
    const table = begun({ spawns: 'a' });
    expect([table.where(0), table.where(minion())]).toEqual(['a', 'a']);
    table.play(0, 'draw').play(1, 'draw');
    expect(table.forbids(0, 'step', 1, 3)).toBe('FZ-FLEE-01');
  });

  it('FZ-SET-31: hands are empty until the draw of round 1', () => {
    const table = begun();
    expect([table.asked(0), table.hand(0)]).toEqual(['tactics.offer', 0]);
    expect(table.play(0, 'draw').play(1, 'draw').hand(0)).toBe(5);
  });

  it('FZ-SET-32: numbers are fixed or per hero in play', () => {
    const pool = [{ class: 'minion' as const, figures: { perHero: 2 } }];
    const count = (heroes: number, solo = false) =>
      fresh({ heroes, solo, mission: { pool, reserve: [] } }).g.statics.monsters.filter((m) => m.home === 0)
        .length;
    expect([count(2), count(3), count(4), count(2, true)]).toEqual([4, 6, 8, 4]);
  });
});
