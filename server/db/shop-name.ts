import { z } from 'zod';
import type { Database } from '#server/db/database.ts';
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

/** Reads the shop's name. Not inside a transaction, which may hold the only connection. */
export async function readShopName(database: Database): Promise<string> {
  const [found] = await database.run(statement, []);
  return found?.name ?? givenShopName;
}
