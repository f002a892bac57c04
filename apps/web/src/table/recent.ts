const PAGE = 100;

/** The end of a long log; all of it is in the replay. The window moves by whole pages, so that most lines stay put. */
export const recent = <L>(lines: readonly L[]): readonly L[] =>
  lines.slice(Math.max(0, Math.floor(lines.length / PAGE) - 1) * PAGE);
