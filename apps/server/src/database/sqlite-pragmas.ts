/** What was acknowledged survives even a loss of power, not only of the process; and who finds it locked waits. */
export const WRITING = ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 5000'] as const;
