/** The rules are wrong: not the player. `where` is the printed stack at that moment. */
export class RuleError extends Error {
  override name = 'RuleError';
  readonly kind: 'dead-end' | 'runaway' | 'misuse';
  readonly where: string;

  constructor(kind: RuleError['kind'], message: string, where: string) {
    super(`${message}\n  at ${where}`);
    this.kind = kind;
    this.where = where;
  }
}
