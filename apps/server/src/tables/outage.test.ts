import { dice } from '@sightline/kernel';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../app.ts';
import { games } from '../games.ts';
import { anyAnswer } from '../testing/answers.ts';
import { testConfig } from '../testing/config.ts';
import { Player } from '../testing/player.ts';

let server: RunningServer;
let player: Player;
beforeAll(async () => {
  server = await startServer(testConfig(), games, pino({ level: 'silent' }));
  player = await Player.guest(server.address);
  await player.connect();
});
afterAll(async () => {
  player.close();
  await server.close();
});

it('what could not be stored has not happened, even if the log could not be read at that moment either', async () => {
  const { id } = await player.create({ seats: [{ kind: 'me' }, { kind: 'me' }] });
  await player.join(id);
  const asked = () => [0, 1].find((s) => player.at(id, s).view.decision !== null) ?? 0;
  const random = dice(3);
  const answer = () => {
    const seat = asked();
    const { decision, view } = player.at(id, seat);
    return {
      t: 'answer',
      match: id,
      seat,
      decision,
      answers: [anyAnswer(view.decision as never, random)],
    } as const;
  };
  expect(await player.say(answer())).toMatchObject({ t: 'ok', n: 1 });
  const { journal, matches } = server.hall;
  const { append } = journal;
  const { inputs } = matches;
  const down = () => Promise.reject(new Error('the database is away'));
  Object.assign(journal, { append: down });
  Object.assign(matches, { inputs: down });
  expect(await player.say(answer())).toMatchObject({ t: 'no', code: 'not-stored' });
  Object.assign(journal, { append });
  Object.assign(matches, { inputs });
  expect(player.at(id, asked()).n).toBe(1);
  for (let n = 2; n < 5; n++) expect(await player.say(answer())).toMatchObject({ t: 'ok', n });
  expect((await matches.inputs(id, 0)).map(({ n }) => n)).toEqual([1, 2, 3, 4]);
});
