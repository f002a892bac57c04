import type { Answer } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { SQUAD_CARDS } from '../content/index.ts';
import { playUntil, startMatch } from '../testing/full-match.ts';
import { NONE } from './doom.ts';
import { handLimit, healthOf } from './modifiers.ts';

const squad = (marines: number) => startMatch({ mission: 'kneeDeepInTheDead' }, { marines });
const ready = (marines: number) => playUntil(squad(marines), ['status.argent']);
/** The names of the squad cards the marines have got. */
const cards = (table: ReturnType<typeof squad>) =>
  table.state.marines.map(({ squad: card }) => (card === NONE ? null : SQUAD_CARDS[card].id));

/** Three marines name their leader; `null`: time runs out. */
function elected(votes: readonly (number | null)[]): number {
  const table = playUntil(squad(3), ['setUp.leader']);
  votes.forEach((vote, marine) => {
    const seat = marine + 1;
    const late: Answer = table.match.decision(seat)?.timeout ?? ['?'];
    table.play(seat, ...(vote === null ? late : (['leader', vote] as const)));
  });
  return cards(table).indexOf('takingPoint');
}

describe('squad cards', () => {
  it('DM-SQD-01: only for three marines or fewer', () => {
    expect(cards(ready(4))).toEqual([null, null, null, null]);
    for (const marines of [1, 2, 3]) expect(cards(ready(marines)).some((card) => card !== null)).toBe(true);
  });

  it('DM-SQD-02: one of three, whom the marines choose, takes point', () => {
    const table = playUntil(squad(3), ['setUp.leader']);
    expect(table.match.awaiting()).toEqual([1, 2, 3]);
    for (const seat of [1, 2, 3]) expect(table.options(seat, 'leader')).toEqual([[0], [1], [2]]);
    for (const seat of [1, 2, 3]) table.play(seat, 'leader', 2);
    expect(cards(table)).toEqual([null, null, 'takingPoint', null]);
  });

  it('DM-SQD-03: both of two are combat veterans', () => {
    expect(cards(ready(2))).toEqual(['combatVeteran', 'combatVeteran', null, null]);
  });

  it('DM-SQD-04: one marine is a solo operative, with a second initiative card', () => {
    const table = ready(1);
    expect(cards(table)).toEqual(['soloOperative', null, null, null]);
    expect(table.state.initiative.items.filter((card) => card < 4)).toHaveLength(2);
  });

  it.each([
    ['the majority decides', [1, 2, 1], 1],
    ['each may name himself', [2, 2, 2], 2],
    ['a tie makes it the first marine', [2, 0, 1], 0],
    ['time that runs out counts for the first marine', [null, 2, null], 0],
  ] as const)('DM-SQD-05: %s', (_, votes, leader) => {
    expect(elected(votes)).toBe(leader);
  });

  it('DM-SQD-05: nobody sees a vote before all are in', () => {
    const table = playUntil(squad(3), ['setUp.leader']).play(1, 'leader', 2);
    for (const seat of [0, 2, 3]) {
      const top = table.match.view(seat).stack.at(-1);
      expect(top?.sealed).toEqual([null, null, null, null]);
      expect(top?.locals).toMatchObject({ votes: [] });
    }
  });

  it.each([1, 2, 3, 4])(
    'DM-SQD-06: with %i marines the card adds health, hand limit and main actions',
    (marines) => {
      const {
        health = 0,
        handLimit: more = 0,
        mainActions = 0,
      } = SQUAD_CARDS.find((card) => card.marines === marines)?.modifiers ?? {};
      expect(health > 0 && mainActions > 0).toBe(marines < 4);
      const expected = { health: 10 + health, hand: 3 + more, mains: 1 + mainActions };
      // a class card without modifiers
      const table = playUntil(squad(marines), ['marineActivation.act'], {
        'setUp.class': (seat) => ['class', [0, 2, 4, 5][seat - 1]],
      });
      const { figures, round } = table.state;
      expect([figures[0].damage, round]).toEqual([0, 1]);
      expect(healthOf(table.g, 0)).toBe(expected.health);
      expect(handLimit(table.g, 0)).toBe(expected.hand);
      for (let turn = 0; turn < 4 && table.match.decision(1)?.prompt !== 'marineActivation.act'; turn++) {
        table.play(table.match.awaiting()[0], 'end');
        playUntil(table, ['marineActivation.act']);
      }
      expect(table.match.decision(1)?.about).toMatchObject({ marine: 0, mains: expected.mains });
      expect(table.state.marines[0].hand.items).toHaveLength(expected.hand);
    },
  );
});
