const BEAT_MS = 5_000;
const CLEAR_LINE = '\r\u001B[2K';

const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(0)} s`;

/**
 * Runs `work` under a title: prints its start, a sign of life while it takes long, and its
 * duration. On a terminal that is one line, elsewhere a line every five seconds.
 */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now();
  const terminal = process.stdout.isTTY;
  const say = (state: string) => {
    process.stdout.write(`${terminal ? CLEAR_LINE : ''}${title} ${state}${terminal ? '' : '\n'}`);
  };
  say('…');
  const beat = setInterval(() => say(`… ${seconds(started)}`), terminal ? 1000 : BEAT_MS);
  try {
    const result = await work();
    clearInterval(beat);
    say(`done in ${seconds(started)}`);
    return result;
  } catch (error) {
    clearInterval(beat);
    say(`failed after ${seconds(started)}`);
    throw error;
  } finally {
    if (terminal) process.stdout.write('\n');
  }
}

/** A failure whose message says everything: it is printed without a stack. */
export class PlainFailure extends Error {}

/** Ends a command: prints one line for a known failure, and the stack for any other. */
export function endWith(error: unknown): void {
  console.error(error instanceof PlainFailure ? `kahroba: ${error.message}` : error);
  process.exitCode = 1;
}
