import { games } from '../games.ts';
import { LobbyRefusal } from '../lobby/refusals.ts';
import { type Brought, prove } from './prove.ts';
import type { FromReplay } from './replayer.ts';

/** The process that replays what people bring along: whatever a file does to it, nobody who plays notices. */
const tell = (message: FromReplay): void => void process.send?.(message);

process.on('message', (brought: Brought) => {
  try {
    tell({ proven: prove(games, brought) });
  } catch (e) {
    if (e instanceof LobbyRefusal) tell({ refused: { code: e.code, message: e.message } });
    else tell({ failed: e instanceof Error ? (e.stack ?? e.message) : String(e) });
  }
});
tell('ready');
