/** Who finds the file locked by another program gives up after so long: whoever waits for an answer tries again. */
export const LOCK_MS = 2_000;

/** What was acknowledged survives even a loss of power, not only of the process; and who finds it locked waits. */
export const WRITING = [
  'journal_mode = WAL',
  'synchronous = FULL',
  `busy_timeout = ${LOCK_MS}`,
  // 16 MB: of the pages that are written over and over, only the last state has to be carried from the WAL to the file.
  'wal_autocheckpoint = 4000',
] as const;
