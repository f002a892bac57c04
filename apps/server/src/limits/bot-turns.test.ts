import { expect, it } from 'vitest';
import { BotTurns } from './bot-turns.ts';

function turns(perSecond: number) {
  let now = 0;
  const bots = new BotTurns(perSecond, () => now);
  return { bots, pass: (ms: number) => (now += ms) };
}
const at = (person: string, address = person) => ({ person, address });
/** When the last of so many turns comes that are asked for at once. */
const last = (bots: BotTurns, times: number, ...keepers: Parameters<BotTurns['promise']>[0]) => {
  let wait = 0;
  for (let i = 0; i < times; i++) wait = bots.promise(keepers);
  return wait;
};

it('one person gets so many a second, however many tables they keep awake', () => {
  const { bots, pass } = turns(20);
  // What five seconds are good for comes at once.
  expect(last(bots, 100, at('eve'))).toBe(0);
  expect(last(bots, 977, at('eve'))).toBeCloseTo(976 * 50, 0);
  // Others are not kept waiting by it.
  expect(last(bots, 100, at('ann'))).toBe(0);
  pass(60_000);
  expect(last(bots, 1, at('eve'))).toBe(0);
  bots.close();
});

it('many persons of one address, and of all addresses, share', () => {
  const { bots } = turns(20);
  for (let i = 0; i < 10; i++) expect(last(bots, 100, at(`guest ${i}`, 'home'))).toBe(0);
  expect(last(bots, 20, at('guest 11', 'home'))).toBeGreaterThan(50);
  for (let i = 0; i < 20; i++) last(bots, 100, at(`other ${i}`, `home ${i}`));
  expect(last(bots, 20, at('late', 'elsewhere'))).toBeGreaterThan(0);
  bots.close();
});

it('whoever watches the table of somebody else does not slow it down', () => {
  const { bots } = turns(20);
  last(bots, 1000, at('eve'));
  expect(last(bots, 50, at('eve'), at('ann'))).toBe(0);
  bots.close();
});

it('are fewer while the event loop is late', () => {
  const [quick, late] = [turns(20), turns(20)];
  late.bots.noteLag(100);
  const all = ({ bots }: ReturnType<typeof turns>) => {
    for (let i = 0; i < 40; i++) last(bots, 60, at(`p${i}`));
    return last(bots, 60, at('last'));
  };
  expect(all(quick)).toBe(0);
  expect(all(late)).toBeGreaterThan(10_000);
  for (const { bots } of [quick, late]) bots.close();
});
