export interface TestOutcome {
  readonly file: string;
  readonly title: string;
  readonly passed: boolean;
  readonly again?: boolean;
  readonly said: string;
}

/** A part of a run: how long it took, and by floor what its files took one after the other. */
export interface RunPart {
  readonly part: string;
  readonly ms: number;
  readonly of?: Readonly<Record<string, number>>;
}

export function unitTests(report: unknown, root: string): TestOutcome[];
export function browserTests(report: unknown): TestOutcome[];
export function worthAnotherTry(tests: readonly TestOutcome[]): string[];
export function afterAnotherTry(first: readonly TestOutcome[], second: readonly TestOutcome[]): TestOutcome[];
export function summary(tests: readonly TestOutcome[], parts?: readonly RunPart[]): string[];
export function floorTimes(report: unknown, root: string): Record<string, number>;
