/** Answers the messages `[name, ...arguments]` of the parent process, and exits with it. */
export function answering(answers: Map<string, (...args: unknown[]) => unknown>): void {
  process.once('disconnect', () => process.exit());
  process.on('message', (message: unknown) => {
    if (Array.isArray(message)) void answer(answers, message);
  });
}

async function answer(
  answers: Map<string, (...args: unknown[]) => unknown>,
  [name, ...args]: unknown[],
): Promise<void> {
  process.send?.(await answers.get(String(name))?.(...args));
}

/** The time in ms on a clock shared by all processes of the machine. */
export function sharedNow(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}
