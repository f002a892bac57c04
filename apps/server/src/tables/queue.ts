/** One thing at a time, in the order in which they came. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  get busy(): boolean {
    return this.waiting > 0;
  }

  run<V>(work: () => Promise<V>): Promise<V> {
    this.waiting++;
    const done = this.last.then(work).finally(() => {
      this.waiting--;
    });
    this.last = done.catch(() => {});
    return done;
  }
}
