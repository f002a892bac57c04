import 'fake-indexeddb/auto';
import { load } from '@sightline/kernel';
import { type Race, race } from '@sightline/small-games';
import { describe, expect, it } from 'vitest';
import type { Player } from './api.ts';
import { newRace, type RaceStand, raceStand } from './testing/race-stand.ts';
import { guest, ME } from './testing/stand.ts';

const RUNNER: Player = { kind: 'bot', level: 'runner' };
const CALLER: Player = { kind: 'bot', level: 'caller' };
const two = [ME, guest('Ada')];

const left = (s: RaceStand) => s.last().time?.clock.left;
const seconds = (s: RaceStand, seat: number) => {
  const { clock, now } = s.last().time!;
  const runs = ((clock.running >> seat) & 1) === 1;
  return (clock.left![seat] - (runs ? now - clock.since : 0)) / 1000;
};
/** What the match has logged, as far as it is kept. */
async function log(s: RaceStand, id: string) {
  const stored = (await s.env.storage.match(id))!;
  return stored.entries.map(({ input }) =>
    'answer' in input ? `${input.seat} ${input.answer.join(' ')}` : `${input.seat} ${input.kind}`,
  );
}

describe('the clocks of a match that is held here', () => {
  it('run for who is asked, and run out by themselves at the very moment', async () => {
    const s = raceStand();
    const id = await newRace(s, two, { perRunner: [2_000, 20_000] });
    await s.sit(id, 0);
    expect(left(s)).toEqual([6000, 60_000]);
    await s.pass(2500);
    await s.act(0, ['activate', 0]);
    expect(left(s)).toEqual([3500, 60_000]);
    await s.pass(10_000);
    expect(await log(s, id)).toEqual(['0 activate 0', '0 timeout']);
    const [first, timeout] = (await s.env.storage.match(id))!.entries;
    expect(timeout.input.at - first.input.at).toBe(3500);
    expect(s.last().question?.seat ?? s.last().awaited[0].seat).toBe(1);
  });

  it('stand while the page is hidden, and while it sleeps', async () => {
    const s = raceStand();
    const id = await newRace(s, two);
    await s.sit(id, 0);
    await s.pass(1000);
    await s.host.hidden(true);
    expect(s.last().time).toMatchObject({ held: true });
    await s.pass(600_000);
    await s.host.hidden(false);
    await s.pass(1000);
    s.sleep(600_000);
    await s.pass(1000);
    await s.host.hidden(true);
    // What a machine has slept is found out by a tick that comes late: at most two seconds of it are counted.
    expect(seconds(s, 0)).toBeGreaterThanOrEqual(55);
    expect(seconds(s, 0)).toBeLessThanOrEqual(57);
    expect(await log(s, id)).toEqual([]);
  });

  it('stand while the match is closed, and go on from there when it is opened again', async () => {
    const s = raceStand('race reopened');
    const id = await newRace(s, two);
    await s.sit(id, 0);
    await s.pass(7000);
    await s.host.leave();
    await s.pass(3_600_000);
    await s.sit(id, 0);
    expect(seconds(s, 0)).toBe(53);
    await s.pass(3000);
    await s.act(0, ['end']);
    expect(left(s)).toEqual([50_000, 60_000]);
  });

  it('lose at most a few seconds of a page that died without a word', async () => {
    const s = raceStand('race died');
    const id = await newRace(s, two);
    await s.sit(id, 0);
    await s.pass(12_000);
    const again = raceStand('race died');
    await again.sit(id, 0);
    expect(seconds(again, 0)).toBeGreaterThanOrEqual(48);
    expect(seconds(again, 0)).toBeLessThanOrEqual(54);
  });

  it('wait until what happened is shown', async () => {
    const s = raceStand();
    const id = await newRace(s, [ME, RUNNER], { stepPace: 0 });
    await s.sit(id, 0);
    await s.pass(1000);
    s.shows = false;
    await s.act(0, ['end']);
    await s.pass(60_000);
    expect(s.last().time).toMatchObject({ held: true });
    expect(left(s)![0]).toBe(60_000);
    await s.host.shown(s.last().n);
    expect(s.last().time).toMatchObject({ held: false });
    await s.pass(5000);
    await s.host.hidden(true);
    expect(seconds(s, 0)).toBeLessThanOrEqual(55);
  });

  it('are paused and resumed by anybody here, where the set-up allows it', async () => {
    const s = raceStand();
    const id = await newRace(s, two, { mayPause: true });
    await s.sit(id, 0);
    await s.pass(1000);
    expect(await s.host.pause(true)).toBe(null);
    expect(s.last().time).toMatchObject({ pausedBy: 0 });
    await s.pass(100_000);
    expect(await s.host.answer(0, [['end']])).toMatchObject({ code: 'paused' });
    expect(await s.host.pause(false)).toBe(null);
    await s.pass(1000);
    await s.host.hidden(true);
    expect(seconds(s, 0)).toBe(58);
    expect(await log(s, id)).toEqual(['0 pause', '0 resume']);
    const other = raceStand();
    await other.sit(await newRace(other, two), 0);
    expect(await other.host.pause(true)).toMatchObject({ code: 'not-allowed' });
  });

  it('are the same when the match is replayed', async () => {
    const s = raceStand();
    const id = await newRace(s, [ME, CALLER], { mayPause: true });
    await s.sit(id, 0);
    await s.pass(1234);
    await s.act(0, ['activate', 0]);
    await s.pass(777);
    await s.act(0, ['step']);
    await s.pass(5000);
    const file = await s.host.file(id);
    if ('fault' in file) throw new Error(file.fault);
    const { match } = JSON.parse(JSON.stringify({ match: JSON.parse(file.text) as unknown })) as {
      match: unknown;
    };
    expect(load<Race>(race, match).clock).toEqual(s.last().time?.clock);
  });
});

