import { describe, expect, it } from 'vitest';
import type { Ability, ActionCard, Effect } from '../content/card-types.ts';
import { FIST2, NO_FIST, punches, reacting, responding, shot } from '../testing/cards.ts';
import { away, type Given, minion, type TestTable } from '../testing/given.ts';
import { cardOf, happens, respond } from '../testing/role-cards.ts';
import { activates, attacksHero, strike, tacticsPhase, turn } from '../testing/turns.ts';

/* Nobody is asked what cannot matter. */

const cancel = reacting('heroTargeted', [{ do: 'cancel' }]);
const weaken = reacting('heroTargeted', [{ do: 'dice', by: -1 }]);
const attacked = (hands: Given['hands'], more: Given = {}): TestTable =>
  attacksHero(minion(), 0, { at: { ...away, heroes: 'ab', minions: 'a' }, hands: hands ?? [], ...more });
describe('a reaction of which nothing would come is not offered', () => {
  it.each<readonly [string, Effect]>([
    ['weakened', { do: 'dice', by: -1 }],
    ['taken', { do: 'takeIt' }],
    ['cancelled', { do: 'cancel' }],
    ['pierced', { do: 'pierce', resistance: 1 }],
    ['rerolled', { do: 'reroll', dice: 1 }],
  ])('FZ-REA-09: an attack that does not happen is not %s', (_, effect) => {
    const second = reacting('heroTargeted', [effect]);
    const table = attacked([[cancel], [second]]);
    table.play(0, 'react', table.card(0, 0));
    expect(table.happened('rolled')).toEqual([]);
    expect(table.asked(1)).toBeNull();
  });

  it('FZ-REA-09: the refusal says why', () => {
    const table = attacked([
      [cancel, ...punches(2)],
      [weaken, reacting('heroTargeted', [{ do: 'draw', who: 'you', cards: 1 }])],
    ]);
    table.play(0, 'react', table.card(0, 0));
    expect(table.forbids(1, 'react', table.card(1, 0))).toBe('FZ-REA-09');
  });

  it('FZ-REA-09: one that does something else is still offered', () => {
    const attack = attacked([
      [cancel],
      [
        reacting('heroTargeted', [
          { do: 'dice', by: -1 },
          { do: 'draw', who: 'you', cards: 1 },
        ]),
      ],
    ]);
    attack.play(0, 'react', attack.card(0, 0));
    expect(attack.asked(1)).toBe('moment.react');
  });

  it('FZ-REA-09: none to an attack whose attacker is dead, or whose targets are all out of range', () => {
    const slay = reacting('heroTargeted', [{ do: 'slay', who: 'other' }]);
    const dead = attacked([[slay], [weaken]]);
    dead.play(0, 'react', dead.card(0, 0));
    expect(dead.asked(1)).toBeNull();
    const run = reacting('heroTargeted', [{ do: 'move', who: 'you', points: 1 }]);
    const gone = attacked([[run], [weaken]], { at: { ...away, heroes: 'bd', minions: 'b' } });
    gone.play(0, 'react', gone.card(0, 0)).step(0, 'a');
    expect(gone.asked(1)).toBeNull();
    const other = attacked([[run], [weaken]], { at: { ...away, heroes: 'bb', minions: 'b' } });
    other.play(1, 'stay').play(0, 'react', other.card(0, 0)).step(0, 'a');
    expect(other.asked(1)).toBe('moment.react');
  });

  it('FZ-REA-09: none to a monster’s attack without a die and without a bonus', () => {
    const less = reacting('heroTargeted', [{ do: 'dice', by: -2 }]);
    const table = attacked([[less], [weaken]]);
    table.play(0, 'react', table.card(0, 0));
    expect(table.asked(1)).toBeNull();
    const bonus = attacksHero(
      minion(),
      0,
      { at: { ...away, heroes: 'ab', minions: 'a' }, hands: [[less], [cancel]] },
      { bonus: 1 },
    );
    bonus.play(0, 'react', bonus.card(0, 0));
    expect(bonus.asked(1)).toBe('moment.react');
  });

  it('FZ-REA-09: none to hits that are all prevented', () => {
    const all = reacting('heroHit', [{ do: 'prevent', hits: 9 }]);
    const second = (effects: readonly Effect[]) => {
      const table = attacked([[all, ...punches(2)], [reacting('heroHit', effects)]], {
        dice: [FIST2, NO_FIST],
      });
      table.play(0, 'react', table.card(0, 0));
      return table.asked(1);
    };
    expect(second([{ do: 'prevent', hits: 1 }])).toBeNull();
    expect(second([{ do: 'takeIt' }])).toBeNull();
    expect(second([{ do: 'reroll', dice: 1 }])).toBeNull();
    expect(second([{ do: 'draw', who: 'you', cards: 1 }])).toBe('moment.react');
  });

  it('FZ-REA-09: no reroll when every die was rerolled', () => {
    const again = reacting('heroRolled', [{ do: 'reroll', dice: 1 }]);
    const shoots = (rerolls: number) => {
      const table = turn({
        hands: [[shot(1, { rerolls })], [again]],
        at: { ...away, heroes: 'ac', minions: 'b' },
      });
      strike(table, minion());
      if (rerolls > 0) table.play(0, 'reroll', 0);
      return table.asked(1);
    };
    expect([shoots(0), shoots(1)]).toEqual(['moment.react', null]);
  });

  it('FZ-REA-09: none on a figure that is gone', () => {
    const slow: Effect = { do: 'lasting', until: 'roundEnds', who: 'subject', monsters: { speed: -1 } };
    const asked = (effects: readonly Effect[], more: Partial<Ability> = {}) => {
      const table = activates(minion(), {
        hands: [
          [reacting('monsterActivates', [{ do: 'slay', who: 'subject' }])],
          [reacting('monsterActivates', effects, more)],
        ],
        at: { ...away, heroes: 'ab', minions: 'c' },
      });
      return table.play(0, 'react', table.card(0, 0)).asked(1);
    };
    expect(asked([slow])).toBeNull();
    expect(asked([{ do: 'stun', who: 'subject' }])).toBeNull();
    expect(asked([{ do: 'push', who: 'subject', steps: 1 }])).toBeNull();
    expect(asked([{ do: 'lasting', until: 'roundEnds', who: 'near', heroes: { armor: 1 } }])).toBe(
      'moment.react',
    );
  });

  it('FZ-REA-09: no attack without anybody in range, a step nobody can take, a way to where one stands', () => {
    const after = (effects: readonly Effect[], more: Given = {}) =>
      happens('monsterKilled', minion(), 'a', {
        at: { ...away, heroes: 'ah' },
        hands: [[{ ...reacting('monsterKilled', effects), attack: shot(3).attack }]],
        ...more,
      }).asked(0);
    const shoot: Effect = { do: 'attack', with: 'thisCard', at: 'choose' };
    expect(after([shoot])).toBe('test.idle');
    expect(after([shoot], { at: { ...away, heroes: 'ah', minions: '-c' } })).toBe('moment.react');
    const move: Effect = { do: 'move', who: 'you', points: 1 };
    expect(after([move])).toBe('moment.react');
    expect(after([move], { terrain: { b: 'difficult' } })).toBe('test.idle');
    expect(after([{ do: 'place', who: 'you', at: 'here' }])).toBe('test.idle');
    expect(after([{ do: 'scout' }])).toBe('test.idle');
    expect(after([{ do: 'coin' }])).toBe('test.idle');
  });

  it('FZ-REA-09: with closed hands too, and that tells nothing of them', () => {
    const table = attacked([[cancel], [weaken]], { closedHands: true });
    table.play(0, 'react', table.card(0, 0));
    expect(table.asked(1)).toBeNull();
  });
});

