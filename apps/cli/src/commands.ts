import { backupCommand } from './backup.ts';
import { balance } from './balance.ts';
import { bench } from './bench/bench.ts';
import type { Command } from './command.ts';
import { coverage } from './coverage.ts';
import { foretell } from './foretell.ts';
import { crashtest } from './online/crash/crashtest.ts';
import { loadtest } from './online/load/loadtest.ts';
import { register } from './register.ts';
import { soakCommand } from './soak.ts';
import { verifyCommand } from './verify.ts';

export const commands: Readonly<Record<string, Command>> = {
  soak: soakCommand,
  coverage,
  balance,
  bench,
  foretell,
  register,
  verify: verifyCommand,
  backup: backupCommand,
  crashtest,
  loadtest,
};
