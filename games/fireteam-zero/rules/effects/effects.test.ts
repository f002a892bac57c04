import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import type { Ability, Effect, Rule } from '../../content/card-types.ts';
import {
  BLANK,
  BULLET2,
  CALM,
  FIST2,
  NO_BULLET,
  NO_FIST,
  punch,
  punches,
  reacting,
  responding,
  SPECIAL,
  shot,
} from '../../testing/cards.ts';
import { away, type Given, given, minion, type TestTable, THE_BOSS } from '../../testing/given.ts';
import { activates, attacksHero, strike, tacticsPhase, turn } from '../../testing/turns.ts';
import { HENRY } from '../fireteam.ts';
import {
  activateMonsters,
  advanceThreat,
  heroTurn,
  knockDown,
  spawnMonsters,
  threatPhase,
} from '../procedures.ts';

/** The first hero's turn begins with a card that does this; it is played at once. */
function doing(effects: readonly Effect[], more: Given = {}, ability: Partial<Ability> = {}): TestTable {
  const card = reacting('turnBegins', effects, { if: { part: 'own' }, ...ability });
  const [first = [], ...rest] = more.hands ?? [];
  const table = turn({ at: { ...away, heroes: 'ab' }, ...more, hands: [[card, ...first], ...rest] });
  return table.play(0, 'react', table.card(0, 0));
}
/** A rule of the game is in force, as a revealed twist. */
const inForce = (rule: Rule, more: Given = {}): Given => ({
  ...more,
  twists: [{ id: 'rule', ...rule }],
  arrange: (g, at) => {
    g.move(g.state.twists, 0, g.state.revealed, 0x7fffffff);
    more.arrange?.(g, at);
  },
});

describe('effects on hands', () => {
  it('discard: a required discard, chosen by its player', () => {
    const table = doing([{ do: 'discard', who: 'allies', cards: 1 }], { hands: [[], punches(3)] });
    expect(table.match.decision(1)?.about).toEqual({ hero: 1, cards: 1 });
    expect(table.play(1, 'discard', table.card(1, 1)).hand(1)).toBe(2);
  });

  it('recover: the chosen card, or the top one, of the discard pile', () => {
    const arrange: Given['arrange'] & object = (g) => {
      const { deck, discard } = g.state.heroes[0];
      for (let i = 0; i < 3; i++) g.move(deck, 0, discard, 0x7fffffff);
    };
    const top = doing([{ do: 'recover' }], { arrange });
    expect([top.hand(0), top.state.heroes[0].discard.items.length]).toEqual([1, 3]);
    const chosen = doing([{ do: 'recover' }], { arrange }, { target: { choose: 'discarded' } });
    const [, second] = chosen.options(0, 'choose').map(([card]) => card);
    expect(chosen.play(0, 'choose', second).state.heroes[0].hand.items).toEqual([second]);
  });
});

