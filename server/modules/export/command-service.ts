import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { ExportKind } from '#lib/contract/export-kinds.ts';
import { ShopError } from '#server/errors.ts';
import type { ExportService } from '#server/modules/export/service.ts';

export interface ExportCommand {
  readonly kind: ExportKind;
  /** An absolute path. */
  readonly file: string;
}

/**
 * Writes all of a kind into a file that only its owner reads; it has its name once it is whole.
 * @throws {ShopError} 422 when it cannot be written
 */
export async function exportFile(
  exports: ExportService,
  { kind, file }: ExportCommand,
): Promise<void> {
  const part = `${file}.part`;
  try {
    const content = await exports.take(kind, { staffId: null, isWhole: true });
    await pipeline(content, createWriteStream(part, { mode: 0o600 }));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    // Of the file system, as opposed to those of the database.
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new ShopError(422, 'BAD_FILE', error.message, { cause: error });
  }
}
