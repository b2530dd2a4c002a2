import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  adminRedirect,
  findRedirectAnswer,
  missingAddress,
  mostMissing,
} from '#lib/contract/redirect.ts';
import { mostCounted } from '#lib/contract/content-values.ts';
import { type Db, rows } from '#server/db/database.ts';
import { iso } from '#server/db/iso.ts';
import { noRow, removal, type Statement } from '#server/db/statement.ts';

/**
 * Where an address leads; to a product by the slug that it has now, so that it takes one step. Values: the addresses it
 * is known by, the best first.
 */
export const findRedirect = {
  name: 'redirect-find',
  text: `
    select r.id, coalesce('/shop/product/' || p.id || '/' || p.slug, r.target) as target, r.code
    from unnest($1::text[]) with ordinality known (path, n)
      join redirect r on r.path = known.path
      left join product p on p.removed_at is null
        and p.id = substring(r.target from '^/shop/product/([1-9][0-9]{0,8})/[^?]*$')::int
    order by known.n limit 1`,
  row: findRedirectAnswer.extend({ id: z.int(), target: z.string() }),
} satisfies Statement<unknown>;

/** Adds hits to redirects; nodes that write at once lock them in one order. Values: ids, counts. */
export const countHits = {
  name: 'redirect-count-hits',
  text: `
    with held as (
      select r.id, given.count from unnest($1::int[], $2::int[]) given (id, count)
        join redirect r on r.id = given.id order by r.id for update of r
    )
    update redirect r set hits = r.hits + held.count, last_hit_at = now() from held where r.id = held.id`,
  row: noRow,
} satisfies Statement<unknown>;

/** Adds counts to missing addresses. Values: addresses, counts. */
export const countMissing = {
  name: 'redirect-count-missing',
  text: `
    insert into missing_path as m (path, hits)
    select path, count from unnest($1::text[], $2::int[]) given (path, count) order by path
    on conflict (path) do update set hits = m.hits + excluded.hits, last_seen_at = now()`,
  row: noRow,
} satisfies Statement<unknown>;

/** Deletes the missing addresses that are wanted least. */
export const trimMissing = {
  name: 'redirect-trim-missing',
  text: `
    delete from missing_path where path in (
      select path from missing_path order by hits desc, last_seen_at desc, path offset ${mostMissing})`,
  row: noRow,
} satisfies Statement<unknown>;

/** Deletes a batch of addresses that nobody has asked for in 90 days. */
export const removeOldMissing = removal({
  name: 'redirect-remove-old-missing',
  table: 'missing_path',
  key: 'path',
  since: 'last_seen_at',
  before: `now() - interval '90 days'`,
});

const columns = sql`r.id, r.revision, r.path, r.target, r.code, r.hits::float as hits,
  ${sql.raw(`${iso('r.last_hit_at')} as "lastHitAt"`)}`;

const containing = (text: string): SQL => {
  if (text === '') return sql`true`;
  const part = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`(r.path like ${part} or r.target like ${part})`;
};

/** The newest first, after the one with this id. */
export const readRedirects = (
  db: Db,
  query: string,
  { after, limit }: { after: number | null; limit: number },
) => {
  const from = after === null ? sql`` : sql`and r.id < ${after}`;
  return rows(
    db,
    sql`select ${columns} from redirect r where ${containing(query)} ${from}
      order by r.id desc limit ${limit}`,
    adminRedirect,
  );
};

const count = z.object({ count: z.int() });

export async function countRedirects(db: Db, query: string, most = mostCounted): Promise<number> {
  const found = await rows(
    db,
    sql`select count(*)::int as count from (
      select from redirect r where ${containing(query)} limit ${most + 1}) few`,
    count,
  );
  return found[0]?.count ?? 0;
}

/** A redirect; its row is locked until the transaction ends. */
export async function holdRedirect(tx: Db, id: number) {
  const query = sql`select ${columns} from redirect r where r.id = ${id} for update`;
  return (await rows(tx, query, adminRedirect))[0] ?? null;
}

/** Where an address leads already. */
export async function readTarget(tx: Db, path: string): Promise<string | null> {
  const query = sql`select target from redirect where path = ${path}`;
  return (await rows(tx, query, z.object({ target: z.string() })))[0]?.target ?? null;
}

