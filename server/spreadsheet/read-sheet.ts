import { Worker } from 'node:worker_threads';
import { errorCode } from '#server/errors.ts';
import type { ReadingAnswer } from '#server/spreadsheet/reading-thread.ts';
import { SheetError } from '#server/spreadsheet/sheet-error.ts';
import type { SheetRow } from '#server/spreadsheet/sheet-row.ts';

/** Bytes outside the heap, into which parts are unpacked. */
const mostUnpacked = 300_000_000;
const usual = {
  /** For one answer of the thread, in ms. */
  patience: 20_000,
  /** MB of what is made of a file. */
  heap: 320,
};
/** How often the thread's memory is looked at, in ms. */
const pause = 50;

/** What a thread says, or why it will not say anything. */
type Said = ReadingAnswer | Error;
const isMemory = (why: Error): boolean => errorCode(why) === 'ERR_WORKER_OUT_OF_MEMORY';
const nobodyHears = (): void => {};

/**
 * The rows of a file, some at a time, read in a thread of its own as far as they are asked for.
 * @param file must not be used afterwards: its bytes move to the thread
 * @throws {SheetError}
 */
export async function* readSheet(
  file: Uint8Array<ArrayBuffer>,
  { patience, heap } = usual,
): AsyncGenerator<readonly SheetRow[]> {
  const thread = new Worker(new URL('reading-thread.ts', import.meta.url), {
    workerData: file,
    transferList: [file.buffer],
    resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: 32 },
  });
  let hear: (said: Said) => void = nobodyHears;
  let ended: Error | null = null;
  thread.on('message', (said: ReadingAnswer) => {
    // Under `node --watch` threads also report the files they loaded.
    if ('rows' in said || 'fault' in said) hear(said);
  });
  const end = (why: Error) => {
    ended ??= why;
    hear(ended);
  };
  thread
    .on('error', (why) => end(isMemory(why) ? new SheetError('large') : why))
    .on('exit', () => end(new SheetError('broken')));
  const look = setInterval(() => {
    thread.getHeapStatistics().then(
      (now) => now.external_memory > mostUnpacked && end(new SheetError('large')),
      // It has ended.
      () => {},
    );
  }, pause);
  const ask = (): Promise<Said> => {
    const { promise, resolve } = Promise.withResolvers<Said>();
    hear = resolve;
    if (ended) resolve(ended);
    const late = setTimeout(() => resolve(new SheetError('slow')), patience);
    // Not a window's, which has an origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    thread.postMessage('more');
    return promise.finally(() => clearTimeout(late));
  };
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one answer after the other
      const said = await ask();
      if (said instanceof Error) throw said;
      if ('fault' in said) throw new SheetError(said.fault, said.line);
      if (said.rows.length > 0) yield said.rows;
      if (said.isLast) return;
    }
  } finally {
    clearInterval(look);
    await thread.terminate();
  }
}