describe('effects on figures', () => {
  it('FZ-WORD-08: push: the player moves the monster step by step, or stops', () => {
    const table = doing(
      [{ do: 'push', who: 'target', steps: 2 }],
      { at: { ...away, heroes: 'ab', minions: 'b' } },
      {
        target: { choose: 'monster', within: 1 },
      },
    );
    table.play(0, 'choose', minion());
    expect(table.steps(0, 'push')).toBe('ac');
    table.play(0, 'push', table.place('c')).play(0, 'push', table.place('d'));
    expect([table.where(minion()), table.asked(0)]).toEqual(['d', 'heroTurn.act']);
  });

  it('FZ-WORD-08: advance: monsters move toward the nearest hero', () => {
    const table = doing([{ do: 'advance', who: 'all', steps: 1 }], {
      at: { ...away, heroes: 'ab', minions: 'fg' },
    });
    expect([table.where(minion(0)), table.where(minion(1))]).toEqual(['e', 'f']);
  });

  it('fetchSpecialist: the chosen specialist comes to you', () => {
    const table = doing([{ do: 'fetchSpecialist' }], {}, { target: { choose: 'specialist' } });
    expect(table.play(0, 'choose', HENRY).where(HENRY)).toBe('a');
  });

  it('activate: once more, at once', () => {
    const table = doing(
      [{ do: 'activate', who: 'target' }],
      { at: { ...away, heroes: 'ab', minions: 'g' }, activation: [BLANK] },
      {
        target: { choose: 'monster' },
      },
    );
    expect(table.play(0, 'choose', minion()).where(minion())).toBe('e');
  });

  it('stand: a knocked-down hero gets up outside its turn', () => {
    const table = doing(
      [{ do: 'stand', who: 'target' }],
      { down: [1] },
      { target: { choose: 'downedHero', within: 1 } },
    );
    expect(table.play(0, 'choose', 1).state.heroes[1].down).toBe(false);
  });

  it('search: where you are, if that may be searched', () => {
    const arrange: Given['arrange'] & object = (g) => g.add(g.state.recon, 0, 0);
    expect(doing([{ do: 'search' }], { arrange }).state.found.items).toHaveLength(1);
    const crowded = doing([{ do: 'search' }], { arrange, at: { ...away, heroes: 'ab', minions: 'a' } });
    expect(crowded.state.found.items).toHaveLength(0);
  });

  it('FZ-WORD-11: hit: monsters take hits without an attack, by their own resistance', () => {
    const at = { ...away, heroes: 'ah', minions: 'bb', elites: 'b' };
    const table = doing(
      [{ do: 'hit', who: 'there', hits: 2, type: 'bomb' }],
      { at },
      { target: { choose: 'monster', within: 1 } },
    );
    table.play(0, 'choose', minion());
    expect([table.where(minion(0)), table.where(minion(1)), table.state.at[10]]).toEqual([
      '-',
      '-',
      table.place('b'),
    ]);
    const place = doing(
      [{ do: 'hit', who: 'there', hits: 2, type: 'bomb' }],
      { at },
      { target: { choose: 'location', within: 1 } },
    );
    expect(place.play(0, 'choose', place.place('b')).where(minion(1))).toBe('-');
  });

  it('FZ-WORD-11: slay: a boss only loses a power token', () => {
    const table = doing(
      [{ do: 'slay', who: 'target' }],
      { at: { ...away, heroes: 'ab', boss: 'c' } },
      { target: { choose: 'monster' } },
    );
    table.play(0, 'choose', THE_BOSS);
    expect([table.where(THE_BOSS), table.state.power]).toEqual(['c', 1]);
  });

  it('power: the boss gains tokens; nothing without a boss', () => {
    expect(
      doing([{ do: 'power', tokens: 2 }], { at: { ...away, heroes: 'ab', boss: 'c' } }).state.power,
    ).toBe(4);
    expect(doing([{ do: 'power', tokens: 2 }]).state.power).toBe(0);
  });

  it('strike: it attacks once more', () => {
    const table = activates(minion(), {
      hands: [punches(9)],
      minion: { special: { effects: [{ do: 'strike' }] } },
      at: { ...away, heroes: 'ab', minions: 'a' },
      activation: [SPECIAL],
    }).passAll();
    expect(table.happened('attacked')).toHaveLength(2);
  });
});

