import type { Command } from '../command.ts';
import { options, UsageError } from '../usage.ts';
import { kernelSuite } from './kernel.ts';

const suites: Readonly<Record<string, (quick: boolean) => Readonly<Record<string, number>>>> = {
  kernel: kernelSuite,
};

export const bench: Command = {
  takes: '[SUITE] [--quick]',
  does: `measures us against others in one run; suites: ${Object.keys(suites).join(', ')}`,
  run(args) {
    const { values, rest } = options(args, { json: 'flag', quick: 'flag' });
    const name = rest[0] ?? 'kernel';
    const suite = Object.hasOwn(suites, name) ? suites[name] : undefined;
    if (suite === undefined || rest.length > 1)
      throw new UsageError(
        `there is no suite "${rest.join(' ')}"; there are ${Object.keys(suites).join(', ')}`,
      );
    const figures = suite(values.quick ?? false);
    for (const [key, n] of Object.entries(figures))
      console.log(`${key.padEnd(34)} ${n.toLocaleString('en')}`);
    if (values.json) console.log(JSON.stringify(figures));
    return 0;
  },
};
