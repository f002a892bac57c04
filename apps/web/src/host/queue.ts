/** Jobs one after the other: what is begun is finished before anything else touches the match. */
export class JobQueue {
  private last: Promise<unknown> = Promise.resolve();

  run<R>(job: () => Promise<R>): Promise<R> {
    const done = this.last.then(job);
    this.last = done.catch(() => {});
    return done;
  }
}
