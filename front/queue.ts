/**
 * A queue in order of arrival, limited both in running and in waiting tasks.
 * @returns a function that accepts a task, or returns false if too many wait; failures of tasks are ignored
 */
export function createQueue({ atOnce, waiting: mostWaiting }: { atOnce: number; waiting: number }) {
  const waiting: (() => Promise<unknown>)[] = [];
  let running = 0;

  async function run(work: () => Promise<unknown>): Promise<void> {
    running += 1;
    await work().catch(() => undefined);
    running -= 1;
    const next = waiting.shift();
    if (next !== undefined) void run(next);
  }

  return function take(work: () => Promise<unknown>): boolean {
    if (running < atOnce) void run(work);
    else if (waiting.length < mostWaiting) waiting.push(work);
    else return false;
    return true;
  };
}
