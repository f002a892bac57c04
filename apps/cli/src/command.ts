/** A command of the command line: its words, what it does, and the exit code it ends with. */
export interface Command {
  readonly takes: string;
  readonly does: string;
  run(args: readonly string[]): Promise<number> | number;
}
