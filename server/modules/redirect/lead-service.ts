import { oldAddress } from '#lib/rules/old-address.ts';
import type { Db } from '#server/db/database.ts';
import {
  deleteUnchanged,
  insertNew,
  leadFurther,
  putRedirect,
  readTargets,
  takeRedirect,
} from '#server/modules/redirect/queries.ts';

/** Leads the former path of a page to its new one, in the transaction of the change. */
export async function leadOn(tx: Db, from: string, to: string): Promise<void> {
  await takeRedirect(tx, oldAddress(to));
  await putRedirect(tx, oldAddress(from), to);
  await leadFurther(tx, from, to);
}

/**
 * Leads an address on that leads nowhere yet, and those that led to it.
 * @returns the id of the redirect; null when the address leads somewhere already
 */
export const leadNew = (tx: Db, path: string, target: string): Promise<number | null> =>
  insertNew(tx, path, target);

/** Takes back what `leadNew` did. @returns false for a redirect that has changed since */
export const unlead = (
  tx: Db,
  redirect: { readonly id: number; readonly path: string; readonly target: string },
): Promise<boolean> => deleteUnchanged(tx, redirect);

/** Where addresses lead already. */
export async function targetsOf(
  db: Db,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await readTargets(db, addresses);
  return new Map(found.map(({ path, target }) => [path, target]));
}
