import { commands } from './commands.ts';
import { UsageError } from './usage.ts';

const [name, ...args] = process.argv.slice(2);
const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command === undefined) {
  const list = Object.entries(commands)
    .map(([n, c]) => `  ${`${n} ${c.takes}`.padEnd(52)} ${c.does}`)
    .join('\n');
  console.log(
    `sightline COMMAND\n\n${list}\n\nEvery command takes --json: one JSON object on the last line.`,
  );
  process.exitCode = name === undefined || name === 'help' || name === '--help' ? 0 : 2;
  if (process.exitCode === 2) console.error(`\nthere is no command "${name}"`);
} else {
  try {
    process.exitCode = await command.run(args);
  } catch (e) {
    if (!(e instanceof UsageError)) throw e;
    console.error(`sightline ${name}: ${e.message}`);
    process.exitCode = 2;
  }
}
