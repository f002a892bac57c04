import { type Compiled, compile } from '../decide/question.ts';
import type { Game } from '../rules/game.ts';
import type { GameTypes } from '../rules/play.ts';

const tables = new WeakMap<object, readonly Compiled<never>[]>();

/** The procedures of a game, made ready once. */
export function tableOf<T extends GameTypes>(game: Game<T>): readonly Compiled<T>[] {
  let t = tables.get(game) as unknown as readonly Compiled<T>[] | undefined;
  if (t === undefined) {
    t = game.procedures.map((p) => compile<T>(p));
    tables.set(game, t as unknown as readonly Compiled<never>[]);
  }
  return t;
}
