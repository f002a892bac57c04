import { chebyshev } from '@sightline/board';
import { type Bot, takeOver } from '@sightline/bots';
import { type Answer, answersIn, dice, Match, seedFrom, type VerbOf } from '@sightline/kernel';
import { kindOfRef, type Lesson, numberOfRef, type Ref } from '@sightline/table';
import { easy } from '../bots/bot.ts';
import type { SiegeDecision } from '../rules/decisions.ts';
import { game } from '../rules/game.ts';
import type { Siege } from '../rules/siege.ts';
import type { ViewContext } from '../table/view-context.ts';
import type { MessageKey } from '../text/index.ts';
import { lookAt } from './saying.ts';

type SiegeLesson = Lesson<Siege, MessageKey, SiegeDecision>;
type SiegeAnswer = Answer<VerbOf<SiegeDecision>>;

/** How a lesson went. */
export interface Attended {
  /** the steps in the order in which they were said */
  readonly said: readonly string[];
  readonly match: Match<Siege>;
  readonly decisions: number;
}

const PUPIL = 0;
const LONGEST = 400;

/** Whether a pupil does at once what is asked for, or only when nothing else is let pass. */
interface Manner {
  readonly deal?: string;
  readonly obeys?: true;
}

type Step = SiegeLesson['steps'][number];

/** The steps whose moment it is; nothing goes ahead of a step that must come. */
function dueOf(steps: readonly Step[], learnt: ReadonlySet<string>, m: Moment): readonly Step[] {
  const due: Step[] = [];
  for (const step of steps) {
    if (learnt.has(step.id)) continue;
    if (step.moment(m.at, m.decision)) due.push(step);
    else if (step.optional === undefined) break;
  }
  return due;
}

interface Moment {
  readonly at: ViewContext;
  readonly decision: SiegeDecision;
}

/**
 * Goes through a lesson as the host teaches it: what is to be read is read, what is asked for is done sooner or later,
 * and what is refused is not done. `own`: how the pupil plays where the lesson leaves it open.
 */
export function attend(
  lesson: SiegeLesson,
  own: Bot<Siege>,
  { deal = lesson.deal, obeys }: Manner = {},
): Attended {
  const match = Match.start(game, { setup: lesson.setup, seats: 2, seed: seedFrom(deal) });
  const roll = dice(deal.length * 7 + 1);
  const said: string[] = [];
  const learnt = new Set<string>();
  const steps = lesson.steps.filter(({ standing }) => standing === undefined);
  const isOver = () => match.result !== null || learnt.has(steps.at(-1)?.id ?? '');
  let decisions = 0;
  for (let n = 0; n < LONGEST && !isOver(); n++) {
    const [seat] = match.awaiting();
    if (seat !== PUPIL) {
      takeOver(match, seat, easy, { random: roll, at: 0 });
      continue;
    }
    const at = lookAt(match, PUPIL);
    const { decision } = at.view;
    if (decision === null) throw new Error('nobody is asked');
    const due = dueOf(steps, learnt, { at, decision });
    const asking = due.find(({ wants }) => wants !== undefined);
    for (const { id, wants } of asking === undefined ? due : due.slice(0, due.indexOf(asking) + 1)) {
      said.push(id);
      if (wants === undefined) learnt.add(id);
    }
    if (isOver()) break;
    decisions++;
    const does = ({ wants }: Step, answer: SiegeAnswer) => wants?.(at, decision, answer) === true;
    const allowed = decision.choices
      .flatMap((choice): SiegeAnswer[] => answersIn(choice))
      .filter((a) => asking === undefined || does(asking, a) || lesson.free?.(at, decision, a) === true);
    const wanted = asking === undefined ? [] : allowed.filter((a) => does(asking, a));
    const question = { view: at.view, decision, statics: at.statics, random: roll };
    const preferred = (own as Bot<Siege, SiegeDecision>).answer(question);
    const isAllowed = asking === undefined || allowed.some((a) => a.join() === preferred.join());
    const asked = oneOf(wanted, roll) ?? (asking && towards(at, asking.at(at, decision), allowed));
    const answer = (obeys && asked) || (isAllowed && preferred) || asked || oneOf(allowed, roll);
    if (!answer) throw new Error(`nothing may be done at “${asking?.id}”`);
    const outcome = match.submit({ kind: 'answer', seat, decision: match.decisionId, answer, at: 0 });
    if (!outcome.ok) throw new Error(`${answer.join(' ')} is refused at ${decision.prompt}`);
    const done = due
      .slice(asking === undefined ? due.length : due.indexOf(asking))
      .find((s) => does(s, answer));
    if (done !== undefined) learnt.add(done.id);
  }
  return { said, match, decisions };
}

const oneOf = <I>(items: readonly I[], roll: (n: number) => number): I | undefined =>
  items.length === 0 ? undefined : items[roll(items.length)];

/** The step that leads nearest to a space that is pointed at: a person clicks there and walks. */
function towards(
  at: ViewContext,
  refs: readonly Ref[],
  open: readonly SiegeAnswer[],
): SiegeAnswer | undefined {
  const goals = refs.filter((r) => kindOfRef(r) === 'cell').map(numberOfRef);
  if (goals.length === 0) return undefined;
  const far = (to: number) => Math.min(...goals.map((goal) => chebyshev(at.statics.layout, to, goal)));
  return open
    .filter(([verb]) => verb === 'step')
    .toSorted((a, b) => far(Number(a[1])) - far(Number(b[1])))[0];
}
