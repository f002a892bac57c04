import { describe, expect, it } from 'vitest';
import { say } from '../fixtures/diary.ts';
import {
  blow,
  type Duel,
  type DuelSetup,
  damageOf,
  duel,
  FACES,
  HIGH,
  LOW,
  shieldsOf,
} from '../fixtures/duel.ts';
import {
  type Answer,
  atLeast,
  type Chances,
  type Forecast,
  Match,
  odds,
  playOnce,
  seedFrom,
} from '../index.ts';

const STRIKE: readonly Answer[] = [['strike']];

/** Damage of one blow; the attacker wants much of it, the defender little. */
const forecast: Forecast<Duel> = {
  until: (p) => p.due === 'blow.damage',
  measure: (p) => damageOf(p.within(blow) ?? { rolled: [], shields: 0 }),
  wants: (seat) => (seat === 0 ? 1 : -1),
};

function given(setup: DuelSetup, seed = 'x') {
  const match = Match.start(duel, { setup, seats: 2, seed: seedFrom(seed) });
  return { match, view: match.view(0), statics: match.position.statics };
}

const told = (setup: DuelSetup, how: Forecast<Duel> = forecast) => {
  const { view, statics } = given(setup);
  return odds(duel, statics, view, STRIKE, how);
};

/** Every roll of the dice, by hand. */
function rolls(dice: number): number[] {
  let sums = [0];
  for (let i = 0; i < dice; i++) sums = sums.flatMap((sum) => FACES.map((face) => sum + face));
  return sums;
}

/** The same by counting: the defender keeps his card unless the next is expected to be better. */
function counted(dice: number, first: readonly number[], next: (card: number) => readonly number[]): Chances {
  const chances = new Map<number, number>();
  const sums = rolls(dice);
  for (const sum of sums)
    for (const card of first) {
      const kept = Math.max(0, sum - shieldsOf(card));
      const others = next(card).map((other) => Math.max(0, sum - shieldsOf(other)));
      const redraws = others.reduce((x, y) => x + y, 0) / others.length < kept - 1e-9;
      for (const damage of redraws ? others : [kept]) {
        const ways = redraws ? others.length : 1;
        chances.set(damage, (chances.get(damage) ?? 0) + 1 / sums.length / first.length / ways);
      }
    }
  return chances;
}

function expectSame(odds: Chances | undefined, expected: Chances): void {
  for (const damage of new Set([...(odds?.keys() ?? []), ...expected.keys()]))
    expect(odds?.get(damage) ?? 0, `damage ${damage}`).toBeCloseTo(expected.get(damage) ?? 0, 12);
}

const ALL = [...LOW, ...HIGH];
const without = (card: number, of: readonly number[] = ALL) => of.filter((other) => other !== card);

