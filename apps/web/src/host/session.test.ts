import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { isFault, type TableFrame } from './api.ts';
import { nextTo } from './testing/raid.ts';
import { raidTable } from './testing/raid-table.ts';
import { BOT, guest, idOf, ME, newRaid, raidShelf, stand, type TestHost } from './testing/stand.ts';

async function raid(s: TestHost, ...[players, some]: Parameters<typeof newRaid>): Promise<string> {
  return idOf(await s.host.create(newRaid(players, some)));
}
const lines = (s: TestHost) => s.frames.flatMap(({ narration }) => narration.flatMap(({ line }) => line));
const TRADES = { 0: { trade: [0] }, 1: { trade: [1] }, 2: { trade: [2] } };

describe('a match against a bot', () => {
  it('asks the person, lets the bot answer, and sends a frame after every input', async () => {
    const s = stand();
    const opened = await s.open(await raid(s, [ME, BOT]), 0);
    expect(opened.frame.question?.title).toBe('Raider 0: main.trade');
    await s.answer('trade', 1);
    const frame = await s.rest();
    expect(s.frames.map(({ n }) => n)).toEqual(s.frames.map((_, i) => i));
    expect(frame.question?.title).toBe('Raider 0: turn.act');
    expect(frame.awaited).toEqual([{ seat: 0, name: 'Raider 0', person: true }]);
    expect(lines(s)).toContain('Round 1');
  });

  it('is the same match for the same deal and answers', async () => {
    const narration = [];
    for (const name of ['one', 'two']) {
      const s = stand(name);
      await s.open(await raid(s, [ME, BOT, BOT]), 0);
      for (let n = 0; n < 4; n++) await s.answer(...(await s.question()).options.slice(-1)[0].answer);
      await s.rest();
      narration.push(lines(s));
    }
    expect(narration[0]).toEqual(narration[1]);
    expect(narration[0].length).toBeGreaterThan(8);
  });

  it('lets requests in between the inputs of bots', async () => {
    let breaths = 0;
    const s = stand('breathing', {
      breathe: async () => {
        breaths++;
      },
    });
    await s.open(await raid(s, [BOT, BOT], { mission: '5' }), null);
    const frame = await s.rest();
    expect(frame.ending).not.toBeNull();
    expect(breaths).toBeGreaterThanOrEqual(frame.n);
  });

  it('goes to its end, says who won, and asks nobody any more', async () => {
    const s = stand();
    await s.open(await raid(s, [ME, BOT], { presets: TRADES }), 0);
    while ((await s.rest()).ending === null) {
      const { options } = await s.question();
      await s.answer(...options[options.length - 1].answer);
    }
    const { ending, question, awaited, undo } = await s.rest();
    expect(ending?.title).toMatch(/^Won by Raider/);
    expect([question, awaited, undo]).toEqual([null, [], 0]);
    expect(await s.host.answer(0, [['wait']])).toMatchObject({ code: 'match-over' });
  });

  it('says what is being waited for, while nobody here is asked', async () => {
    const s = stand('waiting', { breathe: () => new Promise(() => {}) });
    const opened = await s.open(await raid(s, [BOT, ME]), 1);
    expect(opened.frame.question).toBeNull();
    expect(opened.frame.waiting).toBe('Others act');
    expect(opened.frame.awaited).toEqual([{ seat: 0, name: 'Raider 0', person: false }]);
  });

  it('a bot may take a seat over, and give it back', async () => {
    const s = stand();
    const id = await raid(s, [ME, BOT], { presets: TRADES, mission: '50' });
    await s.open(id, 0);
    await s.question();
    await s.host.seat(0, BOT);
    await s.host.seat(0, ME);
    const { n, question, viewpoint } = await s.rest();
    expect(question).not.toBeNull();
    expect(viewpoint).toBe(0);
    await s.host.seat(0, BOT);
    expect((await s.rest()).n).toBeGreaterThan(n);
    // Whose seat it was goes on looking, but is asked nothing.
    expect(s.frames.at(-1)?.viewpoint).toBe(0);
    expect(await s.host.answer(0, [['wait']])).toMatchObject({ code: expect.any(String) });
  });

  it('a bot of a level that is not there any more is played by another', async () => {
    const s = stand();
    await s.open(await raid(s, [{ kind: 'bot', level: 'gone' }, ME]), 1);
    expect((await s.question()).seat).toBe(1);
  });

  it('gives up', async () => {
    const s = stand();
    await s.open(await raid(s, [ME, BOT]), 0);
    expect(await s.host.resign(1)).toMatchObject({ code: 'cannot-resign' });
    expect(await s.host.resign(7)).toMatchObject({ code: 'no-such-seat' });
    expect(await s.host.resign(0)).toBeNull();
    expect((await s.rest()).ending?.rule).toBe('resigned');
  });

  it('sends nothing after it was left', async () => {
    const s = stand('left', { breathe: () => new Promise((done) => setTimeout(done, 5)) });
    await s.open(await raid(s, [BOT, BOT], { mission: '50' }), null);
    await s.host.leave();
    const sent = s.frames.length;
    await new Promise((done) => setTimeout(done, 40));
    expect(s.frames).toHaveLength(sent);
    expect(await s.host.answer(0, [['wait']])).toMatchObject({ code: 'not-asked' });
    expect(await s.host.preview([['wait']])).toBeNull();
  });
});

