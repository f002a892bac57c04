import type { Inspection, Narration, Ref, Scene, ShownEffect } from '@sightline/table';
import { createStore } from 'zustand';
import { useSettings } from '../app/settings.ts';
import type { Camera } from '../board/props.ts';
import {
  type Fault,
  isFault,
  type LogLine,
  type OpenedReplay,
  type PastMoment,
  type Viewpoint,
} from '../host/api.ts';
import { host } from '../host/client.ts';
import { play as playSound } from '../sound/sounds.ts';
import { cleared, settled } from '../table/happening.ts';
import { durationOf, paceOf } from '../table/pace.ts';
import { wordsOf } from '../table/showing.ts';
import { stretchesOf } from '../table/stretches.ts';
import { beatOf } from './beat.ts';
import { chapterAfter, chapterBefore, shortLabels } from './chapters.ts';
import { latestOnly } from './latest.ts';
import { type ReplayOverlay, shown, UNSEEN } from './showing.ts';
import { firstViewpoint } from './viewpoint.ts';

/** Everything the replay of a match shows. */
interface ReplayState {
  readonly opened: OpenedReplay | null;
  /** why the match can't be shown at all */
  readonly fault: Fault | null;
  /** why the moment asked for can't be shown */
  readonly trouble: Fault | null;
  /** the moment that was asked for last: where the scrubber is */
  readonly at: number;
  readonly viewpoint: Viewpoint;
  /** the moment on the board; behind `at` while it is fetched or shown happening */
  readonly moment: PastMoment | null;
  readonly scene: Scene | null;
  readonly showing: ReplayOverlay;
  /** what was told so far of which moment */
  readonly telling: { readonly n: number; readonly narration: readonly Narration[] };
  readonly playing: boolean;
  readonly cursor: Ref | null;
  readonly pointed: Ref | null;
  /** what was pointed at last, and what it was at the moment shown */
  readonly inspected: Ref | null;
  readonly inspection: Inspection | null;
  /** how the match ended is being told: playing came to its end, or somebody asked */
  readonly ended: boolean;
  /** said to screen readers */
  readonly said: string;
}

interface ReplayActions {
  /** Opens the match, or tells it anew in another language. */
  open(id: string): Promise<void>;
  close(): void;
  /** Shows a moment at once. */
  goTo(n: number): void;
  /** One input on, shown happening, or one back, at once. */
  step(by: 1 | -1): void;
  chapter(by: 1 | -1): void;
  toggle(): void;
  /** what brings into view where something happens */
  setCamera(camera: Camera | null): void;
  /** seen enough of the moment that is shown */
  next(): void;
  look(viewpoint: Viewpoint): void;
  point(ref: Ref | null): void;
  setCursor(ref: Ref | null): void;
  /** Nothing is pointed at any more. */
  putAway(): void;
  openEnding(): void;
  closeEnding(): void;
}

export type ReplayStore = ReplayState & ReplayActions;

const first: ReplayState = {
  opened: null,
  fault: null,
  trouble: null,
  at: 0,
  viewpoint: null,
  moment: null,
  scene: null,
  showing: UNSEEN,
  telling: { n: 0, narration: [] },
  playing: false,
  cursor: null,
  pointed: null,
  inspected: null,
  inspection: null,
  ended: false,
  said: '',
};

const failed = (error: unknown): Fault => ({ fault: 'failed', detail: String(error) });
const spoken = ({ narration, ending }: PastMoment): string =>
  [...narration.map((each) => wordsOf(each.line)), ending?.title ?? '']
    .filter((line) => line !== '')
    .join(' ');

/** What a moment leaves on the table that was not seen happening: its roll, and whom it happened to. */
const leftBy = (narration: readonly Narration[], before: ReplayOverlay): ReplayOverlay =>
  narration.flatMap((each) => each.effects).reduce(shown, { ...UNSEEN, serial: before.serial });

