import { first, type Transaction, type TransactionBody } from '../database/transaction.ts';
import { LobbyRefusal } from './refusals.ts';

/**
 * Says so if somebody is gone: a guest who got an account meanwhile, of which this process has not heard yet. Who is
 * there stays so until the end of the transaction, so that what they get in it is moved with all the rest.
 */
export function* assertSomebody({ db, locks }: Transaction, person: string): TransactionBody<void> {
  const find = db.selectFrom('person').select('id').where('id', '=', person);
  if ((yield* first(locks ? find.forKeyShare() : find)) === null) throw new LobbyRefusal('signed-out');
}
