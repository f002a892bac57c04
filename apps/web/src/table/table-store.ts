import type { Answer } from '@sightline/kernel';
import type { Effect, Inspection, Preview, Ref, Scene } from '@sightline/table';
import { createStore } from 'zustand';
import { useSettings } from '../app/settings.ts';
import type { Flying, Moved } from '../board/props.ts';
import {
  type Eyes,
  type Fault,
  type Frame,
  isFault,
  type LogLine,
  type OpenedMatch,
  type Room,
  type WhyNot,
} from '../host/api.ts';
import { host, watcher } from '../host/client.ts';
import { play as playSound } from '../sound/sounds.ts';
import {
  back,
  begin,
  type Choice,
  type Choosing,
  chooseAmong,
  composing,
  intended,
  itemAt,
  litTargets,
  type Step,
  take,
} from './choosing.ts';
import type { Company } from './company.ts';
import { durationOf, paceOf } from './pace.ts';
import type { Roll } from './parts.ts';

/** Everything the screen of one match shows, and what a person can do at it. */
export interface TableState {
  readonly opened: OpenedMatch | null;
  readonly fault: Fault | null;
  /** what is on the board now; behind the match while its last events are still shown */
  readonly scene: Scene | null;
  readonly frame: Frame | null;
  readonly log: readonly LogLine[];
  /** frames are being played back */
  readonly playing: boolean;
  readonly choosing: Choosing | null;
  /** items ticked so far, where some of many are to be chosen */
  readonly ticked: readonly number[];
  /** asked back before it is done */
  readonly confirming: Extract<Step, { do: 'confirm' }>['option'] | null;
  readonly pointed: Ref | null;
  readonly cursor: Ref | null;
  readonly preview: Preview | null;
  readonly inspection: Inspection | null;
  readonly whyNot: WhyNot | null;
  /** an answer is on its way */
  readonly busy: boolean;
  /** the seat that is asked to sit down before anything is shown */
  readonly curtain: number | null;
  readonly moved: ReadonlyMap<Ref, Moved>;
  readonly fading: ReadonlyMap<Ref, 'appear' | 'vanish'>;
  readonly flying: readonly Flying[];
  readonly roll: Roll | null;
  /** the roll is news: shown where it can't be overlooked */
  readonly rolling: boolean;
  readonly banner: {
    readonly id: number;
    readonly title: string;
    readonly text: string;
    readonly tone: string;
  } | null;
  /** the ending was read and put away */
  readonly endingSeen: boolean;
  /** said to screen readers */
  readonly said: string;
  /** what is around an online table; null: everybody sits here */
  readonly room: Room | null;
  /** up to which line what was said is read */
  readonly read: number;
}

export interface TableActions {
  open(id: string): Promise<void>;
  close(): void;
  point(ref: Ref | null): void;
  /** what was pointed at before is of no interest any more */
  lookAway(): void;
  moveCursor(ref: Ref | null): void;
  /** `below`: what else lies there and may be meant */
  choose(ref: Ref, below?: readonly Ref[]): void;
  /** One of several things that can be done at one spot. */
  takeChoice(choice: Choice): void;
  tick(item: number): void;
  takeOption(option: Choosing['question']['options'][number]): void;
  answer(answers: readonly Answer[]): Promise<void>;
  confirm(sure: boolean): void;
  back(): void;
  undo(): Promise<void>;
  skip(): void;
  again(): void;
  ready(): void;
  closeWhyNot(): void;
  closeEnding(): void;
  readOn(): void;
  /** All that was said is read. */
  readTalk(): void;
  /** Says why something is not possible. */
  tell(whyNot: WhyNot): void;
}

export type TableStore = TableState & TableActions;

/** No rule speaks of it: it is simply not what is asked for. The table has general words for that. */
const NO_REASON: WhyNot = { text: '', rule: null };
/** So long a roll stays news after everything is shown. */
const NEWS = 2500;
const STILL: TableState['moved'] = new Map();
const STEADY: TableState['fading'] = new Map();
const UNLIT: ReturnType<typeof litTargets> = new Map();

