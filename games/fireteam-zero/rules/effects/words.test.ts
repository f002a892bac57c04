import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import type { Ability, Effect } from '../../content/card-types.ts';
import { BLANK, bomb, punch, punches, reacting, shot } from '../../testing/cards.ts';
import { away, given, minion } from '../../testing/given.ts';
import { activates, attacksHero, strike, turn } from '../../testing/turns.ts';
import { handLimitOf, healthOf, monsterReach, monsterSpeed, speedOf } from '../modifiers.ts';
import { ambush, threatPhase } from '../procedures.ts';

describe('how the words of effects are read', () => {
  it('FZ-WORD-01: cards of the game have no "you": the first player chooses', () => {
    const gift: Ability = {
      when: 'turnBegins',
      target: { choose: 'hero' },
      effects: [{ do: 'draw', who: 'target', cards: 1 }],
    };
    const table = turn({
      at: { ...away, heroes: 'ab' },
      twists: [{ id: 'gift', triggers: [gift] }],
      arrange: (g) => {
        g.move(g.state.twists, 0, g.state.revealed, 0x7fffffff);
        g.state.first = 1;
      },
    });
    expect([table.asked(0), table.asked(1)]).toEqual([null, 'carryOut.choose']);
  });

  it('FZ-WORD-01: of a recon card "you" is the searcher, and ranges count from there', () => {
    const table = turn({
      at: { ...away, heroes: 'bh', minions: 'dg' },
      events: [
        { id: 'charge', target: { choose: 'monster', within: 3 }, effects: [{ do: 'stun', who: 'target' }] },
      ],
      arrange: (g) => g.add(g.state.recon, 0, 0),
    }).play(0, 'search', 1);
    expect(table.options(0, 'choose')).toEqual([[minion(0)]]);
  });

  it('FZ-WORD-01: of heroes the active ones are meant, in turn order', () => {
    const table = turn(
      {
        heroes: 3,
        hands: [
          [],
          [reacting('turnBegins', [{ do: 'draw', who: 'all', cards: 1 }], { if: { part: 'own' } })],
        ],
        at: { ...away, heroes: 'abc' },
        down: [0],
        arrange: (g) => {
          g.state.first = 2;
        },
      },
      1,
    );
    table.play(1, 'react', table.card(1, 0));
    expect(table.happened('drew').map((e) => e.hero)).toEqual([2, 1]);
  });

  it('FZ-WORD-04: an attack that is lost cannot be taken', () => {
    const run = reacting('heroTargeted', [{ do: 'move', who: 'you', points: 1 }], { if: { part: 'own' } });
    const take = reacting(
      'heroTargeted',
      [{ do: 'takeIt' }, { do: 'lasting', until: 'roundEnds', who: 'you', heroes: { armor: 1 } }],
      { if: { part: 'ally' } },
    );
    const table = attacksHero(minion(), 0, {
      hands: [[run], [take]],
      at: { ...away, heroes: 'bd', minions: 'b' },
    });
    table.play(0, 'react', table.card(0, 0)).step(0, 'a').play(1, 'react', table.card(1, 0));
    expect([table.happened('steppedIn'), table.happened('rolled')]).toEqual([[], []]);
  });

  it('FZ-WORD-10: what lies on a monster ends when it leaves the board', () => {
    const slow: Effect = { do: 'lasting', until: 'roundEnds', who: 'subject', monsters: { speed: -1 } };
    const table = activates(minion(), {
      hands: [
        [reacting('monsterActivates', [slow])],
        [reacting('monsterActivates', [{ do: 'slay', who: 'subject' }])],
      ],
      at: { ...away, heroes: 'ab', minions: 'c' },
    });
    table.play(0, 'react', table.card(0, 0));
    expect(table.state.lasting).toHaveLength(1);
    expect(table.play(1, 'react', table.card(1, 0)).state.lasting).toEqual([]);
  });

  it('FZ-WORD-11: who dies of hits is settled before the first is gone', () => {
    const table = strike(
      turn({
        hands: [[bomb(0, { bonus: 3 })]],
        minion: { attribute: { monsters: [{ while: { others: 1 }, health: 2 }] } },
        at: { ...away, heroes: 'ah', minions: 'bb' },
      }),
      minion(),
    );
    expect([table.where(minion(0)), table.where(minion(1))]).toEqual(['b', 'b']);
  });

  it('FZ-WORD-13: one more action, more points: only in the own turn going on', () => {
    const spur = [
      { do: 'action', who: 'you' },
      { do: 'stride', points: 1 },
    ] as const;
    const kills = (hero: number) => {
      const cards = [shot(0, { bonus: 9, onKill: { effects: spur } })];
      const back = {
        ...reacting('turnBegins', [{ do: 'attack', with: 'thisCard', at: 'choose' }]),
        attack: cards[0].attack,
      };
      const hands = hero === 0 ? [cards] : [[], [back]];
      const table = turn({ hands, at: { ...away, heroes: 'aa', minions: 'a' } });
      if (hero === 0) strike(table, minion());
      else table.play(1, 'react', table.card(1, 0)).play(1, 'attack', minion());
      return table.match.decision(0)?.about;
    };
    expect(kills(0)).toEqual({ hero: 0, points: 3, actions: 1 });
    expect(kills(1)).toEqual({ hero: 0, points: 2, actions: 1 });
  });

  it('FZ-WORD-15: a figure enters by being placed; one that ambushes neither enters nor spawns', () => {
    const noted = (when: Ability['when']): Ability => ({ when, effects: [{ do: 'threat', spaces: 1 }] });
    const rule = { triggers: [noted('monsterEnters'), noted('spawned')] };
    const ambushed = given({
      hands: [punches(5)],
      mission: { rules: [rule] },
      at: { ...away, heroes: 'ab' },
      activation: [BLANK],
      run: () => call(ambush, { hero: 0, kind: 0 }),
    });
    expect([ambushed.where(minion()), ambushed.state.threat]).toEqual(['a', 1]);
    const pull = reacting('turnBegins', [{ do: 'place', who: 'target', at: 'here' }], {
      target: { choose: 'monster' },
    });
    const placed = turn({
      hands: [[pull]],
      mission: { rules: [rule] },
      at: { ...away, heroes: 'ab', minions: 'c' },
    });
    placed.play(0, 'react', placed.card(0, 0)).play(0, 'choose', minion());
    expect(placed.state.threat).toBe(2);
  });

  it('FZ-WORD-16: at one moment the mission’s rules come first, those of monsters last, then the players', () => {
    const triggers: readonly Ability[] = [
      { when: 'threatAdvanced', effects: [{ do: 'threat', spaces: -9 }] },
    ];
    const table = given({
      hands: [[reacting('threatAdvanced', [{ do: 'draw', who: 'you', cards: 1 }])]],
      mission: { rules: [{ triggers }] },
      objectives: [{ id: 'goal', needs: 1, triggers }],
      tokens: [{ id: 'thing', triggers }],
      twists: [{ id: 'twist', triggers }],
      minion: { attribute: { triggers } },
      at: { ...away, heroes: 'ah', minions: 'd' },
      arrange: (g, at) => {
        g.move(g.state.twists, 0, g.state.revealed, 0x7fffffff);
        g.state.tokens.push({ kind: 0, at: at('c') });
      },
      run: () => call(threatPhase, {}),
    });
    expect(table.happened('triggered').map((e) => e.source)).toEqual([
      'mission',
      'objective',
      'token',
      'twist',
      'monster',
    ]);
    expect(table.asked(0)).toBe('moment.react');
  });

  it('FZ-WORD-18: effects add up; no number falls below 0, health not below 1', () => {
    const { g } = turn({
      heroCards: [{ modifiers: [{ speed: -1 }, { speed: -4 }, { handLimit: 1 }, { handLimit: 1 }] }],
      minion: { attribute: { monsters: [{ speed: -9, health: -9, range: -9 }] } },
      hands: [[punch()]],
      at: { ...away, heroes: 'ah', minions: 'a' },
    });
    expect([speedOf(g, 0), handLimitOf(g, 0)]).toEqual([0, 7]);
    expect([monsterSpeed(g, minion()), healthOf(g, minion()), monsterReach(g, minion())]).toEqual([0, 1, 0]);
  });
});
