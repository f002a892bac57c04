import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES } from '../testing/databases.ts';
import { RawSocket } from './raw.ts';
import { type AttackedMatch, AttackedServer, allowed, recorded } from './stand.ts';

describe.each(DATABASES)('on %s', (_database, fresh) => {
  let stand: AttackedServer;
  let at: AttackedMatch;
  beforeAll(async () => {
    stand = await AttackedServer.open({ database: (await fresh()).database });
    at = await stand.attacked();
  });
  afterAll(() => stand.close());

  const NO = { t: 'no', code: 'malformed-message' };

  /** Sends a text on the attacked player's own socket; gives the answer to it. */
  async function answerTo(frame: string): Promise<unknown> {
    const heard = recorded(at.asked);
    at.asked.raw(frame);
    // Whatever came of it, the socket goes on: the answer is what comes before the next one's.
    expect(await at.asked.say({ t: 'ping' })).toMatchObject({ t: 'pong' });
    // Who has come and gone is told a moment later, whatever else is said.
    return heard.messages().find((m) => m.t !== 'people');
  }

  describe('malformed frames', () => {
    const answer = (more: object) => {
      const { id, askedSeat: seat, asked } = at;
      const { decision } = asked.at(id, seat);
      return { t: 'answer', id: 'x', match: id, seat, decision, answers: [allowed(at)], ...more };
    };
    const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

    it.each<[what: string, frame: () => string]>([
      ['nothing', () => ''],
      ['not JSON', () => '{"t":"ping","id":'],
      ['a list', () => '[]'],
      ['null', () => 'null'],
      ['a number', () => '5e324'],
      ['a text', () => '"ping"'],
      ['no kind', () => '{"id":"x"}'],
      ['an unknown kind', () => '{"t":"shutdown","id":"x"}'],
      ['a kind that every object has', () => '{"t":"constructor","id":"x"}'],
      ['a kind that is a list', () => '{"t":["ping"],"id":"x"}'],
      ['no name', () => '{"t":"ping"}'],
      ['an empty name', () => '{"t":"ping","id":""}'],
      ['a name that is a number', () => '{"t":"ping","id":7}'],
      ['a name that is an object', () => '{"t":"ping","id":{"toString":"x"}}'],
      ['a name that is too long', () => JSON.stringify({ t: 'ping', id: 'x'.repeat(41) })],
      ['a name that no database takes', () => '{"t":"ping","id":"\\u0000"}'],
      ['a name that is half a character', () => '{"t":"ping","id":"\\ud800"}'],
      ['a match that no database takes', () => '{"t":"join","id":"x","match":"\\u0000"}'],
      ['a field more', () => '{"t":"ping","id":"x","admin":true}'],
      ['__proto__', () => '{"t":"ping","id":"x","__proto__":{"admin":true}}'],
      ['constructor', () => '{"t":"ping","id":"x","constructor":{"prototype":{"admin":true}}}'],
      ['a list that goes deep', () => deep(16_000)],
      [
        'answers that go deep',
        () => JSON.stringify(answer({})).replace(/"answers":.*\]/, `"answers":${deep(8000)}`),
      ],
      ['an object that goes deep', () => `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
      ['no answers', () => JSON.stringify(answer({ answers: [] }))],
      ['an empty answer', () => JSON.stringify(answer({ answers: [[]] }))],
      ['too many answers', () => JSON.stringify(answer({ answers: Array(257).fill(['x']) }))],
      [
        'an answer of too many numbers',
        () => JSON.stringify(answer({ answers: [['x', ...Array(201).fill(1)]] })),
      ],
      ['an answer with a fraction', () => JSON.stringify(answer({ answers: [['x', 0.5]] }))],
      ['an answer with null', () => JSON.stringify(answer({ answers: [['x', null]] }))],
      ['an answer with a reason, which is for bots', () => JSON.stringify(answer({ why: ['cover', 1] }))],
      ['an endless number', () => JSON.stringify(answer({})).replace(/"decision":\d+/, '"decision":1e999')],
      ['a huge number', () => JSON.stringify(answer({ decision: Number.MAX_SAFE_INTEGER }))],
      ['a seat below the first', () => JSON.stringify(answer({ seat: -1 }))],
      ['a seat that is a fraction', () => JSON.stringify(answer({ seat: 0.5 }))],
      ['a seat that is a text', () => JSON.stringify(answer({ seat: '0' }))],
      ['a seat that is a field of all lists', () => JSON.stringify(answer({ seat: 'length' }))],
      ['a match that is a list', () => JSON.stringify(answer({ match: [at.id] }))],
      ['since before the beginning', () => JSON.stringify({ t: 'join', id: 'x', match: at.id, since: -1 })],
      ['since the end of time', () => JSON.stringify({ t: 'join', id: 'x', match: at.id, since: 1e300 })],
      ['chat to everybody', () => JSON.stringify({ t: 'chat', id: 'x', match: at.id, to: 'all', text: 'x' })],
      ['empty chat', () => JSON.stringify({ t: 'chat', id: 'x', match: at.id, to: 'table', text: '' })],
      [
        'chat that is too long',
        () => JSON.stringify({ t: 'chat', id: 'x', match: at.id, to: 'table', text: 'x'.repeat(501) }),
      ],
      [
        'history backwards',
        () => JSON.stringify({ t: 'history', id: 'x', match: at.id, seat: 0, from: 1, to: -1 }),
      ],
    ])('%s: is refused', async (_, frame) => {
      await stand.survives(at.id, async () => {
        expect(await answerTo(frame())).toMatchObject(NO);
        expect(({} as { admin?: boolean }).admin).toBeUndefined();
      });
    });

    it.each<[what: string, answer: readonly (string | number)[]]>([
      ['a verb that every object has', ['constructor']],
      ['__proto__', ['__proto__', 0]],
      ['a verb that does not exist', ['win']],
      ['a number for a verb', [1, 2]],
      ['texts for numbers', ['pass', '0']],
      ['numbers outside the board', ['move', 2 ** 31 - 1]],
      ['numbers that are no numbers of this kind', ['move', Number.MAX_SAFE_INTEGER]],
    ])('answers of %s: are refused by the rules', async (_, given) => {
      await stand.survives(at.id, async () => {
        const ack = (await answerTo(JSON.stringify(answer({ answers: [given] })))) as { code: string };
        expect(ack).toMatchObject({ t: 'no', id: 'x' });
        expect(ack.code).not.toBe('not-stored');
      });
    });

    it('one right answer and many wrong ones: the wrong ones do nothing', async () => {
      const other = await stand.attacked();
      const { asked, askedSeat, id } = other;
      const { decision } = asked.at(id, askedSeat);
      const answers = [['nonsense'], allowed(other), ['nonsense']];
      await stand.survives(id, async () => {
        const ack = await asked.say({ t: 'answer', match: id, seat: askedSeat, decision, answers } as never);
        expect(ack).toMatchObject({ t: 'no' });
      });
    });

    it('a history that is not there: is refused', async () => {
      const { asked, askedSeat: seat, id } = at;
      await stand.survives(id, async () => {
        const ack = await asked.say({ t: 'history', match: id, seat, from: 999_999, to: 1_000_000 });
        expect(ack).toMatchObject(NO);
      });
    });

    it('a binary frame: is refused, whatever is in it', async () => {
      await stand.survives(at.id, async () => {
        const raw = await RawSocket.open(stand.address, at.asked.token);
        raw.frame(2, JSON.stringify({ t: 'ping', id: 'x' }));
        expect(await raw.told(() => true)).toContain('malformed-message');
        raw.destroy();
      });
    });

    it('a message in pieces: is one message, and not more than one may be long', async () => {
      await stand.survives(at.id, async () => {
        const raw = await RawSocket.open(stand.address, at.asked.token);
        const text = JSON.stringify({ t: 'ping', id: 'in-pieces' });
        for (const [i, c] of Array.from(text).entries())
          raw.frame(i === 0 ? 1 : 0, c, { last: i === text.length - 1 });
        expect(await raw.told(() => true)).toBe('{"t":"pong","id":"in-pieces"}');
        raw.frame(1, '"', { last: false });
        for (let i = 0; i < 40; i++) raw.frame(0, 'x'.repeat(1000), { last: false });
        expect(await raw.until(() => raw.code !== null)).toBe(true);
        expect(raw.code).toBe(1009);
        raw.destroy();
      });
    });

    it.each<[what: string, code: number, send: (raw: RawSocket) => void]>([
      ['a frame over the limit', 1009, (raw) => raw.frame(1, `"${'x'.repeat(32_768)}"`)],
      ['a giant frame', 1009, (raw) => raw.frame(1, 'x'.repeat(5_000_000))],
      [
        'a frame that says it is endless',
        1009,
        (raw) => raw.socket.write(Buffer.from([0x81, 0xff, 0, 31, 255, 255, 255, 255, 255, 255, 1, 2, 3, 4])),
      ],
      ['text that is no UTF-8', 1007, (raw) => raw.frame(1, Buffer.from([0xc3, 0x28, 0xff, 0xfe]))],
      ['a frame without its mask', 1002, (raw) => raw.frame(1, '{}', { masked: false })],
      ['reserved bits', 1002, (raw) => raw.frame(1, '{}', { reserved: 4 })],
      ['an unknown kind of frame', 1002, (raw) => raw.frame(3, '{}')],
      ['more of nothing', 1002, (raw) => raw.frame(0, '{}')],
      ['a ping in pieces', 1002, (raw) => raw.frame(9, 'x', { last: false })],
      ['a giant ping', 1002, (raw) => raw.frame(9, 'x'.repeat(126))],
      ['a close code that does not exist', 1002, (raw) => raw.frame(8, Buffer.from([0, 1]))],
      ['bytes that are no frames', 1002, (raw) => raw.socket.write('GET / HTTP/1.1\r\n\r\n')],
    ])('%s: the socket is closed', async (_, code, send) => {
      await stand.survives(at.id, async () => {
        const raw = await RawSocket.open(stand.address, at.asked.token);
        send(raw);
        expect(await raw.until(() => raw.ended)).toBe(true);
        // A giant may be cut off before it has read why.
        expect([code, null]).toContain(raw.code);
        raw.destroy();
      });
    });

    it('who sends nothing but nonsense is shown out', async () => {
      await stand.survives(at.id, async () => {
        const raw = await RawSocket.open(stand.address, at.asked.token);
        for (let i = 0; i < 60; i++) raw.frame(1, 'nonsense');
        expect(await raw.until(() => raw.ended)).toBe(true);
        expect(raw.code).toBe(1008);
        expect(raw.said().at(-1)).toBe('{"t":"bye","code":"nonsense"}');
        raw.destroy();
      });
    });
  });
});
