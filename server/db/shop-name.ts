import { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import type { Statement } from '#server/db/statement.ts';

/** What a shop without settings is called. */
export const givenShopName = 'کهربا';

/** The shop's own name as a value of a query, which `shopName` reads. */
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

/** The shop's own name; not from inside a transaction, which may hold the only connection. */
export async function readShopName(database: Database): Promise<string> {
  const [found] = await database.run(statement, []);
  return found?.name ?? givenShopName;
}
