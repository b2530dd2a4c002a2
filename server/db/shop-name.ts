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

/** Second parts of domains that name no site, such as `co` in `example.co.ir`. */
const secondLevels = new Set(['ac', 'co', 'com', 'gov', 'id', 'net', 'org', 'sch']);

/** The part of a host by which a site is called: `example` of `shop.example.ir`. */
export function siteNameOf(siteUrl: string): string {
  const parts = new URL(siteUrl).hostname.split('.');
  const name = parts.at(-2) ?? parts[0] ?? '';
  return secondLevels.has(name) && parts.length > 2 ? (parts.at(-3) ?? '') : name;
}

/** What the shop is called, and its site. */
export const readShopNames = async (database: Database, siteUrl: string, joined?: Db) => ({
  shopName: await readShopName(database, joined),
  siteName: siteNameOf(siteUrl),
});
