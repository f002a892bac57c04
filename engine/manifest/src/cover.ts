/** What is said of a game where games are chosen, in one language: `games/NAME/text/LANGUAGE/cover.ts`. */
export interface GameCover {
  readonly name: string;
  /** where there is little room */
  readonly short: string;
  /** one sentence */
  readonly text: string;
  /** what its rules are often searched for */
  readonly terms?: readonly string[];
  /** what its first guided match is called, and what it is */
  readonly lesson?: LessonCover;
  /** the same of those after it, by id */
  readonly lessons?: Readonly<Record<string, LessonCover>>;
}

/** What is said of a guided match before it begins. */
export interface LessonCover {
  readonly title: string;
  readonly text: string;
}
