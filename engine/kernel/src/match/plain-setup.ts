import { SetupError } from '../rules/game.ts';
import { BOUNDS } from './bounds.ts';

/**
 * A set-up as JSON has it. A match is stored and played again from its file, so it is played from what the file will
 * say from the start; and whatever the host does to its own object afterwards, the match keeps its set-up.
 */
export function plainSetup(setup: unknown): unknown {
  const text = written(setup);
  if (text !== undefined && text.length > BOUNDS.setup)
    throw new SetupError(`a set-up has at most ${BOUNDS.setup} characters, not ${text.length}`);
  return text === undefined ? undefined : JSON.parse(text);
}

function written(setup: unknown): string | undefined {
  try {
    return JSON.stringify(setup);
  } catch (error) {
    const [why] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new SetupError(`a set-up is plain data, as a JSON file has it: ${why}`);
  }
}
