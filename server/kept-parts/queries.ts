import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type VersionsAnswer, keptVersions, versionsAnswer } from '#lib/contract/appearance.ts';
import { type SettingsVersionsAnswer, settingsVersionsAnswer } from '#lib/contract/settings.ts';
import { type Db, rows } from '#server/db/database.ts';
import { iso } from '#server/db/iso.ts';

const counted = z.object({ revision: z.int() });

/** The revision of a part that was never changed. */
const first = 1;

export async function readRevision(db: Db, part: string): Promise<number> {
  const query = sql`select revision from appearance_part where part = ${part}`;
  return (await rows(db, query, counted))[0]?.revision ?? first;
}

/** Locks a part until the transaction ends; resolves to its revision. */
export async function holdPart(tx: Db, part: string): Promise<number> {
  await tx.execute(sql`insert into appearance_part (part, revision) values (${part}, ${first})
    on conflict do nothing`);
  const query = sql`select revision from appearance_part where part = ${part} for update`;
  return (await rows(tx, query, counted))[0]?.revision ?? first;
}

export async function raiseRevision(tx: Db, part: string): Promise<number> {
  const query = sql`update appearance_part set revision = revision + 1 where part = ${part}
    returning revision`;
  const [raised] = await rows(tx, query, counted);
  if (!raised) throw new Error('Nothing was written.');
  return raised.revision;
}

interface Version {
  readonly part: string;
  readonly revision: number;
  readonly value: object;
  readonly staffId: number | null;
}

/**
 * Keeps a version. One that is kept already gets this value: the shop itself changed it meanwhile, such as the
 * links to a renamed page.
 */
export async function keepVersion(tx: Db, { part, revision, value, staffId }: Version) {
  await tx.execute(sql`insert into appearance_version (part, revision, value, staff_id)
    values (${part}, ${revision}, ${JSON.stringify(value)}::jsonb, ${staffId})
    on conflict (part, revision) do update set value = excluded.value`);
}

/** Deletes versions older than the latest `keptVersions`. */
export async function dropOldVersions(tx: Db, part: string, latest: number) {
  await tx.execute(sql`delete from appearance_version
    where part = ${part} and revision <= ${latest - keptVersions}`);
}

const versionsOf = (part: string, more = sql``) => sql`
  select v.revision as version, ${sql.raw(iso('v.saved_at'))} as "savedAt", m.name as by${more}
  from appearance_version v left join member m on m.id = v.staff_id
  where v.part = ${part} order by v.revision desc`;

/** The latest first. */
export const readVersions = (db: Db, part: string): Promise<VersionsAnswer['items']> =>
  rows(db, versionsOf(part), versionsAnswer.shape.items.element);

/** The same with their values. */
export const readVersionValues = (db: Db, part: string): Promise<SettingsVersionsAnswer['items']> =>
  rows(db, versionsOf(part, sql`, v.value`), settingsVersionsAnswer.shape.items.element);

export async function readVersion(db: Db, part: string, version: number): Promise<unknown> {
  const query = sql`select value from appearance_version
    where part = ${part} and revision = ${version}`;
  return (await rows(db, query, z.object({ value: z.unknown() })))[0]?.value;
}
