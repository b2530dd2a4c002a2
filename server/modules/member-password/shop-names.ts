import type { Database, Db } from '#server/db/database.ts';
import { readShopNames } from '#server/db/shop-name.ts';

/** Reads what the shop is called: passwords must not be that. */
export const createShopNames =
  (database: Database, siteUrl: string) =>
  async (joined?: Db): Promise<string[]> =>
    Object.values(await readShopNames(database, siteUrl, joined));
