import { readFileSync } from 'node:fs';
import { type MatchFile, seedFrom } from '@sightline/kernel';
import { hostileMatchFiles, paddedMatchFiles } from '@sightline/soak';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isFault } from './api.ts';
import { readText } from './files.ts';
import { games } from './games.ts';
import { readLink } from './link.ts';
import { inPieces, TooHeavy } from './taking-in.ts';

const PLAYED = new URL('../../../../games/doom/corpus/03-coldRestart-2.json', import.meta.url);
const played = (JSON.parse(readFileSync(PLAYED, 'utf8')) as { match: MatchFile }).match;
/** Of the worker that holds the matches; the page itself never waits. */
const LONGEST_MS = 2_000;
const LONGEST_ANSWER = 2_000;

const breathe = () => new Promise<void>((done) => setTimeout(done));
const env = { games, breathe };
const textOf = (file: string | Uint8Array): string =>
  typeof file === 'string' ? file : new TextDecoder('latin1').decode(file);

/** Milliseconds of the processor that something takes: how busy the machine is otherwise does not count. */
async function worked<R>(work: () => Promise<R>): Promise<{ readonly ms: number; readonly came: R }> {
  const before = process.threadCpuUsage();
  const came = await work();
  const { user, system } = process.threadCpuUsage(before);
  return { ms: (user + system) / 1000, came };
}

/** A link of a match file, in order as far as its form goes. */
async function linked(text: string): Promise<string> {
  const packed = packedForm(text);
  const checked = `${seedFrom(packed).slice(0, 8)}${packed}`;
  const stream = new Blob([checked]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const payload = Buffer.from(await new Response(stream).bytes()).toString('base64url');
  return `1.${payload.length.toString(36).padStart(4, '0')}.${payload}`;
}

function packedForm(text: string): string {
  try {
    const { game, rules, setup, chapters, log, result } = JSON.parse(text);
    const bot = { kind: 'bot', level: result?.by ?? 'easy' };
    const inputs = log.map(
      ({ input: { kind, seat, answer } }: MatchFile['log'][number] & { input: { answer?: [] } }) =>
        kind === 'answer' ? [seat, ...(answer ?? [])] : [kind, seat],
    );
    const seeds = chapters.map(({ from, seed }: MatchFile['chapters'][number]) => [from, seed]);
    const players = Array(played.seats).fill(bot);
    return JSON.stringify({
      game,
      rules,
      setup,
      seats: played.seats,
      seeds,
      players,
      log: inputs,
      hash: 'x',
    });
  } catch {
    return text;
  }
}

describe('a file that somebody made to do harm', () => {
  it.each(hostileMatchFiles(played))(
    '%s: is read or refused in a moment, in a few words',
    async (_, make) => {
      const text = textOf(make());
      const { ms, came } = await worked(() => readText(env, text));
      // Fields that nobody reads do nothing, whatever they are called.
      if (!isFault(came)) expect(came.match.result).toEqual(played.result);
      expect(({} as { a?: number }).a).toBeUndefined();
      if (isFault(came)) expect(JSON.stringify(came).length).toBeLessThan(LONGEST_ANSWER);
      expect(ms).toBeLessThan(LONGEST_MS);
    },
  );

  it.each(hostileMatchFiles(played))('%s: is refused as a link', async (_, make) => {
    const link = await linked(textOf(make()));
    const { ms, came } = await worked(() => readLink(env, link));
    expect(isFault(came)).toBe(true);
    expect(JSON.stringify(came).length).toBeLessThan(LONGEST_ANSWER);
    expect(ms).toBeLessThan(LONGEST_MS);
  });

  it.each(paddedMatchFiles(played))('padded with %s: is the match and nothing else', async (_, make) => {
    const { ms, came } = await worked(() => readText(env, make()));
    if (isFault(came)) throw new Error(came.detail);
    expect(came.match.length).toBe(played.log.length);
    expect(ms).toBeLessThan(LONGEST_MS);
  });

  it('of as many inputs as there may be: is replayed in pieces, and others are served in between', async () => {
    const [{ input }] = played.log;
    const log = Array.from({ length: 20_000 }, (_, i) => ({
      input: i % 2 === 0 ? { ...input, decision: i, at: 0 } : { kind: 'undo', seat: input.seat, at: 0 },
    }));
    let served = 0;
    const counting = { games, breathe: async () => void ++served };
    const came = await readText(counting, JSON.stringify({ ...played, log, result: null }));
    expect(isFault(came)).toBe(false);
    expect(served).toBeGreaterThan(5);
  });

  it('that would take for ever: is given up', async () => {
    function* endless(): Generator<void, never> {
      for (;;) yield;
    }
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now++);
    onTestFinished(() => clock.mockRestore());
    let served = 0;
    const counting = { breathe: async () => void ++served };
    await expect(inPieces(counting, endless(), 200)).rejects.toThrow(TooHeavy);
    expect(served).toBe(6);
  });
});
