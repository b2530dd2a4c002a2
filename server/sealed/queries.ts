import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import type { Statement } from '#server/db/statement.ts';

/** What is sealed, by name. */
export type SettingKey = 'payment' | 'sms' | 'backup';

const settingRow = z.object({
  key: z.string(),
  revision: z.int(),
  value: z.unknown(),
  sealed: z.string().nullable(),
});
export type SettingRow = z.infer<typeof settingRow>;

/** The revisions of all settings. */
export const readRevisions = {
  name: 'sealed-setting-revisions',
  text: 'select key, revision from sealed_setting',
  row: settingRow.pick({ key: true, revision: true }),
} satisfies Statement<unknown>;

export const readSettings = {
  name: 'sealed-setting-all',
  text: 'select key, revision, value, sealed from sealed_setting',
  row: settingRow,
} satisfies Statement<unknown>;

/** Locks a setting, which is made if it is not there. */
export async function holdSetting(tx: Db, key: SettingKey): Promise<SettingRow> {
  await tx.execute(
    sql`insert into sealed_setting (key) values (${key}) on conflict (key) do nothing`,
  );
  const [found] = await rows(
    tx,
    sql`select key, revision, value, sealed from sealed_setting where key = ${key} for update`,
    settingRow,
  );
  if (!found) throw new Error(`The setting ${key} is gone.`);
  return found;
}

/** Other secrets of the same revision. @param sealed null without secrets */
export async function writeSecrets(tx: Db, key: SettingKey, sealed: string | null): Promise<void> {
  await tx.execute(sql`update sealed_setting set sealed = ${sealed} where key = ${key}`);
}

/** @param sealed null without secrets */
export async function writeSetting(
  tx: Db,
  {
    key,
    revision,
    value,
    sealed,
  }: { key: string; revision: number; value: object; sealed: string | null },
): Promise<void> {
  await tx.execute(sql`
    update sealed_setting set revision = ${revision}, value = ${JSON.stringify(value)}::jsonb,
      sealed = ${sealed}, saved_at = now()
    where key = ${key}`);
}
