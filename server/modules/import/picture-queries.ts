import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  type ImportPicture,
  type ImportPicturesView,
  type ListImportPicturesBody,
  importPicture,
  importPicturesView,
} from '#lib/contract/import-pictures.ts';
import { type Db, rows } from '#server/db/database.ts';
import { zipPlace } from '#server/modules/import/archive-entries.ts';

/** Seconds for which a picture belongs to a node: longer than it takes to come and to be encoded. */
const heldSeconds = 120;
/** Pictures that all nodes fetch at once. */
const mostAtOnce = 4;
const texts = (all: readonly string[]) => sql`${sql.param([...all])}::text[]`;

/** Notes the pictures that the written rows of a batch name. */
export const findPictures = (tx: Db, batchId: number) =>
  tx.execute(sql`
    with named as (
      select r.line, coalesce(r.parent_line, r.line) as product_line, p.address, p.position
      from import_row r
      cross join lateral jsonb_array_elements_text(r.goods->'pictures') with ordinality p (address, position)
      where r.batch_id = ${batchId} and r.result = 'done'
        and (r.product_id is not null or r.kind is null and jsonb_typeof(r.goods->'pictures') = 'array')
        -- Those of posts and pages that have come before.
        and not coalesce((select c.pictures ? p.address from content_ref c
          where c.source = r.goods->>'source' and c.external_id = r.external_id), false)
    ), made as (
      insert into import_picture (batch_id, address, host)
      select ${batchId}::bigint, address, substring(address from '^https?://(?:[^/?#@]*@)?([^/?#]+)')
      from named group by address order by min(line), min(position)
      on conflict do nothing returning id, address
    )
    insert into import_picture_place (batch_id, line, position, product_line, picture_id)
    select ${batchId}::bigint, n.line, n.position, n.product_line, m.id from named n join made m on m.address = n.address`);

/** Forgets them, also those under way, and a ZIP of them. */
export async function forgetPictures(tx: Db, batchId: number): Promise<void> {
  await tx.execute(sql`delete from import_picture where batch_id = ${batchId}`);
  await tx.execute(sql`delete from import_archive where batch_id = ${batchId}`);
}

const countOf = (state: string) => sql`count(*) filter (where p.state = ${state})::int`;
const counts = sql`count(*)::int as total, ${countOf('waiting')} as waiting, ${countOf('done')} as done,
  ${countOf('failed')} as failed`;

const { hosts, archive } = importPicturesView.shape;
const numbers = importPicturesView.pick({ total: true, waiting: true, done: true, failed: true });

export async function countPictures(db: Db, batchId: number): Promise<z.infer<typeof numbers>> {
  const [found] = await rows(
    db,
    sql`select ${counts} from import_picture p where p.batch_id = ${batchId}`,
    numbers,
  );
  return found ?? { total: 0, waiting: 0, done: 0, failed: 0 };
}

/** Null when there is no such batch. */
export async function readPicturesView(db: Db, batch: number): Promise<ImportPicturesView | null> {
  const [found] = await rows(
    db,
    sql`select (select json_build_object('fileName', a.file_name, 'done', a.done, 'size', a.size)
          from import_archive a where a.batch_id = b.id) as archive
      from import_batch b where b.id = ${batch}`,
    z.object({ archive }),
  );
  if (found === undefined) return null;
  const all = await rows(
    db,
    sql`select h.host, h.total, h.waiting, h.done, h.failed, h.host = any(b.picture_hosts) as "isConfirmed",
        h.kind = 2 as "isLedTo" from (
        (select 1 as kind, p.host, ${counts} from import_picture p where p.batch_id = ${batch}
          group by p.host order by count(*) desc, p.host limit 100)
        union all
        (select 2, p.leads_to, count(*)::int, 0, 0, 0 from import_picture p
          where p.batch_id = ${batch} and p.leads_to is not null
            and not exists (select from import_picture o where o.batch_id = ${batch} and o.host = p.leads_to)
          group by p.leads_to order by count(*) desc limit 20)
      ) h join import_batch b on b.id = ${batch} order by h.kind, h.total desc, h.host`,
    hosts.element,
  );
  return { batch, ...found, ...(await countPictures(db, batch)), hosts: all };
}

export const readPictures = (
  db: Db,
  { batch, state, after, limit }: ListImportPicturesBody,
): Promise<ImportPicture[]> =>
  rows(
    db,
    sql`select p.id::float8 as id, p.address, p.state, p.reason, p.picture_hash || '-850.webp' as image,
        f.line, r.name, r.product_id as "websiteCode"
      from import_picture p
      join lateral (
        select line, product_line from import_picture_place where picture_id = p.id order by line limit 1) f on true
      join import_row r on r.batch_id = p.batch_id and r.line = f.product_line
      where p.batch_id = ${batch} and p.id > ${after}
        and ${state === undefined ? sql`true` : sql`p.state = ${state}`}
      order by p.id limit ${limit}`,
    importPicture,
  );

/** Which of these hosts no picture of a batch is at, and none leads to. */
export async function readStrangeHosts(
  tx: Db,
  batchId: number,
  hostNames: readonly string[],
): Promise<string[]> {
  const found = await rows(
    tx,
    sql`select h.host from unnest(${texts(hostNames)}) h (host) where not exists (
        select from import_picture p where p.batch_id = ${batchId} and (p.host = h.host or p.leads_to = h.host))`,
    z.object({ host: z.string() }),
  );
  return found.map((each) => each.host);
}

