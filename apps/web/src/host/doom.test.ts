import 'fake-indexeddb/auto';
import { playOut } from '@sightline/bots';
import { easy, game, normal } from '@sightline/doom';
import { save, seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { isFault, type Player, type Viewpoint } from './api.ts';
import { games } from './games.ts';
import { offered } from './testing/offered.ts';
import { idOf, ME, stand, type TestHost } from './testing/stand.ts';

const NORMAL: Player = { kind: 'bot', level: 'normal' };
const EASY: Player = { kind: 'bot', level: 'easy' };
const doom = (name?: string) => stand(name, { games });

const create = async (s: TestHost, players: readonly Player[]) =>
  idOf(
    await s.host.create({
      game: 'doom',
      mission: 'kneeDeepInTheDead',
      switches: { recommended: true },
      players,
      presets: { 1: { class: [0] } },
      deal: 'doom',
    }),
  );

describe('DOOM at the table', () => {
  it('is played by whoever takes what is offered, in every language', async () => {
    const s = doom();
    await s.host.passing(true);
    await s.open(await create(s, [EASY, ME, NORMAL]), 1);
    const languages = ['en', 'ru', 'pt-BR'] as const;
    for (let n = 0; n < 24; n++) {
      const { ending, question } = await s.rest();
      if (ending !== null) break;
      if (question === null) throw new Error('nobody is asked');
      await s.answer(...offered(question, n * 7));
      await s.host.speak(languages[n % languages.length]);
    }
    const { scene, n } = await s.rest();
    expect(n).toBeGreaterThan(40);
    expect(scene.pieces.length).toBeGreaterThan(5);
  });

  it('closed while a window is open, opens at the very same question', async () => {
    const s = doom('doom closed');
    const id = await create(s, [ME, EASY]);
    await s.open(id, 0);
    let question = await s.question();
    const isWindow = () => question.options.some(({ answer }) => answer[0] === 'pass');
    for (let n = 0; n < 80 && !isWindow(); n++) {
      await s.answer(...offered(question, n));
      question = await s.question();
    }
    expect(isWindow()).toBe(true);
    const shown = await s.rest();
    const again = await doom('doom closed').open(id, 0);
    expect(JSON.stringify(again.frame.question)).toBe(JSON.stringify(shown.question));
    expect(again.frame.scene).toEqual(shown.scene);
  });

  // A measure that somebody else's work disturbed is taken again.
  it('is looked back at quickly, by everybody, and fits into a link', { retry: 2 }, async () => {
    const { match } = playOut(game, {
      setup: { mission: 'kneeDeepInTheDead', recommended: true },
      seats: 3,
      seed: seedFrom('a long match'),
      bots: [normal, normal, normal],
    });
    const s = doom();
    const id = idOf(await s.host.take(JSON.stringify(save(match, 'when-over'))));
    const opened = await s.host.openReplay(id);
    if (isFault(opened)) throw new Error(opened.fault);
    expect(opened.inputs).toBe(match.length);
    expect(opened.chapters.map(({ label }) => label)).toContain('Mission 1 · Round 2');
    const viewpoint: readonly Viewpoint[] = ['all', null, 0, 1];
    const took: number[] = [];
    for (let n = 0; n <= opened.inputs; n += 29) {
      const moment = await s.host.moment(n, viewpoint[n % viewpoint.length]);
      if (isFault(moment)) throw new Error(moment.fault);
      took.push(moment.took);
    }
    took.sort((a, b) => a - b);
    // One of many may meet the collector of garbage, or a neighbour on the same machine.
    expect(took[Math.floor(took.length * 0.9)]).toBeLessThan(50);
    const link = await s.host.link(id);
    if (isFault(link)) throw new Error(link.fault);
    expect(link.length).toBeLessThan(16_000);
    const other = doom();
    const taken = await other.host.openReplay(idOf(await other.host.takeLink(link)));
    expect(isFault(taken) ? taken : taken.log).toEqual(opened.log);
  });

  it('says of an attack that it stays, where a bot would answer it at once', async () => {
    const s = doom();
    // An attack that the Invader may answer: a person may be talked to, a bot answers at once.
    for (const seed of ['an attack', 'another', 'a third', 'a fourth', 'a fifth', 'a sixth']) {
      const { match } = playOut(game, {
        setup: { mission: 'kneeDeepInTheDead', recommended: true },
        seats: 3,
        seed: seedFrom(seed),
        bots: [easy, normal, normal],
      });
      const id = idOf(await s.host.take(JSON.stringify(save(match, 'when-over'))));
      const { entries } = match.history;
      const finals = async (n: number, invader: Player) => {
        const { seat } = entries[n].input;
        await s.host.openReplay(id);
        const players = [invader, NORMAL, NORMAL].with(seat, ME);
        await s.open(idOf(await s.host.fork(n, players)), seat);
        const { options } = await s.question();
        return new Set(options.flatMap(({ answer, final }) => (answer[0] === 'attack' ? [final] : [])));
      };
      const attacks = entries.flatMap(({ input }, n) =>
        input.kind === 'answer' && input.seat > 0 && input.answer[0] === 'attack' ? [n] : [],
      );
      for (const n of attacks.slice(0, 8)) {
        const person = await finals(n, { kind: 'guest', name: 'Ada' });
        if (person.has(true)) continue;
        const bot = await finals(n, EASY);
        // Both may wait for the attacker's own answer first.
        if (bot.has(false)) continue;
        expect([person, bot]).toEqual([new Set([false]), new Set([true])]);
        return;
      }
    }
    throw new Error('in these matches the Invader may answer no attack');
  });

  it('plays its operations', async () => {
    const s = doom();
    const { operations } = await s.host.form('doom');
    const id = await s.host.startOperation('doom', operations[0].id, [NORMAL, ME]);
    const first = idOf(await s.host.playOperation(id));
    await s.open(first, 1);
    await s.host.resign(1);
    const second = idOf(await s.host.playOperation(id));
    expect(second).not.toBe(first);
    const { operations: kept, matches } = await s.host.lists();
    expect(kept).toMatchObject([{ id, match: second }]);
    expect(new Set(matches.map((m) => m.id))).toEqual(new Set([first, second]));
  });
});