describe('nobody is asked to step in', () => {
  it('FZ-TOT-07: before an attack that is rolled without a die and without a bonus', () => {
    const steps = (strength: number) =>
      attacksHero(minion(), 0, { at: { ...away, heroes: 'aa', minions: 'a' } }, { strength }).asked(1);
    expect([steps(1), steps(0)]).toEqual(['attack.stepIn', null]);
  });
});

describe('a tactical response of which nothing would come', () => {
  const offered = (card: ActionCard, more: Given = {}) =>
    tacticsPhase({
      at: { ...away, heroes: 'ah' },
      hands: [[card, ...punches(9)]],
      decks: [10, 0],
      ...more,
    }).asked(0);

  it('FZ-TRSP-03: is not offered, and who has no other is not asked', () => {
    expect(offered(cardOf('snapVolley'))).toBe('test.idle');
    expect(offered(cardOf('snapVolley'), { at: { ...away, heroes: 'ah', minions: 'c' } })).toBe(
      'tactics.propose',
    );
    expect(offered(cardOf('kneeShot'))).toBe('test.idle');
    expect(
      offered(responding([{ do: 'lasting', until: 'roundEnds', who: 'all', monsters: { dice: -1 } }])),
    ).toBe('test.idle');
    expect(offered(responding([{ do: 'draw', who: 'you', cards: 1 }]))).toBe('tactics.propose');
  });

  it('FZ-TRSP-03: with closed hands everybody is asked who has a card', () => {
    expect(offered(cardOf('snapVolley'), { closedHands: true })).toBe('tactics.propose');
  });
});

describe('questions whose answers are all alike are not asked', () => {
  it('FZ-TAC-16: whether to draw, when there is nothing to draw', () => {
    const table = tacticsPhase({ decks: [0, 10], at: away });
    expect([table.asked(0), table.asked(1)]).toEqual([null, 'tactics.offer']);
  });

  it('FZ-MON-09: which of several alike monsters a card is about', () => {
    const ram = (minions: string) => respond('shoulderRam', { heroes: 'ah', minions }).asked(0);
    expect([ram('bb'), ram('ab')]).toEqual(['push.step', 'carryOut.choose']);
  });
});
