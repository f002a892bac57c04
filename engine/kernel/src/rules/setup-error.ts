/** The set-up somebody asked for makes no sense for this game: told in words, before anything started. */
export class SetupError extends Error {
  override name = 'SetupError';

  constructor(message: string) {
    // It may quote what somebody sent, and goes back to them.
    super(message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message);
  }
}

const LONGEST_MESSAGE = 16_000;
