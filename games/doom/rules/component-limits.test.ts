import { call, inTurn } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import {
  ARGENT_TOKENS,
  DEMON_CARDS,
  demonCalled,
  INVADER_INITIATIVE_CARDS,
  WEAPON_SETS,
} from '../content/index.ts';
import { demon, eventsOf, put, weapon } from '../testing/arranging.ts';
import { startMatch } from '../testing/full-match.ts';
import { given, room } from '../testing/given.ts';
import { BOX } from './box.ts';
import { type G, INVADER } from './doom.ts';
import { cardOf, FIRST_DEMON, isLarge } from './figures.ts';
import { gainArgent, slay, status, suffer, summoning, threat } from './procedures.ts';
import { stun } from './stun.ts';

type At = (x: number, y: number) => number;

/** All demons of the box but the large ones, in rows of twelve. */
function fillWithDemons(g: G, at: At): number[] {
  const small = Array.from({ length: BOX.figures - FIRST_DEMON }, (_, i) => FIRST_DEMON + i).filter(
    (f) => !isLarge(f),
  );
  small.forEach((figure, i) => {
    put(g, figure, at(i % 12, Math.floor(i / 12)));
  });
  return small;
}

describe('what the box holds', () => {
  it('DM-LIM-01: figures: with all eight imps on the board no imp is summoned', () => {
    const summon = (imps: number) => {
      const table = given({
        mission: (at) => ({ portals: [{ cell: at(4, 3), colour: 'blue', faceUp: true }] }),
        arrange(g, at) {
          for (let n = 0; n < imps; n++) put(g, demon('imp', n), at(n, 0));
        },
        run: () => call(summoning, { portal: 0 }),
      }).play(INVADER, 'group', 0);
      while (table.asked(INVADER) === 'summoning.place')
        table.play(INVADER, 'summon', ...table.options(INVADER, 'summon')[0]);
      return table.happened('summoned').length;
    };
    // the group is three imps
    expect([summon(4), summon(6), summon(8)]).toEqual([3, 2, 0]);
    expect(BOX.figures).toBe(4 + 33);
  });

  it('DM-LIM-01: cards and weapon tokens: nobody takes what another has taken', () => {
    const rifle = weapon('plasmaRifle');
    const gun = weapon('superShotgun');
    expect(WEAPON_SETS[rifle].copies).toBe(2);
    const table = startMatch({ mission: 'kneeDeepInTheDead' });
    table.play(1, 'class', 3).play(1, 'weapons', rifle, gun);
    expect(table.forbids(2, 'class', 3)).toBe('DM-LIM-01');
    table.play(2, 'class', 4).play(2, 'weapons', rifle, gun);
    expect(table.play(3, 'class', 5).forbids(3, 'weapons', rifle, weapon('burstRifle'))).toBe('DM-WPN-11');
  });

  it('DM-LIM-02: damage and stun tokens: enough for everybody', () => {
    const table = given({
      board: room(12, 4),
      arrange(g, at) {
        for (const figure of fillWithDemons(g, at)) stun(g, figure);
      },
      run: (g) => {
        const [first, ...rest] = g.state.figures.flatMap(({ at }, figure) =>
          at < 0 ? [] : [call(suffer, { figure, damage: 1, by: 'effect' as const })],
        );
        return inTurn([first, ...rest]);
      },
    }).passAll();
    const hurt = table.state.figures.filter(({ damage, stunned }) => damage === 1 && stunned);
    expect(hurt).toHaveLength(27);
  });

  it('DM-LIM-02: frag, threat and progress tokens', () => {
    const table = given({
      file: {
        threat: 'horde',
        objective: 'extermination',
        progress: [99, 99, 99, 99],
        frags: [99, 99, 99, 99],
      },
      arrange(g, at) {
        put(g, 0, at(0, 0));
        put(g, demon('imp'), at(1, 0));
        g.state.frags = 80;
        g.state.threat = 70;
        g.state.progress = [60];
      },
      run: () =>
        inTurn([
          call(slay, { figure: 0, by: 'damage' }),
          call(slay, { figure: demon('imp'), by: 'damage' }),
          call(threat, { of: 'status', door: -1 }),
        ]),
    }).passAll();
    // 71 threat tokens are 35 groups, none of which finds a portal here, and one token over
    expect([table.state.frags, table.state.threat, table.state.progress]).toEqual([
      81,
      1,
      [60 + cardOf(demon('imp')).health],
    ]);
  });

  const gained = (inSupply: number, tokens: number) => {
    const imps = demonCalled('imp');
    const table = given({
      arrange(g, at) {
        put(g, demon('imp'), at(0, 0));
        g.state.argent[imps] = ARGENT_TOKENS - 2;
        g.state.invasionArgent = 2 - inSupply;
      },
      run: () => call(gainArgent, { tokens }),
    });
    if (table.asked(INVADER) === 'gainArgent.place')
      table.play(INVADER, 'argent', Math.min(inSupply, tokens), 0);
    return table.state.argent[imps] - (ARGENT_TOKENS - 2);
  };

  it('DM-LIM-03: no Argent Power token in the supply, none gained', () => {
    expect(gained(0, 3)).toBe(0);
    // the discarded cards are lost all the same
    const table = given({
      arrange(g) {
        g.state.invasionArgent = ARGENT_TOKENS;
        eventsOf(g, { hand: ['ambush', 'ferocity'] });
      },
      run: () => call(status, {}),
    });
    table.play(INVADER, 'discard', ...table.state.eventHand.items).passAll();
    expect(table.asked(INVADER)).toBe('test.idle');
    expect([table.state.eventDiscard.items.length, table.state.invasionArgent]).toEqual([2, ARGENT_TOKENS]);
  });

  it('DM-LIM-04: fewer than he would gain: he gains what is left', () => {
    expect([gained(2, 3), gained(1, 3), gained(2, 1)]).toEqual([2, 1, 1]);
    expect(ARGENT_TOKENS).toBe(24);
  });

  it('DM-LIM-05: six Invader initiative cards, though eight types are on the board', () => {
    const table = given({
      board: room(12, 8),
      arrange(g, at) {
        DEMON_CARDS.forEach(({ id }, i) => {
          put(g, demon(id), at((i % 4) * 3, Math.floor(i / 4) * 4));
        });
      },
      run: () => call(status, {}),
    });
    expect(INVADER_INITIATIVE_CARDS).toBe(6);
    expect(table.state.initiative.items.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('DM-LIM-06: a stun card for each marine, which is enough: nobody needs a second', () => {
    const table = given({
      arrange(g, at) {
        for (const marine of [0, 1, 2, 3]) put(g, marine, at(marine, 0));
        for (const marine of [0, 1, 2, 3, 2, 0]) stun(g, marine);
      },
      run: () => call(gainArgent, { tokens: 0 }),
    });
    expect(table.happened('stunned').map(({ fields }) => fields.figure)).toEqual([0, 1, 2, 3]);
    expect(table.state.figures.slice(0, 4).every(({ stunned }) => stunned)).toBe(true);
  });
});
