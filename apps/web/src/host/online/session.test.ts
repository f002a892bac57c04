import 'fake-indexeddb/auto';
import { Match, seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import type { TableFrame } from '../api.ts';
import { games } from '../games.ts';
import { type AtTable, join, last, running } from '../testing/at-table.ts';
import { FakeServer, raidFor, settled } from '../testing/fake-server.ts';
import { offered } from '../testing/offered.ts';
import { idOf, lineOf, ME, newRaid, raidShelf, stand, type TestHost } from '../testing/stand.ts';

/** What a frame says; the world around it may differ. */
const said = ({ awaited, log: _, noUndo: __, ...frame }: TableFrame) => ({
  ...frame,
  awaited: awaited.map((a) => a.seat),
});

describe('an online table', () => {
  /** Plays a match here and there, with the same answers, and compares all that is shown from all own seats. */
  async function playTwice(far: AtTable, home: TestHost, id: string, turns: number): Promise<void> {
    await home.open(id, 0);
    await far.host.look(0);
    for (let turn = 0; turn < turns && last(far).ending === null; turn++) {
      const here = await home.rest();
      await settled();
      const there = last(far);
      expect(said(there)).toEqual(said(here));
      const [awaited] = there.awaited;
      if (awaited.seat !== there.viewpoint) {
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
    await home.host.look(last(far).viewpoint);
    expect(far.log()).toEqual((await home.rest()).log?.map(({ narration }) => lineOf(narration)));
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
    const { viewpoint, question, scene, awaited } = last(guest);
    expect([viewpoint, question]).toEqual([null, null]);
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
    server.sit(0, { bot: 'easy', for: 'Ann' });
    await settled();
    expect(last(ann).question).toBeNull();
    expect(last(ann).viewpoint).toBe(0);
    server.sit(0, 'Ann');
    await settled();
    expect(last(ann).question?.seat).toBe(0);
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
    server.restore('Bo');
    await bo.pass(5000);
    for (const { room } of [ann, bo])
      expect(room().talk).toMatchObject([{ k: 1, from: 'Ann', to: 'table', text: 'hello' }]);
  });

  it('lets know whenever it is told who sits there, though all sit as before', async () => {
    const server = running(['Ann', 'Bo']);
    const ann = await join(server, 'Ann');
    const { peopleUpdates } = ann.room();
    expect(await ann.host.talk('table', 'hello')).toBeNull();
    await settled();
    expect(ann.room().peopleUpdates).toBe(peopleUpdates);
    server.sit(1, 'Bo');
    await settled();
    expect(ann.room().peopleUpdates).toBe(peopleUpdates + 1);
  });

  it('gives up', async () => {
    const server = running(['Ann', 'Bo']);
    const ann = await join(server, 'Ann');
    expect(await ann.host.resign(1)).toMatchObject({ code: 'not-your-seat' });
    expect(await ann.host.resign(0)).toBeNull();
    await settled();
    expect(last(ann).ending?.rule).toBe('resigned');
  });

  it('says what is wrong with a table that nobody can sit down at', async () => {
    const server = running(['Ann', 'Bo']);
    for (const [refuses, fault] of [
      ['no-such-match', 'no-such-match'],
      ['not-allowed', 'failed'],
      ['other-rules', 'failed'],
    ] as const) {
      server.refuses = refuses;
      const { host } = stand(undefined, { line: server.line('Ann') });
      const opened = host.openOnline(
        server.listed('Ann'),
        () => {},
        () => {},
      );
      expect(await opened).toMatchObject({ fault, detail: refuses });
      await settled();
      await host.speak('ru');
    }
  });

  it('is not opened by a page that has other rules: a newer version of it has them', async () => {
    const server = running(['Ann', 'Bo']);
    const title = (_: unknown, setup: unknown) => {
      if (setup === null) throw new Error('there are no such rounds');
      return 'Raid';
    };
    const shelf = { ...raidShelf, table: { ...raidShelf.table, title } };
    const games = { raid: () => Promise.resolve(shelf) };
    const { host } = stand(undefined, { line: server.line('Ann'), games });
    const newer = { ...server.listed('Ann'), rules: '2', setup: null };
    const opened = host.openOnline(
      newer,
      () => {},
      () => {},
    );
    expect(await opened).toEqual({ fault: 'failed', detail: 'other-version' });
    expect(server.heard).toEqual([]);
    // What is said of it in a list may be wrong, and takes no words away from the others.
    const listed = await host.listed([server.listed('Ann'), newer, { ...newer, outdated: true }]);
    expect(listed.map(({ foreign, roles }) => [foreign, roles.length])).toEqual([
      [false, 2],
      [true, 0],
      [false, 0],
    ]);
  });

  it('is left by who turns out to sit elsewhere: what was shown is not theirs any more', async () => {
    const server = running(['Ann', 'Bo']);
    const guest = await join(server, 'Cy');
    server.signIn('Cy', 'Ann');
    await guest.pass(5000);
    expect(guest.room().connection).toBe('gone');
    // Who was Ann before is Ann still.
    const ann = await join(server, 'Ann');
    server.say({ t: 'bye', code: 'restarting' });
    await ann.pass(5000);
    expect(ann.room().connection).toBe('online');
  });
});
