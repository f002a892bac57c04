import { call, inTurn, NOBODY, only } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { demonCalled } from '../content/index.ts';
import { action, cardsOf, demon, giveClass, put } from '../testing/arranging.ts';
import { playUntil, startMatch } from '../testing/full-match.ts';
import { type Given, given, type TestTable } from '../testing/given.ts';
import { type G, INVADER, NOWHERE } from './doom.ts';
import { activationPhase, slay, spawning, status } from './procedures.ts';

const IMP = demonCalled('imp');
const PINKY = demonCalled('pinky');
const INVADERS = [4, 5, 6, 7, 8, 9];

/** The initiative deck from the top: 0 to 3 are Alpha's to Delta's cards, from 4 on the Invader's. */
function deck(g: G, ...fromTheTop: readonly number[]): void {
  g.state.initiative.items = fromTheTop.toReversed();
  g.state.initiative.known = fromTheTop.map(() => NOBODY);
  g.state.initiativeCards = fromTheTop.toSorted((a, b) => a - b);
  g.state.round = 1;
}

type At = (x: number, y: number) => number;

/** One space for each figure, in rows from the top left corner. */
function line(g: G, at: At, ...figures: readonly number[]): void {
  figures.forEach((figure, i) => {
    put(g, figure, at(i % 8, Math.floor(i / 8)));
  });
}

const phase = (arrange: NonNullable<Given['arrange']>, more: Partial<Given> = {}) =>
  given({ arrange, run: () => call(activationPhase, {}), ...more }).passAll();

const statusPhase = (arrange: NonNullable<Given['arrange']>, more: Partial<Given> = {}) =>
  given({ arrange, run: () => call(status, {}), ...more });

const marineCards = (table: TestTable) =>
  table.state.initiative.items.filter((card) => card < 4).toSorted((a, b) => a - b);
const invaderCards = (table: TestTable) => table.state.initiative.items.filter((card) => card >= 4);
const revealed = (table: TestTable) => table.happened('initiativeRevealed').map(({ fields }) => fields.card);
const activated = (table: TestTable) => table.happened('activated').map(({ fields }) => fields.figure);

