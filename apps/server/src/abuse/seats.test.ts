import { randomBytes } from 'node:crypto';
import type { Answer } from '@sightline/kernel';
import type { OnlineMatch } from '@sightline/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES } from '../testing/databases.ts';
import { until } from '../testing/waiting.ts';
import { type AttackedMatch, AttackedServer, allowed, matchOf } from './stand.ts';

describe.each(DATABASES)('on %s', (_database, fresh) => {
  let stand: AttackedServer;
  beforeAll(async () => {
    stand = await AttackedServer.open({ database: (await fresh()).database });
  });
  afterAll(() => stand.close());

  const NOT_MINE = { t: 'no', code: 'not-your-seat' };

  /** The right answer to the open question, from whoever says it. */
  const right = (at: AttackedMatch) => ({
    t: 'answer' as const,
    match: at.id,
    seat: at.askedSeat,
    decision: at.asked.at(at.id, at.askedSeat).decision,
    answers: [allowed(at) as Answer],
  });

  describe('answers in the name of others', () => {
    it('for the seat of the other player: are refused', async () => {
      const at = await stand.attacked();
      const other = at.asked === at.a ? at.b : at.a;
      await stand.survives(at.id, async () => {
        expect(await other.say(right(at))).toMatchObject(NOT_MINE);
        for (const t of ['undo', 'resign'] as const)
          expect(await other.say({ t, match: at.id, seat: at.askedSeat })).toMatchObject(NOT_MINE);
        const whole = { match: at.id, seat: at.askedSeat, from: 0, to: 9 };
        expect(await other.say({ t: 'history', ...whole })).toMatchObject(NOT_MINE);
        for (const seat of [2, 29, 30])
          expect(await other.say({ ...right(at), seat })).toMatchObject(NOT_MINE);
      });
    });

    it('for my own seat, when somebody else is asked: are refused', async () => {
      const at = await stand.attacked();
      const other = at.asked === at.a ? at.b : at.a;
      await stand.survives(at.id, async () => {
        const ack = await other.say({ ...right(at), seat: 1 - at.askedSeat });
        expect(ack).toMatchObject({ t: 'no' });
        expect(ack).not.toMatchObject({ code: 'not-stored' });
      });
    });

    it('to questions of the past and of the future: are refused', async () => {
      const at = await stand.attacked();
      await stand.survives(at.id, async () => {
        const { decision } = right(at);
        for (const wrong of [decision + 1, decision + 1000, 1_000_000])
          expect(await at.asked.say({ ...right(at), decision: wrong })).toMatchObject({ t: 'no' });
      });
      expect(await at.asked.say(right(at))).toMatchObject({ t: 'ok' });
      const old = { ...right({ ...at }), decision: 0 };
      await stand.survives(at.id, async () => {
        expect(await at.asked.say(old)).toMatchObject({ t: 'no', code: 'old-decision' });
      });
    });

    it('at a table that was not joined: are refused', async () => {
      const at = await stand.attacked();
      const stranger = await stand.guest();
      await stand.survives(at.id, async () => {
        for (const message of [
          right(at),
          { t: 'resign' as const, match: at.id, seat: 0 },
          { t: 'undo' as const, match: at.id, seat: 0 },
          { t: 'chat' as const, match: at.id, to: 'table' as const, text: 'hello' },
          { t: 'history' as const, match: at.id, seat: 30, from: 0, to: 9 },
        ])
          expect(await stranger.say(message)).toMatchObject({ t: 'no', code: 'no-such-match' });
      });
      expect(await stand.query('select * from chat where match = ?', at.id)).toEqual([]);
    });

    it('by a spectator: are refused', async () => {
      const at = await stand.attacked();
      const spectator = await stand.guest();
      expect(await spectator.join(at.id)).toMatchObject({ t: 'ok' });
      await stand.survives(at.id, async () => {
        expect(await spectator.say(right(at))).toMatchObject(NOT_MINE);
        expect(await spectator.say({ ...right(at), seat: 30 })).toMatchObject(NOT_MINE);
        for (const seat of [0, 1, 30])
          for (const t of ['undo', 'resign'] as const)
            expect(await spectator.say({ t, match: at.id, seat })).toMatchObject(NOT_MINE);
        for (const seat of [0, 1])
          expect(await spectator.say({ t: 'history', match: at.id, seat, from: 0, to: 9 })).toMatchObject(
            NOT_MINE,
          );
      });
    });

    it('watching where nobody may: is refused', async () => {
      const at = await stand.attacked({ watch: false });
      const stranger = await stand.guest();
      await stand.survives(at.id, async () => {
        expect(await stranger.join(at.id)).toMatchObject({ t: 'no', code: 'not-allowed' });
        expect(stranger.seen.size).toBe(0);
      });
    });

    it('by somebody whose seat a bot plays: are refused until they are back', async () => {
      const { a, b, id } = await stand.attacked();
      expect((await b.request('POST', `/api/matches/${id}/leave`, { bot: 'easy' })).status).toBe(200);
      // The bot has done what it could; now the other one is asked.
      const table = (await stand.server.registry.table(id))!;
      await until(() => !table.busy && !table.storing && table.match.awaiting().join() === '0');
      await until(() => [a.at(id, 0), b.at(id, 1)].every(({ n }) => n === table.match.length));
      const { decision } = b.at(id, 1);
      await stand.survives(id, async () => {
        const ack = await b.say({ t: 'answer', match: id, seat: 1, decision, answers: [['pass']] });
        expect(ack).toMatchObject({ t: 'no', code: 'not-asked' });
        for (const t of ['undo', 'resign'] as const)
          expect(await b.say({ t, match: id, seat: 1 })).toMatchObject({ t: 'no', code: 'not-asked' });
      });
      expect((await b.request('POST', `/api/matches/${id}/return`, {})).status).toBe(200);
    });
  });

  describe('what only some may do', () => {
    const refused = async (answer: Promise<{ status: number; body: unknown }>, status: number) => {
      const { status: was, body } = await answer;
      expect([was, body]).toEqual([status, { error: expect.any(String), message: expect.any(String) }]);
    };

    it('a stranger leaves, returns, starts, calls off, puts in bots, asks for a rematch: refused', async () => {
      const at = await stand.attacked();
      const eve = await stand.guest();
      await stand.survives(at.id, async () => {
        const url = `/api/matches/${at.id}`;
        await refused(eve.request('POST', `${url}/join`, {}), 409);
        await refused(eve.request('POST', `${url}/join`, { seat: 0 }), 409);
        await refused(eve.request('POST', `${url}/leave`, {}), 403);
        await refused(eve.request('POST', `${url}/return`, {}), 403);
        await refused(eve.request('POST', `${url}/start`), 403);
        await refused(eve.request('POST', `${url}/seats/0`, { bot: 'easy' }), 403);
        await refused(eve.request('POST', `${url}/seats/0/dismiss`, { name: 'x' }), 403);
        await refused(eve.request('POST', `${url}/rematch`), 403);
        await refused(eve.request('DELETE', url), 403);
        await refused(eve.request('GET', `${url}/file`), 409);
      });
    });

    it('the host throws out somebody who is there, or calls off what runs: refused', async () => {
      const at = await stand.attacked();
      await stand.survives(at.id, async () => {
        const url = `/api/matches/${at.id}`;
        await refused(at.a.request('POST', `${url}/seats/1`, { bot: 'easy' }), 409);
        await refused(at.a.request('POST', `${url}/seats/1`, { bot: null }), 200).catch(() => {});
        await refused(at.a.request('POST', `${url}/seats/30`, { bot: 'easy' }), 404);
        await refused(at.a.request('DELETE', url), 409);
      });
    });

    it('anybody but the host asks somebody off a table, or the host whom they must not: refused', async () => {
      const [a, b, eve] = [await stand.guest(), await stand.guest(), await stand.guest()];
      const { id } = await a.create({ seats: [{ kind: 'me' }, { kind: 'free' }, { kind: 'free' }] });
      const url = `/api/matches/${id}`;
      const seats = matchOf(await b.request('POST', `${url}/join`, {})).seats;
      const [host, guest] = seats.map((s) => ({ name: s.name }));
      const kept = () => stand.query('select * from seat where match = ? order by seat', id);
      const before = await kept();
      await stand.survives(null, async () => {
        for (const who of [b, eve])
          for (const [seat, body] of [
            [0, host],
            [1, guest],
          ] as const)
            await refused(who.request('POST', `${url}/seats/${seat}/dismiss`, body), 403);
        await refused(a.request('POST', `${url}/seats/0/dismiss`, host), 403);
        await refused(a.request('POST', `${url}/seats/2/dismiss`, guest), 409);
        await refused(a.request('POST', `${url}/seats/1/dismiss`, host), 409);
        await refused(a.request('POST', `${url}/seats/9/dismiss`, guest), 404);
        for (const seat of ['-1', '31', '1e9', '__proto__', '1.5'])
          await refused(a.request('POST', `${url}/seats/${seat}/dismiss`, guest), 400);
        for (const body of [{}, { name: null }, { name: 'x'.repeat(300) }, { ...guest, person: 'x' }])
          await refused(a.request('POST', `${url}/seats/1/dismiss`, body), 400);
      });
      expect(await kept()).toEqual(before);
      expect(await stand.query('select * from dismissed')).toEqual([]);
      // Whoever was asked off stays off, at once and later.
      expect((await a.request('POST', `${url}/seats/1/dismiss`, guest)).status).toBe(200);
      await stand.survives(null, async () => {
        for (const body of [{}, { seat: 1 }, { seat: 2 }])
          await refused(b.request('POST', `${url}/join`, body), 403);
      });
      const running = await stand.attacked();
      const [, other] = matchOf(await running.a.request('GET', `/api/matches/${running.id}`)).seats;
      await stand.survives(running.id, async () => {
        const path = `/api/matches/${running.id}/seats/1/dismiss`;
        await refused(running.a.request('POST', path, { name: other.name }), 409);
        await refused(running.b.request('POST', path, { name: other.name }), 403);
      });
    });

    it('somebody who is not signed in does anything: refused', async () => {
      const at = await stand.attacked();
      await stand.survives(at.id, async () => {
        for (const [method, path, body] of [
          ['POST', '', { game: 'doom' }],
          ['POST', `/${at.id}/join`, {}],
          ['POST', `/${at.id}/leave`, {}],
          ['POST', `/${at.id}/return`, {}],
          ['POST', `/${at.id}/start`, {}],
          ['POST', `/${at.id}/rematch`, {}],
          ['POST', `/${at.id}/seats/0`, { bot: 'easy' }],
          ['POST', `/${at.id}/seats/0/dismiss`, { name: 'x' }],
          ['POST', '/import', {}],
          ['DELETE', `/${at.id}`, {}],
          ['GET', '?of=mine', null],
        ] as const) {
          const answer = await fetch(new URL(`/api/matches${path}`, stand.address), {
            method,
            ...(body === null
              ? {}
              : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
          });
          expect([path, [400, 401].includes(answer.status)]).toEqual([path, true]);
        }
      });
    });
  });

  describe('replayed requests', () => {
    it('the same input by the same person: takes effect once', async () => {
      const at = await stand.attacked();
      const message = right(at);
      const first = await at.asked.say(message, 'once');
      expect(first).toMatchObject({ t: 'ok', n: 1 });
      const after = await stand.fingerprint(at.id);
      await stand.survives(at.id, async () => {
        for (let i = 0; i < 5; i++) expect(await at.asked.say(message, 'once')).toEqual(first);
        // Something else under the same name is the same thing.
        const other = { t: 'resign' as const, match: at.id, seat: at.askedSeat };
        expect(await at.asked.say(other, 'once')).toEqual(first);
      });
      expect(after.length).toBe(1);
    });

    it('the same input at once from two sockets: takes effect once', async () => {
      const at = await stand.attacked();
      const message = right(at);
      const twin = new (at.asked.constructor as new (a: string[], t: string) => typeof at.asked)(
        [stand.address],
        at.asked.token,
      );
      await twin.connect();
      await twin.join(at.id);
      const [one, two] = await Promise.all([at.asked.say(message, 'twice'), twin.say(message, 'twice')]);
      expect(one).toMatchObject({ t: 'ok', n: 1 });
      expect(two).toEqual(one);
      expect((await stand.fingerprint(at.id)).length).toBe(1);
      twin.close();
      await stand.healthy();
    });

    it('the same input by another person: is refused', async () => {
      const at = await stand.attacked();
      const message = right(at);
      expect(await at.asked.say(message, 'mine')).toMatchObject({ t: 'ok' });
      const other = at.asked === at.a ? at.b : at.a;
      await stand.survives(at.id, async () => {
        expect(await other.say(message, 'mine')).toMatchObject(NOT_MINE);
        // Under their own seat it is an answer of theirs, and not the answer that was given.
        expect(await other.say({ ...message, seat: 1 - at.askedSeat }, 'mine')).toMatchObject({ t: 'no' });
      });
    });

    it('the same line of talk: is said once', async () => {
      const at = await stand.attacked();
      const line = { t: 'chat', match: at.id, to: 'table', text: 'hello' } as const;
      for (let i = 0; i < 3; i++) expect(await at.a.say(line, 'line')).toMatchObject({ t: 'ok' });
      expect(await at.b.say(line, 'line')).toMatchObject({ t: 'ok' });
      expect(await stand.query('select * from chat where match = ?', at.id)).toHaveLength(2);
    });

    it('joining twice, also at once: one seat', async () => {
      const [a, b] = [await stand.guest(), await stand.guest()];
      const { id } = await a.create({ seats: [{ kind: 'me' }, { kind: 'free' }, { kind: 'free' }] });
      const url = `/api/matches/${id}/join`;
      const answers = await Promise.all([1, 2, 3, 4].map(() => b.request('POST', url, {})));
      for (const answer of answers) {
        expect(answer.status).toBe(200);
        expect(matchOf(answer).status).toBe('gathering');
        expect(matchOf(answer).seats.filter((s) => s.mine)).toHaveLength(1);
      }
      await stand.healthy();
    });

    it('starting twice, also at once: one start', async () => {
      const a = await stand.guest();
      const { id } = await a.create({ seats: [{ kind: 'me' }, { kind: 'free' }] });
      const answers = await Promise.all([1, 2, 3].map(() => a.request('POST', `/api/matches/${id}/start`)));
      for (const answer of answers) expect([answer.status, matchOf(answer).status]).toEqual([200, 'running']);
      const { started, seed } = await stand.row(id);
      expect((await a.request('POST', `/api/matches/${id}/start`)).status).toBe(200);
      expect(await stand.row(id)).toMatchObject({ started, seed });
      await stand.healthy();
    });

    it('a rematch asked for twice, also at once by both: one match', async () => {
      const at = await stand.attacked();
      expect(await at.a.say({ t: 'resign', match: at.id, seat: 0 })).toMatchObject({ t: 'ok' });
      const ask = (p: typeof at.a) => p.request('POST', `/api/matches/${at.id}/rematch`);
      const answers = await Promise.all([at.b, at.a, at.b, at.a].map(ask));
      expect(new Set(answers.map((x) => (x.body as OnlineMatch).id)).size).toBe(1);
      // Either of them may have come first, and the first is the host.
      expect(
        await stand.query(
          'select id from match where host in (select person from seat where match = ?)',
          at.id,
        ),
      ).toHaveLength(2);
      await stand.survives(at.id, async () => {
        expect(matchOf(await ask(at.a)).id).toBe(matchOf(answers[0]).id);
      });
    });

    it('leaving and returning over and over: nothing is lost, and the bots get their turn', async () => {
      const at = await stand.attacked();
      const url = `/api/matches/${at.id}`;
      for (let i = 0; i < 10; i++) {
        expect((await at.b.request('POST', `${url}/leave`, {})).status).toBe(200);
        expect((await at.b.request('POST', `${url}/return`, {})).status).toBe(200);
      }
      const people = matchOf(await at.b.request('GET', url)).seats;
      expect(people.map(({ mine, bot }) => ({ mine, bot }))).toEqual([
        { mine: false, bot: null },
        { mine: true, bot: null },
      ]);
      await stand.healthy();
    });
  });

  describe('forged ids', () => {
    it('of any form: there is no such match', async () => {
      const eve = await stand.guest();
      await stand.survives(null, async () => {
        for (const id of ['x', 'a'.repeat(22), randomBytes(16).toString('base64url'), '__proto__', 'import'])
          for (const [method, path, body] of [
            ['GET', '', undefined],
            ['POST', '/join', {}],
            ['POST', '/leave', {}],
            ['POST', '/return', {}],
            ['POST', '/start', undefined],
            ['POST', '/rematch', undefined],
            ['POST', '/seats/0', { bot: null }],
            ['POST', '/seats/0/dismiss', { name: 'x' }],
            ['GET', '/file', undefined],
            ['DELETE', '', undefined],
          ] as const) {
            const answer = await eve.request(method, `/api/matches/${id}${path}`, body);
            expect([id, path, answer]).toMatchObject([
              id,
              path,
              { status: 404, body: { error: 'no-such-match' } },
            ]);
          }
        for (const id of ['x', 'a'.repeat(22), '__proto__', 'constructor'])
          expect(await eve.join(id)).toMatchObject({ t: 'no', code: 'no-such-match' });
      });
    });

    it.each([
      '%00',
      '..%2f..%2fhealthz',
      "'%20or%201=1--",
      '%F0%9F%98%80',
      'a'.repeat(200),
      '%ED%A0%80',
      '%',
    ])('%s: is refused', async (id) => {
      await stand.survives(null, async () => {
        const { token } = await stand.guest();
        const answer = await fetch(`${stand.address}api/matches/${id}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        expect([400, 404, 414]).toContain(answer.status);
        expect(await answer.json()).toEqual({ error: expect.any(String), message: expect.any(String) });
      });
    });
  });
});
