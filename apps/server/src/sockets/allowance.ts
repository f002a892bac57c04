/** So much at once and so much in the long run: a bucket that fills by itself. */
export class Allowance {
  private readonly perSecond: number;
  private readonly most: number;
  private left: number;
  private since: number;

  constructor(perSecond: number, most: number, now: number) {
    this.perSecond = perSecond;
    this.most = most;
    this.left = most;
    this.since = now;
  }

  /** Takes so many; false: there are not that many left. */
  take(now: number, cost = 1): boolean {
    this.left = Math.min(this.most, this.left + ((now - this.since) / 1000) * this.perSecond);
    this.since = now;
    if (this.left < cost) return false;
    this.left -= cost;
    return true;
  }
}
