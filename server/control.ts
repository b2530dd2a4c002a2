import { z } from 'zod';
import { type Database, type DatabaseSettings, openDatabase } from '#server/db/database.ts';
import { askOwner } from '#server/db/folder-lock.ts';
import { ShopError } from '#server/errors.ts';
import { ShopEvents } from '#server/events.ts';
import { createCatalogueService, variantChange } from '#server/modules/catalogue/service.ts';

/** What the command line may ask of the shop. Who may write DATA_DIR may ask. */
const command = z.object({
  do: z.literal('change-variant'),
  websiteCode: z.int(),
  variantId: z.int(),
  change: variantChange,
});
export type Command = z.infer<typeof command>;

const outcome = z.object({ error: z.string().nullable() });
export type Outcome = z.infer<typeof outcome>;

/**
 * Lets the process that holds the embedded database do what others of this machine ask, through the
 * same service as everybody. On PostgreSQL they open the database themselves.
 */
export function answerCommands(database: Database, events: ShopEvents): void {
  database.onRequest(async (line) => {
    const parsed = command.safeParse(parseLine(line));
    if (!parsed.success) return JSON.stringify({ error: 'unknown command' });
    return JSON.stringify(await obey(database, events, parsed.data));
  });
}

/**
 * Does a command, in the running service when that holds the database.
 * @throws {StartError} when the database can't be had
 */
export async function run(settings: DatabaseSettings, wanted: Command): Promise<Outcome> {
  if (!settings.databaseUrl) {
    const answer = await askOwner(settings.dataDir, JSON.stringify(wanted));
    if (answer !== null) return outcome.parse(parseLine(answer));
  }
  const database = await openDatabase(settings);
  try {
    return await obey(database, new ShopEvents(), wanted);
  } finally {
    await database.close();
  }
}

async function obey(database: Database, events: ShopEvents, wanted: Command): Promise<Outcome> {
  const { websiteCode, variantId, change } = wanted;
  try {
    const catalogue = createCatalogueService(database, events);
    await catalogue.changeVariant({ websiteCode, variantId }, change);
    return { error: null };
  } catch (error) {
    if (error instanceof ShopError) return { error: `${error.code}: ${error.message}` };
    throw error;
  }
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
