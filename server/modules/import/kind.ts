import type { ImportKindName } from '#lib/contract/import-names.ts';
import type { BatchRules, Claimed, Progress } from '#server/modules/import/batch-queries.ts';
import type { ByteSource } from '#server/modules/import/byte-source.ts';

/** Who reads a file. */
export interface Reader {
  readonly batch: Pick<Claimed, 'id' | 'turn' | 'source'>;
  /** Is told how far it is. */
  readonly onProgress: (now: Progress) => void;
}

/** What the job does with files of a kind. */
export interface ImportKind {
  /**
   * Keeps for each row what would become of it, and changes nothing else.
   * @throws {ShopError} 422 for a file that cannot be read; `TAKEN_OVER` when it was stopped
   */
  read(reader: Reader, file: ByteSource, rules: BatchRules): Promise<void>;
  /** @returns what writes the next rows, and says how far it is; undefined when it was stopped */
  prepare(claimed: Claimed): Promise<(now: Claimed) => Promise<Progress | undefined>>;
  /** @returns how far it is; `waits` while others take something back; undefined when it was taken over */
  undoSome(claimed: Claimed): Promise<Progress | 'waits' | undefined>;
}

export type ImportKinds = Readonly<Partial<Record<ImportKindName, ImportKind>>>;
