import type { Answer, ChoiceOffer, Decision } from '@sightline/kernel';

/** Any answer that a question allows, told from the question alone: what a client without rules can do. */
export function anyAnswer(decision: Decision, random: (n: number) => number): Answer {
  const { choices } = decision;
  return answerTo(choices[random(choices.length)], random);
}

function answerTo(c: ChoiceOffer, random: (n: number) => number): Answer {
  switch (c.form) {
    case 'some': {
      const size = c.least + random(Math.min(c.most, c.items.length) - c.least + 1);
      return [c.verb, ...shuffled(c.items, random).slice(0, size)];
    }
    case 'order':
      return [c.verb, ...shuffled(c.items, random)];
    case 'split': {
      const parts = c.bins.map(() => 0);
      for (let left = c.total; left > 0; ) {
        const bin = random(parts.length);
        if (parts[bin] < c.caps[bin]) {
          parts[bin]++;
          left--;
        }
      }
      return [c.verb, ...parts];
    }
    case 'one':
    case 'place':
    case 'path':
    case 'amount':
    case 'confirm': {
      const at = c.each === 0 ? 0 : random(c.numbers.length / c.each) * c.each;
      return [c.verb, ...c.numbers.slice(at, at + c.each)];
    }
  }
}

function shuffled(items: readonly number[], random: (n: number) => number): number[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}
