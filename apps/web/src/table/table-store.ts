import type { Answer } from '@sightline/kernel';
import type { Question, Ref, Scene } from '@sightline/table';
import { createStore } from 'zustand';
import { useSettings } from '../app/settings.ts';
import type { Camera } from '../board/props.ts';
import { failed } from '../home/use-asked.ts';
import { isFault, type OnlineRoom, type TableFrame, type Viewpoint, type WhyNot } from '../host/api.ts';
import { host, watcher } from '../host/client.ts';
import {
  type AnsweredQuestion,
  aimedWith,
  back,
  begin,
  type Choosing,
  chooseAmong,
  composing,
  intended,
  intendedBy,
  isSamePuttingTogether,
  itemAt,
  litTargets,
  meantAt,
  type NextStep,
  stillTicked,
  take,
  unasked,
} from './choosing.ts';
import type { OnlineExtras } from './company.ts';
import { caughtUp, cleared, settled } from './happening.ts';
import { paceOf } from './pace.ts';
import { showing } from './showing.ts';
import { FIRST, POINTED_AT_NOTHING, type TableStore } from './table-state.ts';
import type { unaskedActs } from './unasked-acts.ts';

const clocked = () => import('./clocked.ts');

/** No rule speaks of it: it is simply not what is asked for. The table has general words for that. */
const NO_REASON: WhyNot = { text: '', rule: null };
/** So long a moment stays in the middle of the board after everything is shown, unless somebody does something. */
const NEWS = 2500;
const UNLIT: ReturnType<typeof litTargets> = new Map();

