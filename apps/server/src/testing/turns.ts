/**
 * How long the event loop of this thread was busy between two of its turns, at most: whoever asked for something just
 * then waited as long. It is counted in the time that the thread had the processor, so that a machine that is busy with
 * something else changes nothing.
 */
export async function longestTurnMs(work: () => Promise<void>): Promise<number> {
  let longest = 0;
  let before = process.threadCpuUsage();
  const turn = (): void => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.threadCpuUsage();
  };
  const timer = setInterval(turn, 1);
  try {
    await work();
  } finally {
    turn();
    clearInterval(timer);
  }
  return longest;
}
