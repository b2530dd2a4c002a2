import { z } from 'zod';
import type { Database, Db } from '#server/db/database.ts';
import type { Statement } from '#server/db/statement.ts';

/** Name of a shop without settings. */
export const givenShopName = 'کهربا';

/** SQL expression for the shop's name, parsed by `shopName`. */
export const shopNameSql = `(select value ->> 'name' from setting where key = 'shop')`;

export const shopName = z
  .string()
  .nullable()
  .transform((name) => name ?? givenShopName);

const statement = {
  name: 'shop-name',
  text: `select ${shopNameSql} as name`,
  row: z.object({ name: shopName }),
} satisfies Statement<unknown>;

/** Reads the shop's name; inside a transaction only with it, because it may hold the only connection. */
export async function readShopName(database: Database, joined?: Db): Promise<string> {
  const [found] = await database.run(statement, [], joined);
  return found?.name ?? givenShopName;
}

/** What the shop is called: its name, and that of its site. */
export async function readShopNames(
  database: Database,
  siteUrl: string,
  joined?: Db,
): Promise<string[]> {
  const [site = ''] = new URL(siteUrl).hostname.replace(/^www\./, '').split('.');
  return [await readShopName(database, joined), site];
}