describe('effects on the attack', () => {
  const shooting = (card: ReturnType<typeof reacting>, dice: readonly number[], more: Given = {}) => {
    const table = turn({
      hands: [[shot(2), card]],
      dice,
      at: { ...away, heroes: 'ac', minions: 'b' },
      ...more,
    });
    const react = table.card(0, 1);
    return strike(table, minion()).play(0, 'react', react);
  };

  it('FZ-WORD-06: dice and pierce before the roll, bonus after it', () => {
    const more = shooting(reacting('heroAttacks', [{ do: 'dice', by: 2 }]), [
      BULLET2,
      NO_BULLET,
      NO_BULLET,
      BULLET2,
    ]);
    expect(more.happened('struck')[0].hits).toBe(4);
    const pierce = shooting(reacting('heroAttacks', [{ do: 'pierce', resistance: 1 }]), [BULLET2, NO_BULLET]);
    expect(pierce.where(minion())).toBe('-');
    const bonus = shooting(reacting('heroRolled', [{ do: 'bonus', hits: 1 }]), [BULLET2, NO_BULLET]);
    expect(bonus.where(minion())).toBe('-');
  });

  it('FZ-WORD-07: reroll: of a hero’s attack by its player, also after the roll', () => {
    const table = shooting(reacting('heroRolled', [{ do: 'reroll', dice: 1 }]), [
      BULLET2,
      NO_BULLET,
      BULLET2,
    ]);
    expect(table.asked(0)).toBe('attack.reroll');
    expect(table.play(0, 'reroll', 1).where(minion())).toBe('-');
  });

  it('FZ-WORD-07: reroll: of a monster’s attack the dice that hit are rolled anew', () => {
    const table = attacksHero(minion(), 0, {
      hands: [[reacting('heroHit', [{ do: 'reroll', dice: 1 }]), ...punches(3)]],
      at: { ...away, heroes: 'ab', minions: 'a' },
      dice: [NO_FIST, FIST2, NO_FIST],
    });
    table.play(0, 'react', table.card(0, 0));
    expect([table.asked(0), table.hand(0)]).toEqual(['test.idle', 3]);
  });

  it('FZ-WORD-07: reroll: no more dice than the card says, those that hit first', () => {
    const rerolled = (n: number) => {
      const table = attacksHero(
        minion(),
        0,
        {
          hands: [[reacting('heroHit', [{ do: 'reroll', dice: n }]), ...punches(8)]],
          at: { ...away, heroes: 'ab', minions: 'a' },
          dice: [NO_FIST, FIST2, FIST2, NO_FIST, NO_FIST],
        },
        { strength: 3 },
      );
      table.play(0, 'react', table.card(0, 0));
      return table.happened('rerolled').map(({ die }) => die);
    };
    expect([rerolled(1), rerolled(2), rerolled(3)]).toEqual([[1], [1, 2], [1, 2]]);
  });

  it('FZ-WORD-05: cancel: the attack is over', () => {
    const table = attacksHero(minion(), 0, {
      hands: [[reacting('heroTargeted', [{ do: 'cancel' }])]],
      at: { ...away, heroes: 'ab', minions: 'a' },
    });
    table.play(0, 'react', table.card(0, 0));
    expect([table.happened('rolled'), table.asked(0)]).toEqual([[], 'test.idle']);
  });

  it('FZ-WORD-04: takeIt: before the roll the attack, after it the hits', () => {
    const taker = (when: 'heroTargeted' | 'heroHit') => {
      const table = attacksHero(minion(), 0, {
        hands: [punches(1), [reacting(when, [{ do: 'takeIt' }], { if: { part: 'ally' } }), ...punches(3)]],
        at: { ...away, heroes: 'ac', minions: 'a' },
        dice: [FIST2, NO_FIST],
      });
      return table.play(1, 'react', table.card(1, 0)).match.decision(1)?.about;
    };
    expect([taker('heroTargeted'), taker('heroHit')]).toEqual([
      { hero: 1, cards: 2 },
      { hero: 1, cards: 2 },
    ]);
  });
});

