import { setTimeout as pause } from 'node:timers/promises';

/** Polls until `look` returns a value, up to the test's timeout. */
export async function until<T>(look: () => Promise<T | false | null | undefined>): Promise<T> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const seen = await look();
    if (seen !== false && seen !== null && seen !== undefined) return seen;
    // oxlint-disable-next-line no-await-in-loop
    await pause(10);
  }
}
