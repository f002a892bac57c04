import { Match, seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { EVENTS, GLORY_KILL_CARDS, UAC, WEAPON_SETS } from '../content/index.ts';
import { MISSIONS } from '../content/missions/index.ts';
import { playUntil } from '../testing/full-match.ts';
import { TestTable } from '../testing/given.ts';
import { BOX } from './box.ts';
import { INVADER } from './doom.ts';
import { game } from './game.ts';
import {
  chooseMission,
  chooserOf,
  type DoomOperation,
  DoomOperationError,
  type DoomSide,
  matchOf,
  missionsToChoose,
  recordWinner,
  sideOf,
  startCustomOperation,
  startOperation,
  storyOf,
  winnerOf,
} from './operations.ts';

const BLACK_BISHOP = [
  'kneeDeepInTheDead',
  'holdTheYard',
  'coldRestart',
  'blackBox',
  'shutTheGates',
  'theBishopFalls',
];

/** `m` and `i`: the marines, or the Invader, won the mission. */
function played(wins: string, from: DoomOperation = startOperation('blackBishop', 5)): DoomOperation {
  let operation = from;
  for (const letter of wins) {
    const chooser = chooserOf(operation);
    if (chooser !== null) operation = chooseMission(operation, chooser, missionsToChoose(operation)[0]);
    operation = recordWinner(operation, letter === 'm' ? 'marines' : 'invader');
  }
  return operation;
}

const refusal = (nonsense: () => unknown): string => {
  try {
    nonsense();
  } catch (error) {
    if (error instanceof DoomOperationError) return error.message;
    throw error;
  }
  return 'nothing was refused';
};

function matchFor(operation: DoomOperation): TestTable {
  const match = Match.start(game, { ...matchOf(operation), seed: seedFrom('operation') });
  return new TestTable(match, match.position.statics.layout.width);
}

describe('an operation of the guide', () => {
  it('DM-OPS-01: there are two, of six missions each', () => {
    for (const name of ['blackBishop', 'exodus']) expect(startOperation(name, 5).missions).toHaveLength(6);
    expect(new Set(MISSIONS.map(({ operation }) => operation))).toEqual(new Set(['blackBishop', 'exodus']));
  });

  it('DM-OPS-02: missions are played in order 1 to 6', () => {
    const order: (string | null)[] = [];
    for (const wins of ['', 'm', 'mi', 'mim', 'mimi', 'mimim', 'mimimi']) order.push(played(wins).mission);
    expect(order).toEqual([...BLACK_BISHOP, null]);
  });

  it('DM-OPS-02: the order is that of their numbers, however the guide lists them', () => {
    expect(startOperation('blackBishop', 5, MISSIONS.toReversed()).missions).toEqual(BLACK_BISHOP);
  });

  it('DM-OPS-03: the winning side’s story is read', () => {
    expect(played('mi').played.map(storyOf)).toEqual(['marinesWon', 'invaderWon']);
    expect(sideOf({ winners: [INVADER], by: 'DM-OBJ-02' })).toBe('invader');
    expect(sideOf({ winners: [1, 2, 3, 4], by: 'DM-OBJ-12' })).toBe('marines');
  });

  it('DM-OPS-06: four wins are enough, and end it', () => {
    expect(winnerOf(played('mimmi'))).toBeNull();
    expect(winnerOf(played('mimmim'))).toBe('marines');
    expect(winnerOf(played('iimii'))).toBe('invader');
    expect(played('iimii').mission).toBeNull();
  });

  it('DM-OPS-07: without four wins, the last mission decides', () => {
    expect(winnerOf(played('mimim'))).toBeNull();
    expect(winnerOf(played('mimiim'))).toBe('marines');
    expect(winnerOf(played('mmimii'))).toBe('invader');
  });

  it('DM-OPS-09: 3:3 goes to the winner of mission 6, 4:0 is over after mission 4', () => {
    const level = played('mmmiii');
    expect([level.played.length, winnerOf(level)]).toEqual([6, 'invader']);
    const clear = played('mmmm');
    expect([winnerOf(clear), clear.mission, chooserOf(clear)]).toEqual(['marines', null, null]);
  });

  it('refuses nonsense in words', () => {
    expect(refusal(() => startOperation('whiteKnight', 5))).toBe(
      'there is no operation "whiteKnight"; there are blackBishop, exodus',
    );
    expect(refusal(() => startOperation('exodus', 5, MISSIONS.slice(0, 11)))).toBe(
      'an operation has missions 1 to 6, "exodus" has 1, 2, 3, 4, 5',
    );
    expect(refusal(() => startOperation('exodus', 6))).toBe('an operation is for 2 to 5 seats, not 6');
    expect(refusal(() => startCustomOperation(1))).toBe('an operation is for 2 to 5 seats, not 1');
    expect(refusal(() => recordWinner(played('mmmm'), 'marines'))).toBe('there is no mission to play now');
    expect(refusal(() => matchOf(played('mmmm')))).toBe('there is no mission to play now');
    expect(refusal(() => chooseMission(startOperation('exodus', 5), 'invader', 'theNest'))).toBe(
      'there is no mission to choose now',
    );
    expect(refusal(() => sideOf({ winners: [], by: 'nobody' }))).toBe('a mission is won by one side');
    const stored = JSON.parse('{ "winner": "nobody" }');
    expect(refusal(() => recordWinner(startOperation('exodus', 5), stored.winner))).toBe(
      'a mission is won by the invader or the marines, not by nobody',
    );
  });
});

describe('a custom operation', () => {
  const begun = chooseMission(startCustomOperation(5), 'invader', 'theNest');

  it('DM-OPS-08: the Invader chooses the first mission, of all there are', () => {
    const fresh = startCustomOperation(5);
    expect([chooserOf(fresh), fresh.mission]).toEqual(['invader', null]);
    expect(missionsToChoose(fresh)).toEqual(MISSIONS.map(({ id }) => id));
    expect(refusal(() => chooseMission(fresh, 'marines', 'theNest'))).toBe(
      'the next mission is chosen by the invader, not by the marines',
    );
    expect(begun.mission).toBe('theNest');
  });

  it.each<[DoomSide, DoomSide]>([
    ['marines', 'invader'],
    ['invader', 'marines'],
  ])('DM-OPS-08: if the %s win, the %s choose the next mission', (winner, loser) => {
    const after = recordWinner(begun, winner);
    expect([chooserOf(after), after.mission]).toEqual([loser, null]);
    expect(refusal(() => chooseMission(after, winner, 'blackBox'))).toContain(`chosen by the ${loser}`);
    expect(chooseMission(after, loser, 'blackBox').mission).toBe('blackBox');
  });

  it('DM-OPS-08: no mission is played twice', () => {
    const after = recordWinner(begun, 'marines');
    expect(missionsToChoose(after)).not.toContain('theNest');
    expect(refusal(() => chooseMission(after, 'invader', 'theNest'))).toBe(
      '"theNest" was already played in this operation',
    );
    expect(refusal(() => chooseMission(after, 'invader', 'theZoo'))).toBe('there is no mission "theZoo"');
  });

  it('DM-OPS-10: it has six missions and is won like any other', () => {
    const custom = startCustomOperation(3);
    expect(winnerOf(played('mimim', custom))).toBeNull();
    expect(missionsToChoose(played('mimim', custom))).toHaveLength(7);
    const level = played('mimimi', custom);
    expect([winnerOf(level), chooserOf(level)]).toEqual(['invader', null]);
    expect(winnerOf(played('mmmm', custom))).toBe('marines');
    expect(refusal(() => startCustomOperation(5, MISSIONS.slice(0, 5)))).toBe(
      'a custom operation needs 6 missions, there are 5',
    );
  });
});

describe('between missions', () => {
  const second = () => playUntil(matchFor(played('m')), ['status.argent']).state;

  it('DM-OPS-04: glory kill cards are discarded: all twelve are in the deck again', () => {
    const { gloryDeck, gloryDiscard, marines } = second();
    expect(gloryDeck.items.toSorted((a, b) => a - b)).toEqual([...GLORY_KILL_CARDS.keys()]);
    expect([gloryDiscard, ...marines.map((m) => m.glory)].flatMap((pile) => pile.items)).toEqual([]);
  });

  it('DM-OPS-05: found weapon sets are back in the box: decks hold starting weapons only', () => {
    const { marines, box, items } = second();
    for (const { sets, deck, hand } of marines) {
      expect(sets.every((set) => set === UAC || WEAPON_SETS[set].starting)).toBe(true);
      const cards = [...deck.items, ...hand.items].toSorted((a, b) => a - b);
      expect(cards).toEqual(sets.flatMap((set) => [...BOX.cardsOfSet(set)]).toSorted((a, b) => a - b));
    }
    WEAPON_SETS.forEach(({ copies, starting }, set) => {
      if (starting || set === UAC) return;
      const lying = items.filter(({ what }) => what === set).length;
      expect(box[set] + lying, WEAPON_SETS[set].id).toBe(copies);
    });
  });

  it('DM-OPS-11: classes, weapons and the Invader’s cards are chosen anew; the Invader stays the Invader', () => {
    const operation = played('i', startOperation('blackBishop', 3));
    const table = matchFor(operation);
    expect([operation.seats, table.match.setup.seats]).toEqual([3, 3]);
    expect(table.match.position.statics.mission.file.id).toBe('holdTheYard');
    expect(table.asked(1)).toBe('setUp.class');
    expect(table.options(1, 'class')).toHaveLength(24);
    expect(table.play(1, 'class', 3).asked(1)).toBe('setUp.weapons');
    expect(playUntil(table, ['setUp.invasion']).asked(INVADER)).toBe('setUp.invasion');
    playUntil(table, ['status.argent']);
    expect([...table.state.eventDeck.items, ...table.state.eventHand.items]).toHaveLength(EVENTS.length / 2);
  });
});
