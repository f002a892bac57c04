import { dice, Match, SetupError, seedFrom } from '@sightline/kernel';
import type { AnyScenario } from './scenario.ts';

/** What somebody may put anywhere into a set-up. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  '',
  'constructor',
  '__proto__',
  'x'.repeat(1000),
  'x'.repeat(50_000),
  [],
  Array.from({ length: 1000 }, () => null),
  Array.from({ length: 10_000 }, (_, i) => `${i}`),
  {},
  fields(1000),
  fields(5000),
  deep(100),
  deep(5000),
];

const LONGEST_MESSAGE = 20_000;

/** Set-ups that differ from a good one in one place. */
export function* hostileSetups(good: unknown): Generator<unknown> {
  yield* STRANGE;
  if (typeof good !== 'object' || good === null) return;
  yield { ...good, ...fields(1000) };
  yield { ...good, ['x'.repeat(10_000)]: 1 };
  for (const [name, value] of Object.entries(good))
    for (const strange of hostileSetups(value))
      yield Array.isArray(good) ? good.with(Number(name), strange) : { ...good, [name]: strange };
}

/** What a game does with such set-ups that it should not: a match begins, or `SetupError` says briefly why not. */
export function setupProblems({ game, table }: AnyScenario, tables = 1): string[] {
  const problems = new Set<string>();
  for (let i = 0; i < tables; i++) {
    const { setup, seats } = table(dice(i));
    for (const hostile of hostileSetups(setup))
      try {
        Match.start(game, { setup: hostile, seats, seed: seedFrom('hostile') });
      } catch (e) {
        if (!(e instanceof SetupError)) problems.add(e instanceof Error ? String(e.stack) : String(e));
        else if (e.message.length > LONGEST_MESSAGE) problems.add(`${e.message.slice(0, 100)}…`);
      }
  }
  return [...problems];
}

function fields(n: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: n }, (_, i) => [`f${i}`, i]));
}

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < levels; i++) value = [value];
  return value;
}
