import type { Answer, Decision, GameTypes, Seat } from '@sightline/kernel';
import type { Lesson, LessonStep, ViewContext } from '@sightline/table';
import type { Coaching } from './api.ts';
import type { Chronicle } from './chronicle.ts';
import type { Learnt } from './stored.ts';

/** A pupil's place in a lesson. */
interface Course<T extends GameTypes> {
  readonly lesson: Lesson<T>;
  readonly learnt: readonly Learnt[];
}

/** The moment a pupil is at: what he sees, and what he is asked. */
interface Moment<T extends GameTypes> {
  readonly at: ViewContext<T>;
  readonly decision: Decision;
}

/** What a pupil belongs to. */
export interface Schooled<T extends GameTypes> {
  readonly lesson: Lesson<T>;
  chronicle(): Chronicle<T>;
  /** the table as the pupil sees it */
  at(): ViewContext<T>;
  learnt(): readonly Learnt[];
  /** what is behind the pupil from now on */
  keep(learnt: readonly Learnt[]): void;
}

/** How far somebody has come in the lesson that a match is, and what it says. */
export class Pupil<T extends GameTypes> {
  private readonly o: Schooled<T>;

  constructor(o: Schooled<T>) {
    this.o = o;
  }

  private get course(): Course<T> {
    return { lesson: this.o.lesson, learnt: this.o.learnt() };
  }

  coaching(decision: Decision): Coaching | null {
    return coaching(this.course, { at: this.o.at(), decision });
  }

  private learn(steps: readonly string[], n: number): void {
    if (steps.length > 0) this.o.keep([...this.o.learnt(), ...steps.map((step) => ({ step, n }))]);
  }

  /** What was done by inputs that were taken back is still to be done. */
  unlearn(): void {
    const effective = new Set(this.o.chronicle().effective());
    this.o.keep(this.o.learnt().filter(({ n }) => effective.has(n)));
  }

  /** The step that stands there to be read is behind the pupil; false: there is none. */
  read(): boolean {
    const at = this.o.at();
    const { decision } = at.view;
    const step = decision === null ? null : toBeRead(this.course, { at, decision });
    if (step === null) return false;
    this.learn([step], 0);
    return true;
  }

  /** What the lesson says to an answer before it is given; null: it lets it pass. */
  heed(seat: Seat, answers: readonly Answer[]): LessonVerdict | null {
    const decision = this.o.chronicle().match.decision(seat);
    if (decision === null) return null;
    const verdict = judged(this.course, { at: this.o.at(), decision }, answers);
    if (verdict.refused !== null) this.learn(verdict.read, 0);
    return verdict;
  }

  /** The answer was given, as input `n`. */
  took({ read, done }: LessonVerdict, n: number): void {
    this.learn(read, 0);
    if (done !== null) this.learn([done], n);
  }
}

/**
 * The steps whose moment it is, the one to be said first. Nothing goes ahead of a step that must come; an optional one
 * is passed over, and comes when its moment does, as long as the lesson lasts.
 */
function due<T extends GameTypes>({ lesson, learnt }: Course<T>, m: Moment<T>): readonly LessonStep<T>[] {
  const isLearnt = ({ id }: LessonStep<T>) => learnt.some(({ step }) => step === id);
  const steps = taught(lesson);
  const last = steps.at(-1);
  if (last === undefined || isLearnt(last)) return [];
  const found: LessonStep<T>[] = [];
  for (const step of steps) {
    if (isLearnt(step)) continue;
    if (step.moment(m.at, m.decision)) found.push(step);
    else if (step.optional === undefined) break;
  }
  return found;
}

/** The steps that are learnt one after the other. */
const taught = <T extends GameTypes>({ steps }: Lesson<T>): readonly LessonStep<T>[] =>
  steps.filter(({ standing }) => standing === undefined);

/** What is said while nothing is to be learnt: nobody is left alone before the lesson is over. */
function standing<T extends GameTypes>({ lesson, learnt }: Course<T>, m: Moment<T>): LessonStep<T> | null {
  const last = taught(lesson).at(-1);
  if (learnt.some(({ step }) => step === last?.id)) return null;
  return lesson.steps.find((step) => step.standing && step.moment(m.at, m.decision)) ?? null;
}

/** What the teacher says now; null: nothing. */
function coaching<T extends GameTypes>(course: Course<T>, m: Moment<T>): Coaching | null {
  const [now] = due(course, m);
  const step = now ?? standing(course, m);
  if (step === null) return null;
  const { lesson, learnt } = course;
  const steps = taught(lesson);
  const last = step === steps.at(-1);
  return {
    // Steps that were passed over are counted at the end: nobody sees the count go back.
    step: last ? steps.length : Math.min(learnt.length + (step.standing ? 0 : 1), steps.length - 1),
    steps: steps.length,
    title: m.at.say(`${wordsOf(lesson, step)}.title`),
    text: m.at.say(`${wordsOf(lesson, step)}.text`),
    at: step.at(m.at, m.decision),
    read: step.wants === undefined && step.standing === undefined,
    ...(step.standing && { standing: true as const }),
  };
}

const wordsOf = <T extends GameTypes>(lesson: Lesson<T>, step: LessonStep<T>): string =>
  `lesson.${lesson.id}.${step.id}`;

/** What a lesson makes of an answer. */
export interface LessonVerdict {
  /** steps that are read with it */
  readonly read: readonly string[];
  /** the step that it does what is asked in; null: none asks for anything, or for something else */
  readonly done: string | null;
  /** the title of the step that asks for something else; null: he may */
  readonly refused: string | null;
}

/** Whoever does what comes next has read what stands before it; a walk is judged by where it ends. */
function judged<T extends GameTypes>(
  course: Course<T>,
  m: Moment<T>,
  answers: readonly Answer[],
): LessonVerdict {
  const steps = due(course, m);
  const asking = steps.findIndex(({ wants }) => wants !== undefined);
  const last = answers.at(-1);
  if (asking < 0 || last === undefined) return { read: ids(steps.slice(0, 1)), done: null, refused: null };
  const step = steps[asking];
  const read = ids(steps.slice(0, asking));
  const wanted = ({ wants }: LessonStep<T>) => wants?.(m.at, m.decision, last) === true;
  if (wanted(step)) return { read, done: step.id, refused: null };
  if (course.lesson.free?.(m.at, m.decision, last))
    return { read, done: steps.slice(asking).find(wanted)?.id ?? null, refused: null };
  return { read, done: null, refused: m.at.say(`${wordsOf(course.lesson, step)}.title`) };
}

const ids = <T extends GameTypes>(steps: readonly LessonStep<T>[]): readonly string[] =>
  steps.map(({ id }) => id);

/** The step that is to be read now, if there is one. */
function toBeRead<T extends GameTypes>(course: Course<T>, m: Moment<T>): string | null {
  const [step] = due(course, m);
  return step !== undefined && step.wants === undefined ? step.id : null;
}
