import type { MoneyUnit } from '#lib/contract/import-names.ts';
import type { Database, Db } from '#server/db/database.ts';
import { savepoint } from '#server/db/transaction.ts';
import {
  type Claimed,
  type Progress,
  endTurn,
  isStillOurs,
  noteProgress,
} from '#server/modules/import/batch-queries.ts';
import type { ByteSource } from '#server/modules/import/byte-source.ts';
import type { ImportKind, Reader } from '#server/modules/import/kind.ts';
import { partWriter, sentenceOf } from '#server/modules/import/part-service.ts';
import { findPictures } from '#server/modules/import/picture-queries.ts';
import {
  type FileRow,
  type Judged,
  type StagedRow,
  insertFileRows,
  readJudged,
  readUnjudged,
  readWritten,
  writeFates,
  writeJudged,
} from '#server/modules/import/row-kind-queries.ts';
import { analyseRows, removeRows } from '#server/modules/import/staging-queries.ts';

// Kinds of files whose rows stand alone: what a module brings in row by row.

export type { FileRow, Judged, StagedRow };

export interface RowRules {
  /** What amounts are in whose unit the file does not say; null unless it was asked. */
  readonly unit: MoneyUnit | null;
  /** In Tehran, as ISO 8601. */
  readonly today: string;
  /** Who accepted it, or takes it back; null at the command line, and in a dry run. */
  readonly by: number | null;
  /** Whether what may be wrong is written, too. */
  readonly withGuesses: boolean;
  readonly batch: number;
  /** Of what staff have changed since the last file; absent in a dry run. */
  readonly edited: 'keep' | 'overwrite' | undefined;
}

/** A row that was written, with its pictures that have come. */
export interface PicturedRow {
  readonly content: unknown;
  readonly externalId: number | null;
  readonly made: unknown;
  /** Hashes by address. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** How a module brings in a kind of files; its own faults are errors, those of rows are said. */
export interface RowKind {
  /**
   * The rows of a file, in pieces of which memory holds few at once.
   * @throws {ShopError} 422 `BAD_FILE` (`badFile`) for a file that cannot be read
   */
  read(file: ByteSource, rules: RowRules): AsyncIterable<FileRow>;
  /** What the next rows would do, of which it changes nothing. */
  judge(db: Db, rows: readonly StagedRow[], rules: RowRules): Promise<readonly Judged[]>;
  /**
   * Writes a row that was judged new or changed; the shop may have changed since.
   * @returns what it made or changed, as JSON, by which it is taken back; null for nothing
   * @throws {ShopError} for a fault of the row
   */
  write(tx: Db, row: StagedRow, rules: RowRules): Promise<object | null>;
  /** Takes a row back, the last one first. @returns why it stays; null when it is gone */
  undo(tx: Db, made: unknown, rules: RowRules): Promise<string | null>;
  /** Makes what its rows need, before they are written; more than once. */
  prepare?(): Promise<void>;
  /**
   * Gives what was written the pictures that `pictures` of its content names.
   * @returns what it made, as `write` does
   */
  hang?(tx: Db, row: PicturedRow, by: number | null): Promise<unknown>;
}

/** Rows of one statement of the dry run, and characters. */
const mostStaged = 250;
const longestStaged = 2_000_000;
/** Rows that one transaction writes or takes back. */
const together = 50;

const rulesOf = ({ id, rules }: Pick<Claimed, 'id' | 'rules'>): RowRules => ({
  unit: rules.unit,
  today: rules.today,
  by: rules.by ?? null,
  withGuesses: rules.guesses === 'with',
  batch: id,
  edited: rules.edited,
});

/** Does with the rows of a file what their kind says, part by part. */
export function rowKind(database: Database, kind: RowKind): ImportKind {
  const inPart = partWriter(database);

  async function stage(reader: Reader, rows: AsyncIterable<FileRow>): Promise<void> {
    let taken: FileRow[] = [];
    let length = 0;
    const keep = async () => {
      await inPart(reader, taken.length, (tx) => insertFileRows(tx, reader.batch.id, taken));
      taken = [];
      length = 0;
    };
    for await (const row of rows) {
      taken.push(row);
      length += JSON.stringify(row.content).length;
      if (taken.length === mostStaged || length >= longestStaged) await keep();
    }
    await keep();
  }

  async function judgeAll(reader: Reader, rules: RowRules): Promise<void> {
    const { id } = reader.batch;
    let after = 0;
    /* oxlint-disable no-await-in-loop -- a page after the other, so that memory stays level */
    for (;;) {
      const page = await readUnjudged(database.db, id, after, mostStaged);
      const last = page.at(-1);
      if (last === undefined) return;
      const judged = await kind.judge(database.db, page, rules);
      await inPart(reader, 0, (tx) => writeJudged(tx, id, judged));
      after = last.line;
    }
    /* oxlint-enable no-await-in-loop */
  }

  /** Writes the next rows. @returns how far it is; undefined when it was stopped */
  const writeSome = (claimed: Claimed): Promise<Progress | undefined> =>
    database.transaction(async (tx) => {
      if (!(await isStillOurs(tx, claimed))) return undefined;
      const page = await readJudged(tx, claimed.id, together);
      if (page.length === 0) {
        await findPictures(tx, claimed.id);
        return endTurn(tx, claimed, 'done');
      }
      const fates = [];
      for (const { state, ...row } of page) {
        const fate =
          state === 'unchanged'
            ? ({ result: 'done', made: null, text: null } as const)
            : // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
              await savepoint(tx, async (part) => ({
                result: 'done' as const,
                made: await kind.write(part, row, rulesOf(claimed)),
                text: null,
              })).catch((fault: unknown) => ({
                result: 'failed' as const,
                made: null,
                text: sentenceOf(fault),
              }));
        fates.push({ line: row.line, ...fate });
      }
      await writeFates(tx, claimed.id, fates);
      return noteProgress(tx, claimed, page.length);
    });

  const undoSome = (claimed: Claimed): Promise<Progress | undefined> =>
    database.transaction(async (tx) => {
      if (!(await isStillOurs(tx, claimed))) return undefined;
      const page = await readWritten(tx, claimed.id, together);
      if (page.length === 0) return endTurn(tx, claimed, 'undone');
      const fates = [];
      for (const { line, made } of page) {
        // oxlint-disable-next-line no-await-in-loop
        const text = made === null ? null : await kind.undo(tx, made, rulesOf(claimed));
        fates.push({ line, made, text, result: text === null ? 'undone' : 'kept' } as const);
      }
      await writeFates(tx, claimed.id, fates);
      return noteProgress(tx, claimed, page.length);
    });

  return {
    async read(reader, file, rules) {
      const { id } = reader.batch;
      await inPart(reader, 0, (tx) => removeRows(tx, id));
      const own = rulesOf({ id, rules });
      await stage(reader, kind.read(file, own));
      await analyseRows(database.db);
      await judgeAll(reader, own);
    },
    prepare: async () => {
      await kind.prepare?.();
      return writeSome;
    },
    undoSome,
  };
}