describe('what was settled beforehand', () => {
  it('is answered for the seat', async () => {
    const s = stand();
    await s.open(await raid(s, [ME, BOT], { presets: TRADES }), 0);
    expect((await s.question()).title).toBe('Raider 0: turn.act');
    expect(lines(s)).toEqual(expect.arrayContaining(['Raider 0 is of trade 0', 'Raider 1 is of trade 1']));
  });

  it('is asked after all where the rules forbid it', async () => {
    const s = stand();
    await s.open(await raid(s, [ME, ME], { presets: { 0: { trade: [1] }, 1: { trade: [1] } } }), 1);
    const { title, options } = await s.question();
    expect(title).toBe('Raider 1: main.trade');
    expect(options.map(({ key }) => key)).toEqual(['trade 0', 'trade 2']);
  });
});

describe('answers', () => {
  it('that are refused say why, in words where a rule forbids', async () => {
    const s = stand();
    await s.open(await raid(s, [ME, BOT], { presets: TRADES }), 0);
    const { id } = await s.question();
    expect(await s.host.answer(id, [['step', 5]])).toEqual({
      text: 'Too far from 0.',
      rule: 'RD-03',
      code: 'not-offered',
    });
    expect(await s.host.answer(id, [['fly', 5]])).toEqual({ text: '', rule: null, code: 'no-such-choice' });
    expect(await s.host.answer(id - 1, [['step', 1]])).toEqual({
      text: '',
      rule: null,
      code: 'old-decision',
    });
    expect(await s.host.answer(id, [])).toMatchObject({ code: 'malformed' });
    await s.host.look(null);
    expect(await s.host.answer(id, [['step', 1]])).toMatchObject({ code: 'not-asked' });
  });

  it('several in a row are one input', async () => {
    const s = stand();
    await s.open(await raid(s, [ME, BOT], { presets: TRADES }), 0);
    const { id } = await s.question();
    const { n } = await s.rest();
    expect(
      await s.host.answer(id, [
        ['step', 1],
        ['step', 2],
      ]),
    ).toBeNull();
    const frame = await s.rest();
    expect([frame.n, frame.scene.pieces[0].x]).toEqual([n + 1, 2]);
    expect(frame.narration.map(({ line }) => line[0])).toEqual([
      'Raider 0 steps to 1',
      'Raider 0 steps to 2',
    ]);
    expect(frame.undo).toBe(1);
  });

  it('are told beforehand whether they can be taken back', async () => {
    const s = stand();
    await s.open(await raid(s, [ME, BOT], { presets: TRADES }), 0);
    const { options } = await s.question();
    expect(options.map(({ key, final }) => [key, final])).toEqual([
      ['step 1', false],
      ['try', true],
      // it draws a card
      ['wait', true],
    ]);
  });
});

