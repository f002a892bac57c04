export interface Told {
  readonly file: string;
  readonly title: string;
  readonly passed: boolean;
  readonly again?: boolean;
  readonly said: string;
}

export function unitTests(report: unknown, root: string): Told[];
export function browserTests(report: unknown): Told[];
export function worthAnotherTry(tests: readonly Told[]): string[];
export function afterAnotherTry(first: readonly Told[], second: readonly Told[]): Told[];
export function summary(tests: readonly Told[]): string[];
