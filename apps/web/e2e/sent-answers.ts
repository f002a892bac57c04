import type { Page } from '@playwright/test';

interface Option {
  readonly key: string;
  readonly answer: readonly unknown[];
  readonly mark: string;
  readonly picks: readonly string[];
}

interface Question {
  readonly id: number;
  readonly options: readonly Option[];
  readonly walks: readonly { readonly to: string; readonly answers: readonly unknown[] }[];
  readonly composed: readonly { readonly answer: unknown; readonly mark?: string }[];
}

/** What is sent to the match, with the question it answers. */
export interface SentAnswer {
  readonly decision: number;
  readonly answers: readonly (readonly unknown[])[];
  readonly question: Question | undefined;
}

interface Recorded {
  readonly questions: Map<number, Question>;
  readonly sent: SentAnswer[];
}

/** Writes down what the page asks its worker to log, and the questions the worker has asked. Call it before the page is opened. */
export const recordAnswers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const recorded: Recorded = { questions: new Map(), sent: [] };
    Object.assign(window, { recorded });
    interface Call {
      readonly path?: readonly string[];
      readonly argumentList?: readonly { readonly value?: unknown }[];
      readonly value?: unknown;
    }
    const note = (value: unknown) => {
      const question = (value as { frame?: { question?: Question }; question?: Question } | null)?.question;
      if (question?.options !== undefined) recorded.questions.set(question.id, question);
      const opened = (value as { frame?: { question?: Question } } | null)?.frame?.question;
      if (opened?.options !== undefined) recorded.questions.set(opened.id, opened);
    };
    const hear = ({ data }: MessageEvent<Call | null>) => {
      note(data?.value);
      for (const one of data?.argumentList ?? []) note(one.value);
    };
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...args: Parameters<typeof post>) {
      const call = args[0] as Call | undefined;
      if (call?.path?.[0] === 'answer') {
        const [decision, answers] = (call.argumentList ?? []).map((one) => one.value);
        recorded.sent.push({
          decision: decision as number,
          answers: answers as SentAnswer['answers'],
          question: recorded.questions.get(decision as number),
        });
      }
      return post.apply(this, args);
    } as typeof post;
    for (const end of [Worker.prototype, MessagePort.prototype]) {
      const listen = end.addEventListener;
      end.addEventListener = function (
        this: EventTarget,
        ...args: Parameters<EventTarget['addEventListener']>
      ) {
        if (args[0] === 'message') listen.call(this, 'message', hear as EventListener);
        return listen.apply(this, args as never);
      } as typeof listen;
    }
  });

export const sentAnswers = (page: Page): Promise<readonly SentAnswer[]> =>
  page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded.sent);

/** What of a question an answer is: how it is marked, and what one presses for it. */
export function meaning({
  answers,
  question,
}: SentAnswer): { readonly mark: string; readonly picks: readonly string[] } | null {
  if (question === undefined) return null;
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  for (const { answer, mark, picks } of question.options) if (same(answers, [answer])) return { mark, picks };
  for (const { to, answers: steps } of question.walks)
    if (same(answers, steps)) return { mark: 'step', picks: [to] };
  return null;
}