/** The screen of one match: what came is shown, who is to decide is asked, what was chosen goes to the match. */
export function createTable(company?: OnlineExtras) {
  /** Frames that came and were not shown yet. */
  let queue: TableFrame[] = [];
  /** Frames since the person was last asked, and what was on the board before them: to be shown again. */
  let lastTurn: { before: Scene; frames: TableFrame[] } | null = null;
  let gone = false;
  let camera: Camera | null = null;
  /** the viewpoint that was asked for last: frames for another one are dropped */
  let viewpoint: Viewpoint = null;
  /** frames that came before the table was laid */
  let early: TableFrame[] = [];
  /** the answer to the very next question, chosen together with the one that leads to it */
  let planned: Answer | null = null;
  /** what was answered last, and to what: ticks that were no part of it stay */
  let asked: AnsweredQuestion | null = null;
  /** the question that was still open when something else happened */
  let left: Question | null = null;
  /** what can be targeted with what was ticked last: a click waits for it */
  let aiming: Promise<void> | null = null;
  /** what people here have done though nobody asked */
  let acts: ReturnType<typeof unaskedActs> | null = null;

  return createStore<TableStore>((set, get) => {
    const show = showing(set, get, () => camera);

    async function run(): Promise<void> {
      if (get().playing) return;
      set({ playing: true });
      while (queue.length > 0 && !gone) {
        if (!show.isSkipping() && paceOf(useSettings.getState().speed) > 0) {
          await show.frame(queue.shift() as TableFrame, true);
          continue;
        }
        show.atOnce(queue.splice(0));
        // Others may have more to come in this very moment.
        await new Promise((soon) => setTimeout(soon, 0));
      }
      show.attend();
      if (gone) return;
      set((s) => ({ playing: false, happening: settled(s.happening), cursor: null }));
      const { moment } = get().happening;
      if (moment !== null) setTimeout(() => get().happening.moment === moment && clear(), NEWS);
      arrived();
    }

    /** The middle of the board is free again. */
    const clear = () => set((s) => ({ happening: cleared(s.happening) }));

    /** All is shown: ask the person, or find out who is to sit down. */
    function arrived(): void {
      const { frame, opened, curtain } = get();
      if (frame === null || opened === null) return;
      // From here on it counts how long whoever sits here takes.
      if (company !== undefined) seen(frame);
      // Bots may have played on while the next person sat down.
      if (curtain !== null && frame.viewpoint === curtain) set({ curtain: null });
      if (acts?.goesOn(frame) === true) return;
      if (frame.question !== null) {
        seen(frame);
        // Only something beside the question changed: who has begun to choose goes on choosing.
        if (JSON.stringify(get().choosing?.question) === JSON.stringify(frame.question)) return;
        const choosing = begin(frame.question);
        const before = get();
        // Others may have answered the same question: what was put together so far stays.
        const goesOn = asked === null && left !== null && isSamePuttingTogether(left, frame.question);
        const ticked = goesOn ? before.ticked : stillTicked(asked, before.ticked, frame.question);
        const [amounts, folded] = goesOn ? [before.amounts, before.folded] : [null, false];
        asked = null;
        left = null;
        set({ choosing, ticked, amounts, folded, confirming: null, busy: false, said: frame.question.title });
        if (givePlanned(frame.question)) return;
        if (ticked.length > 0) aim();
        void repoint();
        return;
      }
      planned = null;
      set({ choosing: null, confirming: null, busy: false, preview: null });
      const next = frame.awaited.find((a) => a.person);
      // Who looks already is about to be asked, or passed over: the next frame tells.
      if (next === undefined || next.seat === frame.viewpoint || frame.ending !== null) {
        seen(frame);
        return;
      }
      const here = typeof frame.viewpoint === 'number' ? opened.seats[frame.viewpoint]?.player : undefined;
      const there = opened.seats[next.seat]?.player;
      const samePerson = here?.kind === 'me' && there?.kind === 'me';
      if (samePerson || !opened.curtains) look(next.seat);
      else if (curtain !== next.seat) {
        set({ curtain: next.seat });
        look(null);
      }
    }

    /** The person at the screen sees all that happened. */
    const seen = ({ n }: TableFrame): void => void host().shown(n);

    /** Another viewpoint: nothing that was shown to the old one stays on the table. */
    function look(as: Viewpoint): void {
      viewpoint = as;
      queue = [];
      lastTurn = null;
      set({ choosing: null, acting: null, bar: [], ...POINTED_AT_NOTHING });
      void host().look(as);
    }

    function receive(frame: TableFrame): void {
      const { scene, playing, past, frame: before } = get();
      if (!gone) hear(frame);
      if (gone || (typeof frame.viewpoint === 'number' && frame.viewpoint !== viewpoint)) return;
      if (before === null) {
        early.push(frame);
        return;
      }
      // Only the viewpoint or the language changed: nothing happened that could be shown.
      if (frame.n === before.n && past === null && queue.length === 0 && frame.narration.length === 0) {
        const { curtain } = get();
        set({
          scene: frame.scene,
          frame,
          happening: caughtUp(get().happening),
          // The curtain lifts when there is nothing behind it but what the next person may see.
          curtain: curtain !== null && frame.viewpoint === curtain ? null : curtain,
        });
        show.renewLog(frame);
        if (!playing && get().curtain === null) arrived();
        return;
      }
      if (scene !== null) {
        lastTurn ??= { before: scene, frames: [] };
        lastTurn.frames.push(frame);
      }
      queue.push(frame);
      left = get().choosing?.question ?? left;
      set({ choosing: null, acting: null, preview: null, whyNot: null });
      void run();
    }

    /** What does not wait until it is shown: acts out of turn, and the clocks. */
    function hear({ bar, time, viewpoint: as }: TableFrame): void {
      if (time !== undefined) set({ time: { ...time, heard: performance.now() } });
      if (typeof as !== 'number' || as === viewpoint) set({ bar: bar ?? [] });
    }

    function enter(room: OnlineRoom): void {
      if (!gone) set({ room });
    }

    /** Gives the answer that was chosen together with the last one, if that is what is asked now. */
    function givePlanned({ options }: Question): boolean {
      const answer = planned;
      planned = null;
      const key = answer?.join(' ');
      if (answer === null || !options.some((o) => o.answer.join(' ') === key)) return false;
      void get().answer([answer]);
      return true;
    }

    /** Lights what can be targeted with what is ticked. */
    function aim(): void {
      const { choosing, ticked } = get();
      if (choosing === null) return;
      const after = aimedWith(choosing, ticked);
      const { question } = choosing;
      set({ choosing: { ...unasked(choosing), ahead: null } });
      if (after === null) {
        aiming = null;
        return;
      }
      const looking = host()
        .ahead(after)
        .then((ahead) => {
          const now = get().choosing;
          if (aiming !== looking) return;
          aiming = null;
          if (now?.question !== question || ahead === null) return;
          set({ choosing: { ...now, ahead: { after, question: ahead } } });
        });
      aiming = looking;
    }

    /** What is under the pointer is told anew whenever pointer or choices change. */
    async function repoint(): Promise<void> {
      await aiming;
      const { pointed, choosing } = get();
      const armed = choosing?.armed ?? null;
      const at = pointed;
      const meant =
        armed !== null && (at === null || armed.picks.includes(at))
          ? intendedBy(armed)
          : choosing !== null
            ? ((at === null ? null : intended(choosing, at)) ?? composing(choosing, get().ticked, at))
            : null;
      const [preview, inspection] = await Promise.all([
        meant === null ? null : host().preview(meant.answers, meant.after),
        at === null ? null : host().inspect(at),
      ]);
      if (get().pointed !== at || get().choosing !== choosing) return;
      set({ preview, inspection: inspection ?? (at === null ? get().inspection : null) });
    }

    function step(chosen: NextStep): void {
      switch (chosen.do) {
        case 'answer':
          void get().answer(chosen.answers, chosen.next);
          return;
        case 'confirm':
          set({ confirming: chosen.option });
          return;
        case 'choose':
          set({ choosing: chosen.choosing, whyNot: null });
          void repoint();
          return;
        case 'nothing':
          return;
      }
    }

    /** Where no rule speaks, the server may. */
    const spoken = ({ text, code }: WhyNot): string =>
      text !== '' || code === undefined ? text : (company?.why(code) ?? '');

    async function refusal(reply: Promise<WhyNot | null>): Promise<void> {
      const whyNot = await reply;
      if (whyNot === null) return;
      planned = null;
      asked = null;
      set({ whyNot, busy: false, said: spoken(whyNot) });
    }

    /** The figures in an area, the topmost first: what lies on squares the board finds by itself. */
    const standingAt = (ref: Ref): readonly Ref[] =>
      (get().scene?.pieces ?? []).flatMap((p) => ('area' in p && p.area === ref ? [p.ref] : [])).reverse();

    return {
      ...FIRST,

      async open(id) {
        const opened = await (company === undefined
          ? host().open(id, null, watcher(receive))
          : company.open(receive, enter)
        ).catch(failed);
        if (gone) return;
        if (isFault(opened)) {
          set({ fault: opened });
          return;
        }
        await host().passing(useSettings.getState().autoPass);
        set({ opened, scene: opened.frame.scene, frame: opened.frame, log: opened.log });
        hear(opened.frame);
        for (const frame of early) if (frame.n > opened.frame.n) receive(frame);
        early = [];
        // Whose seat a bot plays looks from it all the same.
        const mine = opened.seats.find((s) => s.player.kind === 'me')?.seat ?? opened.frame.viewpoint;
        // Nobody to hide anything from: a person sees the own hand from the start.
        if (!opened.curtains && typeof mine === 'number') look(mine);
        else arrived();
      },
      close() {
        gone = true;
        show.stop();
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
        // What was ticked a moment ago decides what a click means.
        if (aiming !== null) {
          void aiming.then(() => get().choose(ref, below));
          return;
        }
        const item = itemAt(choosing, ref);
        if (item !== null) return get().tick(item);
        const next = chooseAmong(choosing, [...meantAt(choosing, ref, standingAt(ref)), ...below]);
        if (next.do !== 'nothing') return step(next);
        if (choosing.among.length > 0) set({ choosing: back(choosing) });
        get().point(ref);
        void host()
          .whyNot(ref, choosing.ahead?.after)
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
        aim();
        void repoint();
      },
      tickAll(items) {
        set({ ticked: items });
        aim();
        void repoint();
      },
      share: (amounts) => set({ amounts }),
      fold: (folded) => set({ folded }),
      takeOption(option) {
        const { choosing, busy } = get();
        if (choosing !== null && !busy) step(take(choosing, option));
      },
      takeChoice({ ref, option }) {
        if (option === null) get().choose(ref);
        else get().takeOption(option);
      },
      async answer(answers, next) {
        const { choosing, busy, acting } = get();
        if (choosing === null || busy) return;
        planned = next ?? null;
        asked = acting === null ? { question: choosing.question, answers } : null;
        aiming = null;
        const { scene } = get();
        lastTurn = scene === null ? null : { before: scene, frames: [] };
        set({ busy: true, acting: null, confirming: null, ...POINTED_AT_NOTHING });
        await refusal(host().answer(choosing.question.id, answers, acting?.seat));
      },
      async actUnasked(act) {
        acts ??= (await clocked()).unaskedActs({ get, set, step, look, refusal });
        acts.do(act);
      },
      async pause(paused) {
        await refusal(host().pause(paused));
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
        } else if (get().acting !== null) {
          set({ acting: null, choosing: null });
          arrived();
        } else set({ cursor: null });
      },
      async undo() {
        const { frame, playing, busy } = get();
        if (playing || busy || frame === null) return;
        const { undo, noUndo } = frame;
        if (undo === 0) {
          if (noUndo !== undefined) set({ whyNot: { text: '', rule: null, noUndo } });
          return;
        }
        set({ busy: true, whyNot: null });
        await refusal(host().undo());
      },
      setCamera(now) {
        camera = now;
      },
      skip: () => show.skip(),
      next() {
        if (get().playing) show.next();
        else clear();
      },
      again() {
        const { playing } = get();
        if (playing || lastTurn === null || lastTurn.frames.length === 0) return;
        const { before } = lastTurn;
        // What comes meanwhile is no part of it: it is shown afterwards.
        const frames = [...lastTurn.frames];
        const { scene } = get();
        set({ playing: true, scene: before, choosing: null, preview: null });
        void (async () => {
          for (const [i, frame] of frames.entries()) {
            if (gone) return;
            set({ past: { n: i + 1, all: frames.length } });
            await show.frame(frame, false);
          }
          show.attend();
          set((s) => ({ playing: false, past: null, scene, happening: settled(s.happening), cursor: null }));
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
      tell: (whyNot) => set({ whyNot, said: spoken(whyNot) }),
    };
  });
}

/** Everything that may be picked next, for the board and the cards. */
export const litOf = (choosing: Choosing | null) => (choosing === null ? UNLIT : litTargets(choosing));