describe('the initiative deck', () => {
  it('DM-INI-01: one card for each marine in the game, slain or not', () => {
    const table = statusPhase((g, at) => line(g, at, 0, 2), { marines: 3 });
    expect(marineCards(table)).toEqual([0, 1, 2]);
  });

  it.each([
    [0, []],
    [1, [demon('imp'), demon('imp', 1), demon('imp', 2)]],
    [3, [demon('imp'), demon('pinky'), demon('pinky', 1), demon('revenant')]],
  ])('DM-INI-02: %i cards of the Invader, one for each type on the board', (cards, figures) => {
    const table = statusPhase((g, at) => line(g, at, ...figures));
    expect(invaderCards(table)).toHaveLength(cards);
  });

  it('DM-INI-03: a single marine has two cards: his own and one of a marine not in play', () => {
    const table = startMatch({ mission: 'kneeDeepInTheDead' }, { marines: 1 });
    expect(marineCards(playUntil(table, ['status.argent']))).toEqual([0, 1]);
  });

  it('DM-INI-03: which marine’s it is makes no difference, so nobody is asked', () => {
    const table = startMatch({ mission: 'kneeDeepInTheDead' }, { marines: 1 });
    playUntil(table, ['setUp.weapons']);
    const [choice] = table.match.decision(1)?.choices ?? [];
    if (choice?.form !== 'some') throw new Error('no weapons to choose');
    table.play(1, 'weapons', ...choice.items.slice(0, choice.least));
    expect(table.asked(0)).toBe('setUp.invasion');
  });

  it('DM-INI-04: marine cards stay as they are, the Invader’s are adjusted at every build', () => {
    const table = given({
      arrange(g, at) {
        line(g, at, 0, 1, 2, 3, demon('imp'), demon('pinky'));
      },
      run: () =>
        inTurn([
          call(status, {}),
          call(slay, { figure: demon('imp'), by: 'damage' }),
          call(slay, { figure: 2, by: 'damage' }),
          call(status, {}),
        ]),
    });
    expect([marineCards(table).length, invaderCards(table).length]).toEqual([4, 2]);
    table.play(INVADER, 'discard').passAll();
    expect(table.state.round).toBe(2);
    expect([marineCards(table), invaderCards(table).length]).toEqual([[0, 1, 2, 3], 1]);
  });

  it('DM-INI-09: three marines, one slain; 4 Possessed Soldiers, 1 Mancubus, 2 of a third type: 3 + 3', () => {
    const table = statusPhase(
      (g, at) => {
        line(g, at, 0, 1, ...[0, 1, 2, 3].map((n) => demon('possessedSoldier', n)));
        put(g, demon('mancubus'), at(0, 3));
        put(g, demon('imp'), at(4, 3));
        put(g, demon('imp', 1), at(5, 3));
      },
      { marines: 3 },
    );
    expect(marineCards(table)).toEqual([0, 1, 2]);
    expect(invaderCards(table)).toHaveLength(3);
  });

  it('DM-STA-02: stays face down: a card fetched to the top does not tell what a scout has seen', () => {
    // Bravo has looked at the top card, then Delta fetches his own
    const [top, below] = [
      [3, 0, 1, 2],
      [0, 3, 1, 2],
    ].map((cards) => {
      const table = given({
        arrange(g, at) {
          line(g, at, 0, 1, 2, 3);
          deck(g, ...cards);
          g.look(g.state.initiative, 3, only(2));
          giveClass(g, 3, 'vanguard');
        },
        run: () => call(activationPhase, {}),
      });
      return table.play(4, 'use', ...table.options(4, 'use')[0]);
    });
    expect(top.match.view(INVADER).state).toEqual(below.match.view(INVADER).state);
    expect(revealed(top.passAll())).toEqual([3]);
  });

  it('DM-INI-10: a type that dies out, or arrives, does not change the deck', () => {
    const table = given({
      arrange(g, at) {
        line(g, at, 0, 1, 2, 3, demon('imp'), demon('pinky'));
        deck(g, 0, 4, 1, 5, 2, 3);
      },
      run: (g) => {
        put(g, demon('revenant'), 40);
        return call(slay, { figure: demon('imp'), by: 'damage' });
      },
    }).passAll();
    expect(table.state.initiative.items).toEqual([3, 2, 5, 1, 4, 0]);
  });
});

