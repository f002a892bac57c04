import { writeFileSync } from 'node:fs';
import { type RegisterFile, sentence, withMissingNames } from '@sightline/content';
import { type GameRegister, registers } from '@sightline/games/registers';
import type { Command } from './command.ts';
import { options, UsageError } from './usage.ts';

interface Registered {
  readonly edition: number;
  readonly added: number;
  readonly problems: readonly string[];
}

export const register: Command = {
  takes: '[GAME]',
  does: 'give new cards and other content their numbers, in a new edition',
  async run(args) {
    const { values, rest } = options(args, { json: 'flag' });
    const all = await registers();
    const [only] = rest;
    if (only !== undefined && !all.some(({ game }) => game === only))
      throw new UsageError(`no register of "${only}"; there are ${all.map(({ game }) => game).join(', ')}`);
    const done = all
      .filter(({ game }) => only === undefined || game === only)
      .map((each) => [each.game, extend(each, writeFileSync)] as const);
    for (const [game, { edition, added, problems }] of done) {
      console.log(`${game}: edition ${edition}, ${added === 0 ? 'nothing new' : `${added} added`}`);
      for (const problem of problems) console.log(`  ${problem}`);
    }
    if (values.json) console.log(JSON.stringify(Object.fromEntries(done)));
    return done.every(([, { problems }]) => problems.length === 0) ? 0 : 1;
  },
};

/** Writes an edition more, if there is new content and nothing else is wrong. */
export function extend(
  { path, text, names, problems }: GameRegister,
  write: (path: string, text: string) => void,
): Registered {
  const wrong = problems.filter(({ code }) => code !== 'missing');
  if (wrong.length > 0) return { edition: 0, added: 0, problems: wrong.map(sentence) };
  const before = JSON.parse(text) as RegisterFile;
  const after = withMissingNames(before, names);
  if (after !== null) write(path, `${JSON.stringify(after, null, 2)}\n`);
  const { editions } = after ?? before;
  return { edition: editions.length, added: problems.length, problems: [] };
}
