import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { isFault, type LogLine, type OpenedReplay, type Player } from './api.ts';
import { games } from './games.ts';
import { idOf, lineOf, stand, type TestHost } from './testing/stand.ts';

const NORMAL: Player = { kind: 'bot', level: 'normal' };

async function replayed(s: TestHost, id: string): Promise<OpenedReplay> {
  const opened = await s.host.openReplay(id);
  if (isFault(opened)) throw new Error(opened.fault);
  return opened;
}
const said = (log: readonly LogLine[]): string[] =>
  log.flatMap(({ narration }) => (narration.tone === 'muted' ? [lineOf(narration)] : []));

describe('why bots do what they do', () => {
  it('is told while they play, stands in the log, and goes along in a link, in every language', async () => {
    const s = stand(undefined, { games });
    const id = idOf(
      await s.host.create({
        game: 'fireteam-zero',
        mission: 'deadAir',
        switches: {},
        players: [NORMAL, NORMAL, NORMAL],
        presets: {},
        deal: 'calls',
      }),
    );
    await s.open(id, null);
    while ((await s.rest()).ending === null);
    const heard = s.frames.flatMap(({ narration }) =>
      narration.filter(({ tone }) => tone === 'muted').map(lineOf),
    );
    expect(heard.length).toBeGreaterThan(8);
    const { log } = await replayed(s, id);
    expect(said(log)).toEqual(heard);

    const link = await s.host.link(id);
    if (isFault(link)) throw new Error(link.fault);
    const other = stand(undefined, { games });
    const taken = idOf(await other.host.takeLink(link));
    expect((await replayed(other, taken)).log).toEqual(log);
    for (const language of ['ru', 'pt-BR'] as const) {
      await other.host.speak(language);
      const lines = said((await replayed(other, taken)).log);
      expect([lines.length, lines.filter((line) => heard.includes(line))]).toEqual([heard.length, []]);
    }
  }, 60_000);
});
