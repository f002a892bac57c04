import type { BalanceReport } from '@sightline/bots';
import { describe, expect, it } from 'vitest';
import { balanceInWords } from './balance-words.ts';

const role = (name: string, wins: number, games: number) => ({
  role: name,
  games,
  wins,
  percent: (100 * wins) / games,
  interval: [4.6, 69.9] as const,
});

const report: BalanceReport = {
  schema: 'sightline-balance/2',
  game: 'siege',
  rules: '3',
  games: 4,
  margin: 7,
  seed: 9,
  matches: 5,
  tables: [
    {
      name: 'the bank',
      seats: 3,
      games: 4,
      roles: [role('attackers', 1, 4), role('defenders', 2, 4)],
      nobody: 1,
      unfinished: 0,
      rounds: 5.5,
      decisions: 1210,
      aim: { role: 'attackers', middle: [40, 60], interval: [30, 70], met: false },
    },
    {
      name: 'the drill',
      seats: 1,
      games: 1,
      roles: [role('attackers', 1, 1)],
      nobody: 0,
      unfinished: 0,
      rounds: 2,
      decisions: 12.5,
      aim: { role: 'attackers', middle: [90, 100], interval: [0, 100], met: true },
    },
  ],
  duels: [],
  bots: [{ level: 'normal', answers: 5, refused: 1, meanMicros: 7, worstMicros: 1234 }],
  cards: [
    { title: 'smoke', could: 3, played: 1, percent: 33.3 },
    { title: 'drone', could: 0, played: 0, percent: null },
  ],
  refusals: ['normal answered ["run"]'],
  troubles: [],
};

describe('a balance report in words', () => {
  it('is a table of figures for each part, and leaves out what there is nothing to say of', () => {
    expect(balanceInWords(report)).toBe(
      `
siege, rules 3: 5 matches, seed 9

normal against normal  games  attackers      95 %  defenders      95 %  nobody  rounds  decisions
the bank                   4     25.0 %  4.6–69.9     50.0 %  4.6–69.9       1     5.5     1210.0
the drill                  1    100.0 %  4.6–69.9          –         –       0     2.0       12.5

bot     answers  refused  µs, mean  worst
normal        5        1         7   1234

card   could be played  was
smoke                3    1  33.3 %
drone                0    0       –

TABLES THAT ARE NOT WHERE THEY SHOULD BE:
  the bank: attackers win 25.0 % (4.6–69.9); wanted 40–60, the interval within 30–70

answers of bots that were not taken:
  normal answered ["run"]
`.trim(),
    );
  });

  it('shows matches without an end wherever they are', () => {
    const [bank] = report.tables;
    const words = balanceInWords({
      ...report,
      tables: [{ ...bank, unfinished: 2 }],
      troubles: ['the bank: no end after 9 decisions'],
    });
    expect(words).toMatch(/decisions {2}unfinished$/m);
    expect(words).toMatch(/1210\.0 +2$/m);
    expect(words).toContain('MATCHES WITHOUT AN END:\n  the bank: no end after 9 decisions');
  });
});
