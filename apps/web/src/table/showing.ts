import type { Narration, ShownEffect } from '@sightline/table';
import { useSettings } from '../app/settings.ts';
import type { Camera } from '../board/props.ts';
import type { LogLine, TableFrame } from '../host/api.ts';
import { write } from '../host/log.ts';
import { play as playSound } from '../sound/sounds.ts';
import { caughtUp, happened, isOfMoment } from './happening.ts';
import { durationOf, paceOf } from './pace.ts';
import { type Stretch, stretchesOf } from './stretches.ts';
import type { TableState } from './table-state.ts';

/** Shows what happened, at the pace the person wants: step by step, or all of it at once. */
export interface Showing {
  /** `record`: it is news, for the log and for whom all wait; else it is only shown on the board again */
  frame(frame: TableFrame, record: boolean): Promise<void>;
  /** All that came, at once: for who wants to see nothing move, or has seen enough. */
  atOnce(frames: readonly TableFrame[]): void;
  /** After an undo, or in another language, the whole log is told anew. */
  renewLog(frame: TableFrame): void;
  /** Enough of this: the rest of it at once. */
  skip(): void;
  /** Enough of what is shown right now: the next thing. */
  next(): void;
  isSkipping(): boolean;
  /** What comes next is worth seeing again. */
  attend(): void;
  /** Nobody looks any more. */
  stop(): void;
}

type Change = Partial<TableState> | ((state: TableState) => Partial<TableState>);

/** A line of the log as plain words. */
export const wordsOf = (line: LogLine['narration']['line']): string =>
  line.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** A log with one thing more that was told. */
function withLine(before: readonly LogLine[], n: number, narration: Narration): readonly LogLine[] {
  const log = [...before];
  write(log, n, [narration]);
  return log;
}

export function showing(
  set: (change: Change) => void,
  get: () => TableState,
  camera: () => Camera | null,
): Showing {
  let skipping = false;
  let stopped = false;
  let wake: (() => void) | null = null;

  const pause = (ms: number) =>
    ms <= 0 || skipping
      ? Promise.resolve()
      : new Promise<void>((done) => {
          const timer = setTimeout(finish, ms);
          function finish() {
            clearTimeout(timer);
            wake = null;
            done();
          }
          wake = finish;
        });

  async function show(effect: ShownEffect, pace: number): Promise<void> {
    if (effect.sound !== undefined && !skipping) playSound(effect.sound);
    const ms = durationOf(effect, pace);
    const quick = ms <= 0 || skipping;
    if (isOfMoment(effect)) {
      set((s) => ({ happening: happened(s.happening, effect) }));
      return pause(ms);
    }
    if (quick) return;
    if (effect.show === 'focus') set({ cursor: effect.at });
    else set((s) => ({ happening: happened(s.happening, effect) }));
    await pause(ms);
    if (effect.show === 'banner') set((s) => ({ happening: { ...s.happening, banner: null } }));
    if (effect.show === 'sight') set((s) => ({ happening: { ...s.happening, sight: null } }));
  }

  /** The camera goes first. */
  async function look(stretch: Stretch | undefined): Promise<void> {
    if (stretch === undefined || skipping) return;
    await pause(camera()?.bring(stretch.subjects, stretch.staged) ?? 0);
  }

  function renewLog({ log }: TableFrame): void {
    if (log !== undefined) set({ log });
  }

  return {
    renewLog,
    isSkipping: () => skipping,
    next: () => wake?.(),
    skip() {
      skipping = true;
      wake?.();
    },
    attend() {
      skipping = false;
    },
    stop() {
      stopped = true;
      this.skip();
    },
    async frame(frame, record) {
      const pace = paceOf(useSettings.getState().speed);
      const ahead = stretchesOf(frame.narration.flatMap(({ effects }) => effects));
      let n = 0;
      for (const narration of frame.narration) {
        if (record && narration.line.length > 0)
          set((s) => ({ log: withLine(s.log, frame.n, narration), said: wordsOf(narration.line) }));
        for (const effect of narration.effects) {
          if (stopped) return;
          await look(ahead.get(n++));
          await show(effect, pace);
        }
      }
      set((s) => ({ scene: frame.scene, happening: caughtUp(s.happening), ...(record && { frame }) }));
      if (record) renewLog(frame);
    },
    atOnce(frames) {
      const last = frames.at(-1);
      if (last === undefined) return;
      let { happening } = get();
      let log = [...get().log];
      const news: LogLine[] = [];
      for (const frame of frames) {
        for (const narration of frame.narration) {
          happening = narration.effects.filter(isOfMoment).reduce(happened, happening);
        }
        write(log, frame.n, frame.narration);
        write(news, frame.n, frame.narration);
        if (frame.log !== undefined) {
          log = [...frame.log];
          news.length = 0;
        }
      }
      const said = news.slice(-3).map((line) => wordsOf(line.narration.line));
      set({
        scene: last.scene,
        frame: last,
        log,
        happening: caughtUp(happening),
        said: said.join(' '),
      });
      const effects = frames.flatMap(({ narration }) => narration.flatMap((each) => each.effects));
      const stretch = [...stretchesOf(effects).values()].at(-1);
      if (stretch !== undefined) camera()?.bring(stretch.subjects, false);
    },
  };
}
