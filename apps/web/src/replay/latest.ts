/**
 * One question at a time: while an answer is awaited only the newest question waits behind it. Who drags a scrubber over
 * a hundred moments asks for the one under the hand, not for a hundred. An overtaken question is answered with null.
 */
export function latestOnly<Q, A>(ask: (question: Q) => Promise<A>): (question: Q) => Promise<A | null> {
  interface PendingRequest {
    readonly question: Q;
    tell(answer: A | null): void;
    fail(error: unknown): void;
  }
  let waiting: PendingRequest | null = null;
  let busy = false;

  async function run(): Promise<void> {
    busy = true;
    while (waiting !== null) {
      const { question, tell, fail }: PendingRequest = waiting;
      waiting = null;
      try {
        const answer = await ask(question);
        tell(waiting === null ? answer : null);
      } catch (error) {
        if (waiting === null) fail(error);
        else tell(null);
      }
    }
    busy = false;
  }

  return (question) =>
    new Promise((tell, fail) => {
      waiting?.tell(null);
      waiting = { question, tell, fail };
      if (!busy) void run();
    });
}
