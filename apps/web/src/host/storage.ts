import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StorageState } from './api.ts';
import {
  isHeader,
  isOperation,
  isRecord,
  type KeptEntry,
  type SavedHeader,
  type SavedMatch,
  type StoredOperation,
} from './stored.ts';

interface Schema extends DBSchema {
  matches: { key: string; value: SavedHeader };
  /** one for each input of each match; they are added and never changed */
  inputs: { key: [match: string, n: number]; value: { match: string; n: number; entry: KeptEntry } };
  operations: { key: string; value: StoredOperation };
}
type Database = IDBPDatabase<Schema>;

/** All inputs of a match: any number is less than a list. */
const inputsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

/** What is kept does not hang together. */
export class DamagedMatch extends Error {
  override name = 'DamagedMatch';
}

/** A match that could not be written (any more): its newest header, and the inputs that the browser has not got. */
interface Unwritten {
  readonly header: SavedHeader;
  readonly entries: ReadonlyMap<number, KeptEntry>;
}

/**
 * Where matches are kept: in the browser's database, and what it does not take, in memory until it does. Nothing here
 * ever throws because storage is forbidden or full; `state` tells.
 */
export class Storage {
  private readonly name: string;
  /** what went wrong last */
  private trouble: 'forbidden' | 'full' | null = null;
  private connected: Promise<Database | null> | null = null;
  private readonly unwritten = new Map<string, Unwritten>();
  private readonly unwrittenOperations = new Map<string, StoredOperation>();

  constructor(name = 'sightline') {
    this.name = name;
  }

  get state(): StorageState {
    return this.trouble === null ? { kept: true } : { kept: false, why: this.trouble };
  }

  /** Headers of all matches; what is no header is null. */
  async headers(): Promise<{ readonly id: string; readonly header: SavedHeader | null }[]> {
    const found = new Map<string, SavedHeader | null>();
    await this.read(async (db) => {
      const tx = db.transaction('matches');
      const [keys, values] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
      keys.forEach((id, i) => {
        found.set(id, isHeader(values[i]) ? values[i] : null);
      });
    }, undefined);
    for (const [id, { header }] of this.unwritten) found.set(id, header);
    return [...found].map(([id, header]) => ({ id, header }));
  }

  async header(id: string): Promise<SavedHeader | null> {
    const raw = this.unwritten.get(id)?.header ?? (await this.read((db) => db.get('matches', id), undefined));
    return isHeader(raw) ? raw : null;
  }

  /** A match with all its inputs; null if there is none. Throws DamagedMatch. */
  async match(id: string): Promise<SavedMatch | null> {
    const waiting = this.unwritten.get(id);
    const [raw, rows] = await this.read(
      async (db) => {
        const tx = db.transaction(['matches', 'inputs']);
        return Promise.all([
          tx.objectStore('matches').get(id),
          tx.objectStore('inputs').getAll(inputsOf(id)),
        ] as const);
      },
      [undefined, []] as const,
    );
    const header: unknown = waiting?.header ?? raw;
    if (header === undefined) return null;
    if (!isHeader(header)) throw new DamagedMatch('its header is no header');
    const entries = new Map(rows.map(({ n, entry }) => [n, entry]));
    for (const [n, entry] of waiting?.entries ?? []) entries.set(n, entry);
    if (entries.size !== header.inputs)
      throw new DamagedMatch(`it has ${entries.size} inputs instead of ${header.inputs}`);
    const inOrder: KeptEntry[] = [];
    for (let n = 1; n <= header.inputs; n++) {
      const entry = entries.get(n);
      if (!isRecord(entry)) throw new DamagedMatch(`input ${n} of ${header.inputs} is missing`);
      inOrder.push(entry);
    }
    return { header, entries: inOrder };
  }

  /**
   * Keeps a match as it is now: `entries` are its last inputs, all that were logged since it was kept before. It is kept
   * whole or not at all. `conflict`: another window has gone on with it meanwhile; then nothing was kept.
   */
  async keep(header: SavedHeader, entries: readonly KeptEntry[]): Promise<'kept' | 'conflict'> {
    const { id } = header;
    const first = header.inputs - entries.length + 1;
    const pending = new Map(this.unwritten.get(id)?.entries);
    for (const [i, entry] of entries.entries()) pending.set(first + i, entry);
    const before = header.inputs - pending.size;
    const written = await this.write(async (db) => {
      const tx = db.transaction(['matches', 'inputs'], 'readwrite');
      const inputs = tx.objectStore('inputs');
      const [last, next] = await Promise.all([inputs.getKey([id, before]), inputs.getKey([id, before + 1])]);
      if ((last === undefined) !== (before === 0) || next !== undefined) {
        await tx.done;
        return 'conflict' as const;
      }
      await whole(tx, [
        ...[...pending].map(
          ([n, entry]) =>
            () =>
              inputs.add({ match: id, n, entry }),
        ),
        () => tx.objectStore('matches').put(header),
      ]);
      return 'kept' as const;
    });
    if (written === 'conflict') {
      this.unwritten.delete(id);
      return written;
    }
    if (written === null) this.unwritten.set(id, { header, entries: pending });
    else this.unwritten.delete(id);
    this.settle(written !== null);
    return 'kept';
  }

