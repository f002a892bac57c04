import { EVERYONE } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { BOMB1, bomb, FIST_BOMB, NO_BOMB, objective, punch, punches, responding } from '../testing/cards.ts';
import { away, elite, type Given, minion, RESERVE_ELITE, type TestTable } from '../testing/given.ts';
import { activates, attacksHero, strike, tacticsPhase, turn } from '../testing/turns.ts';
import { HENRY } from './fireteam.ts';

/** The first hero's bomb of so many hits goes off where the first minion is. */
const explode = (hits: number, more: Given): TestTable =>
  strike(
    turn({
      ...more,
      hands: [[bomb(0, { bonus: hits }), ...(more.hands?.[0] ?? [])], ...(more.hands ?? []).slice(1)],
    }),
    minion(),
  );

describe('explosives of heroes', () => {
  it('FZ-BOMB-01: all damage to every monster and every active hero in the target location', () => {
    const table = explode(2, { hands: [[], punches(3)], at: { ...away, heroes: 'ab', minions: 'bbc' } });
    expect(table.match.decision(1)?.about.cards).toBe(2);
    table.passAll();
    expect([0, 1, 2].map((i) => table.where(minion(i)))).toEqual(['-', '-', 'c']);
    expect(table.hand(1)).toBe(1);
  });

  it('FZ-BOMB-02: the attacker too, if it is there', () => {
    const table = explode(2, { hands: [punches(3)], at: { ...away, heroes: 'ac', minions: 'a' } }).passAll();
    expect(table.hand(0)).toBe(1);
  });

  it('FZ-BOMB-03: specialists never take damage', () => {
    const table = explode(1, {
      hands: [punches(3)],
      at: { heroes: 'ac', minions: 'a', patty: 'a', henry: 'a' },
    });
    expect(table.passAll().where(HENRY)).toBe('a');
    expect(table.happened('wounded').map((e) => e.hero)).toEqual([0]);
  });

  it('FZ-BOMB-04: knocked-down heroes are not hit', () => {
    const table = explode(3, {
      hands: [[], punches(2)],
      down: [1],
      at: { ...away, heroes: 'ab', minions: 'b' },
    });
    expect([table.hand(1), table.happened('wounded')]).toEqual([2, []]);
  });

  it('FZ-BOMB-05: one roll for all; each monster by its own resistance and health', () => {
    const table = turn({
      hands: [[bomb(3)]],
      at: { ...away, heroes: 'ac', minions: 'b', elites: 'b' },
      dice: [BOMB1, FIST_BOMB, NO_BOMB],
    });
    strike(table, minion());
    expect(table.happened('rolled')).toHaveLength(1);
    expect(table.happened('struck')).toMatchObject([
      { target: minion(), hits: 2, killed: 1 },
      { target: elite(), hits: 2, killed: 0 },
    ]);
  });

  it('FZ-BOMB-05: all of them at once: none dies from the death of another', () => {
    const packed = { twists: [{ id: 'swollen', monsters: [{ while: { others: 1 }, health: 1 }] }] };
    const revealed: Given['arrange'] = (g) => {
      g.move(g.state.twists, 0, g.state.revealed, EVERYONE);
    };
    const at = { ...away, heroes: 'ah', minions: 'b', elites: 'b' };
    const big = { health: 2, resistance: { brawl: 0, bullet: 0, bomb: 0 } };
    const small = { health: 1, resistance: { brawl: 0, bullet: 0, bomb: 0 } };
    // The minion needs 2, the elite 3: once the minion is gone 2 would be enough.
    const table = explode(2, { ...packed, at, arrange: revealed, minion: small, elite: big });
    expect([table.where(minion()), table.where(elite())]).toEqual(['-', 'b']);
    const charge = responding([{ do: 'hit', who: 'there', hits: 2, type: 'bomb' }], {
      target: { choose: 'location', within: 1 },
    });
    const thrown = tacticsPhase({
      ...packed,
      at,
      minion: small,
      elite: big,
      hands: [[charge]],
      arrange: revealed,
    });
    thrown.play(0, 'propose', thrown.card(0, 0)).play(0, 'choose', thrown.place('b'));
    expect([thrown.where(minion()), thrown.where(elite())]).toEqual(['-', 'b']);
  });

  it('FZ-BOMB-06: an active hero discards one card per hit and falls if short', () => {
    const table = explode(3, { hands: [[], punches(2)], at: { ...away, heroes: 'ab', minions: 'b' } });
    expect([table.hand(1), table.state.heroes[1].down, table.state.heads]).toEqual([0, true, false]);
  });

  it('FZ-BOMB-02, FZ-WORD-12: a card does to others what it says even if its attacker fell, who has nothing of it', () => {
    const table = turn({
      hands: [
        [
          bomb(0, {
            bonus: 1,
            after: {
              effects: [
                { do: 'lasting', until: 'roundEnds', who: 'here', monsters: { dice: -1 } },
                { do: 'recover' },
                { do: 'draw', who: 'you', cards: 1 },
                { do: 'attack', with: punch().attack, at: 'choose' },
              ],
            },
          }),
        ],
      ],
      at: { ...away, heroes: 'ah', minions: 'a' },
    });
    strike(table, minion());
    expect([table.state.heroes[0].down, table.hand(0)]).toEqual([true, 0]);
    expect(table.state.lasting.map(({ figure }) => figure)).toEqual([minion()]);
    expect(table.happened('attacked')).toHaveLength(1);
  });

  it('FZ-BOMB-08: two heroes down by one explosion with the coin heads up: the second loses', () => {
    const table = explode(3, { heroes: 3, at: { ...away, heroes: 'abb', minions: 'b' } });
    expect(table.match.result).toEqual({ winners: [], by: 'FZ-KD-04' });
  });

  it('FZ-BOMB-09: a monster must be there to aim at', () => {
    const table = turn({ hands: [[bomb()]], at: { ...away, heroes: 'ac', minions: 'd' } });
    expect(table.verbs(0)).not.toContain('attack');
  });

  it('FZ-BOMB-10: monsters first, then heroes in turn order; objectives only after the whole attack', () => {
    const kill = objective('kill', 1, {
      triggers: [{ when: 'monsterKilled', effects: [{ do: 'intel', objective: 'kill', tokens: 1 }] }],
    });
    const table = explode(3, {
      heroes: 3,
      objectives: [kill],
      hands: [[], punches(3), punches(3)],
      at: { ...away, heroes: 'abb', minions: 'b' },
      arrange: (g) => {
        g.state.first = 2;
      },
    });
    expect(table.match.result).not.toBeNull();
    expect(table.happened('wounded').map((e) => e.hero)).toEqual([2, 1]);
    const kinds = table.events.map((e) => e.kind);
    expect(kinds.indexOf('killed')).toBeLessThan(kinds.indexOf('wounded'));
    expect(kinds.lastIndexOf('wounded')).toBeLessThan(kinds.indexOf('objectiveDone'));
    const lost = explode(3, {
      objectives: [kill],
      at: { ...away, heroes: 'ab', minions: 'b' },
      arrange: (g) => {
        g.state.heads = false;
      },
    });
    expect(lost.match.result).toEqual({ winners: [], by: 'FZ-KD-04' });
  });

  it('FZ-BOMB-11: terrain counts once, from attacker to target location', () => {
    const table = turn({
      hands: [[bomb(3)]],
      terrain: { a: 'elevated' },
      at: { ...away, heroes: 'ac', minions: 'bb' },
    });
    strike(table, minion());
    expect(table.happened('rolled')[0].dice).toHaveLength(4);
  });

  it('FZ-BOMB-12: things on the board are not touched unless their text says so', () => {
    const crate = {
      id: 'crate',
      attackable: { health: 1, resistance: { brawl: 0, bullet: 0, bomb: 0 }, destroyed: { effects: [] } },
    };
    const table = explode(5, {
      tokens: [crate],
      at: { ...away, heroes: 'ac', minions: 'b' },
      arrange: (g, at) => {
        g.state.tokens.push({ kind: 0, at: at('b') });
      },
    });
    expect(table.state.tokens).toHaveLength(1);
  });

  it('FZ-BOMB-13: the worked case: attacker with 3 left, ally with 2, one down, Henry, two animals', () => {
    const table = explode(3, {
      heroes: 3,
      hands: [punches(3), punches(2), punches(4)],
      down: [2],
      at: { heroes: 'aaa', minions: 'aa', patty: 'h', henry: 'a' },
    }).passAll();
    expect([table.where(minion(0)), table.where(minion(1))]).toEqual(['-', '-']);
    expect([0, 1, 2].map((h) => [table.hand(h), table.state.heroes[h].down])).toEqual([
      [0, false],
      [0, true],
      [4, true],
    ]);
    expect(table.where(HENRY)).toBe('a');
  });
});

