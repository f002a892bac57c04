import { changes, type Transaction, type TransactionBody } from '../database/transaction.ts';
import type { LobbyService } from './lobby-service.ts';

/** Takes a match away that has not begun: nothing of it has to be kept. */
export function* callOff({ db }: Transaction, id: string): TransactionBody<void> {
  for (const table of ['chat', 'seat', 'dismissed'] as const)
    yield* changes(db.deleteFrom(table).where('match', '=', id));
  yield* changes(db.deleteFrom('match').where('id', '=', id));
}

/** It is gone: whom it concerns is told, and the match that it was the rematch of can have another one. */
export async function calledOff(service: LobbyService, id: string): Promise<void> {
  const before = await service.o.matches.before(id);
  await service.o.database.db.updateTable('match').set({ rematch: null }).where('rematch', '=', id).execute();
  for (const match of [id, ...before]) await service.tell(match, 'reseated');
}
