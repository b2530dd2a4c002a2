import type { Database, Db } from '#server/db/database.ts';
import { errorCode, ShopError } from '#server/errors.ts';
import { noteProgress } from '#server/modules/import/batch-queries.ts';
import type { Reader } from '#server/modules/import/kind.ts';
import { importTexts } from '#server/modules/import/texts.ts';

/** @returns what writes a part of a dry run, unless it was stopped or taken over, which waits for the end of the part */
export const partWriter =
  (database: Database) =>
  async (
    { batch, onProgress }: Reader,
    more: number,
    work: (tx: Db) => Promise<void>,
  ): Promise<void> => {
    const now = await database.transaction(async (tx) => {
      const noted = await noteProgress(tx, batch, more);
      if (noted === undefined) throw new ShopError(409, 'TAKEN_OVER', importTexts.stopped);
      await work(tx);
      return noted;
    });
    onProgress(now);
  };

/** Why a row could not be written. @throws what is no fault of the row */
export function sentenceOf(error: unknown): string {
  if (error instanceof ShopError) {
    const fields = Object.values(error.fields ?? {});
    return fields.length > 0 ? fields.join(' ') : error.message;
  }
  // Values that the database refuses.
  if (/^2[23]/.test(errorCode(error))) return importTexts.wrongValues;
  throw error;
}
