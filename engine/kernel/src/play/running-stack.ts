import type { Compiled } from '../decide/question.ts';
import type { DrawSource } from '../random/source.ts';
import { Call, type Flow, Leave } from '../rules/flow.ts';
import type { Game } from '../rules/game.ts';
import type { GameTypes } from '../rules/play.ts';
import type { AnyProcedure, Procedure } from '../rules/procedure.ts';
import { NOBODY } from '../seat.ts';
import { copyFrame, type Frame, printStack } from './frame.ts';
import { RuleContext } from './rule-context.ts';
import { tableOf } from './table.ts';

/** The running procedures, the innermost on top, and how what a step says moves them. */
export abstract class RunningStack<T extends GameTypes> extends RuleContext<T> {
  readonly table: readonly Compiled<T>[];
  readonly stack: Frame[] = [];

  constructor(
    game: Game<T>,
    statics: T['statics'],
    seats: number,
    source: DrawSource,
    from: RunningStack<T> | null,
  ) {
    super(game, statics, seats, source, from);
    this.table = tableOf(game);
    if (from !== null)
      for (let i = 0; i < from.stack.length; i++) this.stack.push(copyFrame(from.stack[i], this.table));
  }

  within<L>(procedure: Procedure<T, L, unknown, string>): L | null {
    for (let i = this.stack.length - 1; i >= 0; i--) {
      const f = this.stack[i];
      if (this.table[f.procedure].procedure === procedure) return f.locals as L;
    }
    return null;
  }

  /** The locals of the procedure that asks. */
  get locals(): Frame['locals'] {
    return this.stack[this.stack.length - 1].locals;
  }

  /** The step that is due or asks: `attack.roll`. */
  get due(): string {
    const { procedure, step } = this.stack[this.stack.length - 1];
    const { name, names } = this.table[procedure];
    return `${name}.${names[step] ?? 'end'}`;
  }

  where(): string {
    return printStack(this.stack, this.table);
  }

  /** Goes on as a step said: `next` is where, if it said nothing. */
  protected follow(frame: Frame, flow: Flow<T, string>, next: number): void {
    const before = frame.step;
    if (flow === undefined) frame.step = next;
    else if (typeof flow === 'string') frame.step = this.stepNamed(frame, flow);
    else if (flow instanceof Call) {
      frame.step = flow.next === undefined ? next : this.stepNamed(frame, flow.next);
      // The first to run goes on top.
      for (let i = flow.others.length - 1; i >= 0; i--)
        this.push(flow.others[i].procedure, flow.others[i].given);
      this.push(flow.procedure, flow.given);
    } else if (flow instanceof Leave) this.leave(flow);
    else this.pop(flow.result);
    if (frame.step === before) return;
    frame.passed = NOBODY;
    frame.sealed = null;
    if (frame.whys !== undefined) frame.whys = undefined;
  }

  private stepNamed(frame: Frame, name: string): number {
    const i = this.table[frame.procedure].names.indexOf(name);
    if (i < 0) throw this.misuse(`there is no step "${name}"`);
    return i;
  }

  protected push(procedure: AnyProcedure<T>, given: object): void {
    const number = this.game.procedureNumber.get(procedure);
    if (number === undefined)
      throw this.misuse(`${this.game.name} does not list the procedure ${procedure.name}`);
    // A copy: what was given may be part of the state, and locals are the procedure's own.
    const locals = procedure.locals.copy(Object.assign(procedure.locals.initial(), given));
    this.stack.push({ procedure: number, step: 0, locals, passed: NOBODY, sealed: null });
  }

  protected pop(result: unknown): void {
    const frame = this.stack.pop() as Frame;
    this.back = { procedure: this.table[frame.procedure].procedure, result };
  }

  private leave({ procedure, result }: Leave<T>): void {
    if (this.within(procedure) === null)
      throw this.misuse(`${procedure.name} is not running, it can't be left`);
    do this.pop(result);
    while (this.back?.procedure !== procedure);
  }
}
