import {
  adjacent,
  cellsBeside,
  cornersOf,
  edgeOf,
  exists,
  parseMap,
  parseTiles,
  SIDES,
} from '@sightline/board';
import { Match, SetupError, seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import {
  CLASS_CARDS,
  EVENT_SETS,
  EVENTS,
  INVASION_CARDS,
  SQUAD_CARDS,
  UAC,
  WEAPON_SETS,
} from '../content/index.ts';
import { MISSIONS } from '../content/missions/index.ts';
import { kneeDeepInTheDead } from '../content/missions/knee-deep-in-the-dead.ts';
import { TILES } from '../content/tiles.ts';
import { weapon } from '../testing/arranging.ts';
import { playUntil, startMatch } from '../testing/full-match.ts';
import { BOX } from './box.ts';
import { INVADER, NONE, TRIOS } from './doom.ts';
import { FIRST_DEMON, standingOn } from './figures.ts';
import { game } from './game.ts';
import { invasionCardOf } from './hidden-information.ts';
import { LEGEND } from './mission/board-legend.ts';
import { OBJECTIVES, THREATS } from './mission/mission-file.ts';
import { KNOWN_CARDS } from './statics.ts';

const ascending = (cards: readonly number[]) => cards.toSorted((a, b) => a - b);
const KNEE_DEEP = { mission: 'kneeDeepInTheDead' };
const until = (step: string, marines = 4) => playUntil(startMatch(KNEE_DEEP, { marines }), [step]);
/** Set up, the first status phase's cards drawn. */
const ready = (marines = 4) => until('status.argent', marines);
/** The mission with a few words of its file, or of its map, changed. */
const variant = (file: object, from = '', to = '') => ({
  mission: { ...kneeDeepInTheDead, ...file, map: kneeDeepInTheDead.map.replace(from, to) },
});

describe('the board', () => {
  const { statics, state } = ready().match.position;
  const { layout } = statics;
  const { ground, doors } = statics.mission;
  const spaces = Array.from({ length: layout.cells }, (_, c) => c).filter((c) => exists(ground, c));

  it('DM-SET-07: is assembled from map tiles, space by space', () => {
    const tiles = [parseTiles(TILES, LEGEND, 'tiles')];
    const sizeOf = (tile: string) => {
      const map = `map alone\n\nplace\n  it ${tile} 0,0\n`;
      return parseMap(map, { file: tile, legend: LEGEND, tiles }).ground.cellKind.filter((k) => k > 0).length;
    };
    const placed = [...kneeDeepInTheDead.map.matchAll(/^ {2}\S+ (\S+) \d+,\d+(?: turn \d+)?$/gm)];
    expect(placed).toHaveLength(16);
    expect(spaces).toHaveLength(placed.reduce((sum, [, tile]) => sum + sizeOf(tile), 0));
  });

  it('DM-SET-07: spaces have four borders and four corners; figures and tokens are on spaces', () => {
    for (const c of spaces) {
      expect(new Set(SIDES.map((side) => edgeOf(layout, c, side))).size).toBe(4);
      expect(new Set(cornersOf(layout, c)).size).toBe(4);
    }
    const tokens = [...state.portals, ...state.items, ...state.tokens].map(({ cell }) => cell);
    const standing = state.figures.flatMap(({ at }) => (at < 0 ? [] : [at >> 2]));
    const lying = [...tokens, ...statics.teleporterCells, ...standing].filter((c) => c >= 0);
    expect(lying.length).toBeGreaterThan(20);
    for (const c of lying) expect(spaces).toContain(c);
  });

  it('DM-SET-14: doors stand on borders between spaces, closed', () => {
    expect(doors).toHaveLength(4);
    expect(state.doors).toEqual([false, false, false, false]);
    const { walk } = statics.boards.at(state.changes).tables;
    for (const e of doors.flat()) {
      const [a, b] = cellsBeside(layout, e);
      expect(spaces).toContain(a);
      expect(spaces).toContain(b);
      expect(adjacent(walk, a, b)).toBe(false);
    }
  });
});

describe('the mission', () => {
  it('DM-SET-13: names one objective card and one threat card', () => {
    for (const { objective, threat } of MISSIONS) {
      expect(OBJECTIVES).toContain(objective);
      expect(THREATS).toContain(threat);
    }
    expect(() => startMatch(variant({ threat: undefined }))).toThrow(/expected a field "threat"/);
    expect(() => startMatch(variant({ objective: ['guardDuty', 'extermination'] }))).toThrow(
      /objective: expected/,
    );
  });

  it('DM-SET-18: recommends an invasion card and event sets, which nobody has to take', () => {
    const free = until('setUp.invasion');
    expect(free.options(INVADER, 'invasion')).toHaveLength(INVASION_CARDS.length);
    expect(free.play(INVADER, 'invasion', 5).options(INVADER, 'events')).toHaveLength(BOX.trios.length);
    const recommended = playUntil(startMatch({ ...KNEE_DEEP, recommended: true }), ['setUp.invasion']);
    const { invasion, events } = kneeDeepInTheDead;
    const card = INVASION_CARDS.findIndex(({ id }) => id === invasion);
    expect(recommended.options(INVADER, 'invasion')).toEqual([[card]]);
    expect(recommended.forbids(INVADER, 'invasion', card + 1)).toBe('DM-SET-18');
    recommended.play(INVADER, 'invasion', card);
    const [[trio], ...others] = recommended.options(INVADER, 'events');
    expect(others).toEqual([]);
    expect(TRIOS[trio].map((set) => EVENT_SETS[set].id).toSorted()).toEqual(events.toSorted());
    expect(recommended.forbids(INVADER, 'events', trio === 0 ? 1 : 0)).toBe('DM-SET-18');
  });

  it('DM-SET-22: says where marines start, which teleporters are active, which portals lie face up', () => {
    const { state, match } = until('setUp.class');
    const { starts, portals, teleporters } = match.position.statics.mission;
    expect(state.teleporters).toEqual(teleporters.map(({ active }) => active));
    expect(state.teleporters).toEqual([true, false, false]);
    expect(state.portals.map(({ cell, up }) => [cell, up])).toEqual(
      portals.map(({ cell, faceUp }) => [cell, faceUp]),
    );
    expect(state.portals.filter(({ up }) => up)).toHaveLength(2);
    const { figures } = ready().state;
    expect(figures.slice(0, 4).map(({ at }) => at)).toEqual(starts.slice(0, 4).map(standingOn));
  });

  it.each([
    ['a starting space for each marine', '3,22 4,22 5,22 3,23 4,23', '3,22'],
    ['the side of a teleporter', 'pad teleporter active', 'pad teleporter'],
    ['the face of a portal', 'portal red down', 'portal red'],
  ])('DM-SET-22: a mission that leaves out %s is refused', (_, from, to) => {
    expect(() => startMatch(variant({}, from, to))).toThrow(SetupError);
  });

  it('DM-SET-24: is data like every card: one of one’s own is played by what it says', () => {
    const { statics } = startMatch(variant({ id: 'mine', frags: [1, 1, 1, 2], argent: 7 })).match.position;
    expect([statics.mission.file.id, statics.mission.file.frags[3]]).toEqual(['mine', 2]);
    expect(startMatch(variant({ argent: 7 })).state.invasionArgent).toBe(7);
  });
});

describe('the marines’ cards', () => {
  it('DM-SET-08: an action deck is the UAC set and the starting sets taken', () => {
    const sets = [weapon('plasmaRifle'), weapon('superShotgun')];
    const table = startMatch(KNEE_DEEP);
    table.play(1, 'class', 0).play(1, 'weapons', ...sets);
    expect(ascending(table.state.marines[0].deck.items)).toEqual(
      ascending([UAC, ...sets].flatMap((set) => [...BOX.cardsOfSet(set)])),
    );
  });

  it('DM-SET-09: a weapon token from the box for each starting set, none for the UAC set', () => {
    const sets = [weapon('plasmaRifle'), weapon('superShotgun')];
    const table = startMatch(KNEE_DEEP).play(1, 'class', 0);
    const before = [...table.state.box];
    table.play(1, 'weapons', ...sets);
    expect(table.state.box).toEqual(before.map((n, set) => (sets.includes(set) ? n - 1 : n)));
    // in his play area, for all to see
    expect(table.match.view(INVADER).state.marines[0].sets).toEqual([UAC, ...sets]);
    expect(KNOWN_CARDS.weapons.map(({ id }) => id)).not.toContain('uac');
  });

  it('DM-SET-10: a class card for each marine, which stays with him', () => {
    const table = startMatch(KNEE_DEEP);
    for (const seat of [1, 2, 3, 4]) {
      expect(table.asked(seat)).toBe('setUp.class');
      table.play(seat, 'class', 20 - seat).play(seat, ...(table.match.decision(seat)?.timeout ?? ['?']));
    }
    const classes = () => table.state.marines.map((marine) => marine.class);
    expect(classes()).toEqual([19, 18, 17, 16]);
    for (let round = 1; round < 4; round++) {
      playUntil(table, ['status.argent']).play(INVADER, 'discard');
      expect(classes()).toEqual([19, 18, 17, 16]);
    }
    expect(table.state.round).toBe(3);
    expect(CLASS_CARDS).toHaveLength(24);
  });

  it('DM-SET-20: opening hands up to the hand limit; the Invader draws in his first status phase', () => {
    const table = until('threat.summon', 3);
    const more = SQUAD_CARDS.find(({ id }) => id === 'takingPoint')?.modifiers.handLimit ?? 0;
    expect(table.state.marines.map(({ hand }) => hand.items.length)).toEqual([3 + more, 3, 3, 0]);
    expect(more).toBeGreaterThan(0);
    expect(table.state.eventHand.items).toEqual([]);
    expect(playUntil(table, ['status.argent']).state.eventHand.items).toHaveLength(6);
  });

  it('DM-SET-20: the action deck is shuffled', () => {
    const orders = [1, 2, 3, 4, 5, 6].map((n) => {
      const table = startMatch(KNEE_DEEP, { seed: `order ${n}` });
      return table.play(1, 'class', 0).play(1, 'weapons', 1, 2).state.marines[0].deck.items.join();
    });
    expect(new Set(orders).size).toBeGreaterThan(4);
  });

  it('DM-SET-21: as many starting sets as the mission says, unhatched ones, none twice', () => {
    const found = weapon('chainsaw');
    const [one, two, three] = [1, 2, 3];
    const table = startMatch(KNEE_DEEP).play(1, 'class', 0);
    expect(table.forbids(1, 'weapons', one, found)).toBe('DM-WPN-06');
    expect(WEAPON_SETS[found].starting).toBe(false);
    for (const sets of [[one], [one, two, three], [one, one]])
      expect(() => table.play(1, 'weapons', ...sets)).toThrow();
    expect(table.play(1, 'weapons', one, two).state.marines[0].sets).toEqual([UAC, one, two]);
    const light = startMatch(variant({ startingWeapons: 1 })).play(1, 'class', 0);
    expect(() => light.play(1, 'weapons', one, two)).toThrow();
    expect(light.play(1, 'weapons', two).state.marines[0].sets).toEqual([UAC, two]);
  });
});

describe('the Invader’s cards', () => {
  it('DM-SET-11: three of six event sets make a deck of 18, the others leave the game', () => {
    expect(EVENT_SETS.map(({ cards }) => cards.length)).toEqual([6, 6, 6, 6, 6, 6]);
    const table = until('setUp.events');
    const trio = TRIOS.findIndex((sets) => sets.join() === '1,3,4');
    table.play(INVADER, 'events', trio);
    const chosen = EVENTS.flatMap(({ set }, card) => (TRIOS[trio].includes(set) ? [card] : []));
    expect(chosen).toHaveLength(18);
    expect(ascending(table.state.eventDeck.items)).toEqual(chosen);
    expect(table.state.eventDeck.items).not.toEqual(chosen);
    expect(table.state.eventBox.items.filter((card) => chosen.includes(card))).toEqual([]);
    expect(table.state.eventBox.items).toHaveLength(18);
    // all of the hand is turned into Argent Power every round, so that the deck is made anew
    for (let round = 1; round < 8; round++) {
      playUntil(table, ['status.argent']);
      const hand = table.state.eventHand.items;
      expect(hand.every((card) => chosen.includes(card))).toBe(true);
      table.play(INVADER, 'discard', ...hand.slice(0, 3));
    }
    expect(table.happened('reshuffled').length).toBeGreaterThan(0);
  });

  it('DM-SET-12: one invasion card, face down', () => {
    const table = until('setUp.invasion').play(INVADER, 'invasion', 7);
    const own = table.match.view(INVADER).state.invasion.map(({ value }) => value ?? NONE);
    expect(invasionCardOf(own)).toBe(7);
    for (const seat of [1, 2, 3, 4])
      expect(table.match.view(seat).state.invasion.map(({ value }) => value)).toEqual(Array(6).fill(null));
  });
});

describe('the order of set-up', () => {
  it('DM-SET-19: the marines’ cards, the Invader’s, the opening hands, the threat card, the status phase', () => {
    const table = startMatch(KNEE_DEEP, { marines: 3 });
    expect(table.state.items).not.toEqual([]);
    const asked: string[] = [];
    while (table.asked(INVADER) !== 'status.argent') {
      const [seat] = table.match.awaiting();
      asked.push(`${seat} ${table.asked(seat)}`);
      if (table.asked(seat) === 'threat.summon') expect(table.state.marines[2].hand.items).toHaveLength(3);
      table.play(seat, ...(table.match.decision(seat)?.timeout ?? ['?']));
    }
    expect(asked.slice(0, 12)).toEqual([
      ...[1, 2, 3].flatMap((seat) => [`${seat} setUp.class`, `${seat} setUp.weapons`]),
      ...[1, 2, 3].map((seat) => `${seat} setUp.leader`),
      '0 setUp.invasion',
      '0 setUp.events',
      '0 threat.summon',
    ]);
    expect(table.state.round).toBe(1);
    expect(table.state.figures.slice(FIRST_DEMON).some(({ at }) => at >= 0)).toBe(true);
  });

  it('DM-SET-23: two to five seats, each with a hand of its own', () => {
    const start = (seats: number) => () =>
      Match.start(game, { setup: KNEE_DEEP, seats, seed: seedFrom('seats') });
    for (const seats of [0, 1, 6]) expect(start(seats)).toThrow(SetupError);
    for (const marines of [1, 2, 3, 4]) {
      const { match, state } = ready(marines);
      expect(state.figures.slice(0, 4).filter(({ at }) => at >= 0)).toHaveLength(marines);
      for (let seat = 1; seat <= marines; seat++) {
        const hands = match.view(seat).state.marines.slice(0, marines);
        hands.forEach(({ hand }, marine) => {
          expect(hand.items.includes(null), `${seat} of ${marine}`).toBe(marine !== seat - 1);
        });
      }
    }
  });
});
