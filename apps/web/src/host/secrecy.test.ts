import 'fake-indexeddb/auto';
import { Match, type Seed, seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import type { TableFrame } from './api.ts';
import { raid } from './testing/raid.ts';
import { BOT, idOf, lineOf, ME, newRaid, stand } from './testing/stand.ts';

/** Two deals that look alike from seat 0, and in which seat 1 holds other cards. */
function alike(): [string, string] {
  const found = new Map<string, { deal: string; hidden: string }>();
  for (let lot = 0; lot < 20_000; lot++) {
    const deal = `lot ${lot}`;
    const seed: Seed = seedFrom(deal);
    const match = Match.start(raid, { setup: { rounds: 2 }, seats: 2, seed });
    const [own, other] = match.position.state.hands.map(({ items }) => items.join());
    const before = found.get(own);
    if (before !== undefined && before.hidden !== other) return [before.deal, deal];
    found.set(own, { deal, hidden: other });
  }
  throw new Error('no two deals are alike');
}

describe('what a seat may not know', () => {
  it('never leaves the host: two matches that differ only in that give the same frames', async () => {
    const narration: [TableFrame, unknown][] = [];
    for (const deal of alike()) {
      const s = stand();
      const id = idOf(await s.host.create(newRaid([ME, ME], { deal })));
      const { frame, log, drawing } = await s.open(id, 0);
      narration.push([frame, [log, drawing]]);
    }
    expect(narration[0]).toEqual(narration[1]);
  });

  it('is in no frame of a whole match against a bot', async () => {
    const s = stand();
    await s.open(idOf(await s.host.create(newRaid([ME, BOT], { mission: '6', deal: 'secret' }))), 0);
    while ((await s.rest()).ending === null) {
      const { options } = await s.question();
      await s.answer(...options[options.length - 1].answer);
    }
    for (const { scene, narration } of s.frames) {
      const [, other] = scene.hand.groups;
      expect(other.cards.every(({ title }) => title === 'a card')).toBe(true);
      for (const each of narration) expect(lineOf(each)).not.toMatch(/Raider 1 draws \d/);
    }
    // The own hand is there, and what is only whispered to the seat comes right after what it drew.
    const lines = s.frames.flatMap(({ narration }) => narration.map(lineOf));
    expect(lines.filter((line) => line.startsWith('It is')).length).toBe(
      lines.filter((line) => /Raider 0 draws \d/.test(line)).length,
    );
  });

  it('is not shown behind the curtain', async () => {
    const s = stand();
    await s.open(idOf(await s.host.create(newRaid([ME, BOT]))), 0);
    expect((await s.rest()).scene.hand.groups[0].cards[0].title).toMatch(/^Card/);
    await s.host.look(null);
    const { scene, log, question } = await s.rest();
    expect(scene.hand.groups[0].cards[0].title).toBe('a card');
    expect(log?.some(({ narration }) => /draws \d|It is/.test(lineOf(narration)))).toBe(false);
    expect(question).toBeNull();
  });
});
