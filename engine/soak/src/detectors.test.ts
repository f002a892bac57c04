import { EVERYONE, only, type Shape } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { type CupsPlay, cups, type Sabotage, said, whispered } from './broken-game.ts';
import type { Detector } from './failure.ts';
import { soak } from './soak.ts';

const run = (sabotage: Sabotage) =>
  soak(cups(sabotage), { games: 12, seed: 3, checkEvery: 2, endlessAfter: 500 });
const now = (g: CupsPlay, turn: number) => g.state.turn >= turn;

/** What is broken, and who must notice. */
const broken: [what: string, detector: Detector, Sabotage][] = [
  [
    'a rule that throws',
    'crash',
    {
      act: (g) => {
        if (now(g, 7)) throw new Error('oh');
      },
    },
  ],
  ['a rule that writes a fraction', 'encoding', { act: (g) => void g.state.marks.push(0.5) }],
  [
    'a rule that writes a field nobody declared',
    'encoding',
    { act: (g) => void Object.assign(g.state, { extra: 1 }) },
  ],
  [
    'a secret shown behind the back of the kernel',
    'leak',
    {
      act: (g) => {
        g.state.cup.known = EVERYONE;
      },
    },
  ],
  ['an event that tells a secret', 'leak', { act: (g) => g.emit(said, { what: g.state.cup.value }) }],
  [
    'an open number that depends on a secret',
    'leak',
    { act: (g) => void g.state.marks.push(g.state.cup.value) },
  ],
  [
    'a secret whispered to everybody',
    'leak',
    { act: (g) => g.emit(whispered, { what: g.state.cup.value }, { what: EVERYONE }) },
  ],
  [
    'something shown only if a secret is so',
    'leak',
    {
      act: (g) => {
        if (g.state.cup.value === 1) g.show(g.state.cup, EVERYONE);
      },
    },
  ],
  [
    'time given only if a secret is so',
    'leak',
    {
      act: (g) => {
        if (g.state.cup.value === 1) g.giveTime(0, 100);
      },
    },
  ],
  [
    'an answer that can be taken back only if a secret is so',
    'leak',
    {
      act: (g) => {
        if (g.state.cup.value === 1) g.commit();
      },
    },
  ],
  [
    'a reason that tells a secret',
    'leak',
    {
      assured: [{ rule: 'CU-05', holds: (_g, _l, n) => n < 3, because: (g) => ({ cup: g.state.cup.value }) }],
    },
  ],
  ['an answer that should stay hidden but does not', 'leak', { hidden: true }],
  ['a state that cannot be', 'impossible', { rules: { impossible: (g) => (now(g, 5) ? 'turn 5' : null) } }],
  ['a question that is asked only if a secret is so', 'leak', { reacts: (g) => g.state.cup.value === 1 }],
  [
    'an option that is assured but not so',
    'assured-check-fails',
    { assured: [{ rule: 'CU-09', holds: (_g, _l, n) => n < 2 }] },
  ],
  [
    'a match without an end',
    'endless',
    {
      act: (g) => {
        g.state.turn = 0;
        g.state.marks = [];
      },
    },
  ],
  ['an event that the game does not list', 'misuse', { rules: { events: [] } }],
  ['deck contents that do not add up', 'misuse', { rules: { deckContents: () => [1, 2, 3] } }],
  ['a copy that is none', 'copy-shares-memory', { rules: { state: sharing() } }],
];

/** The right shape, but its copies share the marks. */
function sharing() {
  const { state } = cups({}).game;
  const shape: typeof state = { ...state, copy: (s) => ({ ...state.copy(s), marks: s.marks }) };
  return shape satisfies Shape<unknown, unknown>;
}

describe('the detectors', () => {
  it('find nothing where nothing is wrong', () => {
    const report = run({});
    expect(report.failures).toEqual([]);
    expect(report.finished).toBe(12);
    expect(report.checked.leaks).toBeGreaterThan(100);
    expect(report.checked.undone).toBeGreaterThan(5);
  });

  it.each(broken)('%s: %s', (_what, detector, sabotage) => {
    const { failures } = run(sabotage);
    expect(failures.map((f) => f.detector)).toContain(detector);
  });

  it('an answer that can be taken back only if a secret is so: also where the time-out tells nothing', () => {
    // Option 2 commits by the secret; a time-out takes option 0.
    const act = (g: CupsPlay) => {
      if (g.state.marks.at(-1) === 2 && g.state.cup.value === 1) g.commit();
    };
    expect(run({ act }).failures.map((f) => f.detector)).toContain('leak');
  });

  it('a rule with a memory of its own: replays to another hash', () => {
    let calls = 0;
    const scenario = cups({ act: (g) => void g.state.marks.push(++calls) });
    const { failures } = soak(scenario, { games: 2, seed: 1, checkEvery: 1e9 });
    expect(failures.map((f) => f.detector)).toContain('replay-differs');
  });

  it('a secret shown behind the back of the kernel would let undo pass', () => {
    // The leak detector speaks first; alone, the boundary watch must notice too.
    const peek = (g: CupsPlay) => {
      g.state.cup.known |= only(1);
    };
    const report = run({ act: peek });
    expect(report.failures.length).toBeGreaterThan(0);
  });

  it('a failure is a match file that shows it', () => {
    const [failure] = run({ act: (g) => void g.state.marks.push(0.5) }).failures;
    expect(failure.match).toMatchObject({ format: 'sightline-match/1', game: 'cups', rules: '1' });
    expect(failure.match.log.length).toBeGreaterThan(0);
  });
});