describe('acts that nobody is asked for', () => {
  it('stand in the bar all the time, open or not, and are no question', async () => {
    const s = raceStand();
    await s.sit(await newRace(s, two), 1);
    const call = () => s.last().bar!.map(({ seat, verb, open, who }) => ({ seat, verb, open, who }));
    const closed = [
      { seat: 0, verb: 'call', open: false, who: 'Team 0' },
      { seat: 1, verb: 'call', open: false, who: 'Ada' },
    ];
    expect(call()).toEqual(closed);
    expect(s.last()).toMatchObject({ question: null, waiting: 'The others run' });
    await s.act(0, ['activate', 0]);
    await s.pass(700);
    await s.act(0, ['step']);
    await s.pass(700);
    expect(call()).toEqual([closed[0], { ...closed[1], open: true }]);
    expect(s.last()).toMatchObject({ question: null, waiting: 'The others run' });
    expect(s.last().bar![1].question?.options.map(({ key }) => key)).toEqual(['call']);
    expect(await s.act(1, ['call'])).toBe(null);
    expect(s.last().question?.options.map(({ key }) => key)).toContain('letBe');
  });

  it('stop a walk, which otherwise goes on step by step at the pace of the set-up', async () => {
    const s = raceStand();
    const id = await newRace(s, two, { stepPace: 500 });
    await s.sit(id, 0);
    await s.pass(500);
    await s.act(0, ['activate', 0]);
    await s.pass(500);
    await s.act(0, ['step'], ['step'], ['step']);
    expect((await log(s, id)).length).toBe(2);
    await s.pass(499);
    expect((await log(s, id)).length).toBe(2);
    await s.pass(1);
    expect((await log(s, id)).length).toBe(3);
    expect(await s.host.answer(s.last().bar![1].decision, [['call']], 1)).toBe(null);
    await s.pass(10_000);
    expect(await log(s, id)).toEqual(['0 activate 0', '0 batch', '0 batch', '1 call']);
  });

  it('are not outrun: an answer of the other is held back until there was time to act', async () => {
    const s = raceStand();
    const id = await newRace(s, two, { stepPace: 500 });
    await s.sit(id, 0);
    await s.pass(500);
    await s.act(0, ['activate', 0]);
    await s.pass(500);
    await s.act(0, ['step']);
    const fast = s.host.answer(s.last().question!.id, [['rest']]);
    await s.pass(100);
    expect(await s.host.answer(s.last().bar![1].decision, [['call']], 1)).toBe(null);
    await s.pass(1000);
    expect(await fast).toMatchObject({ code: 'old-decision' });
  });

  it('bots do, before the next answer; and they have no time to act that anybody could outrun', async () => {
    const s = raceStand();
    const id = await newRace(s, [ME, CALLER], { stepPace: 500 });
    await s.sit(id, 0);
    await s.act(0, ['activate', 0]);
    await s.act(0, ['step'], ['step'], ['step']);
    await s.pass(10);
    expect((await log(s, id)).slice(0, 4)).toEqual(['0 activate 0', '0 batch', '1 call', '1 letBe']);
    const other = raceStand();
    const walk = await newRace(other, [ME, RUNNER], { stepPace: 500 });
    await other.sit(walk, 0);
    await other.act(0, ['activate', 0]);
    await other.act(0, ['step'], ['step'], ['step']);
    await other.pass(10);
    expect(await log(other, walk)).toEqual(['0 activate 0', '0 batch', '0 batch', '0 batch']);
  });

  it('a person has time for, however fast the bot is that is asked', async () => {
    const s = raceStand();
    const id = await newRace(s, [RUNNER, ME], { stepPace: 500 });
    await s.sit(id, 1);
    const before = (await log(s, id)).length;
    await s.pass(1999);
    expect((await log(s, id)).length - before).toBe(3);
    await s.pass(1);
    expect((await log(s, id)).length - before).toBeGreaterThan(3);
  });
});
