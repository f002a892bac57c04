import type { Answer } from '@sightline/kernel';
import type { Question } from '@sightline/table';

/** Something that is offered: the n-th option, or the first way to put one together. */
export function offered({ options, composed }: Question, n: number): Answer {
  if (options.length > 0) return options[n % options.length].answer;
  const [first] = composed;
  if (first.form === 'split') {
    let left = first.total;
    return [
      first.answer,
      ...first.items.map(({ cap = left }) => {
        const amount = Math.min(cap, left);
        left -= amount;
        return amount;
      }),
    ];
  }
  const items = first.items.map(({ item }) => item);
  return [first.answer, ...(first.form === 'some' ? items.slice(0, first.least) : items)];
}
