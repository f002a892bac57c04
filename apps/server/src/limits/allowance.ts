/**
 * So much at once; what was spent comes back evenly over a while. Times are those of a clock that nobody sets: set back
 * an hour, it would lock everybody out for an hour.
 */
export class Allowance {
  private readonly most: number;
  private readonly ms: number;
  private spent = 0;
  private at = Number.NEGATIVE_INFINITY;

  constructor(most: number, ms: number) {
    this.most = most;
    this.ms = ms;
  }

  /** Which part of it is spent: 0, nothing, to 1, all. */
  share(now: number): number {
    return this.spentBy(now) / Math.max(this.most, 1);
  }

  /** How many seconds it takes until so much is left; 0: it is. */
  wait(now: number, cost = 1): number {
    const over = this.spentBy(now) + cost - this.most;
    return over <= 1e-9 ? 0 : Math.ceil((over * this.ms) / Math.max(this.most, 1) / 1000);
  }

  count(now: number, cost = 1): void {
    this.spent = this.spentBy(now) + cost;
    this.at = now;
  }

  /** Takes so much; false: there is not that much left. */
  take(now: number, cost = 1): boolean {
    if (this.wait(now, cost) > 0) return false;
    this.count(now, cost);
    return true;
  }

  private spentBy(now: number): number {
    return this.spent === 0
      ? 0
      : Math.max(0, this.spent - (Math.max(0, now - this.at) * this.most) / this.ms);
  }
}
