/** Answers the messages `[name, ...arguments]` of the parent process, and ends with it. */
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

/** Now, in ms, on a clock that all processes of the machine share. */
export function sharedNow(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}
