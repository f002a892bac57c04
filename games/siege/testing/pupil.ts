import { type Bot, type BotQuestion, takeOver } from '@sightline/bots';
import { type Answer, answersIn, dice, Match, seedFrom, type VerbOf } from '@sightline/kernel';
import type { Lesson } from '@sightline/table';
import { easy } from '../bots/bot.ts';
import type { SiegeDecision } from '../rules/decisions.ts';
import { game } from '../rules/game.ts';
import type { Siege } from '../rules/siege.ts';
import type { MessageKey } from '../text/index.ts';
import { lookAt } from './saying.ts';

type SiegeLesson = Lesson<Siege, MessageKey, SiegeDecision>;
type SiegeAnswer = Answer<VerbOf<SiegeDecision>>;

/** How a lesson went. */
export interface Lived {
  /** the steps in the order in which they were said */
  readonly said: readonly string[];
  readonly match: Match<Siege>;
  readonly decisions: number;
}

const PUPIL = 0;
const LONGEST = 400;

/**
 * Goes through a lesson as the host teaches it: what is to be read is read, what is asked for is done sooner or later,
 * and what is refused is not done. `own`: how the pupil plays where the lesson leaves it open.
 */
export function attend(lesson: SiegeLesson, own: Bot<Siege>, deal = lesson.deal): Lived {
  const match = Match.start(game, { setup: lesson.setup, seats: 2, seed: seedFrom(deal) });
  const roll = dice(deal.length * 7 + 1);
  const said: string[] = [];
  const learnt = new Set<string>();
  const steps = lesson.steps.filter(({ standing }) => standing === undefined);
  const last = steps.at(-1)?.id ?? '';
  let decisions = 0;
  for (let n = 0; n < LONGEST && match.result === null && !learnt.has(last); n++) {
    const seat = match.awaiting()[0];
    if (seat !== PUPIL) {
      takeOver(match, seat, easy, { random: roll, at: 0 });
      continue;
    }
    const at = lookAt(match, PUPIL);
    const { decision } = at.view;
    if (decision === null) throw new Error('nobody is asked');
    const due: (typeof steps)[number][] = [];
    for (const step of steps) {
      if (learnt.has(step.id)) continue;
      if (step.moment(at, decision)) due.push(step);
      else if (step.optional === undefined) break;
    }
    const asking = due.find(({ wants }) => wants !== undefined);
    for (const step of due.slice(0, asking === undefined ? due.length : due.indexOf(asking) + 1)) {
      said.push(step.id);
      if (step.wants === undefined) learnt.add(step.id);
    }
    if (learnt.has(last)) break;
    decisions++;
    const all = decision.choices.flatMap((choice): SiegeAnswer[] => answersIn(choice));
    const isWanted = (answer: SiegeAnswer) => asking?.wants?.(at, decision, answer) === true;
    const isFree = (answer: SiegeAnswer) =>
      asking === undefined || lesson.free?.(at, decision, answer) === true;
    const question: BotQuestion<Siege, SiegeDecision> = {
      view: at.view,
      decision,
      statics: at.statics,
      random: roll,
    };
    const preferred = (own as Bot<Siege, SiegeDecision>).answer(question);
    const open = all.filter((answer) => isWanted(answer) || isFree(answer));
    const answer =
      isWanted(preferred) || isFree(preferred)
        ? preferred
        : (all.filter(isWanted).at(roll(Math.max(1, all.filter(isWanted).length))) ??
          open[roll(open.length)]);
    if (asking !== undefined && !all.some(isWanted))
      throw new Error(`nothing does what “${asking.id}” asks for`);
    const outcome = match.submit({ kind: 'answer', seat, decision: match.decisionId, answer, at: 0 });
    if (!outcome.ok) throw new Error(`${answer.join(' ')} is refused at ${decision.prompt}`);
    if (asking === undefined) continue;
    const done = isWanted(answer) ? asking : due.find(({ wants }) => wants?.(at, decision, answer) === true);
    if (done !== undefined) learnt.add(done.id);
  }
  return { said, match, decisions };
}