describe('undo', () => {
  it('takes back what the person did, with its lines in the log', async () => {
    const s = stand();
    await s.open(await raid(s, [ME, BOT], { presets: TRADES }), 0);
    await s.answer('step', 1);
    await s.answer('step', 2);
    expect((await s.rest()).undo).toBe(2);
    expect(await s.host.undo()).toBeNull();
    const frame = await s.rest();
    expect([frame.undo, frame.scene.pieces[0].x]).toEqual([1, 1]);
    const log = frame.log?.map(({ narration }) => narration.line[0]);
    expect(log).toContain('Raider 0 steps to 1');
    expect(log).not.toContain('Raider 0 steps to 2');
    await s.host.undo();
    expect(await s.host.undo()).toMatchObject({ code: 'nothing-to-undo' });
  });

  it('that goes no further says why, and after what', async () => {
    const s = stand();
    await s.open(await raid(s, [ME, BOT], { presets: TRADES }), 0);
    // What was settled beforehand nobody has done.
    expect((await s.rest()).noUndo).toEqual({ because: 'begun', after: '' });
    await s.answer('step', 1);
    expect((await s.rest()).noUndo).toBeUndefined();
    await s.answer('try');
    const reasons = s.frames.flatMap(({ noUndo }) => noUndo ?? []);
    expect(reasons).toContainEqual({ because: 'chance', after: expect.stringMatching(/^Raider 0 rolls/) });
    // It stays so, whatever others do since.
    expect((await s.rest()).noUndo?.because).toBe('chance');
  });

  it('goes back behind what was answered for the seat, to what the person chose', async () => {
    const s = stand();
    // The first seat chooses; the second, of the same person, has settled everything.
    await s.open(await raid(s, [ME, ME], { presets: { 1: { trade: [1] } } }), 0);
    await s.answer('trade', 0);
    const { question, undo } = await s.rest();
    expect(question?.title).toBe('Raider 0: turn.act');
    // The last input is of the other seat: the kernel lets nobody take back behind another's.
    expect(undo).toBe(0);
  });

  it('is for the person: with two seats, whichever of them acted last', async () => {
    const s = stand();
    await s.open(await raid(s, [ME, ME]), 0);
    await s.answer('trade', 0);
    await s.host.look(1);
    expect((await s.rest()).undo).toBe(1);
    expect(await s.host.undo()).toBeNull();
    expect((await s.rest()).awaited).toMatchObject([{ seat: 0 }]);
  });
});

describe('passing for who can do nothing else', () => {
  /** Plays every card that fits, so that windows come in which none does. */
  const playOn = async (s: TestHost) => {
    const { options } = await s.question();
    await s.answer(...(options.find(({ verb }) => verb === 'try') ?? options[0]).answer);
  };
  const isBare = ({ question }: TableFrame) =>
    question?.options.every(({ verb }) => verb === 'pass') ?? false;
  const sitDown = async (s: TestHost) => {
    await s.open(await raid(s, [BOT, ME], { presets: TRADES, mission: '6' }), 1);
  };

  it('is not done unless they want it, and is done at once when they do', async () => {
    const s = stand();
    await sitDown(s);
    while (!isBare(await s.rest())) await playOn(s);
    const { n } = await s.rest();
    await s.host.passing(true);
    expect((await s.rest()).n).toBeGreaterThan(n);
  });

  it('spares them every window in which they could do nothing', async () => {
    const s = stand();
    await s.host.passing(true);
    await sitDown(s);
    while ((await s.rest()).ending === null) {
      expect(isBare(await s.rest())).toBe(false);
      await playOn(s);
    }
  });

  it('is no obstacle to undo, which goes back to what they chose', async () => {
    const s = stand();
    await s.host.passing(true);
    const id = await raid(s, [ME, BOT], { presets: TRADES });
    await s.open(id, 0);
    await s.answer('step', 1);
    await s.answer('step', 2);
    const { n } = await s.rest();
    // The wire could only be passed.
    expect(s.frames.slice(-2).map(({ narration }) => narration.length)).toEqual([1, 0]);
    expect((await s.rest()).undo).toBe(2);
    // Nor is it after the match was closed and opened again.
    await s.host.leave();
    expect((await s.open(id, 0)).frame.undo).toBe(2);
    expect(await s.host.undo()).toBeNull();
    const frame = await s.rest();
    expect([frame.scene.pieces[0].x, frame.undo, frame.n]).toEqual([1, 1, n + 2]);
  });
});

