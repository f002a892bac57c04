export interface Told {
  readonly file: string;
  readonly title: string;
  readonly passed: boolean;
  readonly again?: boolean;
  readonly said: string;
}

/** A part of a run: how long it took, and by floor what its files took one after the other. */
export interface Part {
  readonly part: string;
  readonly ms: number;
  readonly of?: Readonly<Record<string, number>>;
}

export function unitTests(report: unknown, root: string): Told[];
export function browserTests(report: unknown): Told[];
export function worthAnotherTry(tests: readonly Told[]): string[];
export function afterAnotherTry(first: readonly Told[], second: readonly Told[]): Told[];
export function summary(tests: readonly Told[], parts?: readonly Part[]): string[];
export function floorTimes(report: unknown, root: string): Record<string, number>;
