import { call, NOBODY } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { heroFlag } from '../rules/modifiers.ts';
import { search } from '../rules/procedures.ts';
import { NO_FIST, punches } from '../testing/cards.ts';
import { elite, type Given, given, minion, type TestTable } from '../testing/given.ts';
import { CONTENT } from './index.ts';

/** The first hero searches in its location and finds the event; the second is its ally. */
function find(id: string, at: NonNullable<Given['at']>, wanted: Given = {}): TestTable {
  const card = CONTENT.events.find((event) => event.id === id);
  if (card === undefined) throw new Error(`there is no event "${id}"`);
  return given({
    events: [card, { id: 'nothing', copies: 11, effects: [] }],
    at: { patty: 'h', henry: 'h', ...at },
    hands: [punches(3), punches(3)],
    ...wanted,
    arrange(g, place) {
      // Cards are numbered as they come: copies of the event, then the rest. The last is on top.
      g.add(g.state.recon, g.statics.box.recon.length - 1, NOBODY);
      g.add(g.state.recon, 0, NOBODY);
      wanted.arrange?.(g, place);
    },
    run: (g) =>
      call(search, { hero: 0, token: g.state.spawnTokens.findIndex((t) => t.at === g.state.at[0]) }),
  });
}
/** Takes the n-th of the ways out. */
const either = (table: TestTable, n: number): TestTable =>
  table.play(0, 'choose', table.options(0, 'choose')[n][0]);

const WORKS: Readonly<Record<string, () => void>> = {
  ammunition() {
    expect(find('ammunition', { heroes: 'ab' }).hand(0)).toBe(5);
  },
  medicalKit() {
    expect(find('medicalKit', { heroes: 'ah' }).play(0, 'choose', 1).hand(1)).toBe(6);
  },
  rations() {
    const table = find('rations', { heroes: 'ah' });
    expect([table.hand(0), table.hand(1)]).toEqual([4, 4]);
  },
  luckyFind() {
    const tails: Given = {
      arrange: (g) => {
        g.state.heads = false;
      },
    };
    expect(either(find('luckyFind', { heroes: 'ab' }, tails), 0).state.heads).toBe(true);
    expect(either(find('luckyFind', { heroes: 'ab' }, tails), 1).hand(0)).toBe(5);
  },
  backDoor() {
    const table = find('backDoor', { heroes: 'aa' }).step(0, 'b').step(0, 'c').play(1, 'stay');
    expect([table.where(0), heroFlag(table.g, 0, 'slips'), heroFlag(table.g, 1, 'slips')]).toEqual([
      'c',
      true,
      true,
    ]);
  },
  oldMap() {
    const table = find('oldMap', { heroes: 'ab' }).passAll();
    expect(table.state.spawnTokens.filter((t) => t.at === table.place('a')).every((t) => t.up)).toBe(true);
  },
  buriedCharge() {
    const table = find('buriedCharge', { heroes: 'ad', minions: 'dd', elites: 'd' }).play(
      0,
      'choose',
      minion(),
    );
    expect([table.where(minion(0)), table.where(minion(1)), table.where(elite())]).toEqual(['-', '-', '-']);
    expect(find('buriedCharge', { heroes: 'ab', minions: 'h' }).where(minion())).toBe('h');
  },
  clearChannel() {
    const table = find(
      'clearChannel',
      { heroes: 'ab' },
      {
        arrange: (g) => {
          g.state.threat = 3;
        },
      },
    );
    expect(table.state.threat).toBe(2);
  },
  ambushed() {
    const table = find('ambushed', { heroes: 'ab' }, { activation: [0], dice: [NO_FIST, NO_FIST] });
    expect(table.where(minion())).toBe('a');
  },
  somethingWorse() {
    const table = find('somethingWorse', { heroes: 'ab' }, { activation: [0], dice: [NO_FIST, NO_FIST] });
    expect(table.where(elite())).toBe('a');
  },
  tripwire() {
    const hurt = either(find('tripwire', { heroes: 'aa' }), 0).passAll();
    expect(hurt.happened('wounded')).toHaveLength(2);
    expect(either(find('tripwire', { heroes: 'ab' }), 1).state.threat).toBe(2);
  },
  theyHeardYou() {
    const table = find('theyHeardYou', { heroes: 'ab', minions: 'dh' });
    expect([table.where(minion(0)), table.where(minion(1))]).toEqual(['c', 'g']);
  },
  cornered() {
    const table = find(
      'cornered',
      { heroes: 'ah', minions: 'bd' },
      { activation: [0], dice: [NO_FIST, NO_FIST] },
    );
    expect([table.where(minion(0)), table.where(minion(1))]).toEqual(['a', 'd']);
    expect(table.happened('activated')).toHaveLength(1);
  },
  gasPocket() {
    expect(find('gasPocket', { heroes: 'aa' }).passAll().happened('wounded')).toHaveLength(2);
  },
  badMemories() {
    const table = find('badMemories', { heroes: 'aa' });
    table.play(0, 'discard', table.card(0, 0));
    expect([
      table.hand(0),
      heroFlag(table.g, 1, 'noReactions'),
      heroFlag(table.g, 0, 'noSteppingIn'),
    ]).toEqual([2, true, true]);
  },
  nestInTheWall() {
    const paid = either(find('nestInTheWall', { heroes: 'ab' }), 0);
    expect(paid.play(0, 'pay', paid.card(0, 0), paid.card(0, 1)).hand(0)).toBe(1);
    const table = find('nestInTheWall', { heroes: 'ab' }, { hands: [punches(1), []] });
    // FZ-KD-13: who cannot pay has no choice.
    expect(either(table, 0).where(minion(1))).toBe('a');
  },
};

describe('events', () => {
  it('nineteen, every one is tried below', () => {
    expect(CONTENT.events.reduce((sum, { copies = 1 }) => sum + copies, 0)).toBe(19);
    expect(Object.keys(WORKS).sort()).toEqual(CONTENT.events.map(({ id }) => id).sort());
  });
  for (const [id, works] of Object.entries(WORKS)) it(id, works);
});
