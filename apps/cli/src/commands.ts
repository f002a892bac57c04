import { balance } from './balance.ts';
import { bench } from './bench/bench.ts';
import type { Command } from './command.ts';
import { coverage } from './coverage.ts';
import { soakCommand } from './soak.ts';
import { verifyCommand } from './verify.ts';

export const commands: Readonly<Record<string, Command>> = {
  soak: soakCommand,
  coverage,
  balance,
  bench,
  verify: verifyCommand,
};