describe('explosives of monsters', () => {
  const bombs = { minion: { attack: { type: 'bomb', strength: 2, range: 2 } as const } };
  const thrown = (more: Given = {}) =>
    attacksHero(
      minion(),
      0,
      { ...bombs, hands: [punches(3), punches(3), punches(3)], dice: [BOMB1, FIST_BOMB], heroes: 3, ...more },
      { type: 2 },
    );

  it('FZ-MBOM-01: hit every active hero in the location of the target', () => {
    const table = thrown({ at: { ...away, heroes: 'aab', minions: 'b' } }).passAll();
    expect([0, 1, 2].map((h) => table.hand(h))).toEqual([1, 1, 3]);
  });

  it('FZ-MBOM-02: never monsters, not even the attacker', () => {
    const table = thrown({ at: { ...away, heroes: 'aab', minions: 'aaa', elites: '--a' } }).passAll();
    expect([minion(0), minion(1), minion(2), RESERVE_ELITE].map((m) => table.where(m))).toEqual([
      'a',
      'a',
      'a',
      'a',
    ]);
  });

  it('FZ-MBOM-03: nor specialists and knocked-down heroes', () => {
    const table = thrown({
      at: { heroes: 'aab', minions: 'b', henry: 'a', patty: 'a' },
      down: [1],
    }).passAll();
    expect(table.happened('wounded').map((e) => e.hero)).toEqual([0]);
  });

  it('FZ-MBOM-04: one roll for all, each discards by itself, in turn order', () => {
    const table = thrown({
      at: { ...away, heroes: 'aaa', minions: 'b' },
      arrange: (g) => {
        g.state.first = 1;
      },
    }).passAll();
    expect(table.happened('rolled')).toHaveLength(1);
    expect(table.happened('wounded').map((e) => [e.hero, e.hits])).toEqual([
      [1, 2],
      [2, 2],
      [0, 2],
    ]);
  });

  it('FZ-MBOM-05: its target is chosen as always', () => {
    const table = activates(minion(), {
      ...bombs,
      heroes: 3,
      hands: [punches(3), punches(3), punches(3)],
      at: { ...away, heroes: 'bdd', minions: 'b' },
      activation: [0],
      dice: [BOMB1, BOMB1],
    }).passAll();
    expect(table.happened('wounded').map((e) => e.hero)).toEqual([0]);
  });
});
