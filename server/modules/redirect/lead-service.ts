import { oldAddress } from '#lib/rules/old-address.ts';
import type { Db } from '#server/db/database.ts';
import { leadFurther, putRedirect, takeRedirect } from '#server/modules/redirect/queries.ts';

/** Leads the former path of a page to its new one, in the transaction of the change. */
export async function leadOn(tx: Db, from: string, to: string): Promise<void> {
  await takeRedirect(tx, oldAddress(to));
  await putRedirect(tx, oldAddress(from), to);
  await leadFurther(tx, from, to);
}
