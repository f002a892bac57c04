import type { BarAct, TableFrame, Viewpoint, WhyNot } from '../host/api.ts';
import { host } from '../host/client.ts';
import { begin, type NextStep, take } from './choosing.ts';
import type { TableState, TableStore } from './table-state.ts';

/** What the acts need of the table they belong to. */
interface ActsAt {
  get(): TableStore;
  set(some: Partial<TableState>): void;
  step(chosen: NextStep): void;
  look(as: Viewpoint): void;
  refusal(reply: Promise<WhyNot | null>): Promise<void>;
}

/** What people at this screen do though nobody asks them: whoever never may need not fetch it. */
export function unaskedActs({ get, set, step, look, refusal }: ActsAt) {
  /** the act that somebody sits down for */
  let wanted: BarAct | null = null;

  /** What an act needs is chosen like anything else. */
  function begins(act: BarAct): void {
    if (act.question === null) return;
    const choosing = begin(act.question);
    set({ acting: act, choosing, confirming: null, whyNot: null, said: act.question.title });
    const { options, walks, composed } = act.question;
    const [only] = options;
    if (options.length === 1 && walks.length + composed.length === 0 && only.picks.length === 0)
      step(take(choosing, only));
  }

  return {
    do(act: BarAct): void {
      const { curtain, opened, acting } = get();
      if (curtain !== null || opened === null) return;
      if (acting !== null && isSameAct(acting, act)) get().back();
      else if (!act.open) set({ whyNot: { text: '', rule: null }, said: '' });
      else if (act.question !== null) begins(act);
      else if (act.plain) void refusal(host().answer(act.decision, [[act.verb]], act.seat));
      else {
        // Somebody else at this screen has to see what can be chosen.
        wanted = act;
        if (opened.curtains) set({ curtain: act.seat });
        look(opened.curtains ? null : act.seat);
      }
    },

    /** A frame is shown; whether it is chosen for an act now, and nobody is to be asked anything else. */
    goesOn(frame: TableFrame): boolean {
      const wish = wanted;
      if (wish !== null && frame.viewpoint === wish.seat) {
        wanted = null;
        const act = frame.bar?.find((now) => isSameAct(now, wish) && now.question !== null);
        if (act !== undefined) {
          begins(act);
          return true;
        }
      }
      const { acting } = get();
      // As long as it is the very same that can be chosen, it is chosen on.
      if (acting !== null && isOffered(acting, frame)) return true;
      if (acting !== null) set({ acting: null });
      return false;
    },
  };
}

const isSameAct = (a: BarAct, b: BarAct): boolean => a.seat === b.seat && a.verb === b.verb;

const isOffered = (act: BarAct, { bar = [] }: TableFrame): boolean =>
  bar.some((now) => isSameAct(now, act) && JSON.stringify(now.question) === JSON.stringify(act.question));