  async remove(id: string): Promise<void> {
    this.unwritten.delete(id);
    this.unwrittenOperations.delete(id);
    const removed = await this.write(async (db) => {
      const tx = db.transaction(['matches', 'inputs', 'operations'], 'readwrite');
      await whole(tx, [
        () => tx.objectStore('matches').delete(id),
        () => tx.objectStore('inputs').delete(inputsOf(id)),
        () => tx.objectStore('operations').delete(id),
      ]);
      return true;
    });
    // There may be room now for what had none.
    for (const { header } of [...this.unwritten.values()]) await this.keep(header, []);
    for (const operation of [...this.unwrittenOperations.values()]) await this.keepOperation(operation);
    this.settle(removed !== null);
  }

  async operations(): Promise<StoredOperation[]> {
    const found = new Map<string, StoredOperation>();
    const rows: unknown[] = await this.read((db) => db.getAll('operations'), []);
    for (const row of rows) if (isOperation(row)) found.set(row.id, row);
    for (const [id, operation] of this.unwrittenOperations) found.set(id, operation);
    return [...found.values()];
  }

  async operation(id: string): Promise<StoredOperation | null> {
    const raw =
      this.unwrittenOperations.get(id) ?? (await this.read((db) => db.get('operations', id), undefined));
    return isOperation(raw) ? raw : null;
  }

  async keepOperation(operation: StoredOperation): Promise<void> {
    const written = await this.write((db) => db.put('operations', operation));
    if (written === null) this.unwrittenOperations.set(operation.id, operation);
    else this.unwrittenOperations.delete(operation.id);
    this.settle(written !== null);
  }

  /** All is well again when something was written and nothing is left to write. */
  private settle(written: boolean): void {
    if (written && this.unwritten.size + this.unwrittenOperations.size === 0) this.trouble = null;
  }

  private async read<R>(what: (db: Database) => Promise<R>, otherwise: R): Promise<R> {
    try {
      const db = await this.database();
      return db === null ? otherwise : await what(db);
    } catch {
      this.trouble = 'forbidden';
      return otherwise;
    }
  }

  /** Null: it was not written. */
  private async write<R>(what: (db: Database) => Promise<R>): Promise<R | null> {
    try {
      const db = await this.database();
      if (db === null) return null;
      return await what(db);
    } catch (error) {
      const full = error instanceof DOMException && error.name === 'QuotaExceededError';
      this.trouble = full ? 'full' : 'forbidden';
      return null;
    }
  }

  /** Null: the browser gives us none. */
  private database(): Promise<Database | null> {
    this.connected ??= this.connect();
    return this.connected;
  }

  private async connect(): Promise<Database | null> {
    const forget = () => {
      this.connected = null;
    };
    try {
      return await openDB<Schema>(this.name, 1, {
        upgrade(db) {
          db.createObjectStore('matches', { keyPath: 'id' });
          db.createObjectStore('inputs', { keyPath: ['match', 'n'] });
          db.createObjectStore('operations', { keyPath: 'id' });
        },
        // A newer page wants to change the database: it may, and this one connects again when it next needs it.
        blocking(_now, _wanted, event) {
          forget();
          (event.target as IDBDatabase).close();
        },
        terminated: forget,
      });
    } catch {
      this.trouble = 'forbidden';
      return null;
    }
  }
}

/** All that is written in one transaction, or none of it: also where the browser refuses before it has begun. */
async function whole(
  tx: { readonly done: Promise<void>; abort(): void },
  requests: readonly (() => Promise<unknown>)[],
): Promise<void> {
  const under: Promise<unknown>[] = [tx.done];
  // Who waits for all of them hears of the first that fails; of the others nobody has to.
  tx.done.catch(() => {});
  try {
    for (const request of requests) {
      const made = request();
      made.catch(() => {});
      under.push(made);
    }
  } catch (error) {
    abort(tx);
    throw error;
  }
  await Promise.all(under);
}

function abort(tx: { abort(): void }): void {
  try {
    tx.abort();
  } catch {
    // It was over already.
  }
}
