import type { Database, Db } from '#server/db/database.ts';
import { savepoint } from '#server/db/transaction.ts';
import { ShopError } from '#server/errors.ts';
import type { ProductService } from '#server/modules/goods/product-service.ts';
import { noteChanges } from '#server/modules/import/batch-queries.ts';
import { hangPictures } from '#server/modules/import/hang.ts';
import type { RowKinds } from '#server/modules/import/imports-service.ts';
import {
  type HungPlace,
  holdWritten,
  joinChanges,
  noteHung,
  noteMade,
  readDue,
  readPlaces,
  readRowPictures,
} from '#server/modules/import/hang-queries.ts';

/** Products that one transaction gives their pictures: orders wait for it. */
const together = 20;

interface Needs {
  readonly database: Database;
  readonly products: Pick<ProductService, 'many'>;
  readonly rowKinds: RowKinds;
}
type Written = Awaited<ReturnType<ProductService['many']['write']>>;

/** Gives products the pictures that have come. What is undone of the batch takes them away again. */
export function createHangService({ database, products: { many }, rowKinds }: Needs) {
  /** @returns how many products there were to look at */
  async function hangSome(): Promise<number> {
    const [first] = await readDue(database.db, null, 1);
    if (first === undefined) return 0;
    return database.transaction(async (tx) => {
      const batch = await holdWritten(tx, first.batch);
      // Its undo has begun, and forgets its pictures.
      if (batch === null) return 0;
      const lines = (await readDue(tx, batch.id, together)).map(({ line }) => line);
      if (batch.kind !== 'goods') {
        await hangRows(tx, batch, lines);
        await noteHung(tx, batch.id, lines);
        return lines.length;
      }
      const places = await readPlaces(tx, batch.id, lines);
      await many.hold(tx, [...new Set(places.map(({ productId }) => productId))]);
      const all: Hung[] = [];
      for (const wanted of Map.groupBy(places, ({ productLine }) => productLine).values()) {
        // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
        all.push(...(await hangOne(tx, batch.staffId, wanted)));
      }
      if (all.length > 0) await keep(tx, batch, all);
      await noteHung(tx, batch.id, lines);
      return lines.length;
    });
  }

  /** Gives what other files than those of goods hold its pictures. */
  async function hangRows(
    tx: Db,
    { id, kind, staffId }: Batch,
    lines: readonly number[],
  ): Promise<void> {
    const hang = kind === 'goods' ? undefined : rowKinds[kind]?.hang;
    if (hang === undefined) return;
    /* oxlint-disable no-await-in-loop -- A transaction runs one statement at a time. */
    for (const { line, pictures, made, ...row } of await readRowPictures(tx, id, lines)) {
      const pictured = { ...row, made, pictures: new Map(Object.entries(pictures)) };
      const now = await savepoint(tx, (part) => hang(part, pictured, staffId)).catch(
        (error: unknown) => {
          // In the bin by now, or its rules refuse it: nothing else may fail with it.
          if (error instanceof ShopError) return made;
          throw error;
        },
      );
      if (now !== made) await noteMade(tx, id, line, now);
    }
    /* oxlint-enable no-await-in-loop */
  }

  async function hangOne(
    tx: Db,
    staffId: number | null,
    wanted: readonly HungPlace[],
  ): Promise<Hung[]> {
    const [{ productId, isNew } = { productId: 0, isNew: true }] = wanted;
    const now = await many.read(tx, productId);
    const body = now === null ? null : hangPictures(now, wanted);
    if (body === null) return [];
    try {
      return [{ written: await savepoint(tx, (part) => many.write(part, staffId, body)), isNew }];
    } catch (error) {
      // In the bin by now, or its rules refuse it: nothing else may fail with it.
      if (error instanceof ShopError) return [];
      throw error;
    }
  }

  /** Shows products anew, and keeps what was changed of those that were there; new ones go to the bin as a whole. */
  async function keep(tx: Db, batch: Batch, all: readonly Hung[]): Promise<void> {
    const { changeBatchId, staffId } = batch;
    await many.spread(
      tx,
      all.map(({ written }) => written),
    );
    const changes = all.flatMap(({ written, isNew }) => (isNew ? [] : written.changes));
    const joined = new Set(
      changeBatchId === null ? [] : await joinChanges(tx, changeBatchId, changes),
    );
    const others = new Set(changes.filter((_, n) => !joined.has(n)));
    const kept = await many.keep(
      tx,
      changeBatchId,
      staffId,
      all.map(({ written }) => ({
        ...written,
        changes: written.changes.filter((change) => others.has(change)),
      })),
    );
    if (kept !== changeBatchId) await noteChanges(tx, batch, kept);
  }

  return { hangSome };
}
export type HangService = ReturnType<typeof createHangService>;

interface Hung {
  readonly written: Written;
  readonly isNew: boolean;
}
type Batch = NonNullable<Awaited<ReturnType<typeof holdWritten>>>;
