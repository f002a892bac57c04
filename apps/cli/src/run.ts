import { commands } from './commands.ts';
import { UsageError } from './usage.ts';

/** Does what the command line asks for; returns the code to exit with. */
export async function run([name, ...args]: readonly string[]): Promise<number> {
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) return listCommands(name);
  try {
    return await command.run(args);
  } catch (e) {
    if (!(e instanceof UsageError)) throw e;
    console.error(`sightline ${name}: ${e.message}`);
    return 2;
  }
}

function listCommands(name: string | undefined): number {
  const list = Object.entries(commands)
    .map(([n, c]) => `  ${`${n} ${c.takes}`.padEnd(52)} ${c.does}`)
    .join('\n');
  console.log(
    `sightline COMMAND\n\n${list}\n\nEvery command takes --json: one JSON object on the last line.`,
  );
  if (name === undefined || name === 'help' || name === '--help') return 0;
  console.error(`\nthere is no command "${name}"`);
  return 2;
}
