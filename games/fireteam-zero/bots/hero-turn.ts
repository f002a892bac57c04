import { aboutOf, best, itemsOf, optionsOf } from '@sightline/bots';
import type { HeroAction } from '../content/card-types.ts';
import { isForRole } from '../rules/actions.ts';
import { monstersIn } from '../rules/board.ts';
import { isAnyNear } from '../rules/conditions.ts';
import { goingAlong, specialistsAfter } from '../rules/escorting.ts';
import { NONE, NOWHERE } from '../rules/fireteam.ts';
import { isSearchable, searchIsFree, searchWouldBeFree } from '../rules/search.ts';
import { type Reach, reachOnFoot } from '../rules/walking.ts';
import { keepWorth } from './cards.ts';
import { deedViewOf } from './deed-view.ts';
import { isMissionDone, type Job, jobsOf, searchWorth, walk, worthOfStanding } from './jobs.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { type BotReading, type ReasonedAnswer, reasoned } from './reading.ts';
import { Fighter, type WeighedAttack } from './strike.ts';
import type { BotReason } from './why.ts';
import { worthOf } from './worth-of-effects.ts';

/** Something to do where the hero stands then. */
interface Doing {
  readonly worth: number;
  readonly why: BotReason;
  /** an answer, if it can be given here and now */
  readonly answer: ReasonedAnswer | null;
  readonly free: boolean;
}

/** A way of spending the turn: go there, do that, go on to a place. */
interface Plan {
  readonly via: number;
  readonly doing: Doing | null;
  readonly to: number;
  readonly escort: number;
  readonly worth: number;
}

/** What a hero thinks of in its turn. */
class Thinking {
  readonly r: BotReading;
  readonly o: Outlook;
  readonly hero: number;
  readonly jobs: readonly Job[];
  readonly fighter: Fighter;
  readonly hand: readonly number[];
  readonly actions: number;
  private readonly blows = new Map<number, WeighedAttack | null>();
  private readonly places = new Map<number, number>();

  constructor(r: BotReading, hero: number, actions: number) {
    this.r = r;
    this.o = outlookOf(r);
    this.hero = hero;
    this.actions = actions;
    this.jobs = jobsOf(r, this.o);
    this.fighter = new Fighter(r, this.o, hero);
    this.hand = r.state.heroes[hero].hand.items.filter((card) => card !== null);
  }

  get here(): number {
    return this.r.state.at[this.hero];
  }

  blowFrom(place: number): WeighedAttack | null {
    let blow = this.blows.get(place);
    if (blow === undefined) {
      blow = this.fighter.best(place, this.hand, (card) => keepWorth(this.r, card));
      this.blows.set(place, blow);
    }
    return blow;
  }

  /** What it is worth to end the turn somewhere: the way to what is to be done, and what waits there for the team. */
  place(to: number, escort: number): number {
    const key = to * 4 + escort;
    let worth = this.places.get(key);
    if (worth !== undefined) return worth;
    const { r, o, hero, jobs } = this;
    const standing = worthOfStanding(r, o, jobs, hero, to, escort);
    worth = standing.worth - 0.3 * standing.expected[hero];
    if (!isMissionDone(r)) worth -= 0.3 * Math.max(0, this.loneliness(to) - 1);
    for (const { kind, at } of r.state.tokens)
      if (at === to && r.statics.box.tokens[kind].triggers?.some((t) => t.when === 'turnEnds')) worth -= 1;
    this.places.set(key, worth);
    return worth;
  }

  /** Steps to the nearest friend. */
  private loneliness(to: number): number {
    const { r, o, hero } = this;
    let least = 6;
    for (let h = 0; h < o.places.length; h++)
      if (h !== hero && o.places[h] !== NOWHERE) least = Math.min(least, walk(r, to, o.places[h]));
    return least;
  }

  /** The best that can be done in a place the hero is not in yet. */
  doingAt(place: number, escort: number): Doing[] {
    const { r, jobs, hero } = this;
    const out: Doing[] = [];
    const beside = specialistsAfter(r.table, place, escort);
    const add = (why: BotReason, worth: number, free: boolean) => {
      if (worth > 0 && (free || this.actions > 0)) out.push({ worth, why, answer: null, free });
    };
    if (this.actions > 0) {
      const blow = this.blowFrom(place);
      if (blow !== null) add(blow.destroys ? 'destroy' : 'kill', blow.worth, false);
    }
    for (const job of jobs) {
      if (job.at !== place) continue;
      if (job.what === 'search' && isSearchable(r.table, place))
        add('search', job.worth, searchWouldBeFree(r.table, hero, beside[0], place));
      // Where monsters are they come first, also at work that could be done among them.
      if (job.what !== 'act' || monstersIn(r.table, place) > 0) continue;
      if (!isForRole(r.table, hero, job.role)) continue;
      if (job.specialist === NONE || isAnyNear(r.table, beside, place, job.specialist))
        add('objective', job.worth, false);
    }
    return out;
  }