const first: TableState = {
  opened: null,
  fault: null,
  scene: null,
  frame: null,
  log: [],
  playing: false,
  choosing: null,
  ticked: [],
  confirming: null,
  pointed: null,
  cursor: null,
  preview: null,
  inspection: null,
  whyNot: null,
  busy: false,
  curtain: null,
  moved: STILL,
  fading: STEADY,
  flying: [],
  roll: null,
  rolling: false,
  banner: null,
  endingSeen: false,
  said: '',
  room: null,
  read: 0,
};

const POINTED_AT_NOTHING: Partial<TableState> = {
  pointed: null,
  cursor: null,
  preview: null,
  inspection: null,
  whyNot: null,
};

/** A line of the log as plain words. */
export const wordsOf = (line: LogLine['told']['line']): string =>
  line.map((part) => (typeof part === 'string' ? part : part.text)).join('');

export function createTable(company?: Company) {
  /** Frames that came and were not shown yet. */
  let queue: Frame[] = [];
  /** Frames since the person was last asked, and what was on the board before them: to be shown again. */
  let lastTurn: { before: Scene; frames: Frame[] } | null = null;
  let skipping = false;
  let wake: (() => void) | null = null;
  let serial = 0;
  let gone = false;
  /** the eyes that were asked for last: what comes for others is nobody's business any more */
  let eyes: Eyes = null;
  /** frames that came before the table was laid */
  let early: Frame[] = [];

  return createStore<TableStore>((set, get) => {
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

    async function playFrame(frame: Frame, record: boolean): Promise<void> {
      const pace = paceOf(useSettings.getState().speed);
      for (const told of frame.told) {
        if (record && told.line.length > 0)
          set((s) => ({ log: [...s.log, { n: frame.n, told }], said: wordsOf(told.line) }));
        for (const effect of told.effects) {
          if (gone) return;
          await show(effect, pace);
        }
      }
      set({ scene: frame.scene, frame, moved: STILL, fading: STEADY });
      if (record) renewLog(frame);
    }

    /** All that came, at once: for who wants to see nothing move, or has seen enough. */
    function flush(frames: readonly Frame[]): void {
      const last = frames.at(-1);
      if (last === undefined) return;
      let { roll, log } = get();
      const lines: LogLine[] = [];
      for (const frame of frames) {
        for (const told of frame.told) {
          if (told.line.length > 0) lines.push({ n: frame.n, told });
          for (const effect of told.effects) roll = rolled(roll, effect);
        }
        if (frame.log !== undefined) {
          log = frame.log;
          lines.length = 0;
        }
      }
      const said = lines.slice(-3).map((line) => wordsOf(line.told.line));
      set({
        scene: last.scene,
        frame: last,
        log: [...log, ...lines],
        roll,
        rolling: roll !== get().roll,
        moved: STILL,
        fading: STEADY,
        said: said.join(' '),
      });
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

    /** After an undo, or in another language, the whole log is told anew. */
    function renewLog({ log }: Frame): void {
      if (log !== undefined) set({ log });
    }

    async function run(): Promise<void> {
      if (get().playing) return;
      set({ playing: true });
      while (queue.length > 0 && !gone) {
        if (!skipping && paceOf(useSettings.getState().speed) > 0) {
          await playFrame(queue.shift() as Frame, true);
          continue;
        }
        flush(queue.splice(0));
        // Others may have more to come in this very moment.
        await new Promise((soon) => setTimeout(soon, 0));
      }
      skipping = false;
      if (gone) return;
      set({ playing: false, flying: [], banner: null, cursor: null });
      if (get().rolling) setTimeout(() => !get().playing && set({ rolling: false }), NEWS);
      arrived();
    }

    /** All is shown: ask the person, or find out who is to sit down. */
    function arrived(): void {
      const { frame, opened } = get();
      if (frame === null || opened === null) return;
      if (frame.question !== null) {
        // Only something beside the question changed: who has begun to choose goes on choosing.
        if (JSON.stringify(get().choosing?.question) === JSON.stringify(frame.question)) return;
        const choosing = begin(frame.question);
        set({ choosing, ticked: [], confirming: null, busy: false, said: frame.question.title });
        void repoint();
        return;
      }
      set({ choosing: null, confirming: null, busy: false, preview: null });
      const next = frame.awaited.find((a) => a.person);
      // Who looks already is about to be asked, or passed over: the next frame tells.
      if (next === undefined || next.seat === frame.eyes || frame.ending !== null) return;
      const here = typeof frame.eyes === 'number' ? opened.seats[frame.eyes]?.player : undefined;
      const there = opened.seats[next.seat]?.player;
      const samePerson = here?.kind === 'me' && there?.kind === 'me';
      if (samePerson || !opened.curtains) look(next.seat);
      else {
        set({ curtain: next.seat });
        look(null);
      }
    }

    /** Somebody else's eyes: nothing that was shown to the old ones stays on the table. */
    function look(as: Eyes): void {
      eyes = as;
      queue = [];
      lastTurn = null;
      set({ choosing: null, ...POINTED_AT_NOTHING });
      void host().look(as);
    }

    function receive(frame: Frame): void {
      const { scene, playing, frame: before } = get();
      if (gone || (typeof frame.eyes === 'number' && frame.eyes !== eyes)) return;
      if (before === null) {
        early.push(frame);
        return;
      }
      // Only the eyes or the language changed: nothing happened that could be shown.
      if (frame.n === before.n && queue.length === 0 && frame.told.length === 0) {
        const { curtain } = get();
        set({
          scene: frame.scene,
          frame,
          moved: STILL,
          // The curtain lifts when there is nothing behind it but what the next person may see.
          curtain: curtain !== null && frame.eyes === curtain ? null : curtain,
        });
        renewLog(frame);
        if (!playing && get().curtain === null) arrived();
        return;
      }
      if (scene !== null) {
        lastTurn ??= { before: scene, frames: [] };
        lastTurn.frames.push(frame);
      }
      queue.push(frame);
      set({ choosing: null, preview: null, whyNot: null });
      void run();
    }

    function enter(room: Room): void {
      const { room: before } = get();
      const newest = room.talk.at(-1)?.k ?? 0;
      // What was said before we came is no news.
      if (!gone) set(before === null ? { room, read: newest } : { room });
    }

    /** What is under the pointer is told anew whenever pointer or choices change. */
    async function repoint(): Promise<void> {
      const { pointed, choosing } = get();
      const armed = choosing?.armed ?? null;
      const at = pointed;
      const answers =
        armed !== null && (at === null || armed.picks.includes(at))
          ? [armed.answer]
          : choosing !== null
            ? ((at === null ? null : intended(choosing, at)) ?? composing(choosing, get().ticked, at))
            : null;
      const [preview, inspection] = await Promise.all([
        answers === null ? null : host().preview(answers),
        at === null ? null : host().inspect(at),
      ]);
      if (get().pointed !== at || get().choosing !== choosing) return;
      set({ preview, inspection: inspection ?? (at === null ? get().inspection : null) });
    }

    function step(next: Step): void {
      switch (next.do) {
        case 'answer':
          void get().answer(next.answers);
          return;
        case 'confirm':
          set({ confirming: next.option });
          return;
        case 'choose':
          set({ choosing: next.choosing, whyNot: null });
          void repoint();
          return;
        case 'nothing':
          return;
      }
    }

    async function refusal(asked: Promise<WhyNot | null>): Promise<void> {
      const whyNot = await asked;
      if (whyNot !== null) set({ whyNot, busy: false, said: whyNot.text });
    }

    return {
      ...first,

      async open(id) {
        const opened = await (company === undefined
          ? host().open(id, null, watcher(receive))
          : company.open(receive, enter));
        if (gone) return;
        if (isFault(opened)) {
          set({ fault: opened });
          return;
        }
        await host().passing(useSettings.getState().autoPass);
        set({ opened, scene: opened.frame.scene, frame: opened.frame, log: opened.log });
        for (const frame of early) if (frame.n > opened.frame.n) receive(frame);
        early = [];
        const mine = opened.seats.find((s) => s.player.kind === 'me');
        // Nobody to hide anything from: a person sees the own hand from the start.
        if (!opened.curtains && mine !== undefined) look(mine.seat);
        else arrived();
      },
      close() {
        gone = true;
        skipping = true;
        wake?.();
        queue = [];
        void host().leave();
      },
      point(ref) {
        if (get().pointed === ref) return;
        set({ pointed: ref });
        void repoint();
      },
      lookAway() {
        set({ pointed: null, inspection: null, whyNot: null });
        void repoint();
      },
      moveCursor(ref) {
        set({ cursor: ref });
        get().point(ref);
      },
      choose(ref, below = []) {
        const { choosing, busy, curtain } = get();
        if (busy || curtain !== null) return;
        if (choosing === null) {
          get().point(ref);
          return;
        }
        const item = itemAt(choosing, ref);
        if (item !== null) return get().tick(item);
        const next = chooseAmong(choosing, [ref, ...below]);
        if (next.do !== 'nothing') return step(next);
        if (choosing.among.length > 0) set({ choosing: back(choosing) });
        get().point(ref);
        void host()
          .whyNot(ref)
          .then((whyNot) => set({ whyNot: whyNot ?? NO_REASON, said: whyNot?.text ?? '' }));
      },
      tick(item) {
        const { choosing, ticked } = get();
        const [most] = (choosing?.question.composed ?? []).flatMap((c) =>
          c.form === 'some' ? [c.most] : [],
        );
        if (most === undefined) return;
        if (ticked.includes(item)) set({ ticked: ticked.filter((i) => i !== item) });
        else if (most === 1) set({ ticked: [item] });
        else if (ticked.length < most) set({ ticked: [...ticked, item] });
        void repoint();
      },
      takeOption(option) {
        const { choosing, busy } = get();
        if (choosing !== null && !busy) step(take(choosing, option));
      },
      takeChoice({ ref, option }) {
        if (option === null) get().choose(ref);
        else get().takeOption(option);
      },
      async answer(answers) {
        const { choosing, busy } = get();
        if (choosing === null || busy) return;
        const { scene } = get();
        lastTurn = scene === null ? null : { before: scene, frames: [] };
        set({ busy: true, confirming: null, ...POINTED_AT_NOTHING });
        await refusal(host().answer(choosing.question.id, answers));
      },
      confirm(sure) {
        const { confirming } = get();
        set({ confirming: null });
        if (sure && confirming !== null) void get().answer([confirming.answer]);
      },
      back() {
        const { choosing, whyNot, confirming } = get();
        if (confirming !== null) set({ confirming: null });
        else if (whyNot !== null) set({ whyNot: null });
        else if (choosing !== null && choosing.picks.length + choosing.among.length > 0) {
          set({ choosing: back(choosing) });
          void repoint();
        } else set({ cursor: null });
      },
      async undo() {
        const { frame, playing, busy } = get();
        if (playing || busy || frame === null || frame.undo === 0) return;
        set({ busy: true, whyNot: null });
        await refusal(host().undo());
      },
      skip() {
        skipping = true;
        wake?.();
      },
      again() {
        const { playing } = get();
        if (playing || lastTurn === null || lastTurn.frames.length === 0) return;
        const { before, frames } = lastTurn;
        const { frame, scene } = get();
        set({ playing: true, scene: before, choosing: null, preview: null });
        void (async () => {
          for (const f of frames) if (!gone) await playFrame(f, false);
          skipping = false;
          set({ playing: false, frame, scene, flying: [], banner: null, cursor: null });
          if (queue.length > 0) void run();
          else arrived();
        })();
      },
      ready() {
        const { curtain } = get();
        if (curtain !== null) look(curtain);
      },
      closeWhyNot: () => set({ whyNot: null }),
      closeEnding: () => set({ endingSeen: true }),
      readOn: () => void host().readOn(),
      readTalk() {
        const read = get().room?.talk.at(-1)?.k ?? 0;
        if (read > get().read) set({ read });
      },
      tell: (whyNot) => set({ whyNot, said: whyNot.text }),
    };
  });
}

/** Everything that may be picked next, for the board and the cards. */
export const litOf = (choosing: Choosing | null) => (choosing === null ? UNLIT : litTargets(choosing));
