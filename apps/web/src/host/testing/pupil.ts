import type { Answer } from '@sightline/kernel';
import type { Question } from '@sightline/table';
import { expect } from 'vitest';
import type { TableFrame } from '../api.ts';
import type { TestHost } from './stand.ts';

type Answers = readonly (readonly Answer[])[];

/** How a pupil plays a game. */
interface Pupil {
  /** all that may be answered */
  answers(question: Question): Answers;
  /** what is tried where nothing is asked for */
  onOnesOwn(question: Question, frame: TableFrame): Answers;
  /** what no teacher may forbid */
  isGood?(question: Question, answers: readonly Answer[]): boolean;
  /** which of so many answers is tried next; without it they are tried in their order */
  draw?(n: number): number;
}

export interface Lived {
  /** titles in the order in which they were said */
  readonly said: readonly string[];
  readonly decisions: number;
}

/** Does what is asked: reads on, or gives the first answer that is taken; `first` is where it begins to look. */
export async function goThrough(s: TestHost, first: number, pupil: Pupil): Promise<Lived> {
  const said: string[] = [];
  let decisions = 0;
  for (let n = 0; n < 400; n++) {
    const frame = await s.rest();
    const { coaching, question, ending } = frame;
    if (ending !== null) break;
    if (question === null) throw new Error('nobody is asked');
    const asks = coaching !== null && coaching.standing === undefined;
    if (asks && said.at(-1) !== coaching.title) said.push(coaching.title);
    if (coaching?.read) {
      await s.host.readOn();
      if (coaching.step === coaching.steps) break;
      continue;
    }
    decisions++;
    const all = pupil.answers(question);
    const from = first % all.length;
    const tries = asks
      ? shuffled([...all.slice(from), ...all.slice(0, from)], pupil.draw)
      : pupil.onOnesOwn(question, frame);
    let taken = false;
    for (const answers of tries) {
      const refused = await s.host.answer(question.id, answers);
      taken = refused === null;
      if (taken) break;
      if (refused?.taught) {
        expect(refused).toEqual({ text: coaching?.title, rule: null, taught: true });
        expect(pupil.isGood?.(question, answers) ?? false, `${coaching?.title}: ${answers.join()}`).toBe(
          false,
        );
      }
    }
    if (!taken) throw new Error(`nothing is taken at “${coaching?.title ?? question.title}”`);
  }
  return { said, decisions };
}

function shuffled<I>(items: readonly I[], draw: ((n: number) => number) | undefined): readonly I[] {
  if (draw === undefined) return items;
  const left = [...items];
  return items.map(() => left.splice(draw(left.length), 1)[0]);
}

/** Draws the same numbers every time. */
export function seededDraw(seed: number): (n: number) => number {
  let state = seed * 7919 + 1;
  return (n) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * n);
  };
}
