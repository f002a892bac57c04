import type { Effect, Told } from '@sightline/table';
import { useSettings } from '../app/settings.ts';
import type { Frame, LogLine } from '../host/api.ts';
import { write } from '../host/log.ts';
import { play as playSound } from '../sound/sounds.ts';
import { durationOf, paceOf } from './pace.ts';
import type { Roll } from './parts.ts';
import { AT_REST, type TableState } from './table-state.ts';

/** Shows what happened, at the pace the person wants: step by step, or all of it at once. */
export interface Showing {
  /** `record`: what is told of it is news for the log */
  frame(frame: Frame, record: boolean): Promise<void>;
  /** All that came, at once: for who wants to see nothing move, or has seen enough. */
  atOnce(frames: readonly Frame[]): void;
  /** After an undo, or in another language, the whole log is told anew. */
  renewLog(frame: Frame): void;
  /** Enough of this: the rest of it at once. */
  skip(): void;
  isSkipping(): boolean;
  /** What comes next is worth seeing again. */
  attend(): void;
  /** Nobody looks any more. */
  stop(): void;
}

type Change = Partial<TableState> | ((state: TableState) => Partial<TableState>);

/** A line of the log as plain words. */
export const wordsOf = (line: LogLine['told']['line']): string =>
  line.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** A log with one thing more that was told. */
function withLine(before: readonly LogLine[], n: number, told: Told): readonly LogLine[] {
  const log = [...before];
  write(log, n, [told]);
  return log;
}

export function showing(set: (change: Change) => void, get: () => TableState): Showing {
  let skipping = false;
  let stopped = false;
  let wake: (() => void) | null = null;
  let serial = 0;

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

  async function show(effect: Effect, pace: number): Promise<void> {
    if (effect.sound !== undefined && !skipping) playSound(effect.sound);
    const ms = durationOf(effect, pace);
    const quick = ms <= 0 || skipping;
    switch (effect.show) {
      case 'move':
        if (quick) return;
        set((s) => ({
          moved: new Map(s.moved).set(effect.piece, {
            x: effect.x,
            y: effect.y,
            jump: effect.jump === true,
          }),
        }));
        return pause(ms);
      case 'enter':
        if (quick) return;
        set((s) => {
          const moved = new Map(s.moved);
          for (const piece of effect.pieces)
            moved.set(piece, { area: effect.area, jump: effect.jump === true });
          return { moved };
        });
        return pause(ms);
      case 'appear':
      case 'vanish':
        if (quick) return;
        set((s) => ({ fading: new Map(s.fading).set(effect.piece, effect.show) }));
        return pause(ms);
      case 'number':
      case 'icon':
      case 'shot': {
        if (quick) return;
        const { sound: _, ...what } = effect;
        const flying = { id: ++serial, ...what };
        set((s) => ({ flying: [...s.flying.slice(-8), flying] }));
        return pause(ms);
      }
      case 'dice':
      case 'flip':
      case 'result':
        set((s) => ({ roll: rolled(s.roll, effect), rolling: true }));
        return pause(ms);
      case 'banner':
        if (quick) return;
        set({ banner: { id: ++serial, title: effect.title, text: effect.text ?? '', tone: effect.tone } });
        await pause(ms);
        set({ banner: null });
        return;
      case 'door':
        if (quick) return;
        set((s) => ({
          scene: s.scene && {
            ...s.scene,
            doors: s.scene.doors.map((d) => (d.ref === effect.ref ? { ...d, open: true } : d)),
          },
        }));
        return pause(ms);
      case 'focus':
        if (quick) return;
        set({ cursor: effect.at });
        return pause(ms);
    }
  }

  /** What lies in the dice tray after an effect. */
  function rolled(roll: Roll | null, effect: Effect): Roll | null {
    if (effect.show === 'dice')
      return { id: ++serial, title: effect.title, dice: effect.dice, cards: [], result: null };
    if (roll === null) return null;
    if (effect.show === 'flip')
      return { ...roll, cards: [...roll.cards, { title: effect.title, card: effect.card }] };
    if (effect.show !== 'result') return roll;
    const { title, text, tone } = effect;
    return { ...roll, result: { title, text, tone } };
  }

  function renewLog({ log }: Frame): void {
    if (log !== undefined) set({ log });
  }

  return {
    renewLog,
    isSkipping: () => skipping,
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
      for (const told of frame.told) {
        if (record && told.line.length > 0)
          set((s) => ({ log: withLine(s.log, frame.n, told), said: wordsOf(told.line) }));
        for (const effect of told.effects) {
          if (stopped) return;
          await show(effect, pace);
        }
      }
      set({ scene: frame.scene, frame, ...AT_REST });
      if (record) renewLog(frame);
    },
    atOnce(frames) {
      const last = frames.at(-1);
      if (last === undefined) return;
      let { roll } = get();
      let log = [...get().log];
      const news: LogLine[] = [];
      for (const frame of frames) {
        for (const told of frame.told) {
          for (const effect of told.effects) roll = rolled(roll, effect);
        }
        write(log, frame.n, frame.told);
        write(news, frame.n, frame.told);
        if (frame.log !== undefined) {
          log = [...frame.log];
          news.length = 0;
        }
      }
      const said = news.slice(-3).map((line) => wordsOf(line.told.line));
      set({
        scene: last.scene,
        frame: last,
        log,
        roll,
        rolling: roll !== get().roll,
        ...AT_REST,
        said: said.join(' '),
      });
    },
  };
}