describe('effects on the table', () => {
  it('reopenSpawn: a searched point may be searched again', () => {
    const table = doing([{ do: 'reopenSpawn', at: 'here' }], {
      arrange: (g) => {
        g.state.spawnTokens[0].up = false;
      },
    });
    expect(table.state.spawnTokens[0].up).toBe(true);
  });

  it('FZ-WORD-17: scout: all look at the top recon card, which stays or goes under the deck', () => {
    const arrange: Given['arrange'] & object = (g) => {
      for (const event of g.statics.events.slice(0, 3)) g.add(g.state.recon, event, 0);
    };
    const table = doing([{ do: 'scout' }], { arrange });
    expect(table.match.view(1).state.recon.items).toEqual([null, null, 2]);
    expect(table.play(0, 'bury').state.recon.items).toEqual([2, 0, 1]);
    expect(doing([{ do: 'draw', who: 'you', cards: 1 }, { do: 'scout' }]).asked(0)).toBe('heroTurn.act');
    expect(doing([{ do: 'scout' }], { arrange }).play(0, 'keep').state.recon.items).toEqual([0, 1, 2]);
  });

  it('FZ-WORD-17: scout: a single card is looked at, but there is nothing to put it under', () => {
    const table = doing([{ do: 'scout' }], { arrange: (g) => g.add(g.state.recon, 0, 0) });
    expect([table.asked(0), table.match.view(1).state.recon.items]).toEqual(['heroTurn.act', [0]]);
    expect(table.happened('scouted')).toEqual([{ card: 0, kept: 1 }]);
  });

  it('FZ-THR-13: threat: also back, without losing twists', () => {
    const back = doing(
      [{ do: 'threat', spaces: -2 }],
      inForce(
        {},
        {
          arrange: (g) => {
            g.state.threat = 5;
          },
        },
      ),
    );
    expect([back.state.threat, back.state.revealed.items.length]).toEqual([3, 1]);
    expect(doing([{ do: 'threat', spaces: -2 }]).state.threat).toBe(1);
  });

  it('FZ-WORD-17: either: the deciding player chooses; what cannot be paid is not offered', () => {
    const free = { effects: [{ do: 'draw', who: 'you', cards: 1 }] as const };
    const costly = { cost: 2, effects: [{ do: 'coin' }] as const };
    const table = doing([{ do: 'either', options: [free, costly] }], { hands: [punches(1)] });
    const [a, b] = [free, costly].map((d) => table.g.statics.box.numberOf(d));
    expect(table.options(0, 'choose')).toEqual([[a]]);
    expect(table.forbids(0, 'choose', b)).toBe('FZ-KD-13');
    expect(table.play(0, 'choose', a).hand(0)).toBe(2);
  });

  it('onlyIf: the rest of the deed only then', () => {
    const effects = (coin: 'heads' | 'tails'): readonly Effect[] => [
      { do: 'draw', who: 'you', cards: 1 },
      { do: 'onlyIf', if: { coin } },
      { do: 'draw', who: 'you', cards: 2 },
    ];
    expect([doing(effects('heads')).hand(0), doing(effects('tails')).hand(0)]).toEqual([3, 1]);
  });

  it('FZ-WORD-10: lasting: for a while, then it wears off', () => {
    const table = given({
      hands: [
        [
          reacting('heroEnters', [{ do: 'lasting', until: 'turnEnds', who: 'you', heroes: { dice: 2 } }]),
          shot(1),
          shot(1),
        ],
      ],
      at: { ...away, heroes: 'ah', minions: 'c' },
      run: () => call(heroTurn, { hero: 0 }),
    });
    table.step(0, 'b').play(0, 'react', table.card(0, 0));
    strike(table, minion());
    expect(table.happened('rolled')[0].dice).toHaveLength(3);
    const slow = doing(
      [{ do: 'lasting', until: 'roundEnds', who: 'target', monsters: { speed: -9 } }],
      { at: { ...away, heroes: 'ab', minions: 'g' } },
      {
        target: { choose: 'monster' },
      },
    );
    slow.play(0, 'choose', minion());
    expect(slow.state.lasting).toEqual([{ effect: 0, figure: minion(), until: 1 }]);
  });
});