  /** What is offered here and now. */
  doingHere(): Doing[] {
    const { r, hero } = this;
    const out: Doing[] = [];
    const { items } = itemsOf(r, 'attack');
    if (items.length > 0) {
      const blow = this.blowFrom(this.here);
      if (blow !== null) {
        const why = blow.destroys ? 'destroy' : 'kill';
        out.push({ worth: blow.worth, why, answer: reasoned(why, 'attack', ...blow.cards), free: false });
      }
    }
    const worth = searchWorth(r);
    for (const [token] of optionsOf(r, 'search')) {
      const free = searchIsFree(r.table, hero);
      out.push({ worth, why: 'search', answer: reasoned('search', 'search', token), free });
    }
    for (const [deed, task] of optionsOf(r, 'act')) {
      const act = r.statics.box.deeds[deed] as HeroAction;
      const scene = deedViewOf(r, { o: this.o, you: hero, subject: hero, here: this.here, task });
      const value = worthOf(scene, act) - (act.once === 'mission' ? 1.2 : 0);
      const why = value >= 5 ? 'objective' : 'help';
      out.push({ worth: value, why, answer: reasoned(why, 'act', deed, task), free: act.free === true });
    }
    return out.filter((doing) => doing.worth > 0.05);
  }
}

const sumOf = (doings: readonly Doing[]): { worth: number; first: Doing | null } => {
  let worth = 0;
  let free: Doing | null = null;
  let action: Doing | null = null;
  for (const d of doings) {
    if (d.free) {
      worth += d.worth;
      if (free === null || d.worth > free.worth) free = d;
    } else if (action === null || d.worth > action.worth) action = d;
  }
  return { worth: worth + (action?.worth ?? 0), first: free ?? action };
};

/** A turn of a hero, one answer at a time: what is decided now is thought over again after it is done. */
export function heroTurn(r: BotReading): ReasonedAnswer {
  const hero = aboutOf(r, 'hero');
  const points = aboutOf(r, 'points');
  const th = new Thinking(r, hero, aboutOf(r, 'actions'));
  const { here } = th;
  const steps = optionsOf(r, 'step');
  const escorts = [...new Set(steps.map(([, escort]) => escort))];
  const reach =
    steps.length === 0
      ? new Map([[here, { cost: 0, first: here }]])
      : reachOnFoot(r.table, hero, here, points);
  const plans: Plan[] = [];
  const offered = sumOf(th.doingHere());
  for (const [to] of reach)
    for (const escort of to === here ? [0] : escorts)
      plans.push({
        via: here,
        doing: offered.first,
        to,
        escort,
        worth: offered.worth + th.place(to, escort),
      });
  for (const [via, { cost }] of reach) {
    if (via === here) continue;
    for (const escort of escorts) {
      const doing = sumOf(th.doingAt(via, escort));
      if (doing.first === null) continue;
      for (const [to] of reachOnFoot(r.table, hero, via, points - cost))
        plans.push({
          via,
          doing: doing.first,
          to,
          escort,
          worth: doing.worth + th.place(to, escort) - 0.05 * cost,
        });
    }
  }
  return carryOut(r, th, best(r, plans, ({ worth }) => worth)?.x ?? null, reach, steps);
}

function carryOut(
  r: BotReading,
  th: Thinking,
  plan: Plan | null,
  reach: ReadonlyMap<number, Reach>,
  steps: readonly (readonly number[])[],
): ReasonedAnswer {
  if (plan === null) return reasoned('rest', 'end');
  const { here } = th;
  if (plan.via === here && plan.doing?.answer) return plan.doing.answer;
  const goal = plan.via === here ? plan.to : plan.via;
  if (goal === here) return reasoned('rest', 'end');
  const first = reach.get(goal)?.first ?? here;
  const step =
    steps.find(([to, escort]) => to === first && escort === plan.escort) ??
    steps.find(([to]) => to === first);
  if (step === undefined) return reasoned('rest', 'end');
  const [, escort] = step;
  return escort === 0 || isMissionDone(r)
    ? reasoned(whyGo(r, th, plan), 'step', ...step)
    : { ...reasoned('escort', 'step', ...step), to: goingAlong(escort) };
}

function whyGo(r: BotReading, th: Thinking, plan: Plan): BotReason {
  if (isMissionDone(r)) return 'exit';
  if (plan.doing !== null && plan.via !== th.here) return plan.doing.why;
  return th.o.expected[th.hero] > 2 ? 'safety' : 'approach';
}
