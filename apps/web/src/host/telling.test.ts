import 'fake-indexeddb/auto';
import type { SeenEvent } from '@sightline/kernel';
import type { Narration, TableGame } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { isFault, type LogLine, type TableFrame } from './api.ts';
import { write } from './log.ts';
import type { Raid } from './testing/raid.ts';
import { raidTable } from './testing/raid-table.ts';
import { BOT, idOf, ME, newRaid, raidShelf, stand, type TestHost } from './testing/stand.ts';

/** The same game, in which the steps of a raider are told as one. */
const table: TableGame<Raid> = {
  ...raidTable,
  tell: (at, e) =>
    e.kind === 'went'
      ? {
          line: [`Raider ${Number(e.fields.seat)} goes to ${Number(e.fields.to)}: ${Number(e.fields.steps)}`],
          tone: 'plain',
          effects: [],
        }
      : raidTable.tell(at, e),
  joined(before: SeenEvent, e: SeenEvent) {
    const steps = before.kind === 'stepped' ? 1 : before.kind === 'went' ? Number(before.fields.steps) : 0;
    if (steps === 0 || e.kind !== 'stepped' || before.fields.seat !== e.fields.seat) return null;
    return { kind: 'went', fields: { ...e.fields, steps: steps + 1 } };
  },
};
const walkers = (): TestHost => stand(undefined, { games: { raid: async () => ({ ...raidShelf, table }) } });

const wordsOf = ({ line }: Pick<Narration, 'line'>): string =>
  line.map((part) => (typeof part === 'string' ? part : part.text)).join('');
const walksIn = (log: readonly LogLine[]): readonly string[] =>
  log.map(({ narration }) => wordsOf(narration)).filter((line) => /Raider 0 (steps|goes)/.test(line));

/** The log as the page keeps it: what was there, and every frame since. */
function kept(log: readonly LogLine[], frames: readonly TableFrame[]): readonly LogLine[] {
  const lines = [...log];
  for (const frame of frames) {
    write(lines, frame.n, frame.narration);
    if (frame.log !== undefined) lines.splice(0, lines.length, ...frame.log);
  }
  return lines;
}

async function replayed(s: TestHost, id: string) {
  const opened = await s.host.openReplay(id);
  if (isFault(opened)) throw new Error(opened.fault);
  return opened;
}

describe('a walk', () => {
  const sitDown = async (s: TestHost) => {
    const id = idOf(await s.host.create(newRaid([ME, BOT], { presets: { 0: { trade: [0] } } })));
    const { log } = await s.open(id, 0);
    await s.rest();
    return { id, log };
  };

  it('is one line, step by step or all at once, and so is what it is told again as', async () => {
    const s = walkers();
    const { id, log } = await sitDown(s);
    await s.answer('step', 1);
    const first = await s.rest();
    expect(first.narration.map(wordsOf)).toEqual(['Raider 0 steps to 1']);
    await s.answer('step', 0);
    expect((await s.rest()).narration).toMatchObject([{ line: ['Raider 0 goes to 0: 2'], again: true }]);
    expect(walksIn(kept(log, s.frames))).toEqual(['Raider 0 goes to 0: 2']);
    await s.host.leave();
    const again = await s.open(id, 0);
    expect(walksIn(again.log)).toEqual(['Raider 0 goes to 0: 2']);
    // It goes on after the table was left.
    const { question } = await s.rest();
    await s.host.answer(question?.id ?? -1, [['step', 1]]);
    expect((await s.rest()).narration).toMatchObject([{ line: ['Raider 0 goes to 1: 3'], again: true }]);
  });

  it('of several steps in one go is told as it begins', async () => {
    const s = walkers();
    const { log } = await sitDown(s);
    const { question } = await s.rest();
    await s.host.answer(question?.id ?? -1, [
      ['step', 1],
      ['step', 0],
      ['step', 1],
    ]);
    const { narration } = await s.rest();
    expect(narration.map(wordsOf)).toEqual(['Raider 0 goes to 1: 3', '', '']);
    expect(narration.some(({ again }) => again)).toBe(false);
    expect(walksIn(kept(log, s.frames))).toEqual(['Raider 0 goes to 1: 3']);
  });

  it('is shorter once a step is taken back', async () => {
    const s = walkers();
    const { log } = await sitDown(s);
    await s.answer('step', 1);
    await s.answer('step', 0);
    await s.host.undo();
    await s.rest();
    expect(walksIn(kept(log, s.frames))).toEqual(['Raider 0 steps to 1']);
    await s.answer('step', 0);
    expect((await s.rest()).narration).toMatchObject([{ line: ['Raider 0 goes to 0: 2'], again: true }]);
  });

  it('is one line in a replay too, and each moment of it tells how far it has come', async () => {
    const s = walkers();
    const { id } = await sitDown(s);
    await s.answer('step', 1);
    const { n } = await s.rest();
    await s.answer('step', 0);
    await s.host.leave();
    const { log } = await replayed(s, id);
    expect(walksIn(log)).toEqual(['Raider 0 goes to 0: 2']);
    expect(log.find(({ narration }) => wordsOf(narration).includes('goes'))?.n).toBe(n + 1);
    const narration = async (moment: number) => {
      const found = await s.host.moment(moment, 0);
      if (isFault(found)) throw new Error(found.fault);
      return found.narration.map(wordsOf);
    };
    expect(await narration(n)).toEqual(['Raider 0 steps to 1']);
    expect(await narration(n + 1)).toEqual(['Raider 0 goes to 0: 2']);
  });

  it('ends with whatever comes between', async () => {
    const s = walkers();
    const { log } = await sitDown(s);
    await s.answer('step', 1);
    await s.answer('try');
    for (let n = 0; n < 20; n++) {
      const { question } = await s.rest();
      if (question?.title.includes('turn.act')) break;
      await s.answer('pass');
    }
    await s.answer('step', 0);
    expect(walksIn(kept(log, s.frames))).toEqual(['Raider 0 steps to 1', 'Raider 0 steps to 0']);
  });
});