export interface RedirectRow {
  readonly path: string;
  readonly target: string;
  readonly code: number;
}

/** Inserts a redirect, or updates the one with this id. Fails when another has the path. Resolves to its id. */
export async function writeRedirect(
  tx: Db,
  id: number | undefined,
  { path, target, code }: RedirectRow,
): Promise<number> {
  const [written] = await rows(
    tx,
    id === undefined
      ? sql`insert into redirect (path, target, code) values (${path}, ${target}, ${code}) returning id`
      : sql`update redirect set path = ${path}, target = ${target}, code = ${code},
          revision = revision + 1 where id = ${id} returning id`,
    z.object({ id: z.int() }),
  );
  if (!written) throw new Error('Nothing was written.');
  return written.id;
}

/** Lets a path lead to a target, whatever it led to. */
export async function putRedirect(tx: Db, path: string, target: string): Promise<void> {
  await tx.execute(sql`insert into redirect (path, target) values (${path}, ${target})
    on conflict (path) do update set target = excluded.target, revision = redirect.revision + 1`);
}

/** Where addresses lead already. */
export const readTargets = (db: Db, paths: readonly string[]) =>
  rows(
    db,
    sql`select path, target from redirect where path = any(${sql.param([...paths])}::text[])`,
    z.object({ path: z.string(), target: z.string() }),
  );

/**
 * Lets a path lead to a target that leads nowhere yet, redirects to the path as well, and forgets that it was missing.
 * @returns its id; null when it leads somewhere already
 */
export async function insertNew(tx: Db, path: string, target: string): Promise<number | null> {
  const [made] = await rows(
    tx,
    sql`with made as (
        insert into redirect (path, target) values (${path}, ${target})
        on conflict (path) do nothing returning id
      ), led as (
        update redirect set target = ${target}, revision = revision + 1
        where target = ${path} and path <> ${target} and exists (select from made)
      ), found as (delete from missing_path where path = ${path})
      select id from made`,
    z.object({ id: z.int() }),
  );
  return made?.id ?? null;
}

/** @returns false when it is there and no longer as it was made */
export async function deleteUnchanged(
  tx: Db,
  { id, path, target }: { readonly id: number; readonly path: string; readonly target: string },
): Promise<boolean> {
  const [left] = await rows(
    tx,
    sql`with gone as (
        delete from redirect where id = ${id} and path = ${path} and target = ${target} and code = 308
        returning id)
      select count(*)::int as count from redirect
      where id = ${id} and not exists (select from gone)`,
    z.object({ count: z.int() }),
  );
  return left?.count === 0;
}

/** Removes the redirect of a path, if there is one. */
export async function takeRedirect(tx: Db, path: string): Promise<void> {
  await tx.execute(sql`delete from redirect where path = ${path}`);
}

/** Lets redirects to `from` lead to `to` in one step. */
export async function leadFurther(tx: Db, from: string, to: string): Promise<void> {
  await tx.execute(sql`update redirect set target = ${to}, revision = revision + 1
    where target = ${from} and path <> ${to}`);
}

/** It is no longer missing. */
export async function forgetMissing(tx: Db, path: string): Promise<void> {
  await tx.execute(sql`delete from missing_path where path = ${path}`);
}

export async function deleteRedirect(tx: Db, id: number): Promise<void> {
  await tx.execute(sql`delete from redirect where id = ${id}`);
}

/** Where a page of the missing addresses ends. */
export type MissingPlace = readonly [hits: number, path: string];

export const readMissing = (
  db: Db,
  { after, limit }: { after: MissingPlace | null; limit: number },
) => {
  const from = after
    ? sql`where (m.hits, m.path) < (${after[0]}::bigint, ${after[1]}::text)`
    : sql``;
  return rows(
    db,
    sql`select m.path, m.hits::float as hits, ${sql.raw(`${iso('m.first_seen_at')} as "firstSeenAt",
        ${iso('m.last_seen_at')} as "lastSeenAt"`)}
      from missing_path m ${from} order by m.hits desc, m.path desc limit ${limit}`,
    missingAddress,
  );
};

export async function countAllMissing(db: Db): Promise<number> {
  const found = await rows(db, sql`select count(*)::int as count from missing_path`, count);
  return found[0]?.count ?? 0;
}