describe('what is under the pointer', () => {
  it('is previewed, inspected, and explained where it is forbidden', async () => {
    const s = stand();
    await s.open(await raid(s, [ME, BOT], { presets: TRADES }), 0);
    await s.question();
    expect(await s.host.preview([['step', 1]])).toEqual({ title: 'step 1' });
    expect((await s.host.inspect('piece:1'))?.title).toBe('Round 1 piece:1');
    expect(await s.host.whyNot('cell:4')).toEqual({ text: 'Too far from 0.', rule: 'RD-03' });
    expect(await s.host.whyNot('card:4')).toEqual({ text: '', rule: null });
    expect(await s.host.whyNot('cell:1')).toBeNull();
    await s.host.look(null);
    expect(await s.host.preview([['step', 1]])).toBeNull();
    expect(await s.host.whyNot('cell:4')).toEqual({ text: '', rule: null });
  });

  it('is explained without its facts where the rule can not compute them, and the error is logged', async () => {
    const s = stand('lenient', { strict: false });
    await s.open(await raid(s, [ME, BOT], { presets: TRADES }), 0);
    await s.question();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const facts = vi.spyOn(nextTo, 'because').mockImplementation(() => {
      throw new Error('oh');
    });
    expect(await s.host.whyNot('cell:4')).toEqual({ text: 'Too far from ….', rule: 'RD-03' });
    expect(logged.mock.calls).toMatchObject([[{ name: 'CheckError', rule: 'RD-03' }]]);
    facts.mockRestore();
    logged.mockRestore();
  });

  it('is explained by what has to come first, if the game says so', async () => {
    const table = { ...raidTable, hint: () => ({ text: 'Wait for the dark.', rule: 'RD-07' }) };
    const s = stand('hinting', { games: { raid: () => Promise.resolve({ ...raidShelf, table }) } });
    await s.open(await raid(s, [ME, BOT], { presets: TRADES }), 0);
    await s.question();
    expect(await s.host.whyNot('cell:4')).toEqual({ text: 'Wait for the dark.', rule: 'RD-07' });
    expect(await s.host.whyNot('cell:1')).toBeNull();
  });
});

describe('people at one screen', () => {
  it('need curtains if they have something to hide from each other', async () => {
    for (const [players, curtains] of [
      [[ME, guest('Bo')], true],
      [[ME, BOT], false],
      [[ME, ME], false],
      [[guest('Bo'), guest('Bo'), BOT], false],
      [[guest('Bo'), guest('Cy')], true],
    ] as const) {
      const s = stand();
      expect((await s.open(await raid(s, players), null)).curtains).toBe(curtains);
    }
  });

  it('are called by their names, and change places behind the curtain', async () => {
    const s = stand();
    const { seats } = await s.open(await raid(s, [ME, guest('Bo')], { presets: TRADES }), null);
    expect(seats.map(({ name }) => name)).toEqual(['Raider 0', 'Bo']);
    expect((await s.rest()).question).toBeNull();
    await s.host.look(0);
    await s.answer('wait');
    expect((await s.rest()).awaited).toEqual([{ seat: 1, name: 'Bo', person: true }]);
    await s.host.look(null);
    expect((await s.rest()).viewpoint).toBeNull();
    await s.host.look(1);
    expect((await s.rest()).question?.seat).toBe(1);
  });

  it('nobody gets the viewpoint of a bot, or of everybody, before it is over', async () => {
    const s = stand();
    await s.open(await raid(s, [ME, BOT]), 1);
    for (const viewpoint of [1, 'all', 9, -1] as const) {
      await s.host.look(viewpoint);
      expect((await s.rest()).viewpoint).toBeNull();
    }
    await s.host.resign(0);
    for (const viewpoint of [1, 'all'] as const) {
      await s.host.look(viewpoint);
      expect((await s.rest()).viewpoint).toBe(viewpoint);
    }
  });
});

describe('another language', () => {
  it('sends the table and the whole log anew', async () => {
    const s = stand();
    await s.open(await raid(s, [ME, BOT], { presets: TRADES }), 0);
    await s.answer('step', 1);
    const { n } = await s.rest();
    await s.host.speak('ru');
    const frame = await s.rest();
    expect(frame.n).toBe(n);
    expect(frame.scene.header.title).toBe('ру Raid');
    expect(frame.log?.at(-1)?.narration.line).toEqual(['ру Raider 0 steps to 1']);
    expect(frame.question?.title).toMatch(/^ру/);
  });
});

describe('what can’t be created', () => {
  it('is told', async () => {
    const { host } = stand();
    expect(await host.create(newRaid([ME, BOT], { game: 'chess' }))).toMatchObject({ fault: 'other-game' });
    expect(await host.create(newRaid([ME, BOT], { mission: 'none' }))).toMatchObject({ fault: 'failed' });
    expect(await host.create(newRaid([ME]))).toMatchObject({ fault: 'failed' });
    expect(isFault(await host.open('nothing', 0, () => {}))).toBe(true);
    await expect(host.form('chess')).rejects.toThrow();
  });
});
