import type { DrawSource } from '../random/source.ts';
import type { Game } from '../rules/game.ts';
import type { GameTypes } from '../rules/play.ts';
import { ByteReader, ByteWriter, DecodeError } from '../shape/bytes.ts';
import { list, opt, record } from '../shape/containers.ts';
import { Hasher } from '../shape/hasher.ts';
import { int, text } from '../shape/scalars.ts';
import type { Sink } from '../shape/shape.ts';
import type { Frame } from './frame.ts';
import { Position } from './position.ts';

const answers = opt(list(opt(list(int))));
const result = opt(record({ winners: list(int), by: text }));

/** The fingerprint of a position: two hosts that agree on it agree on everything the rules can see. */
export function hashOf<T extends GameTypes>(p: Position<T>): string {
  const h = new Hasher();
  write(p, h);
  return h.finish();
}

export function encode<T extends GameTypes>(p: Position<T>): Uint8Array {
  const w = new ByteWriter();
  write(p, w);
  w.int(p.serial);
  return w.finish();
}

function write<T extends GameTypes>(p: Position<T>, into: Sink): void {
  p.game.state.write(p.state, into);
  into.int(p.stack.length);
  for (const f of p.stack) {
    into.int(f.procedure);
    into.int(f.step);
    into.int(f.passed);
    answers.write(numbered(p, f), into);
    p.table[f.procedure].procedure.locals.write(f.locals, into);
  }
  for (const d of p.draws) into.int(d);
  into.int(p.resigned);
  result.write(p.result === null ? null : { winners: [...p.result.winners], by: p.result.by }, into);
}

/** A position from its bytes; DecodeError if they are not one of this game. */
export function decode<T extends GameTypes>(
  game: Game<T>,
  statics: T['statics'],
  seats: number,
  source: DrawSource,
  bytes: Uint8Array,
): Position<T> {
  const r = new ByteReader(bytes);
  const p = new Position(game, statics, seats, source);
  Object.assign(p.state, game.state.read(r));
  for (let n = r.length(); n > 0; n--) {
    const procedure = r.count(p.table.length - 1);
    const { names, verbs, locals } = verbsOf(p, procedure);
    const step = r.count(names.length);
    const passed = r.int();
    const sealed = answers.read(r);
    p.stack.push({
      procedure,
      step,
      passed,
      sealed: sealed?.map((a) => (a === null ? null : [wordOf(verbs(step), a[0]), ...a.slice(1)])) ?? null,
      locals: locals.read(r),
    });
  }
  for (let i = 0; i < p.draws.length; i++) p.draws[i] = r.int();
  p.resigned = r.int();
  p.result = result.read(r);
  p.serial = r.int();
  r.end();
  const top = p.stack[p.stack.length - 1];
  if (p.result === null && (top === undefined || p.table[top.procedure].asks[top.step] == null))
    throw new DecodeError('nobody is asked, but the match is not over');
  return p;
}

/** Sealed answers with the number of their verb in place of the word. */
function numbered<T extends GameTypes>(p: Position<T>, f: Frame): (number[] | null)[] | null {
  if (f.sealed === null) return null;
  const verbs = p.table[f.procedure].asks[f.step]?.verbs ?? [];
  return f.sealed.map((a) => (a === null ? null : [verbs.indexOf(a[0]), ...(a.slice(1) as number[])]));
}

function verbsOf<T extends GameTypes>(p: Position<T>, procedure: number) {
  const c = p.table[procedure];
  return { names: c.names, verbs: (step: number) => c.asks[step]?.verbs ?? [], locals: c.procedure.locals };
}

function wordOf(verbs: readonly string[], n: number): string {
  const word = verbs[n];
  if (word === undefined) throw new DecodeError(`a sealed answer names verb ${n}`);
  return word;
}