export function createReplay() {
  const ask = latestOnly(
    async ({ n, viewpoint }: { n: number; viewpoint: Viewpoint }) => await host().moment(n, viewpoint),
  );
  const inspect = latestOnly(async (ref: Ref) => ({ inspection: await host().inspectMoment(ref) }));
  /** Counts what a person asks for: whatever was under way for an earlier wish stops. */
  let wish = 0;
  let wake: (() => void) | null = null;
  let camera: Camera | null = null;
  /** The moment that is being shown happening. */
  let underWay: PastMoment | null = null;

  return createStore<ReplayStore>((set, get) => {
    const pause = (ms: number) =>
      ms <= 0
        ? Promise.resolve()
        : new Promise<void>((done) => {
            const finish = () => {
              clearTimeout(timer);
              wake = null;
              done();
            };
            const timer = setTimeout(finish, ms);
            wake = finish;
          });

    /** A new wish: what is being shown comes to its end at once. */
    function wishAnew(): number {
      wish++;
      wake?.();
      if (underWay !== null) arrive(underWay, get().showing);
      return wish;
    }

    function arrive(moment: PastMoment, showing: ReplayOverlay): void {
      underWay = null;
      set({
        moment,
        scene: moment.scene,
        telling: moment,
        showing: cleared(settled(showing)),
        trouble: null,
      });
      const { inspected } = get();
      if (inspected !== null) void tellOf(inspected);
    }

    /** Fetches a moment; null if it can't be shown or is not wanted any more. */
    async function fetched(n: number, mine: number): Promise<PastMoment | null> {
      const answer = await ask({ n, viewpoint: get().viewpoint }).catch(failed);
      if (answer === null || mine !== wish) return null;
      if (!isFault(answer)) return answer;
      set({ trouble: answer, playing: false });
      return null;
    }

    async function jump(n: number): Promise<void> {
      const mine = wishAnew();
      set({ at: n, playing: false, cursor: null, ended: false });
      const moment = await fetched(n, mine);
      if (moment === null) return;
      arrive(moment, leftBy(moment.narration, get().showing));
      set({ said: spoken(moment) });
    }

    async function show(effect: ShownEffect, pace: number): Promise<void> {
      if (effect.sound !== undefined) playSound(effect.sound);
      set((s) => ({ showing: shown(s.showing, effect) }));
      await pause(durationOf(effect, pace));
    }

    /** The next moment is shown happening; false if somebody wished for something else meanwhile. */
    async function forward(mine: number): Promise<boolean> {
      const n = get().at + 1;
      set({ at: n, cursor: null });
      const moment = await fetched(n, mine);
      if (moment === null) return false;
      underWay = moment;
      set((s) => ({ telling: { n, narration: [] }, showing: { ...s.showing, cursor: null } }));
      const pace = paceOf(useSettings.getState().speed);
      const ahead = stretchesOf(moment.narration.flatMap(({ effects }) => effects));
      let i = 0;
      for (const narration of moment.narration) {
        set((s) => ({
          telling: { n, narration: [...s.telling.narration, narration] },
          said: wordsOf(narration.line) || s.said,
        }));
        for (const effect of narration.effects) {
          const stretch = ahead.get(i++);
          if (stretch !== undefined) await pause(camera?.bring(stretch.subjects, stretch.staged) ?? 0);
          if (mine !== wish) return false;
          await show(effect, pace);
          if (mine !== wish) return false;
        }
      }
      arrive(moment, get().showing);
      if (moment.ending !== null) set({ said: moment.ending.title });
      return true;
    }

    async function run(): Promise<void> {
      const { opened, at } = get();
      if (opened === null) return;
      const mine = wishAnew();
      set({ playing: true, ended: false });
      // From the end it plays anew; and only what is on the board can be seen going on.
      const from = at < opened.inputs ? at : 0;
      if (get().moment?.n !== from) {
        set({ at: from });
        const start = await fetched(from, mine);
        if (start === null) return;
        arrive(start, leftBy(start.narration, get().showing));
      }
      while (get().playing && get().at < opened.inputs) {
        if (!(await forward(mine))) return;
        await pause(beatOf(get().telling.narration, paceOf(useSettings.getState().speed)));
        if (mine !== wish) return;
      }
      set((s) => ({ playing: false, ended: s.at === opened.inputs && s.moment?.ending != null }));
    }

    /** What a thing is at the moment shown; what says nothing of itself leaves the last thing there. */
    async function tellOf(ref: Ref): Promise<void> {
      const answer = await inspect(ref).catch(() => null);
      if (answer === null) return;
      const { inspection } = answer;
      if (inspection !== null) set({ inspected: ref, inspection });
      else if (get().inspected === ref) set({ inspected: null, inspection: null });
    }

    return {
      ...first,

      async open(id) {
        const mine = wishAnew();
        const answer = await host().openReplay(id).catch(failed);
        if (mine !== wish) return;
        if (isFault(answer)) {
          set({ fault: answer });
          return;
        }
        const opened = { ...answer, chapters: shortLabels(answer.chapters) };
        const again = get().opened !== null;
        set({ opened, fault: null, ...(again ? {} : { viewpoint: firstViewpoint(opened) }) });
        await jump(get().at);
      },
      close() {
        wish++;
        wake?.();
        underWay = null;
        set({ playing: false });
      },
      goTo(n) {
        const { opened } = get();
        if (opened !== null) void jump(Math.max(0, Math.min(opened.inputs, n)));
      },
      step(by) {
        const { opened, at, goTo } = get();
        if (opened === null) return;
        const mine = wishAnew();
        // Only what follows the moment on the board can be shown happening.
        if (by === 1 && at < opened.inputs && get().moment?.n === at) {
          set({ playing: false, ended: false });
          void forward(mine);
        } else goTo(at + by);
      },
      chapter(by) {
        const { opened, at, goTo } = get();
        if (opened === null) return;
        const { chapters, inputs } = opened;
        goTo(by === 1 ? chapterAfter(chapters, at, inputs) : chapterBefore(chapters, at));
      },
      toggle() {
        // What is happening right now is shown to its end.
        if (get().playing) set({ playing: false });
        else void run();
      },
      setCamera(now) {
        camera = now;
      },
      next() {
        if (wake === null) set((s) => ({ showing: cleared(s.showing) }));
        else wake();
      },
      look(viewpoint) {
        set({ viewpoint, inspected: null, inspection: null });
        void jump(get().at);
      },
      point(ref) {
        if (get().pointed === ref) return;
        set({ pointed: ref });
        if (ref !== null) void tellOf(ref);
      },
      setCursor(ref) {
        set({ cursor: ref });
        get().point(ref);
      },
      putAway: () => set({ pointed: null, inspected: null, inspection: null }),
      openEnding: () => set({ ended: true }),
      closeEnding: () => set({ ended: false }),
    };
  });
}

/** The log as far as the moment shown, its own lines as far as they were told. */
export function linesOf(
  log: readonly LogLine[],
  { n, narration }: ReplayState['telling'],
): readonly LogLine[] {
  const before = log.filter((line) => line.n < n);
  const now = narration.filter((each) => each.line.length > 0).map((each) => ({ n, narration: each }));
  return [...before, ...now];
}
