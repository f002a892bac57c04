import { playOut, randomBot } from '@sightline/bots';
import { type Answer, save, seedFrom } from '@sightline/kernel';
import type { Narration, Question } from '@sightline/table';
import {
  isFault,
  type NewMatch,
  type OpenedMatch,
  type Player,
  type TableFrame,
  type Viewpoint,
} from '../api.ts';
import type { Environment } from '../environment.ts';
import { Host } from '../host.ts';
import type { Line } from '../online/wire.ts';
import type { HostGame } from '../shelf.ts';
import { Storage } from '../storage.ts';
import { type Raid, raid } from './raid.ts';
import { raidTable, raidTexts } from './raid-table.ts';

export const raidShelf: HostGame<Raid> = {
  table: raidTable,
  bots: { random: randomBot(raid) },
  texts: (language) => Promise.resolve(raidTexts[language === 'ru' ? 'ru' : 'en']),
  lessons: () => Promise.resolve([]),
  lessonTexts: () => Promise.resolve({}),
};

export const ME: Player = { kind: 'me' };
export const BOT: Player = { kind: 'bot', level: 'random' };
export const guest = (name: string): Player => ({ kind: 'guest', name });

export interface TestHost {
  readonly host: Host;
  readonly env: Environment;
  readonly frames: TableFrame[];
  /** sits down; frames are gathered from then on */
  open(id: string, viewpoint: Viewpoint): Promise<OpenedMatch>;
  /** the last frame, when nobody but a person can go on */
  rest(): Promise<TableFrame>;
  question(): Promise<Question>;
  answer(...answer: Answer): Promise<void>;
}

let stands = 0;

/** There is no server. */
const noLine: Line = {
  connect: () => {
    throw new Error('nobody answers');
  },
  name: () => 'nobody',
  random: () => 0,
  elapsed: () => 0,
  later: () => () => {},
};

/** A host with a database, a clock and dice of its own. The same name of the database is the same database. */
export function stand(database = `stand ${stands++}`, some: Partial<Environment> = {}): TestHost {
  let time = 1_700_000_000_000;
  let seeds = 0;
  const env: Environment = {
    games: { raid: () => Promise.resolve(raidShelf) },
    storage: new Storage(database),
    now: () => time++,
    elapsed: () => 0,
    later: () => () => {},
    seed: () => seedFrom(`${database} ${stands} ${seeds++}`),
    breathe: () => Promise.resolve(),
    strict: true,
    line: noLine,
    ...some,
  };
  const host = new Host(env);
  const frames: TableFrame[] = [];
  const rest = async (): Promise<TableFrame> => {
    for (;;) {
      const seen = frames.length;
      // Everything here happens in this thread: more turns of it than any input takes to be kept.
      for (let turn = 0; turn < 50; turn++) await new Promise((done) => setImmediate(done));
      if (frames.length === seen && seen > 0) return frames[seen - 1];
    }
  };
  const question = async (): Promise<Question> => {
    const { question: asked } = await rest();
    if (asked === null) throw new Error('nobody is asked');
    return asked;
  };
  return {
    host,
    env,
    frames,
    async open(id, viewpoint) {
      const opened = await host.open(id, viewpoint, (frame) => frames.push(structuredClone(frame)));
      if (isFault(opened)) throw new Error(`${opened.fault} ${opened.detail}`);
      frames.push(opened.frame);
      return structuredClone(opened);
    },
    rest,
    question,
    async answer(...answer) {
      const refused = await host.answer((await question()).id, [answer]);
      if (refused !== null) throw new Error(JSON.stringify(refused));
    },
  };
}

export const newRaid = (players: readonly Player[], some: Partial<NewMatch> = {}): NewMatch => ({
  game: 'raid',
  mission: '2',
  switches: {},
  players,
  presets: {},
  deal: 'the same',
  ...some,
});

/** The file of a match that bots have played to its end. */
export function longRaid(rounds: number): string {
  const bot = randomBot(raid);
  const { match } = playOut(raid, { setup: { rounds }, seats: 2, seed: seedFrom('long'), bots: [bot, bot] });
  return JSON.stringify({ ...save(match, 'when-over'), players: [BOT, BOT] });
}

/** A line of the log as text. */
export const lineOf = ({ line }: Pick<Narration, 'line'>): string =>
  line.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** The id of something that must have worked. */
export function idOf(made: Awaited<ReturnType<Host['create']>>): string {
  if (typeof made === 'string') return made;
  throw new Error(`${made.fault} ${made.detail}`);
}
