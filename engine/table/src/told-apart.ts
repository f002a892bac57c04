import type { Option } from './question.ts';

/** Buttons that would all say the same say the whole of it. */
export function toldApart<Verb extends string>(options: readonly Option<Verb>[]): readonly Option<Verb>[] {
  const buttons = options.filter(({ picks }) => picks.length === 0);
  return options.map((option) =>
    option.picks.length === 0 && buttons.some((o) => o !== option && o.verb === option.verb)
      ? { ...option, verb: option.label }
      : option,
  );
}
