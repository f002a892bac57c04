import type { Thought } from '@sightline/bots';
import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { WITH_HENRY, WITH_PATTY } from '../rules/escorting.ts';
import { HENRY, PATTY } from '../rules/fireteam.ts';
import { wound } from '../rules/procedures.ts';
import { bomb, punches, reacting, shot } from '../testing/cards.ts';
import { away, type Given, given, minion, type TestTable } from '../testing/given.ts';
import { attacksHero, turn } from '../testing/turns.ts';
import { normal } from './bot.ts';

/** What a normal bot in a seat says, and why, from the view of that seat alone. */
function says(table: TestTable, seat: number): Thought {
  const view = table.match.view(seat);
  if (view.decision === null) throw new Error(`seat ${seat} is not asked`);
  return normal.think({ view, decision: view.decision, statics: table.g.statics, random: () => 0 });
}
/** Of what is given. */
const ROUND = 1;

describe('a normal bot', () => {
  const attacked = (theirs: number, mine: number) =>
    attacksHero(minion(), 0, {
      at: { ...away, heroes: 'aa', minions: 'a' },
      hands: [punches(theirs), punches(mine)],
    });

  it('steps in for a friend who would fall', () => {
    expect(says(attacked(0, 5), 1)).toEqual({ answer: ['stepIn', 1], why: ['stepIn', ROUND, 1, 0] });
  });
  it('does not step in for one who can take it, nor where it would fall itself', () => {
    expect(says(attacked(5, 3), 1).answer).toEqual(['stay']);
    expect(says(attacked(1, 0), 1).answer).toEqual(['stay']);
  });

  const shield = reacting('heroHit', [{ do: 'prevent', hits: 2 }], { if: { within: 1 } });
  const hit = (hits: number, theirs: number) =>
    given({
      at: { ...away, heroes: 'ab' },
      hands: [punches(theirs), [shield, ...punches(3)]],
      run: () => call(wound, { hero: 0, hits, by: -1, unblockable: false }),
    });
  it('covers a friend who is about to fall with a reaction', () => {
    const table = hit(2, 1);
    expect(says(table, 1)).toEqual({ answer: ['react', table.card(1, 0)], why: ['cover', ROUND, 1, 0] });
  });
  it('saves the reaction where it saves less than it costs', () => {
    expect(says(hit(1, 5), 1)).toEqual({ answer: ['pass'], why: ['save', ROUND, 1, 0] });
  });

  it('takes both specialists along to work that needs them', () => {
    const table = turn({
      at: { heroes: 'ab', patty: 'a', henry: 'a' },
      tokens: [
        {
          id: 'stone',
          acts: [
            {
              id: 'read',
              if: { specialistWithin: 0 },
              effects: [{ do: 'intel', objective: 'goal', tokens: 1 }],
            },
          ],
        },
      ],
      arrange: (g, at) => g.state.tokens.push({ kind: 0, at: at('d') }),
    });
    expect(says(table, 0)).toEqual({
      answer: ['step', table.place('b'), WITH_PATTY | WITH_HENRY],
      why: ['escort', ROUND, 0, PATTY, HENRY],
    });
  });

  it('runs for the exit when all is done', () => {
    const table = turn({
      exit: 'h',
      at: { ...away, heroes: 'ah' },
      arrange: (g) => {
        for (const o of g.state.objectives) o.done = true;
      },
    });
    expect(says(table, 0)).toEqual({ answer: ['step', table.place('b'), 0], why: ['exit', ROUND, 0] });
  });

  it('kills what will hurt a friend, and keeps the bomb away from that friend', () => {
    const wanted: Given = {
      at: { ...away, heroes: 'bc', minions: 'c' },
      hands: [[bomb(4), shot(4), shot(3)], punches(1)],
    };
    const table = turn(wanted);
    const { answer } = says(table, 0);
    expect(answer[0]).toBe('attack');
    expect(answer).not.toContain(table.card(0, 0));
    table.play(0, ...answer);
    expect(says(table, 0).why).toEqual(['guard', ROUND, 0, 1]);
  });
});
