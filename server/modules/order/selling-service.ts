import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import { type SellingSettings, sellingSettings } from '#server/modules/order/stored.ts';

/** What the owner decided about orders. */
export async function readSelling(db: Db): Promise<SellingSettings> {
  const [found] = await rows(
    db,
    sql`select value from setting where key = 'selling'`,
    z.object({ value: z.unknown() }),
  );
  return sellingSettings.parse(found?.value ?? {});
}
