import { resolve } from 'node:path';
import { BackupError, backup, configFrom } from '@sightline/server';
import type { Command } from './command.ts';
import { options, UsageError } from './usage.ts';

export const backupCommand: Command = {
  takes: '--to FILE',
  does: 'writes the whole database of the server into one file, while it plays on',
  async run(args) {
    const { values, rest } = options(args, { to: 'text' });
    if (values.to === undefined || rest.length > 0) throw new UsageError('say where to: --to FILE');
    // npm runs us in the repository's root; the file is meant from where the command was typed.
    const to = resolve(process.env.INIT_CWD ?? '.', values.to);
    try {
      await backup(configFrom(process.env).database, to);
    } catch (e) {
      console.error(e instanceof BackupError ? e.message : String(e));
      return 1;
    }
    console.log(`everything is in ${to}`);
    return 0;
  },
};