describe('odds', () => {
  it('are exact over dice and hidden cards, with the decisions of others', () => {
    const o = told({ dice: 3 });
    expect(o?.error).toBe(0);
    expectSame(
      o?.chances,
      counted(3, ALL, (card) => without(card)),
    );
  });

  it('are the same where positions that go on alike are played once, and cards of a kind are one', () => {
    const quick: Forecast<Duel> = {
      ...forecast,
      alike: {
        'blow.reveal': (_p, l) => l.rolled.reduce((sum: number, face: number) => sum + face, 0),
        'blow.react': (_p, l) => damageOf(l),
      },
      same: { item: (_universe, card) => shieldsOf(card) },
    };
    const o = told({ dice: 3 }, quick);
    expect(o?.error).toBe(0);
    expectSame(o?.chances, told({ dice: 3 })?.chances ?? new Map());
  });

  it('are the same where only the sum of a roll counts', () => {
    const rolled: string[] = [];
    const sums: Forecast<Duel> = {
      ...forecast,
      same: {
        roll(stream, faces) {
          rolled.push(stream);
          return faces.reduce((sum, face) => sum + face, 0);
        },
      },
    };
    expectSame(told({ dice: 3 }, sums)?.chances, told({ dice: 3 })?.chances ?? new Map());
    expect(rolled.length).toBeGreaterThan(0);
  });

  it('are the same where the comparison of answers stops at the best there may be', () => {
    const most = 3 * Math.max(...FACES);
    for (const dice of [1, 3])
      expectSame(
        told({ dice }, { ...forecast, bounds: [0, most] })?.chances,
        told({ dice })?.chances ?? new Map(),
      );
  });

  it('take the first answer of a seat that wants nothing', () => {
    const { wants: _, ...careless } = forecast;
    expectSame(
      told({ dice: 2 }, { ...careless, bounds: [0, 100] })?.chances,
      told({ dice: 2 }, { ...careless, wants: () => 0 })?.chances ?? new Map(),
    );
  });

  it('stay within a budget by playing on once what goes on alike', () => {
    const alike: Forecast<Duel>['alike'] = {
      'blow.reveal': (_p, l) => l.rolled.reduce((sum: number, face: number) => sum + face, 0),
    };
    const budget = 1500;
    expect(told({ dice: 6 }, { ...forecast, alike, budget })?.error).toBe(0);
    expect(told({ dice: 6 }, { ...forecast, budget })?.error).toBeGreaterThan(0);
  });

  it('count a card that is turned over where it lies', () => {
    expectSame(
      told({ dice: 2, turned: true })?.chances,
      counted(2, ALL, (card) => [card]),
    );
  });

  it('count a card in a hidden hand as likely as one in the deck', () => {
    expectSame(
      told({ dice: 2, hand: 3 })?.chances,
      counted(2, ALL, (card) => without(card)),
    );
  });

  it('know the layers of a deck', () => {
    const o = told({ dice: 2, layered: true });
    expect(o?.error).toBe(0);
    expectSame(
      o?.chances,
      counted(2, HIGH, (card) => without(card, HIGH)),
    );
  });

  it('know the layers of a deck whose lists are made anew each time', () => {
    const anew: typeof duel = {
      ...duel,
      mayLieAt: (...place) => duel.mayLieAt?.(...place)?.slice() ?? null,
    };
    const { view, statics } = given({ dice: 2, layered: true });
    const o = odds(anew, statics, view, STRIKE, forecast);
    expect(o?.error).toBe(0);
    expectSame(
      o?.chances,
      counted(2, HIGH, (card) => without(card, HIGH)),
    );
  });

  it('assume what may be without changing what is measured', () => {
    const assuming: typeof duel = {
      ...duel,
      hypotheses: (g) => [
        () => {
          g.state.damage = 100;
        },
      ],
    };
    const { view, statics } = given({ dice: 1 });
    const whole: Forecast<Duel> = {
      ...forecast,
      until: (p) => p.due === 'duelling.act',
      measure: (p) => p.state.damage,
    };
    expectSame(
      odds(assuming, statics, view, STRIKE, whole)?.chances,
      odds(duel, statics, view, STRIKE, whole)?.chances ?? new Map(),
    );
  });

  it('go through a shuffle of cards that lie open', () => {
    const { match, statics } = given({ dice: 1 });
    for (let i = 0; i < ALL.length; i++) {
      say(match, 0, 'strike');
      say(match, 1, 'keep');
    }
    expect(match.position.state.deck.items).toEqual([]);
    const o = odds(duel, statics, match.view(0), STRIKE, forecast);
    expect(o?.error).toBe(0);
    expectSame(
      o?.chances,
      counted(1, ALL, (card) => without(card)),
    );
  });

  it('say which windows were counted as if nobody played anything', () => {
    expect(told({ dice: 1 })?.uncounted).toEqual([]);
    expect(told({ dice: 1, hand: 2 })?.uncounted).toEqual([{ seat: 1, prompt: 'blow.react' }]);
  });

  it('are sampled above the budget, with their error', () => {
    const exact = told({ dice: 3 })?.chances ?? new Map();
    const sampled = told({ dice: 3 }, { ...forecast, budget: 5 });
    const error = sampled?.error ?? 0;
    expect(error).toBeGreaterThan(0);
    for (const [damage, chance] of exact)
      expect(Math.abs((sampled?.chances.get(damage) ?? 0) - chance)).toBeLessThan(5 * error);
  });

  it('agree with plays of the procedures themselves', () => {
    const { view, statics } = given({ dice: 2, hand: 2 });
    const exact = odds(duel, statics, view, STRIKE, forecast)?.chances ?? new Map();
    const plays = 2000;
    const counts = new Map<number, number>();
    for (let i = 0; i < plays; i++) {
      const damage = playOnce(duel, statics, view, STRIKE, forecast, i);
      counts.set(damage, (counts.get(damage) ?? 0) + 1);
    }
    for (const [damage, chance] of exact)
      expect(Math.abs((counts.get(damage) ?? 0) / plays - chance)).toBeLessThan(
        5 * Math.sqrt((chance * (1 - chance)) / plays) + 1e-9,
      );
  });

  it('are the same from views that look the same', () => {
    const [one, two] = ['x', 'y'].map((seed) => given({ dice: 2, hand: 2 }, seed));
    expect(one.match.position.state.deck).not.toEqual(two.match.position.state.deck);
    const tell = ({ statics, view }: typeof one) => [
      ...(odds(duel, statics, view, STRIKE, forecast)?.chances ?? []),
    ];
    expect(tell(one)).toEqual(tell(two));
  });

  it('are none of an answer that is refused', () => {
    const { view, statics } = given({ dice: 1 });
    expect(odds(duel, statics, view, [['dodge']], forecast)).toBe(null);
  });

  it('add up from a measure on', () => {
    const chances = told({ dice: 2 })?.chances ?? new Map();
    expect(atLeast(chances, 0)).toBeCloseTo(1, 12);
    expect(atLeast(chances, 1)).toBeCloseTo(1 - (chances.get(0) ?? 0), 12);
  });
});
