import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  type AppearancePart,
  type VersionsAnswer,
  keptVersions,
  versionsAnswer,
} from '#lib/contract/appearance.ts';
import { type Db, rows } from '#server/db/database.ts';
import { iso } from '#server/db/iso.ts';

const counted = z.object({ revision: z.int() });

/** The revision of a part that was never changed. */
const first = 1;

export async function readRevision(db: Db, part: AppearancePart): Promise<number> {
  const query = sql`select revision from appearance_part where part = ${part}`;
  return (await rows(db, query, counted))[0]?.revision ?? first;
}

/** Locks a part until the transaction ends; resolves to its revision. */
export async function holdPart(tx: Db, part: AppearancePart): Promise<number> {
  await tx.execute(sql`insert into appearance_part (part, revision) values (${part}, ${first})
    on conflict do nothing`);
  const query = sql`select revision from appearance_part where part = ${part} for update`;
  return (await rows(tx, query, counted))[0]?.revision ?? first;
}

export async function raiseRevision(tx: Db, part: AppearancePart): Promise<number> {
  const query = sql`update appearance_part set revision = revision + 1 where part = ${part}
    returning revision`;
  const [raised] = await rows(tx, query, counted);
  if (!raised) throw new Error('Nothing was written.');
  return raised.revision;
}

interface Version {
  readonly part: AppearancePart;
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
export async function dropOldVersions(tx: Db, part: AppearancePart, latest: number) {
  await tx.execute(sql`delete from appearance_version
    where part = ${part} and revision <= ${latest - keptVersions}`);
}

/** The latest first. */
export const readVersions = (db: Db, part: AppearancePart): Promise<VersionsAnswer['items']> =>
  rows(
    db,
    sql`select v.revision as version, ${sql.raw(iso('v.saved_at'))} as "savedAt", m.name as by
      from appearance_version v left join member m on m.id = v.staff_id
      where v.part = ${part} order by v.revision desc`,
    versionsAnswer.shape.items.element,
  );

export async function readVersion(db: Db, part: AppearancePart, version: number): Promise<unknown> {
  const query = sql`select value from appearance_version
    where part = ${part} and revision = ${version}`;
  return (await rows(db, query, z.object({ value: z.unknown() })))[0]?.value;
}

/** What a part names. */
export interface Names {
  readonly pictures: readonly string[];
  readonly categories: readonly number[];
  readonly brands: readonly number[];
}

const missing = z.object({
  pictures: z.array(z.string()),
  categories: z.array(z.int()),
  brands: z.array(z.int()),
});

/** Those that the shop does not have. */
export async function findMissing(tx: Db, names: Names): Promise<z.infer<typeof missing>> {
  const [found] = await rows(
    tx,
    sql`select
      array(select name from unnest(${sql.param([...names.pictures])}::text[]) name
        where not exists (select from picture where hash = name)) as pictures,
      array(select n from unnest(${sql.param([...names.categories])}::int[]) n
        where not exists (select from category where id = n)) as categories,
      array(select n from unnest(${sql.param([...names.brands])}::int[]) n
        where not exists (select from brand where id = n)) as brands`,
    missing,
  );
  return found ?? { pictures: [], categories: [], brands: [] };
}
