import type { Option, Question } from '@sightline/table';

/**
 * Options as the host gives them out, with whether they can be taken back. Each is tried beforehand; of thousands that
 * are alike, one a verb.
 */
export function withFinality(
  options: readonly Option[],
  alike: Question['alike'],
  isFinal: (option: Option) => boolean,
): readonly Option[] {
  if (alike !== true) return options.map((option) => ({ ...option, final: isFinal(option) }));
  const ofVerb = new Map<string, boolean>();
  return options.map((option) => {
    const [verb] = option.answer;
    const final = ofVerb.get(verb) ?? isFinal(option);
    ofVerb.set(verb, final);
    return { ...option, final };
  });
}
