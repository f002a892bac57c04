import type { Bot } from '@sightline/bots';
import type { Answer } from '@sightline/kernel';
import type { Race } from '@sightline/small-games';
import type { Player, TableFrame } from '../api.ts';
import { isFault } from '../api.ts';
import type { HostGame } from '../shelf.ts';
import { raceTable, raceTexts } from './race-table.ts';
import { idOf, stand, type TestHost } from './stand.ts';

/** Strides on and ends its phase; one of the two calls out whenever it may. */
const runner: Bot<Race> = {
  name: 'runner',
  answer({ decision: { choices }, view }) {
    const offers = (verb: string) => choices.some((c) => c.verb === verb);
    if (offers('step')) return ['step'];
    if (offers('activate')) return ['activate', view.state.teams[view.seat].findIndex((r) => !r.activated)];
    for (const verb of ['letBe', 'rest', 'end', 'more', 'pass']) if (offers(verb)) return [verb];
    throw new Error(`what now, of ${choices.map((c) => c.verb).join(', ')}?`);
  },
};

export const raceShelf: HostGame<Race> = {
  table: raceTable,
  bots: { runner, caller: { ...runner, name: 'caller', unasked: () => ['call'] } },
  texts: () => Promise.resolve(raceTexts),
  lessons: () => Promise.resolve([]),
  lessonTexts: () => Promise.resolve({}),
};

export interface RaceStand extends TestHost {
  /** Lets time pass; everything that is due happens. */
  pass(ms: number): Promise<void>;
  /** The machine sleeps: no timer goes off, and then it is that much later. */
  sleep(ms: number): void;
  readonly last: () => TableFrame;
  /** Sits down at a match; what is sent is shown at once, as long as `shows` is true. */
  sit(id: string, viewpoint: number): Promise<void>;
  shows: boolean;
  act(seat: number, ...answers: Answer[]): Promise<unknown>;
}

let stands = 0;

/** A host with a clock of its own, which stands until somebody lets time pass. */
export function raceStand(database = `race ${stands++}`): RaceStand {
  const timers = new Set<{ at: number; call(): void }>();
  let now = 0;
  const s = stand(database, {
    games: { clock: () => Promise.resolve(raceShelf) },
    now: () => 1_700_000_000_000 + now,
    elapsed: () => now,
    later(ms, call) {
      const timer = { at: now + ms, call };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  });
  const settled = async () => {
    for (let turn = 0; turn < 60; turn++) await new Promise((done) => setImmediate(done));
  };
  const table: RaceStand = {
    ...s,
    shows: true,
    last: () => s.frames.at(-1) as TableFrame,
    async pass(ms) {
      const until = now + ms;
      for (;;) {
        await settled();
        const [next] = [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        timers.delete(next);
        now = Math.max(now, next.at);
        next.call();
      }
      now = until;
      await settled();
    },
    sleep(ms) {
      now += ms;
    },
    async sit(id, viewpoint) {
      const opened = await s.host.open(id, viewpoint, (frame) => {
        s.frames.push(structuredClone(frame));
        if (table.shows) queueMicrotask(() => void s.host.shown(frame.n));
      });
      if (isFault(opened)) throw new Error(opened.fault);
      s.frames.push(structuredClone(opened.frame));
      if (table.shows) await s.host.shown(opened.frame.n);
      await settled();
    },
    async act(seat, ...answers) {
      const decision = table.last().question?.id ?? table.last().bar?.[0].decision ?? -1;
      const done = s.host.answer(decision, answers, seat);
      await settled();
      return done;
    },
  };
  return table;
}

export const newRace = async (
  s: TestHost,
  players: readonly Player[],
  agreed: object = {},
): Promise<string> =>
  idOf(
    await s.host.create({
      game: 'clock',
      mission: JSON.stringify({ perRunner: [20_000, 20_000], callsAtAnyTime: true, ...agreed }),
      switches: {},
      players,
      presets: {},
      deal: 'the same',
    }),
  );