describe('moments of the game', () => {
  const drawing = (when: Ability['when']): Rule => ({
    triggers: [{ when, effects: [{ do: 'draw', who: 'all', cards: 1 }] }],
  });

  it('rules do their work at the beginning and the end of rounds and turns', () => {
    const table = turn(inForce(drawing('turnBegins')));
    expect(table.hand(0)).toBe(1);
    const round = given({
      ...inForce({}),
      terrain: { g: 'impassable' },
      spawns: 'h',
      twists: [{ id: 'x', ...drawing('roundEnds') }],
    });
    expect(round.g.statics.triggers.get('roundEnds')).toHaveLength(1);
  });

  it('a rule may work once in a turn, a round or the mission', () => {
    const rule: Rule = {
      triggers: [{ when: 'heroEnters', once: 'turn', effects: [{ do: 'draw', who: 'subject', cards: 1 }] }],
    };
    const table = turn(inForce(rule, { at: { ...away, heroes: 'ah' } }))
      .step(0, 'b')
      .step(0, 'c');
    expect(table.hand(0)).toBe(1);
  });

  it('when a hero goes down, the boss is injured, the threat advances', () => {
    const down = given({
      ...inForce(drawing('heroDown')),
      at: { ...away, heroes: 'ab' },
      run: () => call(knockDown, { hero: 0, by: -1 }),
    });
    expect([down.hand(0), down.hand(1)]).toEqual([0, 1]);
    const boss = strike(
      turn(
        inForce(drawing('bossInjured'), {
          hands: [[punch(0, { bonus: 20 })]],
          at: { ...away, heroes: 'ab', boss: 'a' },
        }),
      ),
      THE_BOSS,
    );
    expect(boss.hand(0)).toBe(1);
    const threat = given({
      ...inForce(drawing('threatAdvanced')),
      run: () => call(advanceThreat, { spaces: 2 }),
    });
    expect(threat.hand(0)).toBe(2);
  });

  it('the attribute of a monster speaks of that monster', () => {
    const attribute: Rule = {
      triggers: [
        { when: 'monsterKilled', if: { itself: true }, effects: [{ do: 'harm', who: 'here', hits: 1 }] },
      ],
    };
    const kill = (target: number, kinds: Given) =>
      strike(
        turn({
          hands: [[punch(0, { bonus: 20 }), ...punches(2)]],
          at: { ...away, heroes: 'ab', minions: 'a', elites: 'a' },
          ...kinds,
        }),
        target,
      )
        .passAll()
        .hand(0);
    expect([kill(minion(), { minion: { attribute } }), kill(10, { minion: { attribute } })]).toEqual([1, 2]);
    const near: Rule = { monsters: [{ near: 1, speed: 2 }] };
    const led = given({
      elite: { attribute: near },
      at: { ...away, heroes: 'hh', minions: 'a', elites: 'b' },
      activation: [BLANK, BLANK],
      run: () => call(activateMonsters, {}),
    });
    expect([led.where(minion()), led.where(10)]).toEqual(['e', 'c']);
  });
});

