import { type ImportKindName, importKinds } from '#lib/contract/import-names.ts';
import type { Database } from '#server/db/database.ts';
import type { ShopEvents } from '#server/events.ts';
import type { Job } from '#server/jobs/job.ts';
import type { BatchService } from '#server/modules/goods/batch-service.ts';
import type { BinService } from '#server/modules/goods/bin-service.ts';
import type { ProductService } from '#server/modules/goods/product-service.ts';
import type { TimedService } from '#server/modules/goods/timed-service.ts';
import { createImportApply } from '#server/modules/import/apply-service.ts';
import { removeOldImports } from '#server/modules/import/batch-queries.ts';
import { type ImportBatches, createImportBatches } from '#server/modules/import/batch-service.ts';
import { createDryRunService } from '#server/modules/import/dry-run-service.ts';
import { importJob } from '#server/modules/import/job.ts';
import type { ImportKinds } from '#server/modules/import/kind.ts';
import { type GoodsTree, createPlacesService } from '#server/modules/import/places-service.ts';
import { type RowKind, rowKind } from '#server/modules/import/row-kind-service.ts';
import { createImportUndo } from '#server/modules/import/undo-service.ts';

export interface ImportNeeds {
  readonly database: Database;
  readonly events: Pick<ShopEvents, 'emit'>;
  /** Without a trailing slash. */
  readonly siteUrl: string;
  readonly products: Pick<ProductService, 'many'>;
  readonly timedPrices: Pick<TimedService, 'plan' | 'close'>;
  readonly bin: Pick<BinService, 'remove'>;
  readonly goodsBatches: Pick<BatchService, 'undo'>;
  readonly goodsTree: GoodsTree;
  /** What other files than those of goods hold. */
  readonly rowKinds: RowKinds;
}

export type RowKinds = Readonly<Partial<Record<Exclude<ImportKindName, 'goods'>, RowKind>>>;

export interface Imports {
  readonly batches: ImportBatches;
  readonly job: Job;
  /** Deletes some of what is no longer needed. @returns how many rows */
  removeSomeOld(): Promise<number>;
}

/** Imports as staff and commands begin them, and the job that does the work. */
export function createImports(needs: ImportNeeds): Imports {
  const { database, events, rowKinds } = needs;
  const dryRuns = createDryRunService(needs);
  const places = createPlacesService(needs);
  const applying = createImportApply({ ...needs, places });
  const kinds: ImportKinds = {
    ...Object.fromEntries(
      Object.entries(rowKinds).map(([name, kind]) => [name, rowKind(database, kind)]),
    ),
    goods: {
      read: dryRuns.read,
      prepare: async (claimed) => {
        const known = await applying.prepare(claimed);
        return (now) => applying.applySome(now, known);
      },
      undoSome: createImportUndo(needs).undoSome,
    },
  };
  return {
    batches: createImportBatches({
      database,
      events,
      dryRuns,
      kinds: importKinds.filter((kind) => kinds[kind] !== undefined),
    }),
    job: importJob({ database, events, kinds }),
    removeSomeOld: async () => {
      const [gone] = await database.run(removeOldImports, []);
      return gone?.count ?? 0;
    },
  };
}
