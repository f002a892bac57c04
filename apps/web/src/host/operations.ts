import { Match } from '@sightline/kernel';
import type { Fault, OperationOptions, Player, SavedOperation } from './api.ts';
import { newId } from './environment.ts';
import { fault, faultOf } from './fault.ts';
import type { Library } from './library.ts';
import type { StoredOperation } from './stored.ts';

/** Series of matches: between two of them a plain record of who won. */
export class Operations {
  private readonly library: Library;

  constructor(library: Library) {
    this.library = library;
  }

  async list(): Promise<SavedOperation[]> {
    const all = await this.library.env.storage.operations();
    const listed = await Promise.all(all.map((operation) => this.saved(operation)));
    return listed.flat().sort((a, b) => b.touched - a.touched);
  }

  async start(
    game: string,
    id: string,
    players: readonly Player[],
    options?: OperationOptions,
  ): Promise<string> {
    const { env } = this.library;
    const shelf = await this.library.shelf(game);
    if (shelf === null) throw new Error(`there is no game "${game}"`);
    const operation: StoredOperation = {
      id: newId(env.seed()),
      game,
      players,
      ...(options && { options }),
      record: shelf.table.operations.start(id, players.length),
      match: null,
      touched: env.now(),
    };
    await env.storage.keepOperation(operation);
    return operation.id;
  }

  /** The match of the next mission: the one that was started, or a new one. */
  async play(id: string): Promise<string | Fault> {
    const { env } = this.library;
    const found = await env.storage.operation(id);
    if (found === null) return fault('no-such-match', id);
    const shelf = await this.library.shelf(found.game);
    if (shelf === null) return fault('other-game', found.game);
    const operation = await this.settled(found);
    if (operation.match !== null) return operation.match;
    const mission = shelf.table.operations.next(operation.record);
    if (mission === null) return fault('failed', 'the operation is over');
    const { players, options = { switches: {} } } = operation;
    try {
      const setup = shelf.table.setup({ mission, ...options });
      const begun = { setup, seats: players.length, seed: env.seed(), at: env.now() };
      const match = await this.library.add(Match.start(shelf.table.game, begun), {
        players,
        operation: id,
        mine: true,
      });
      await env.storage.keepOperation({ ...operation, match, touched: env.now() });
      return match;
    } catch (error) {
      return faultOf(error);
    }
  }

  /** A match is about to be removed: its result stays. */
  async forget(match: string): Promise<void> {
    const { storage } = this.library.env;
    for (const operation of await storage.operations()) {
      if (operation.match !== match) continue;
      const settled = await this.settled(operation);
      if (settled.match !== null) await storage.keepOperation({ ...settled, match: null });
    }
  }

  /**
   * The operation with the result of its match, if that is over. It is noted whenever somebody looks, not when the match
   * ends: whatever window that was in, and however it was closed.
   */
  private async settled(operation: StoredOperation): Promise<StoredOperation> {
    if (operation.match === null) return operation;
    const { storage } = this.library.env;
    const header = await storage.header(operation.match);
    const result = header?.match.result ?? null;
    if (header !== null && result === null) return operation;
    const shelf = await this.library.shelf(operation.game);
    if (shelf === null) return operation;
    const { record } = operation;
    const noted: StoredOperation = {
      ...operation,
      record: result === null ? record : shelf.table.operations.record(record, result),
      match: null,
      touched: header?.touched ?? operation.touched,
    };
    await storage.keepOperation(noted);
    return noted;
  }

  /** One that can't be read any more is left out. */
  private async saved(operation: StoredOperation): Promise<SavedOperation[]> {
    const shelf = await this.library.shelf(operation.game);
    if (shelf === null) return [];
    try {
      const { id, game, match, touched, record } = await this.settled(operation);
      const words = await this.library.words(game);
      return [{ id, game, state: shelf.table.operations.state(words, record), match, touched }];
    } catch (error) {
      console.error(error);
      return [];
    }
  }
}
