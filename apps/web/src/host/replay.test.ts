import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { isFault, type OpenedReplay, type PastMoment, type Viewpoint } from './api.ts';
import { BOT, guest, idOf, lineOf, longRaid, ME, newRaid, stand, type TestHost } from './testing/stand.ts';

const TRADES = { 0: { trade: [0] }, 1: { trade: [1] } };

/** A match that bots have played to its end. */
async function played(s: TestHost, rounds: number): Promise<string> {
  const id = idOf(await s.host.create(newRaid([BOT, BOT], { mission: String(rounds) })));
  await s.open(id, null);
  await s.rest();
  await s.host.leave();
  return id;
}
async function replay(s: TestHost, id: string): Promise<OpenedReplay> {
  const opened = await s.host.openReplay(id);
  if (isFault(opened)) throw new Error(opened.fault);
  return structuredClone(opened);
}
async function moment(s: TestHost, n: number, viewpoint: Viewpoint): Promise<PastMoment> {
  const found = await s.host.moment(n, viewpoint);
  if (isFault(found)) throw new Error(found.fault);
  return structuredClone(found);
}
const cardsOf = ({ scene }: PastMoment) =>
  scene.hand.groups.map(({ cards }) => cards.map(({ title }) => title));

describe('looking back at a match', () => {
  it('shows every moment as it was, with what happened then', async () => {
    const s = stand();
    const id = await played(s, 3);
    const { inputs, over, log } = await replay(s, id);
    expect([inputs, over]).toEqual([s.frames.at(-1)?.n, true]);
    for (const frame of s.frames.slice(1)) {
      const then = await moment(s, frame.n, null);
      expect(then.scene).toEqual(frame.scene);
      expect(then.narration).toEqual(frame.narration);
      expect(then.ending).toEqual(frame.ending);
    }
    expect(log.length).toBeGreaterThan(inputs);
    expect((await s.host.inspectMoment('piece:0'))?.title).toMatch(/^Round 3/);
    await moment(s, 3, null);
    expect((await s.host.inspectMoment('piece:0'))?.title).toMatch(/^Round 1/);
    expect(await s.host.moment(inputs + 1, null)).toMatchObject({ fault: 'failed' });
    expect(await stand().host.moment(0, null)).toMatchObject({ fault: 'no-such-match' });
  });

  it('marks where rounds begin', async () => {
    const s = stand();
    const { chapters } = await replay(s, await played(s, 3));
    expect(chapters.map(({ label }) => label)).toEqual(['Round 0', 'Round 1', 'Round 2', 'Round 3']);
    for (const { n, label } of chapters) expect((await moment(s, n, null)).scene.header.kicker).toBe(label);
    expect((await moment(s, chapters[2].n - 1, null)).scene.header.kicker).toBe('Round 1');
  });

  it('opens all hands when it is over: what one seat knows, and nothing that nobody does', async () => {
    const s = stand();
    const { log } = await replay(s, await played(s, 2));
    const [zero, one, all] = [await moment(s, 5, 0), await moment(s, 5, 1), await moment(s, 5, 'all')];
    expect(cardsOf(zero)[1].every((title) => title === 'a card')).toBe(true);
    expect(cardsOf(all)).toEqual([cardsOf(zero)[0], cardsOf(one)[1]]);
    expect(log.some(({ narration }) => /draws \d/.test(lineOf(narration)))).toBe(true);
    expect(log.some(({ narration }) => /draws a card/.test(lineOf(narration)))).toBe(false);
  });

  it('of a running match is for the seats of the person alone', async () => {
    const s = stand();
    const id = idOf(
      await s.host.create(newRaid([ME, BOT, guest('Bo')], { presets: { ...TRADES, 2: { trade: [2] } } })),
    );
    await s.open(id, 0);
    await s.question();
    const { over, log } = await replay(s, id);
    expect(over).toBe(false);
    expect(log.filter(({ narration }) => /^It is/.test(lineOf(narration)))).toHaveLength(2);
    for (const viewpoint of [0, null] as const)
      expect(isFault(await s.host.moment(1, viewpoint))).toBe(false);
    for (const viewpoint of [1, 2, 'all'] as const)
      expect(await s.host.moment(1, viewpoint)).toMatchObject({ fault: 'not-over' });
    await s.host.resign(0);
    await replay(s, id);
    for (const viewpoint of [1, 2, 'all'] as const)
      expect(isFault(await s.host.moment(1, viewpoint))).toBe(false);
  });

  it('shows what was undone, but leaves it out of the log', async () => {
    const s = stand();
    const id = idOf(await s.host.create(newRaid([ME, BOT], { presets: TRADES })));
    await s.open(id, 0);
    await s.answer('step', 1);
    const { n } = await s.rest();
    await s.host.undo();
    const { log } = await replay(s, id);
    expect((await moment(s, n, 0)).scene.pieces[0].x).toBe(1);
    expect((await moment(s, n + 1, 0)).scene.pieces[0].x).toBe(0);
    expect(log.some(({ narration }) => narration.line[0] === 'Raider 0 steps to 1')).toBe(false);
  });

  // A measure that somebody else's work disturbed is taken again.
  it('goes anywhere in a long match at once', { retry: 2 }, async () => {
    const s = stand();
    const id = idOf(await s.host.take(longRaid(400)));
    const began = performance.now();
    const { inputs, chapters } = await replay(s, id);
    const opened = performance.now() - began;
    expect(inputs).toBeGreaterThan(2000);
    expect(chapters).toHaveLength(401);
    const took = [];
    for (let n = inputs; n >= 0; n -= 97) took.push((await moment(s, n, 'all')).took);
    took.sort((a, b) => a - b);
    // One of many may meet the collector of garbage, or a neighbour on the same machine.
    expect(took[Math.floor(took.length * 0.9)]).toBeLessThan(50);
    expect(opened).toBeLessThan(2000);
  });

  it('speaks the language that is spoken now', async () => {
    const s = stand();
    await replay(s, await played(s, 1));
    await s.host.speak('ru');
    expect((await moment(s, 3, null)).scene.header.title).toBe('ру Raid');
  });
});

