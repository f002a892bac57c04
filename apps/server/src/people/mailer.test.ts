import pino from 'pino';
import { expect, it } from 'vitest';
import { mailServer } from '../notices/testing.ts';
import { openMailer } from './mailer.ts';

/** What is written down about a letter that can't be sent. */
async function writtenOf(url: string): Promise<string> {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const send = openMailer({ url, from: 'table@play.example' }, log);
  expect(await send({ to: 'bob@example.org', subject: 'Your turn', text: 'It is your turn.' })).toBe(false);
  return lines.join('');
}

it.each([
  ['the one it is for', /^rcpt/i, { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }],
  ['the letter', /It is your turn/, { code: 'EMESSAGE', responseCode: 550, command: 'DATA' }],
])('where a mail server refuses %s, it is written down why, and not to whom', async (_, refused, why) => {
  const server = await mailServer(refused);
  const written = await writtenOf(server.url);
  expect(written).not.toContain('bob');
  expect(JSON.parse(written)).toMatchObject({ msg: 'a letter could not be sent', ...why });
  await server.close();
});

it('where no mail server is, it is written down why', async () => {
  const why = { code: 'ESOCKET', originalCode: 'ECONNREFUSED', command: 'CONN' };
  expect(JSON.parse(await writtenOf('smtp://127.0.0.1:1'))).toMatchObject(why);
});
