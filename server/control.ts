import { join } from 'node:path';
import { z } from 'zod';
import { exportKinds } from '#lib/contract/export-kinds.ts';
import { importKinds, moneyUnits } from '#lib/contract/import-names.ts';
import { ArchiveError } from '#server/db/backup/archive.ts';
import { writeBackup } from '#server/db/backup/write-backup.ts';
import type { Database } from '#server/db/database.ts';
import { type DatabaseSettings, openDatabase } from '#server/db/open.ts';
import { askOwner } from '#server/db/folder-lock.ts';
import { ShopError } from '#server/errors.ts';
import { ShopEvents } from '#server/events.ts';
import { rowKindsOf } from '#server/import-kinds.ts';
import { createFilesystemStore } from '#server/media/filesystem-store.ts';
import { changeProduct, productChange } from '#server/modules/catalogue/product-service.ts';
import { createCatalogueService } from '#server/modules/catalogue/service.ts';
import { exportFile } from '#server/modules/export/command-service.ts';
import { createExportService } from '#server/modules/export/service.ts';
import { createApplyService } from '#server/modules/goods/apply-service.ts';
import { createBatchService } from '#server/modules/goods/batch-service.ts';
import { createBinService } from '#server/modules/goods/bin-service.ts';
import { createProductService } from '#server/modules/goods/product-service.ts';
import { createTimedService } from '#server/modules/goods/timed-service.ts';
import { createAttributeService } from '#server/modules/goods-tree/attribute-service.ts';
import { createBrandService } from '#server/modules/goods-tree/brand-service.ts';
import { createCategoryService } from '#server/modules/goods-tree/category-service.ts';
import { importFile } from '#server/modules/import/command-service.ts';
import { type Imports, createImports } from '#server/modules/import/imports-service.ts';
import { createMediaService } from '#server/modules/media-library/service.ts';
import { variantChange } from '#server/modules/catalogue/variant-service.ts';
import { changeRole, roleChange } from '#server/modules/staff/command-service.ts';

/** Commands of the command line. Anyone who can write to DATA_DIR may run them. */
const command = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('change-variant'),
    websiteCode: z.int(),
    variantId: z.int(),
    change: variantChange,
  }),
  z.object({ do: z.literal('change-product'), websiteCode: z.int(), change: productChange }),
  z.object({ do: z.literal('change-role'), change: roleChange }),
  /** Both paths are absolute. */
  z.object({ do: z.literal('back-up'), mediaFolder: z.string(), file: z.string() }),
  /** The path is absolute. */
  z.object({
    do: z.literal('import'),
    file: z.string(),
    fileName: z.string(),
    kind: z.enum(importKinds),
    unit: z.enum(moneyUnits).nullable(),
    isDryRun: z.boolean(),
  }),
  /** The path is absolute. */
  z.object({ do: z.literal('export'), kind: z.enum(exportKinds), file: z.string() }),
]);
export type Command = z.infer<typeof command>;

const outcome = z.object({
  error: z.string().nullable(),
  /** Lines for the person at the terminal. */
  said: z.array(z.string()).optional(),
});
export type Outcome = z.infer<typeof outcome>;

interface Parts {
  database: Database;
  events: ShopEvents;
  /** Without a trailing slash. */
  siteUrl: string;
  dataDir: string;
}

/**
 * Lets the process that owns the embedded database run commands for other local processes, through the same
 * services as requests. On PostgreSQL they open the database themselves.
 */
export function answerCommands(parts: Parts): void {
  parts.database.onRequest(async (line) => {
    const parsed = command.safeParse(parseLine(line));
    if (!parsed.success) return JSON.stringify({ error: 'these values are not possible' });
    return JSON.stringify(await obey(parts, parsed.data));
  });
}

/**
 * Runs a command; when the running service owns the embedded database, that service runs it.
 * @throws {StartError} when the database cannot be opened
 */
export async function run(
  settings: DatabaseSettings & Pick<Parts, 'siteUrl' | 'dataDir'>,
  wanted: Command,
): Promise<Outcome> {
  if (!settings.databaseUrl) {
    const answer = await askOwner(settings.dataDir, JSON.stringify(wanted));
    if (answer !== null) return outcome.parse(parseLine(answer));
  }
  const checked = command.safeParse(wanted);
  if (!checked.success) return { error: 'these values are not possible' };
  const database = await openDatabase(settings);
  try {
    const events = new ShopEvents();
    return await obey(
      { database, events, siteUrl: settings.siteUrl, dataDir: settings.dataDir },
      checked.data,
    );
  } finally {
    await database.close();
  }
}

async function obey(parts: Parts, wanted: Command): Promise<Outcome> {
  try {
    return { error: null, said: await perform(parts, wanted) };
  } catch (error) {
    if (error instanceof ShopError) return { error: `${error.code}: ${error.message}` };
    if (error instanceof ArchiveError) return { error: error.message };
    throw error;
  }
}

async function perform(parts: Parts, wanted: Command): Promise<string[]> {
  const { database, events, siteUrl } = parts;
  if (wanted.do === 'import') return importFile(importsOf(parts), wanted);
  if (wanted.do === 'export') {
    await exportFile(createExportService(parts), wanted);
    return [];
  }
  if (wanted.do === 'back-up') {
    const { mediaFolder, file } = wanted;
    await writeBackup({ database, mediaFolder, file });
    return [];
  }
  if (wanted.do === 'change-product') {
    await changeProduct(database, events, wanted.websiteCode, wanted.change);
    return [];
  }
  if (wanted.do === 'change-role') {
    await changeRole(database, wanted.change);
    return [];
  }
  const { websiteCode, variantId, change } = wanted;
  const catalogue = createCatalogueService(database, events, siteUrl);
  await catalogue.changeVariant({ websiteCode, variantId }, change);
  return [];
}

function importsOf(needs: Parts): Imports {
  const store = createFilesystemStore(join(needs.dataDir, 'media'));
  const products = createProductService(needs);
  const changes = createApplyService({ ...needs, products });
  return createImports({
    ...needs,
    products,
    timedPrices: createTimedService(needs),
    bin: createBinService({ ...needs, products }),
    goodsBatches: createBatchService({ ...needs, changes }),
    rowKinds: rowKindsOf({ ...needs, media: createMediaService({ ...needs, store }) }),
    goodsTree: {
      categories: createCategoryService(needs),
      brands: createBrandService(needs),
      attributes: createAttributeService(needs),
    },
  });
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