describe('going on from an earlier moment', () => {
  it('is a match of its own, with dice of its own', async () => {
    const s = stand();
    const id = await played(s, 3);
    await replay(s, id);
    const then = await moment(s, 6, 0);
    const fork = idOf(await s.host.fork(6, [ME, BOT]));
    expect(fork).not.toBe(id);
    const opened = await s.open(fork, 0);
    expect(opened.frame.n).toBe(6);
    expect(opened.frame.scene).toEqual(then.scene);
    const { n } = await s.rest();
    expect((await stand().host.lists()).matches).toEqual([]);
    await s.host.leave();
    expect((await s.open(fork, 0)).frame.n).toBe(n);
    expect((await s.host.lists()).matches).toHaveLength(2);
  });

  it('of a running match keeps its secrets: not its future, nor the hand of who is no person here', async () => {
    const s = stand();
    const id = idOf(await s.host.create(newRaid([ME, BOT], { presets: TRADES })));
    await s.open(id, 0);
    await s.answer('wait');
    await s.rest();
    await replay(s, id);
    expect(await s.host.fork(2, [ME, ME])).toMatchObject({ fault: 'not-over' });
    const fork = idOf(await s.host.fork(2, [ME, BOT]));
    expect((await s.open(fork, 0)).frame.question?.title).toBe('Raider 0: turn.act');
    await s.answer('wait');
    const { n } = await s.rest();
    // It is closed and opened again, though its past has no seed.
    await s.host.leave();
    expect((await s.open(fork, 0)).frame.n).toBe(n);
    const file = await s.host.file(fork);
    expect(isFault(file) ? '' : file.text).toContain('"seed":null');
  });

  it('is refused where it makes no sense', async () => {
    const s = stand();
    expect(await s.host.fork(0, [ME, BOT])).toMatchObject({ fault: 'no-such-match' });
    await replay(s, await played(s, 1));
    expect(await s.host.fork(0, [ME])).toMatchObject({ fault: 'failed' });
    expect(await s.host.fork(999, [ME, BOT])).toMatchObject({ fault: 'failed' });
  });
});
