import type { OnProgress } from '#server/db/backup/archive.ts';

const EVERY_MS = 1000;

/** Prints how far a backup or a restoring is, about once a second. */
export function reportProgress(verb: string): OnProgress {
  let printed = Date.now();
  return ({ rows, pictures }) => {
    if (Date.now() - printed < EVERY_MS) return;
    printed = Date.now();
    console.log(`${verb} ${rows} rows, ${pictures} pictures …`);
  };
}
