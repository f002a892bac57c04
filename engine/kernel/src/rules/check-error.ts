/** A check threw. The rules are wrong, not the player. What was thrown may tell secrets: it goes to no client. */
export class CheckError extends Error {
  override name = 'CheckError';
  /** the rule whose check it is */
  readonly rule: string;

  constructor(rule: string, part: 'holds' | 'because', thrown: unknown) {
    super(`\`${part}\` of ${rule} threw: ${thrown instanceof Error ? thrown.message : String(thrown)}`, {
      cause: thrown,
    });
    this.rule = rule;
    // The trace that leads to the mistake.
    if (thrown instanceof Error && thrown.stack !== undefined)
      this.stack = `${this.name}: ${this.message}\n${thrown.stack}`;
  }
}
