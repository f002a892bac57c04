/** The server as a part of something else: for measurements and for tests of the whole. */
export { type RunningServer, startServer } from './app.ts';
export { type Config, configFrom } from './config.ts';
export { games } from './games.ts';
export { BackupError, backup } from './operation/backup.ts';
export type { AnyServerGame, ServerGame, ServerGames } from './shelf.ts';
export { anyAnswer } from './testing/answers.ts';
export { type ChildServer, startChild } from './testing/child.ts';
export { ProtocolClient, type SeatKnowledge } from './testing/player.ts';
export { freePort } from './testing/ports.ts';
export { type Postgres, postgresFolder, startPostgres } from './testing/postgres.ts';
