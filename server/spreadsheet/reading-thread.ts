/** The thread started by `read-sheet.ts` for one file: answers each message with some of its rows. */
import { getPriority, platform, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import type { SheetRow } from '#server/spreadsheet/sheet-row.ts';
import { rowsOf } from '#server/spreadsheet/sheet-rows.ts';
import { SheetError, type SheetFault } from '#server/spreadsheet/sheet-error.ts';

/** Rows of an answer. */
const together = 1_000;
/** Niceness added to the thread, so that requests have priority; the maximum is 19. */
const niceness = 10;

export type ReadingAnswer =
  | { readonly rows: readonly SheetRow[]; readonly isLast: boolean }
  | { readonly fault: SheetFault; readonly line: number | null };

// Only Linux has thread priorities; elsewhere this would affect the whole process.
if (platform() === 'linux') setPriority(Math.min(19, getPriority() + niceness));

const rows = rowsOf(z.instanceof(Uint8Array).parse(workerData));

async function next(): Promise<ReadingAnswer> {
  const found: SheetRow[] = [];
  try {
    while (found.length < together) {
      // oxlint-disable-next-line no-await-in-loop -- one row after the other
      const { value, done } = await rows.next();
      if (done) return { rows: found, isLast: true };
      found.push(value);
    }
    return { rows: found, isLast: false };
  } catch (error) {
    const { fault, line } = error instanceof SheetError ? error : new SheetError('broken');
    return { fault, line };
  }
}

parentPort?.on('message', async () => {
  // Not a window's, which has an origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(await next());
});
