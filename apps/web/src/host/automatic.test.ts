import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { Player, TableFrame } from './api.ts';
import { games } from './games.ts';
import { guest, idOf, ME, newRaid, stand, type TestHost } from './testing/stand.ts';

const raid = async (s: TestHost, ...[players, some]: Parameters<typeof newRaid>): Promise<string> =>
  idOf(await s.host.create(newRaid(players, some)));

/** Two of three trades are taken: there is one left for the third. */
const TWO_TAKEN = { 0: { trade: [0] }, 1: { trade: [2] } };

describe('a choice of one', () => {
  it('is made for who wants no idle questions, and asked of who does', async () => {
    const asked = stand();
    await asked.open(await raid(asked, [ME, ME, ME], { presets: TWO_TAKEN }), 2);
    const { title, options } = await asked.question();
    expect(title).toBe('Raider 2: main.trade');
    expect(options.map(({ key }) => key)).toEqual(['trade 1']);

    await asked.host.passing(true);
    expect((await asked.rest()).awaited).toMatchObject([{ seat: 0 }]);
    const lines = asked.frames.flatMap(({ narration }) => narration.flatMap(({ line }) => line));
    expect(lines).toContain('Raider 2 is of trade 1');
  });

  it('is nothing that the person chose and could take back', async () => {
    const s = stand();
    await s.host.passing(true);
    await s.open(await raid(s, [guest('Bo'), guest('Cy'), ME], { presets: TWO_TAKEN }), 2);
    const { undo, awaited } = await s.rest();
    expect(awaited).toMatchObject([{ seat: 0 }]);
    expect(undo).toBe(0);
    expect(await s.host.undo()).toMatchObject({ code: 'nothing-to-undo' });
  });

  it('is not made where there is more to choose from, or something to be confirmed', async () => {
    const s = stand();
    await s.host.passing(true);
    await s.open(await raid(s, [ME, ME], { presets: { 0: { trade: [0] } } }), 1);
    expect((await s.question()).options.map(({ key }) => key)).toEqual(['trade 1', 'trade 2']);
    await s.answer('trade', 1);
    await s.host.look(0);
    expect((await s.question()).options.length).toBeGreaterThan(1);
  });
});

describe('the Invader of DOOM', () => {
  const EASY: Player = { kind: 'bot', level: 'easy' };
  const sitDown = async (): Promise<TestHost> => {
    const s = stand(undefined, { games });
    await s.host.passing(true);
    const created = await s.host.create({
      game: 'doom',
      mission: 'kneeDeepInTheDead',
      switches: { recommended: true },
      players: [ME, EASY],
      presets: {},
      deal: 'doom',
    });
    await s.open(idOf(created), 0);
    return s;
  };
  /** Ends what can be ended, and takes the first of everything else. */
  const answerOrEnd = async (
    s: TestHost,
    { options, composed }: NonNullable<TableFrame['question']>,
  ): Promise<void> => {
    const [split] = composed;
    if (split?.form === 'split') {
      let left = split.total;
      const amounts = split.items.map(({ cap = left }) => {
        const amount = Math.min(cap, left);
        left -= amount;
        return amount;
      });
      return s.answer(split.answer, ...amounts);
    }
    if (options.length === 0) return s.answer(split.answer);
    return s.answer(...(options.find(({ closing }) => closing === true) ?? options[0]).answer);
  };

  it('is not asked for the cards that the mission recommends', async () => {
    const s = await sitDown();
    // Both come before the first thing that he has to think about.
    expect((await s.question()).title).not.toMatch(/in secret/);
    expect((await s.rest()).n).toBeGreaterThan(2);
  });

  it('takes back what he chose behind the demon that was left to activate', async () => {
    const s = await sitDown();
    for (let n = 0; n < 60; n++) {
      const before = await s.rest();
      if (before.question === null) throw new Error('nobody is asked');
      await answerOrEnd(s, before.question);
      const after = await s.rest();
      const isAct = ({ question }: TableFrame) => / left\. What now\?$/.test(question?.title ?? '');
      // He ended the activation of one demon and is asked about the last one, which nobody had to choose.
      if (!isAct(before) || !isAct(after) || after.undo === 0) continue;
      expect(after.n).toBeGreaterThan(before.n + 1);
      expect(await s.host.undo()).toBeNull();
      expect((await s.rest()).question?.title).toBe(before.question.title);
      return;
    }
    throw new Error('it never came to that');
  });
});