describe('modifiers', () => {
  const at = { ...away, heroes: 'ac', minions: 'b' };
  const dice = (
    modifiers: NonNullable<NonNullable<Given['heroCards']>[number]['modifiers']>,
    more: Given = {},
  ) =>
    (
      strike(turn({ heroCards: [{ modifiers }], hands: [[shot(2)]], at, ...more }), minion()).happened(
        'rolled',
      )[0].dice as number[]
    ).length;

  it('FZ-WORD-18: hold only while their condition does', () => {
    expect(
      dice([{ dice: 1 }, { while: { type: 'bullet' }, dice: 1 }, { while: { type: 'brawl' }, dice: 1 }]),
    ).toBe(4);
    expect([
      dice([{ while: { ranged: true }, dice: 1 }]),
      dice([{ while: { ranged: false }, dice: 1 }]),
    ]).toEqual([3, 2]);
    expect([
      dice([{ while: { alone: true }, dice: 1 }]),
      dice([{ while: { withAlly: true }, dice: 1 }]),
    ]).toEqual([3, 2]);
    const high = { terrain: { a: 'difficult' } };
    expect(dice([{ while: { terrain: 'difficult' }, dice: 1 }], high)).toBe(3);
    expect([
      dice([{ while: { atMostCards: 0 }, dice: 1 }]),
      dice([{ while: { withSpecialist: true }, dice: 1 }]),
    ]).toEqual([3, 2]);
  });

  it('change range, cover and searching', () => {
    const far = turn({
      heroCards: [{ modifiers: [{ range: 1 }] }],
      hands: [[shot()]],
      at: { ...away, heroes: 'ah', minions: 'd' },
    });
    expect(far.verbs(0)).toContain('attack');
    expect(dice([{ ignoresCover: true }], { terrain: { b: 'covered' } })).toBe(2);
    const free = turn({
      heroCards: [{ modifiers: [{ searchesFree: true }] }],
      at: { ...away, heroes: 'ab' },
    }).play(0, 'search', 0);
    expect(free.match.decision(0)?.about.actions).toBe(1);
    const sure = turn({
      heroCards: [{ modifiers: [{ sureFooted: true }] }],
      terrain: { b: 'difficult' },
      at: { ...away, heroes: 'ah' },
    });
    expect(sure.step(0, 'b').match.decision(0)?.about.points).toBe(1);
  });

  it('FZ-WORD-19: of monsters: strength in a pack, alone, against a lone hero; what only close or ranged attacks do', () => {
    const rolls = (attribute: Rule, more: Given = {}) =>
      (
        activates(minion(), {
          hands: [punches(9), punches(9)],
          minion: { attribute },
          at: { ...away, heroes: 'ah', minions: 'aa' },
          activation: [BLANK],
          ...more,
        }).happened('rolled')[0].dice as number[]
      ).length;
    expect(rolls({ monsters: [{ while: { others: 1 }, dice: 1 }] })).toBe(3);
    expect(rolls({ monsters: [{ while: { alone: true }, dice: 1 }] })).toBe(2);
    expect(rolls({ monsters: [{ while: { againstLone: true }, dice: 1 }] })).toBe(3);
    const covered = (attribute: Rule) =>
      (
        attacksHero(
          minion(),
          0,
          {
            hands: [punches(9)],
            minion: { attribute, attack: { type: 'bullet', strength: 2, range: 1 } },
            terrain: { b: 'covered' },
            at: { ...away, heroes: 'bh', minions: 'a' },
          },
          { type: 1 },
        ).happened('rolled')[0].dice as number[]
      ).length;
    expect([covered({}), covered({ monsters: [{ ignoresCover: true }] })]).toEqual([1, 2]);
    const armored: Given = {
      minion: { attribute: { monsters: [{ onlyClose: true }] } },
      hands: [[shot(0, { bonus: 9 })]],
    };
    expect(strike(turn({ ...armored, at }), minion()).where(minion())).toBe('b');
    expect(
      strike(turn({ ...armored, at: { ...away, heroes: 'bc', minions: 'b' } }), minion()).where(minion()),
    ).toBe('-');
  });

  it('FZ-WORD-20: of the table: more threat, farther help, no responses, closer spawns', () => {
    const reach = strike(
      turn(
        inForce(
          { table: { specialistReach: 1 } },
          { hands: [[punch(1)]], at: { patty: 'h', henry: 'c', heroes: 'ah', minions: 'a' } },
        ),
      ),
      minion(),
    );
    expect(reach.asked(0)).toBe('attack.reroll');
    const faster = given({
      ...inForce({ table: { threat: 1 } }),
      at: { ...away, heroes: 'hh' },
      run: () => call(threatPhase, {}),
    });
    expect(faster.state.threat).toBe(3);
    const silent = tacticsPhase(inForce({ table: { noResponses: true } }, { hands: [[responding(CALM)]] }));
    expect(silent.asked(0)).toBe('tactics.offer');
    const board = ['abcdefghijkl'];
    const at = { patty: 'l', henry: 'l', heroes: 'll' };
    const run = () => call(spawnMonsters, {});
    const spawn = [2, 9, 8, 3, 1, 1, 1, 1, 1, 1, 1, 1];
    const closer = given({ ...inForce({ table: { closerSpawns: true } }), board, at, spawn, run });
    expect([closer.where(minion(0)), closer.where(minion(1))]).toEqual(['i', 'h']);
    const open = given({ ...inForce({ table: { unsecured: true } }), board, at, spawn: [12], run });
    expect(open.where(minion(0))).toBe('l');
  });
});
