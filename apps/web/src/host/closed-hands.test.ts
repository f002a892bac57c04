import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { isFault, type Player } from './api.ts';
import { games } from './games.ts';
import { offered } from './testing/offered.ts';
import { guest, idOf, ME, stand, type TestHost } from './testing/stand.ts';

const TWO: readonly Player[] = [ME, guest('Bo')];

const create = async (s: TestHost, closedHands: boolean) =>
  idOf(
    await s.host.create({
      game: 'fireteam-zero',
      mission: 'riverCrossing',
      switches: { closedHands },
      choices: { difficulty: 'easy' },
      players: TWO,
      presets: {},
      deal: 'closed hands',
    }),
  );

/** Both choose a hero and what it takes along, and draw. */
async function dealt(s: TestHost): Promise<void> {
  for (let n = 0; n < 40; n++) {
    const { awaited } = await s.rest();
    if ((await held(s, 0)).own !== '' && (await held(s, 1)).own !== '') return;
    await s.host.look(awaited[0].seat);
    const question = await s.question();
    const draw = question.options.find(({ answer: [verb] }) => verb === 'draw');
    await s.answer(...(draw?.answer ?? offered(question, n)));
  }
  throw new Error('nobody was dealt anything');
}

/** What a seat is told of its own hero's hand and of the other's. */
async function held(s: TestHost, seat: number): Promise<{ own: string; other: string }> {
  await s.host.look(seat);
  const hand = async (hero: number) => {
    const { lines = [] } = (await s.host.inspect(`piece:${hero}`)) ?? {};
    return lines.find(({ title }) => title === 'Hand')?.text ?? '';
  };
  return { own: await hand(seat), other: await hand(1 - seat) };
}

describe('two people at one screen', () => {
  it('see each other’s cards and need no curtain when hands are open', async () => {
    const s = stand(undefined, { games });
    const id = await create(s, false);
    expect((await s.open(id, 0)).curtains).toBe(false);
    await dealt(s);
    const [mine, bos] = [await held(s, 0), await held(s, 1)];
    expect(mine).toEqual({ own: bos.other, other: bos.own });
    await s.host.openReplay(id);
    expect(isFault(await s.host.moment(0, 1))).toBe(false);
  });

  it('have a curtain when hands are closed, and see only their own', async () => {
    const s = stand(undefined, { games });
    const id = await create(s, true);
    expect((await s.open(id, 0)).curtains).toBe(true);
    await dealt(s);
    for (const seat of [0, 1])
      expect(await held(s, seat)).toEqual({ own: expect.stringMatching(/\w/), other: '' });
    // Nobody sees the table from the other's viewpoint, nor from all, while it is played.
    await s.host.openReplay(id);
    expect(await s.host.moment(0, 1)).toMatchObject({ fault: 'not-over' });
    expect(await s.host.moment(0, 'all')).toMatchObject({ fault: 'not-over' });
  });
});

describe('an operation', () => {
  it('is played as it was begun, from mission to mission', async () => {
    const s = stand(undefined, { games });
    const { operations } = await s.host.form('fireteam-zero');
    const wanted = { switches: { closedHands: true }, choices: { difficulty: 'hard' } };
    const id = await s.host.startOperation('fireteam-zero', operations[0].id, TWO, wanted);
    const first = idOf(await s.host.playOperation(id));
    const { title, curtains } = await s.open(first, 0);
    expect([title, curtains]).toEqual(['River Crossing · hard · closed hands', true]);
    // A failed mission is played again, and no easier.
    for (const seat of [0, 1]) await s.host.resign(seat);
    const again = idOf(await s.host.playOperation(id));
    expect(again).not.toBe(first);
    expect((await s.open(again, 0)).title).toBe(title);
  });
});
