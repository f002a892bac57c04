/** One thing at a time, in the order in which they came. Where nothing is being done, it begins at once. */
export class TaskQueue {
  private readonly waiting: (() => Promise<void>)[] = [];
  busy = false;

  run<V>(work: () => Promise<V>): Promise<V> {
    if (this.busy)
      return new Promise((done, failed) => {
        this.waiting.push(() => work().then(done, failed));
      });
    this.busy = true;
    const done = work();
    done.then(this.next, this.next);
    return done;
  }

  /** Done when all that was begun is. */
  settled(): Promise<void> {
    return this.run(async () => {});
  }

  private readonly next = (): void => {
    const work = this.waiting.shift();
    if (work === undefined) this.busy = false;
    else void work().then(this.next);
  };
}