/** Confirms hosts. @returns all that are */
export async function confirmHosts(
  tx: Db,
  batchId: number,
  hostNames: readonly string[],
): Promise<string[]> {
  const [found] = await rows(
    tx,
    sql`update import_batch set picture_hosts = array(
        select distinct unnest(picture_hosts || ${texts(hostNames)}) order by 1)
      where id = ${batchId} returning picture_hosts as hosts`,
    z.object({ hosts: z.array(z.string()) }),
  );
  return found?.hosts ?? [];
}

const asked = sql`state = 'waiting', reason = null, leads_to = null, tries = 0, due_at = now(), held_until = null`;

/** Asks for pictures at hosts, and for those that lead there. @returns how many */
export const queueHosts = (tx: Db, batchId: number, hostNames: readonly string[]) =>
  queue(
    tx,
    batchId,
    sql`update import_picture p set ${asked}, entry = null
      where p.batch_id = ${batchId} and p.state in ('found', 'failed')
        and (p.host = any(${texts(hostNames)}) or p.leads_to = any(${texts(hostNames)}))`,
  );

/** Asks again for pictures that did not come, from where they may still be had. @returns how many */
export const queueAgain = (tx: Db, batchId: number, ids: readonly number[] | undefined) =>
  queue(
    tx,
    batchId,
    sql`update import_picture p set ${asked}, entry = case when a.batch_id is not null then p.entry end
      from import_batch b left join import_archive a on a.batch_id = b.id and a.done = a.size
      where b.id = ${batchId} and p.batch_id = b.id and p.state = 'failed'
        and ${ids === undefined ? sql`true` : sql`p.id = any(${sql.param([...ids])}::bigint[])`}
        and (p.host = any(b.picture_hosts) or p.entry is not null and a.batch_id is not null)`,
  );

/** Asks for pictures that are in an archive. @returns how many */
export const queueEntries = (
  tx: Db,
  batchId: number,
  entries: readonly { readonly id: number; readonly entry: object }[],
) =>
  queue(
    tx,
    batchId,
    sql`update import_picture p set ${asked}, entry = m.entry
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) m (id bigint, entry jsonb)
      where p.id = m.id and p.batch_id = ${batchId} and p.state in ('found', 'failed')`,
  );

async function queue(tx: Db, batchId: number, update: SQL): Promise<number> {
  const found = await rows(tx, sql`${update} returning p.id`, z.object({ id: z.coerce.number() }));
  await tx.execute(sql`
    update import_picture_place w set state = 'waiting' from import_picture p
    where p.batch_id = ${batchId} and p.state = 'waiting' and w.picture_id = p.id and w.state <> 'waiting'`);
  return found.length;
}

const claimed = z.object({
  id: z.coerce.number(),
  batchId: z.coerce.number(),
  address: z.string(),
  entry: zipPlace.nullable(),
  tries: z.int(),
  hosts: z.array(z.string()),
  /** Of the first product that has it. */
  name: z.string(),
});
export type ClaimedPicture = z.infer<typeof claimed>;

/** Claims the next picture; null when there is none, or all nodes fetch as many as they may. */
export async function claimPicture(tx: Db): Promise<ClaimedPicture | null> {
  // Nodes count one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(2066)`);
  const [found] = await rows(
    tx,
    sql`update import_picture p set tries = tries + 1,
        held_until = now() + ${heldSeconds} * interval '1 second',
        due_at = now() + ${heldSeconds} * interval '1 second'
      from import_batch b
      where b.id = p.batch_id and p.id = (
        select id from import_picture where state = 'waiting' and due_at <= now()
          and (select count(*) from import_picture where held_until > now()) < ${mostAtOnce}
        order by due_at, id limit 1)
      returning p.id, p.batch_id as "batchId", p.address, p.entry, p.tries, b.picture_hosts as hosts, coalesce((
        select r.name from import_picture_place w
        join import_row r on r.batch_id = w.batch_id and r.line = w.product_line
        where w.picture_id = p.id order by w.line limit 1), '') as name`,
    claimed,
  );
  return found ?? null;
}

/** What became of a picture. */
export type Came =
  | { readonly hash: string }
  | { readonly reason: string; readonly leadsTo?: string | undefined };

/** Notes what became of a picture, unless another node has taken it up or it is no longer wanted. */
export async function settlePicture(
  tx: Db,
  { id, tries }: ClaimedPicture,
  came: Came,
): Promise<void> {
  const [hash, reason, leadsTo] =
    'hash' in came ? [came.hash, null, null] : [null, came.reason, came.leadsTo ?? null];
  const found = await rows(
    tx,
    sql`update import_picture set state = ${hash === null ? 'failed' : 'done'}, picture_hash = ${hash},
        reason = ${reason}, leads_to = ${leadsTo}, held_until = null
      where id = ${id} and tries = ${tries} and state = 'waiting' returning id`,
    z.object({ id: z.coerce.number() }),
  );
  if (found.length === 0) return;
  await tx.execute(sql`update import_picture_place set state = 'settled' where picture_id = ${id}`);
}

/** Lets others take it up at that moment. */
export const releasePicture = (db: Db, { id, tries }: ClaimedPicture, afterMs: number) =>
  db.execute(sql`
    update import_picture set held_until = null, due_at = now() + ${afterMs} * interval '1 millisecond'
    where id = ${id} and tries = ${tries} and state = 'waiting'`);
