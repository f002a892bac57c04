import type {
  Companion,
  CompanionAct,
  CompanionChoices,
  CompanionClock,
  CompanionFace,
} from '@sightline/manifest';
import { createStore, type StoreApi } from 'zustand';
import {
  acting,
  beingAway,
  type CompanionRecord,
  latest,
  newRecord,
  passing,
  played,
  withoutLatest,
} from './record.ts';
import { readStored, writeStored } from './stored-record.ts';
import { between, type ClockReading, readClocks } from './true-time.ts';

/** A page that was away for less was only loaded anew. */
const NOTICED = 30_000;
/** A second tap on the same place within this time is no second act. */
const GUARD = 600;
const SAVED_EVERY = 5000;

export interface CompanionMatch {
  readonly chosen: CompanionChoices;
  /** null: no match is running */
  readonly face: CompanionFace | null;
  /** what would be taken back */
  readonly takenBack: CompanionAct | 'away' | null;
  /** in whole seconds: since the clocks were stopped */
  readonly stopped: number;
  /** for how long nobody was here, as long as that is news */
  readonly away: number | null;
  /** a clock ran out: how often by now */
  readonly rung: number;
  choose(id: string, value: string): void;
  begin(chosen: CompanionChoices): void;
  /** `guard`: what is done under the same name is not done twice at once */
  act(act: CompanionAct, guard?: string): boolean;
  takeBack(): void;
  seen(): void;
  /** back to what is chosen before a match */
  leave(): void;
  /** Looks what time it is. */
  look(): void;
  save(): void;
  /** Another page of this browser has gone on. */
  adopt(): void;
}

export type CompanionStore = StoreApi<CompanionMatch>;

export function companionStore<S>(
  game: string,
  companion: Companion<S>,
  now: () => ClockReading = readClocks,
): CompanionStore {
  const { version } = companion;
  let record: CompanionRecord | null = null;
  let state: S | null = null;
  let last = now();
  let stoppedAt: number | null = null;
  let guarded = { by: '', until: Number.NEGATIVE_INFINITY };
  let saved = 0;
  let rung = 0;
  let away: number | null = null;

  const store: CompanionStore = createStore<CompanionMatch>((set, get) => {
    function put(nextRecord: CompanionRecord | null, nextState: S | null): void {
      record = nextRecord;
      state = nextState;
    }

    function show(): void {
      const face = state === null ? null : shown(companion.face(state));
      const isStopped = face?.stop?.stopped === true;
      stoppedAt = isStopped ? (stoppedAt ?? last.steady) : null;
      const next = {
        face,
        takenBack: takenBack(),
        stopped: stoppedAt === null ? 0 : Math.floor((last.steady - stoppedAt) / 1000),
        away,
        rung,
      };
      const old = get();
      const same = (Object.keys(next) as (keyof typeof next)[]).every(
        (key) => JSON.stringify(next[key]) === JSON.stringify(old[key]),
      );
      if (!same) set(next);
    }

    function takenBack(): CompanionMatch['takenBack'] {
      const entry = record === null ? null : latest(companion, record);
      if (entry === null) return null;
      return 'away' in entry ? 'away' : entry.act;
    }

    /** Time that passes for the match; counted apart if it may be taken back. */
    function pass(ms: number, apart: boolean): void {
      if (record === null || state === null || ms <= 0) return;
      const clocks = runningClocks(companion.face(state));
      if (apart && clocks.length === 0) return;
      if (clocks.some((clock) => clock.of !== null && clock.ms <= ms)) rung++;
      put(apart ? beingAway(record, ms) : passing(record, ms), companion.advance(state, ms));
      if (apart) away = ms;
    }

    function look(): void {
      const moment = now();
      const { awake, asleep } = between(last, moment);
      last = moment;
      pass(awake, false);
      pass(asleep, asleep >= NOTICED);
      show();
      if (moment.steady - saved >= SAVED_EVERY) save();
    }

    function save(): void {
      saved = last.steady;
      writeStored(game, { version, chosen: get().chosen, record, wall: last.wall });
    }

    function resume(): void {
      const stored = readStored(game, version);
      last = now();
      away = null;
      if (stored !== null) set({ chosen: stored.chosen });
      const kept = stored?.record ?? null;
      put(kept, kept === null ? null : played(companion, kept));
      if (stored === null || state === null) {
        put(null, null);
        return;
      }
      // Only the time of day has gone on while there was no page.
      const gap = Math.max(0, last.wall - stored.wall);
      pass(gap, gap >= NOTICED);
    }

    return {
      chosen: {},
      face: null,
      takenBack: null,
      stopped: 0,
      away: null,
      rung: 0,
      choose(id, value) {
        set({ chosen: { ...get().chosen, [id]: value } });
        save();
      },
      begin(chosen) {
        last = now();
        away = null;
        put(newRecord(chosen), companion.begin(chosen));
        set({ chosen });
        show();
        save();
      },
      act(act, guard) {
        look();
        if (record === null || state === null) return false;
        if (guard === guarded.by && last.steady < guarded.until) return false;
        const next = companion.does(state, act);
        if (next === null) return false;
        if (guard !== undefined) guarded = { by: guard, until: last.steady + GUARD };
        away = null;
        put(acting(record, act), next);
        show();
        save();
        return true;
      },
      takeBack() {
        look();
        const less = record === null ? null : withoutLatest(companion, record);
        if (less === null) return;
        away = null;
        put(less, played(companion, less));
        show();
        save();
      },
      seen() {
        away = null;
        show();
      },
      leave() {
        put(null, null);
        show();
        save();
      },
      look,
      save,
      adopt() {
        resume();
        show();
      },
    };
  });
  store.getState().adopt();
  return store;
}

/** As people read it: in whole seconds, of which the last one is over when nothing is left. */
const shown = (face: CompanionFace): CompanionFace => ({
  ...face,
  sides: [
    { ...face.sides[0], clock: inSeconds(face.sides[0].clock) },
    { ...face.sides[1], clock: inSeconds(face.sides[1].clock) },
  ],
  interlude:
    face.interlude === null || face.interlude.clock === null
      ? face.interlude
      : { ...face.interlude, clock: inSeconds(face.interlude.clock) },
});

const inSeconds = (clock: CompanionClock): CompanionClock => ({
  ...clock,
  ms: 1000 * (clock.of === null ? Math.floor : Math.ceil)(clock.ms / 1000),
});

const runningClocks = ({ sides, interlude }: CompanionFace): readonly CompanionClock[] =>
  [...sides.map(({ clock }) => clock), ...(interlude?.clock == null ? [] : [interlude.clock])].filter(
    ({ running }) => running,
  );