describe('the activation phase', () => {
  it('DM-INI-05: top card revealed for all to see, its activation resolved, until the deck is empty', () => {
    const table = phase((g, at) => {
      line(g, at, 0, 1, 2, 3);
      deck(g, 2, 0, 3, 1);
    });
    for (const [i, marine] of [2, 0, 3, 1].entries()) {
      expect(revealed(table).at(-1)).toBe(marine);
      for (const seat of [0, 1, 2, 3, 4]) {
        const { revealed: seen, initiative } = table.match.view(seat).state;
        expect(seen.items.at(-1)).toBe(marine);
        expect(initiative.items).toEqual(Array(3 - i).fill(null));
      }
      expect(table.match.awaiting()).toEqual([marine + 1]);
      table.play(marine + 1, 'end').passAll();
    }
    expect(table.asked(INVADER)).toBe('test.idle');
  });

  it('DM-INI-06: a marine’s card activates that marine', () => {
    const table = phase((g, at) => {
      line(g, at, 0, 1, 2, 3);
      deck(g, 3);
    });
    expect(activated(table)).toEqual([3]);
  });

  it('DM-INI-06: either card activates a single marine, fully each time', () => {
    const table = phase(
      (g, at) => {
        line(g, at, 0);
        cardsOf(g, 0, { hand: ['uac1', 'uac4'], deck: ['uac2', 'uac3'] });
        deck(g, 2, 0);
      },
      { marines: 1 },
    );
    for (const card of ['uac1', 'uac4']) {
      expect(table.match.decision(1)?.about).toMatchObject({ marine: 0, points: 0, mains: 1 });
      table.play(1, 'play', action(card), -1).play(1, 'end').passAll();
    }
    expect(activated(table)).toEqual([0, 0]);
    expect(revealed(table)).toEqual([2, 0]);
  });

  it('DM-INI-07: the Invader exhausts any ready face-up card and activates all of the type, one by one', () => {
    const imps = [0, 1, 2].map((n) => demon('imp', n));
    const table = phase((g, at) => {
      line(g, at, ...imps, demon('pinky'));
      deck(g, 4);
    });
    expect(table.options(INVADER, 'activate')).toEqual([[IMP], [PINKY]]);
    table.play(INVADER, 'activate', IMP).passAll();
    expect(table.state.exhausted.map((is, type) => (is ? type : -1)).filter((type) => type >= 0)).toEqual([
      IMP,
    ]);
    for (const figure of [imps[1], imps[2]]) {
      expect(table.options(INVADER, 'activate')).toContainEqual([figure]);
      table.play(INVADER, 'activate', figure).passAll().play(INVADER, 'end').passAll();
    }
    table.play(INVADER, 'end').passAll();
    expect(activated(table)).toEqual([imps[1], imps[2], imps[0]]);
    expect(table.asked(INVADER)).toBe('test.idle');
  });

  it('DM-INI-07: no initiative card is tied to a type', () => {
    for (const card of INVADERS) {
      const table = phase((g, at) => {
        line(g, at, demon('imp'), demon('pinky'), demon('cacodemon'));
        deck(g, card);
      });
      expect(table.options(INVADER, 'activate')).toHaveLength(3);
    }
  });

  it('DM-INI-08: an exhausted type is not activated again', () => {
    const table = phase((g, at) => {
      line(g, at, demon('imp'), demon('pinky'));
      deck(g, 4, 5, 6);
    });
    table.play(INVADER, 'activate', IMP).passAll().play(INVADER, 'end').passAll();
    expect(table.forbids(INVADER, 'activate', IMP)).toBe('DM-INI-08');
    expect(table.options(INVADER, 'activate')).toEqual([[PINKY]]);
  });

  it('DM-INI-11: without a ready face-up demon card the Invader’s card is spent', () => {
    const table = phase((g, at) => {
      line(g, at, 0, demon('imp'));
      g.state.exhausted[IMP] = true;
      deck(g, 4, 5, 0);
    });
    expect(revealed(table)).toEqual([4, 5, 0]);
    expect(table.match.awaiting()).toEqual([1]);
    expect(table.happened('typeActivated')).toEqual([]);
  });

  it('DM-INI-12: a type summoned meanwhile may be picked for a later card, and another is left out', () => {
    const table = phase((g, at) => {
      line(g, at, 0, demon('imp'), demon('pinky'));
      // built when only two types were there
      deck(g, 4, 5);
      put(g, demon('revenant'), at(7, 5));
    });
    table.play(INVADER, 'activate', demonCalled('revenant')).passAll().play(INVADER, 'end').passAll();
    table.play(INVADER, 'activate', IMP).passAll().play(INVADER, 'end').passAll();
    expect(table.asked(INVADER)).toBe('test.idle');
    expect(table.state.exhausted[PINKY]).toBe(false);
  });

  it('DM-INI-13: a card stays exhausted though its type dies out and comes again', () => {
    const table = given({
      arrange(g, at) {
        line(g, at, demon('imp'), demon('pinky'));
        deck(g, 4);
        g.state.exhausted[IMP] = true;
      },
      run: () =>
        inTurn([
          call(slay, { figure: demon('imp'), by: 'damage' }),
          call(spawning, { type: IMP, figures: 1, near: demon('pinky') }),
          call(activationPhase, {}),
        ]),
    }).passAll();
    expect(table.state.figures[demon('imp')].at).toBe(NOWHERE);
    table.play(INVADER, 'summon', ...table.options(INVADER, 'summon')[0]).passAll();
    expect(table.state.figures[demon('imp')].at).not.toBe(NOWHERE);
    expect(table.options(INVADER, 'activate')).toEqual([[PINKY]]);
    expect(table.forbids(INVADER, 'activate', IMP)).toBe('DM-INI-08');
  });

  it('DM-INI-14: he must exhaust a card if he can, but its demons may do nothing', () => {
    const table = phase((g, at) => {
      line(g, at, demon('imp'));
      deck(g, 4);
    });
    expect(table.verbs(INVADER)).toEqual(['activate']);
    expect(() => table.play(INVADER, 'pass')).toThrow();
    table.play(INVADER, 'activate', IMP).passAll();
    table.play(INVADER, 'end').passAll();
    expect(table.happened('stepped')).toEqual([]);
    expect(table.asked(INVADER)).toBe('test.idle');
  });
});
