import type { Answer } from '@sightline/kernel';
import type { Question } from '@sightline/table';
import { expect } from 'vitest';
import type { Frame } from '../api.ts';
import type { Stand } from './stand.ts';

type Answers = readonly (readonly Answer[])[];

/** How a pupil plays a game. */
interface Pupil {
  /** all that may be answered */
  answers(question: Question): Answers;
  /** what is tried where nothing is asked for */
  onOnesOwn(question: Question, frame: Frame): Answers;
}

export interface Lived {
  /** titles in the order in which they were said */
  readonly said: readonly string[];
  readonly decisions: number;
}

/** Does what is asked: reads on, or gives the first answer that is taken; `first` is where it begins to look. */
export async function goThrough(s: Stand, first: number, pupil: Pupil): Promise<Lived> {
  const said: string[] = [];
  let decisions = 0;
  for (let n = 0; n < 400; n++) {
    const frame = await s.rest();
    const { coaching, question, ending } = frame;
    if (ending !== null) break;
    if (question === null) throw new Error('nobody is asked');
    if (coaching !== null && said.at(-1) !== coaching.title) said.push(coaching.title);
    if (coaching?.read) {
      await s.host.readOn();
      if (coaching.step === coaching.steps) break;
      continue;
    }
    decisions++;
    const all = pupil.answers(question);
    const from = first % all.length;
    const tries =
      coaching === null ? pupil.onOnesOwn(question, frame) : [...all.slice(from), ...all.slice(0, from)];
    let taken = false;
    for (const answers of tries) {
      const refused = await s.host.answer(question.id, answers);
      taken = refused === null;
      if (taken) break;
      if (coaching !== null) expect(refused).toEqual({ text: coaching.title, rule: null, taught: true });
    }
    if (!taken) throw new Error(`nothing is taken at “${coaching?.title ?? question.title}”`);
  }
  return { said, decisions };
}
