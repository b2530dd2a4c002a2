import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type ListMediaBody, type MediaItem, mediaItem, mediaUse } from '#lib/contract/media.ts';
import { type Db, rows } from '#server/db/database.ts';
import { iso } from '#server/db/iso.ts';

/** Where `picture i` is shown. */
const uses = [
  sql`select 'product' as kind, p.id, p.name_fa as title
    from product_picture u join product p on p.id = u.product_id where u.picture_hash = i.hash`,
  sql`select 'category', c.id, c.title from category c where c.picture_hash = i.hash`,
  sql`select 'film', p.id, f.title
    from product_video f join product p on p.id = f.product_id where f.poster_hash = i.hash`,
  sql`select 'post', b.id, b.title from post b where b.picture_hash = i.hash`,
  sql`select 'author', a.id, a.title from post_author a where a.picture_hash = i.hash`,
];
const referring = sql.join(uses, sql` union all `);

/** Texts and settings that name it: found by reading them all, so of one picture only. */
const naming = sql`
  select 'product' as kind, p.id, p.name_fa as title from product p
    where p.description_html like '%' || i.hash || '-%'
  union all select 'post', b.id, b.title from post b where b.body_html like '%' || i.hash || '-%'
  union all select 'page', c.id, c.title from content_page c where c.body_html like '%' || i.hash || '-%'
  union all select 'block', h.id, h.title from home_block h where h.data::text like '%' || i.hash || '%'
  union all select 'menu', m.id, m.label from menu_item m where m.img_url like '%' || i.hash || '%'`;

const columns = sql`i.hash, i.revision, i.hash || '-850.webp' as image, i.width, i.height,
  i.file_name as "fileName", i.alt, json_build_object('x', i.focal_x, 'y', i.focal_y) as focal,
  (select count(*)::int from (${referring}) used) as "useCount",
  ${sql.raw(iso('i.created_at'))} as "createdAt"`;

export interface MediaPlace {
  readonly at: string;
  readonly hash: string;
}
const placed = mediaItem.extend({ at: z.string() });

/** A page of pictures, the newest first, with the places where pages begin. */
export function readMedia(
  db: Db,
  { query, use, isWithoutAlt }: Pick<ListMediaBody, 'query' | 'use' | 'isWithoutAlt'>,
  after: MediaPlace | null,
  limit: number,
): Promise<z.infer<typeof placed>[]> {
  const isUsed = sql`exists (${referring})`;
  const conditions: SQL[] = [
    ...(query === '' ? [] : [sql`strpos(lower(i.file_name || ' ' || i.alt), lower(${query})) > 0`]),
    ...(use === 'any' ? [] : [use === 'used' ? isUsed : sql`not ${isUsed}`]),
    ...(isWithoutAlt ? [sql`i.alt = ''`] : []),
    ...(after === null
      ? []
      : [sql`(i.created_at, i.hash) < (${after.at}::timestamptz, ${after.hash})`]),
    sql`true`,
  ];
  return rows(
    db,
    sql`select ${columns}, i.created_at::text as at from picture i
      where ${sql.join(conditions, sql` and `)}
      order by i.created_at desc, i.hash desc limit ${limit}`,
    placed,
  );
}

export async function readMediaItem(db: Db, hash: string): Promise<MediaItem | null> {
  const [found] = await rows(
    db,
    sql`select ${columns} from picture i where i.hash = ${hash}`,
    mediaItem,
  );
  return found ?? null;
}

/** Everything that shows or names a picture. */
export const readUses = (db: Db, hash: string): Promise<z.infer<typeof mediaUse>[]> =>
  rows(
    db,
    sql`select distinct used.kind, used.id, used.title
      from picture i cross join lateral (${referring} union all ${naming}) used
      where i.hash = ${hash} order by 1, 2 limit 100`,
    mediaUse,
  );

/** Locks a picture until the transaction ends; resolves to its revision, null when there is none. */
export async function holdMedia(tx: Db, hash: string): Promise<number | null> {
  const [found] = await rows(
    tx,
    sql`select revision from picture where hash = ${hash} for no key update`,
    z.object({ revision: z.int() }),
  );
  return found?.revision ?? null;
}

interface Stored {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly fileName: string;
  readonly alt: string;
}

/** Adds a picture; one that is there already stays as it is. */
export async function insertMedia(
  tx: Db,
  { hash, width, height, fileName, alt }: Stored,
): Promise<void> {
  await tx.execute(sql`
    insert into picture (hash, width, height, file_name, alt)
    values (${hash}, ${width}, ${height}, ${fileName}, ${alt}) on conflict (hash) do nothing`);
}

export async function updateMedia(
  tx: Db,
  hash: string,
  { alt, focal }: Pick<MediaItem, 'alt' | 'focal'>,
): Promise<void> {
  await tx.execute(sql`
    update picture set alt = ${alt}, focal_x = ${focal.x}, focal_y = ${focal.y},
      revision = revision + 1 where hash = ${hash}`);
}
