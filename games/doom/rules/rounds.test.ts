import { describe, expect, it } from 'vitest';
import { kneeDeepInTheDead } from '../content/missions/knee-deep-in-the-dead.ts';
import { startMatch } from '../testing/full-match.ts';
import type { TestTable } from '../testing/given.ts';
import { INVADER } from './doom.ts';

/** Nobody does anything, for so many rounds or until the match is over. */
function idleRounds(table: TestTable, rounds: number): string[] {
  const phases: string[] = [];
  while (table.match.result === null && table.state.round <= rounds) {
    const [seat] = table.match.awaiting();
    const prompt = table.asked(seat) ?? '';
    const phase = prompt.startsWith('status') ? 'status' : /Activation\./.test(prompt) ? 'activation' : '';
    const now = `${table.state.round} ${phase}`;
    if (phase !== '' && phases.at(-1) !== now) phases.push(now);
    table.play(seat, ...(table.match.decision(seat)?.timeout ?? ['?']));
  }
  return phases;
}

const mission = (rounds?: readonly number[]) =>
  startMatch({ mission: { ...kneeDeepInTheDead, rounds } }, { marines: 2 });

describe('the round', () => {
  it('DM-RND-01: a status phase, then an activation phase, again and again', () => {
    expect(idleRounds(mission(), 3)).toEqual([
      '1 status',
      '1 activation',
      '2 status',
      '2 activation',
      '3 status',
      '3 activation',
    ]);
  });

  it('DM-RND-01: until one side wins', () => {
    const table = mission([9, 2, 9, 9]);
    idleRounds(table, 99);
    expect(table.match.result).not.toBeNull();
    expect(table.match.awaiting()).toEqual([]);
  });

  it('DM-RND-02: it ends when an initiative card has to be revealed and none is left', () => {
    const table = mission();
    idleRounds(table, 4);
    const kinds = table.events.map(({ kind }) => kind);
    const starts = kinds.flatMap((kind, i) => (kind === 'roundBegan' ? [i] : []));
    expect(starts).toHaveLength(5);
    // two marines and, since set-up, two types of demons: four cards every round
    starts.slice(1).forEach((start, i) => {
      const round = kinds.slice(starts[i], start);
      expect(round.filter((kind) => kind === 'initiativeRevealed')).toHaveLength(4);
    });
  });

  it('DM-RND-03: there is no limit of rounds', () => {
    const table = mission();
    idleRounds(table, 40);
    expect(table.match.result).toBeNull();
    expect(table.state.round).toBe(41);
  });

  it('DM-RND-03: unless the objective card prints one: the last round is played to its end', () => {
    const table = mission([9, 3, 9, 9]);
    expect(idleRounds(table, 99).at(-1)).toBe('3 activation');
    expect(table.match.result).toEqual({ winners: [INVADER], by: 'DM-RND-03' });
    expect(table.happened('initiativeRevealed')).toHaveLength(12);
    // a fourth does not begin
    expect(table.happened('roundBegan')).toHaveLength(3);
  });
});
