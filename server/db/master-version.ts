import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#server/db/database.ts';
import type { Statement } from '#server/db/statement.ts';

/** The version of what nodes keep in memory: menus, settings, shipping terms, shown coupons. */
export const readMasterVersion = {
  name: 'master-version',
  text: `select version from master_version where id = 1`,
  row: z.object({ version: z.int() }),
} satisfies Statement<unknown>;

/** Makes every node read again what it keeps, after the commit. */
export async function renewMasterVersion(tx: Db): Promise<void> {
  await tx.execute(sql`update master_version set version = version + 1 where id = 1`);
}
