import 'fake-indexeddb/auto';
import { type Answer, Match, seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { type Frame, isFault, type Room } from '../api.ts';
import type { Environment } from '../environment.ts';
import { games } from '../games.ts';
import { write } from '../log.ts';
import { FakeServer, raidFor, type Sits, settled } from '../testing/fake-server.ts';
import { offered } from '../testing/offered.ts';
import { idOf, lineOf, ME, newRaid, type Stand, stand } from '../testing/stand.ts';

interface AtTable extends Stand {
  readonly rooms: Room[];
  readonly room: () => Room;
  pass(ms: number): Promise<void>;
  /** the log as the table has it now: what was told, and what was sent anew */
  log(): string[];
}

/** Somebody sits down at the server's table, as the page does it. */
async function join(server: FakeServer, person: string, env: Partial<Environment> = {}): Promise<AtTable> {
  const line = server.line(person);
  const s = stand(undefined, { line, ...env });
  const rooms: Room[] = [];
  const opened = await s.host.openOnline(
    server.listed(person),
    (frame) => s.frames.push(structuredClone(frame)),
    (room) => rooms.push(structuredClone(room)),
  );
  if (isFault(opened)) throw new Error(opened.fault);
  s.frames.unshift(structuredClone(opened.frame));
  await settled();
  const room = () => rooms.at(-1) as Room;
  const log = () => {
    let lines = [...opened.log];
    for (const { n, told, log: anew } of s.frames.slice(1)) {
      write(lines, n, told);
      if (anew !== undefined) lines = [...anew];
    }
    return lines.map((each) => lineOf(each.told));
  };
  return { ...s, rooms, room, log, pass: (ms) => line.pass(ms) };
}

const last = (s: AtTable): Frame => s.frames.at(-1) as Frame;
const TRADING: Answer[] = [
  ['trade', 0],
  ['trade', 1],
];

/** A running match in which all have a trade. */
function running(sits: readonly Sits[], rounds?: number): FakeServer {
  const server = new FakeServer(sits, raidFor(sits.length, rounds));
  for (const [seat, answer] of TRADING.entries()) server.answer(seat, ...answer);
  return server;
}

/** What a frame says; the world around it may differ. */
const said = ({ awaited, log: _, noUndo: __, ...frame }: Frame) => ({
  ...frame,
  awaited: awaited.map((a) => a.seat),
});

describe('an online table', () => {
  /** Plays a match here and there, with the same answers, and compares all that is shown from all own seats. */
  async function playTwice(far: AtTable, home: Stand, id: string, turns: number): Promise<void> {
    await home.open(id, 0);
    await far.host.look(0);
    for (let turn = 0; turn < turns && last(far).ending === null; turn++) {
      const here = await home.rest();
      await settled();
      const there = last(far);
      expect(said(there)).toEqual(said(here));
      const [awaited] = there.awaited;
      if (awaited.seat !== there.eyes) {
        for (const { host } of [far, home]) await host.look(awaited.seat);
        continue;
      }
      const { question } = there;
      if (question === null) throw new Error('nobody is asked');
      const answer = offered(question, turn);
      for (const { host } of [far, home]) expect(await host.answer(question.id, [answer])).toBeNull();
    }
    await settled();
    expect(said(last(far))).toEqual(said(await home.rest()));
    await home.host.look(null);
    await home.host.look(last(far).eyes);
    expect(far.log()).toEqual((await home.rest()).log?.map(({ told }) => lineOf(told)));
  }

  it('shows the same frames as a table at home, seat for seat, to the end', async () => {
    const server = new FakeServer(['Ann', 'Ann'], raidFor(2, 2));
    const home = stand();
    const far = await join(server, 'Ann');
    await playTwice(far, home, idOf(await home.host.create(newRaid([ME, ME], { mission: '2' }))), 200);
    expect(last(far).ending).not.toBeNull();
  });

  it('shows the same frames of DOOM', async () => {
    const home = stand(undefined, { games });
    const [mission, switches] = ['kneeDeepInTheDead', { recommended: true }];
    const { table } = await games.doom();
    const setup = { setup: table.setup({ mission, switches }), seats: 2, seed: seedFrom('doom') };
    const server = new FakeServer(['Ann', 'Ann'], Match.start(table.game, setup));
    const far = await join(server, 'Ann', { games });
    const made = await home.host.create({
      game: 'doom',
      mission,
      switches,
      players: [ME, ME],
      presets: {},
      deal: 'doom',
    });
    await playTwice(far, home, idOf(made), 90);
    expect(last(far).n).toBeGreaterThan(50);
  });

  it('says of what is under the pointer what the table at home would', async () => {
    const far = await join(running(['Ann', 'Bo']), 'Ann');
    expect(await far.host.preview([['step', 1]])).toEqual({ title: 'step 1' });
    expect((await far.host.inspect('piece:1'))?.title).toBe('Round 1 piece:1');
    expect(await far.host.whyNot('cell:4')).toEqual({ text: 'Too far from 0.', rule: 'RD-03' });
    expect(await far.host.whyNot('cell:1')).toBeNull();
    const { id } = await far.question();
    expect(await far.host.answer(id, [['step', 5]])).toEqual({
      text: 'Too far from 0.',
      rule: 'RD-03',
      code: 'not-offered',
    });
    expect(await far.host.answer(id - 1, [['step', 1]])).toMatchObject({ code: 'old-decision' });
    expect(last(far).question?.options.map(({ key, final }) => [key, final])).toEqual([
      ['step 1', false],
      ['try', true],
      ['wait', true],
    ]);
  });

  it('tells what happened before, from the first moment on, and what others do now', async () => {
    const server = running(['Ann', 'Bo']);
    for (const to of [1, 0, 1]) server.answer(0, 'step', to);
    const bo = await join(server, 'Bo');
    await settled();
    expect(bo.log()).toContain('Raider 0 is of trade 0');
    expect(bo.log().filter((line) => line.startsWith('Raider 0 steps'))).toHaveLength(3);
    expect(bo.room().filling).toBe(false);
    server.answer(0, 'try');
    await settled();
    expect(bo.log().at(-1)).toMatch(/^Raider 0 rolls/);
    expect(bo.log()[0]).toBe('Raider 0 draws a card');
    expect(last(bo).awaited).toEqual([{ seat: 1, name: 'Raider 1', person: true }]);
  });

  it('is watched by whoever has no seat', async () => {
    const server = running(['Ann', 'Bo']);
    const guest = await join(server, 'Cy');
    const { eyes, question, scene, awaited } = last(guest);
    expect([eyes, question]).toEqual([null, null]);
    expect(awaited).toEqual([{ seat: 0, name: 'Ann', person: false }]);
    expect(scene.hand.groups.flatMap(({ cards }) => cards).every(({ title }) => title === 'a card')).toBe(
      true,
    );
    expect(await guest.host.answer(0, [['wait']])).toMatchObject({ code: 'not-asked' });
    expect(guest.log().some((line) => /draws \d|It is/.test(line))).toBe(false);
  });

  it('asks nothing of who lets a bot play, and goes on showing', async () => {
    const server = running(['Ann', 'Bo']);
    const ann = await join(server, 'Ann');
    expect(last(ann).question).not.toBeNull();
    server.sit(0, { bot: 'easy' });
    await settled();
    expect(last(ann).question).toBeNull();
    expect(last(ann).eyes).toBe(0);
  });

  it('speaks another language at once, the log with it', async () => {
    const ann = await join(running(['Ann', 'Bo']), 'Ann');
    await ann.host.speak('ru');
    expect(last(ann).question?.title).toMatch(/^ру/);
    expect(ann.log().every((line) => line.startsWith('ру'))).toBe(true);
  });

  it('carries what is said, once', async () => {
    const server = running(['Ann', 'Bo']);
    const [ann, bo] = [await join(server, 'Ann'), await join(server, 'Bo')];
    expect(await ann.host.talk('table', 'hello')).toBeNull();
    await settled();
    server.breakOff('Bo');
    server.mend('Bo');
    await bo.pass(5000);
    for (const { room } of [ann, bo])
      expect(room().talk).toMatchObject([{ k: 1, from: 'Ann', to: 'table', text: 'hello' }]);
  });

  it('gives up', async () => {
    const server = running(['Ann', 'Bo']);
    const ann = await join(server, 'Ann');
    expect(await ann.host.resign(1)).toMatchObject({ code: 'not-your-seat' });
    expect(await ann.host.resign(0)).toBeNull();
    await settled();
    expect(last(ann).ending?.rule).toBe('resigned');
  });
});

describe('several seats of one person', () => {
  it('are looked from in turn, without a curtain', async () => {
    const server = running(['Ann', 'Bo', 'Ann']);
    server.answer(2, 'trade', 2);
    const ann = await join(server, 'Ann');
    expect(last(ann).eyes).toBe(0);
    await ann.host.look(1);
    expect(last(ann).eyes).toBe(0);
    await ann.host.look(2);
    await settled();
    expect(last(ann).eyes).toBe(2);
    const hands = last(ann).scene.hand.groups.map(({ cards }) => cards[0].title.startsWith('Card'));
    expect(hands).toEqual([false, false, true]);
    expect(ann.log().filter((line) => /Raider 2 draws Card|Raider 2 draws \d/.test(line)).length).toBe(2);
    await ann.host.look(0);
    expect(last(ann).question?.seat).toBe(0);
  });

  it('take back what the one that acted last did', async () => {
    const server = running(['Ann', 'Ann']);
    const ann = await join(server, 'Ann');
    await ann.answer('step', 1);
    await ann.host.look(1);
    expect(last(ann).undo).toBe(1);
    expect(await ann.host.undo()).toBeNull();
    await settled();
    // What is left is the trade, which the other seat chose.
    expect([last(ann).undo, last(ann).scene.pieces[0].x]).toEqual([1, 0]);
  });
});

describe('undo', () => {
  it('takes the lines out of everybody’s log', async () => {
    const server = running(['Ann', 'Bo']);
    const [ann, bo] = [await join(server, 'Ann'), await join(server, 'Bo')];
    await ann.answer('step', 1);
    await ann.answer('step', 2);
    await settled();
    expect(last(ann).undo).toBe(2);
    expect(await ann.host.undo()).toBeNull();
    await settled();
    for (const s of [ann, bo]) {
      expect(s.log().filter((line) => line.startsWith('Raider 0 steps'))).toEqual(['Raider 0 steps to 1']);
      expect(last(s).scene.pieces[0].x).toBe(1);
    }
    expect(last(bo).undo).toBe(0);
    // Who comes later does not hear of it either.
    const late = await join(server, 'Cy');
    expect(late.log().filter((line) => line.startsWith('Raider 0 steps'))).toEqual(['Raider 0 steps to 1']);
    await ann.host.undo();
    expect(await ann.host.undo()).toMatchObject({ code: 'nothing-to-undo' });
  });
});

describe('a broken connection', () => {
  it('is told, mended, and nothing is missing', async () => {
    const server = running(['Ann', 'Bo']);
    const ann = await join(server, 'Bo');
    server.breakOff('Bo');
    await settled();
    expect(ann.room().connection).toBe('reconnecting');
    server.answer(0, 'step', 1);
    server.answer(0, 'step', 2);
    await ann.pass(30_000);
    expect(ann.room().connection).toBe('reconnecting');
    server.mend('Bo');
    await ann.pass(20_000);
    expect(ann.room().connection).toBe('online');
    expect(ann.log().filter((line) => line.startsWith('Raider 0 steps'))).toHaveLength(2);
    // Each as a frame of its own: it is shown happening.
    expect(ann.frames.slice(-2).map(({ told }) => told.length)).toEqual([1, 1]);
  });

  it('that lasted too long shows the table as it is now, and fills the log behind it', async () => {
    const server = running(['Ann', 'Bo'], 9);
    const bo = await join(server, 'Bo');
    server.breakOff('Bo');
    for (let n = 0; n < 5; n++) {
      for (const seat of [0, 1]) {
        server.answer(seat, 'step', 1);
        server.answer(seat, 'step', 0);
        server.answer(seat, 'wait');
      }
    }
    server.mend('Bo');
    await bo.pass(20_000);
    expect(last(bo).n).toBe(server.match.length);
    const steps = bo.log().filter((line) => / steps to /.test(line));
    expect(steps).toHaveLength(20);
  });

  it('never makes an answer take effect twice', async () => {
    const server = running(['Ann', 'Bo']);
    const ann = await join(server, 'Ann');
    const { id } = await ann.question();
    // It arrives and is kept; the acknowledgement is lost with the connection.
    server.mute = true;
    const answered = ann.host.answer(id, [['step', 1]]);
    await settled();
    server.breakOff('Ann');
    server.mute = false;
    server.mend('Ann');
    await ann.pass(20_000);
    expect(await answered).toBeNull();
    expect(server.heard.filter(({ t }) => t === 'answer').map(({ id: name }) => name)).toHaveLength(2);
    expect(new Set(server.heard.filter(({ t }) => t === 'answer').map((m) => m.id)).size).toBe(1);
    expect(server.match.length).toBe(3);
    expect(last(ann).scene.pieces[0].x).toBe(1);
  });

  it('keeps what is answered meanwhile, and hands it in later', async () => {
    const server = running(['Ann', 'Bo']);
    const ann = await join(server, 'Ann');
    const { id } = await ann.question();
    server.breakOff('Ann');
    await settled();
    const answered = ann.host.answer(id, [['step', 1]]);
    await ann.pass(5000);
    server.mend('Ann');
    await ann.pass(20_000);
    expect(await answered).toBeNull();
    expect(last(ann).scene.pieces[0].x).toBe(1);
  });

  it('is noticed where nothing comes any more, by asking now and then', async () => {
    const server = running(['Ann', 'Bo']);
    const ann = await join(server, 'Ann');
    await ann.pass(25_000);
    expect(server.heard.at(-1)?.t).toBe('ping');
    expect(ann.room().connection).toBe('online');
    server.mute = true;
    await ann.pass(40_000);
    expect(ann.room().connection).toBe('reconnecting');
    server.mute = false;
    await ann.pass(40_000);
    expect(ann.room().connection).toBe('online');
  });

  it('is noticed soon by who comes back to the table', async () => {
    const server = running(['Ann', 'Bo']);
    const ann = await join(server, 'Ann');
    await ann.host.reconnect();
    await ann.pass(3500);
    expect(ann.room().connection).toBe('online');
    server.mute = true;
    await ann.host.reconnect();
    await ann.pass(3500);
    expect(ann.room().connection).toBe('reconnecting');
    // Who does not want to wait tries again at once.
    server.breakOff('Ann');
    await ann.pass(20_000);
    server.mute = false;
    server.mend('Ann');
    await ann.host.reconnect();
    await settled();
    expect(ann.room().connection).toBe('online');
  });

  it('is not looked for again where that makes no sense', async () => {
    const server = running(['Ann', 'Bo']);
    const ann = await join(server, 'Ann');
    server.say({ t: 'bye', code: 'signed-out' });
    await ann.pass(60_000);
    expect(ann.room().connection).toBe('gone');
  });

  it('comes back after the server was started anew', async () => {
    const server = running(['Ann', 'Bo']);
    const ann = await join(server, 'Ann');
    server.say({ t: 'bye', code: 'restarting' });
    await settled();
    expect(ann.room().connection).toBe('reconnecting');
    await ann.pass(1000);
    expect(ann.room().connection).toBe('online');
  });
});

describe('passing for who can do nothing else', () => {
  /** Ann stands before the wire, which she can only pass. */
  async function atTheWire(): Promise<[FakeServer, AtTable]> {
    const server = running(['Ann', 'Bo']);
    const ann = await join(server, 'Ann');
    await ann.answer('step', 1);
    await settled();
    return [server, ann];
  }

  it('is never done in the very instant', async () => {
    const [server, ann] = await atTheWire();
    await ann.host.passing(true);
    await ann.answer('step', 2);
    await settled();
    const { length } = server.match;
    expect([last(ann).question, ann.room().passing]).toEqual([null, 0]);
    expect(last(ann).waiting).toBe('Raider 0: wire.duck');
    await ann.pass(1400);
    expect(server.match.length).toBe(length);
    await ann.pass(2600);
    expect(server.match.length).toBe(length + 1);
    expect(ann.room().passing).toBeNull();
    expect(last(ann).question).not.toBeNull();
  });

  it('is done at once for who presses on', async () => {
    const [server, ann] = await atTheWire();
    await ann.host.passing(true);
    await ann.answer('step', 2);
    await settled();
    const { length } = server.match;
    await ann.host.hurry();
    await settled();
    expect(server.match.length).toBe(length + 1);
    await ann.pass(10_000);
    expect(server.match.length).toBe(length + 1);
  });

  it('is no obstacle to undo, and is not done again right after it', async () => {
    const [server, ann] = await atTheWire();
    await ann.host.passing(true);
    await ann.answer('step', 2);
    await ann.pass(5000);
    expect(last(ann).undo).toBe(2);
    expect(await ann.host.undo()).toBeNull();
    await settled();
    expect([last(ann).undo, last(ann).scene.pieces[0].x]).toEqual([1, 1]);
    const { length } = server.match;
    await ann.pass(10_000);
    expect(server.match.length).toBe(length);
  });

  it('is left to the person who wants to be asked', async () => {
    const [server, ann] = await atTheWire();
    await ann.host.passing(true);
    await ann.answer('step', 2);
    await settled();
    await ann.host.passing(false);
    await settled();
    expect(last(ann).question?.options.map(({ verb }) => verb)).toEqual(['pass']);
    const { length } = server.match;
    await ann.pass(10_000);
    expect(server.match.length).toBe(length);
  });
});
