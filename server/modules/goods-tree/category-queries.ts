import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type AdminCategory, adminCategory } from '#lib/contract/goods-tree.ts';
import { type Db, rows } from '#server/db/database.ts';

const read = (db: Db, which: SQL): Promise<AdminCategory[]> =>
  rows(
    db,
    sql`select c.id, c.revision, coalesce(c.parent_id, 0) as "parentId", c.title, c.slug,
        c.seo_text as "seoText", c.seo_description as "seoDescription", c.seo_keywords as "seoKeywords",
        c.picture_hash as "pictureHash", c.position, c.product_count as "productCount",
        array(select a.attribute_id from category_attribute a where a.category_id = c.id
          order by a.position) as "attributeIds"
      from category c where c.id <> 0 and ${which}
      order by cardinality(c.path), c.position, c.id`,
    adminCategory,
  );

export const readCategories = (db: Db): Promise<AdminCategory[]> => read(db, sql`true`);

export async function readCategory(db: Db, id: number): Promise<AdminCategory | null> {
  return (await read(db, sql`c.id = ${id}`))[0] ?? null;
}

/** Locks the tree until the transaction ends: two moves could make a circle. */
export async function holdTree(tx: Db): Promise<void> {
  await tx.execute(sql`select from category order by id for no key update`);
}

/** Makes the root, which is the whole shop, for a shop that began empty. */
export async function makeRoot(tx: Db, title: string): Promise<void> {
  await tx.execute(sql`insert into category (id, path, title, slug) values (0, '{}', ${title}, 'shop')
    on conflict (id) do nothing`);
}

const placed = z.object({ id: z.int(), path: z.array(z.int()) });

export async function readPath(tx: Db, id: number): Promise<number[] | null> {
  const [found] = await rows(tx, sql`select id, path from category where id = ${id}`, placed);
  return found?.path ?? null;
}

/** How many levels stand below a category. */
export async function readDepth(tx: Db, id: number): Promise<number> {
  const [found] = await rows(
    tx,
    sql`select coalesce(max(cardinality(path)), 0) - coalesce(min(cardinality(path)), 0) as depth
      from category where ${id}::int = any(path)`,
    z.object({ depth: z.int() }),
  );
  return found?.depth ?? 0;
}

type Texts = Pick<
  AdminCategory,
  'title' | 'slug' | 'seoDescription' | 'seoKeywords' | 'pictureHash'
> & { readonly seoText: string };

/** @returns the id of a new category at the end of its siblings */
export async function insertCategory(
  tx: Db,
  parentId: number,
  path: readonly number[],
  texts: Texts,
): Promise<number> {
  const [made] = await rows(
    tx,
    sql`insert into category (parent_id, path, title, slug, seo_text, seo_description, seo_keywords,
        picture_hash, position)
      select ${parentId}, '{}', ${texts.title}, ${texts.slug}, ${texts.seoText}, ${texts.seoDescription},
        ${texts.seoKeywords}, ${texts.pictureHash},
        coalesce((select max(position) + 1 from category where parent_id = ${parentId}), 0)
      returning id`,
    z.object({ id: z.int() }),
  );
  const id = made?.id ?? 0;
  await tx.execute(sql`
    update category set path = ${sql.param([...path, id])}::int[] where id = ${id}`);
  return id;
}

export async function updateCategory(tx: Db, id: number, texts: Texts): Promise<void> {
  await tx.execute(sql`
    update category set title = ${texts.title}, slug = ${texts.slug}, seo_text = ${texts.seoText},
      seo_description = ${texts.seoDescription}, seo_keywords = ${texts.seoKeywords},
      picture_hash = ${texts.pictureHash}, revision = revision + 1, updated_at = now()
    where id = ${id}`);
}

export async function writeAttributeIds(
  tx: Db,
  id: number,
  attributeIds: readonly number[],
): Promise<void> {
  await tx.execute(sql`delete from category_attribute where category_id = ${id}`);
  await tx.execute(sql`
    insert into category_attribute (category_id, attribute_id, position)
    select ${id}, a.id, a.place - 1
    from unnest(${sql.param([...attributeIds])}::int[]) with ordinality a (id, place)`);
}

/** Which of the attributes do not exist. */
export async function readUnknownAttributes(
  tx: Db,
  attributeIds: readonly number[],
): Promise<number[]> {
  const found = await rows(
    tx,
    sql`select w.id from unnest(${sql.param([...attributeIds])}::int[]) w (id)
      where not exists (select from attribute a where a.id = w.id)`,
    z.object({ id: z.int() }),
  );
  return found.map(({ id }) => id);
}

/** Puts a category, with all below it, to a place among the children of another one. */
export async function moveTo(
  tx: Db,
  id: number,
  parent: { readonly id: number; readonly path: readonly number[] },
  place: number,
): Promise<void> {
  const above = sql`${sql.param([...parent.path])}::int[]`;
  // The place of the category itself in the paths of those below it stays their common part.
  await tx.execute(sql`
    update category c set path = ${above} || c.path[array_position(c.path, ${id}::int):]
    where ${id}::int = any(c.path)`);
  await tx.execute(sql`
    update category set parent_id = ${parent.id}, revision = revision + 1, updated_at = now()
    where id = ${id}`);
  await tx.execute(sql`
    with others as (
      select id, row_number() over (order by position, id) - 1 as n from category
      where parent_id = ${parent.id} and id <> ${id}
    ), placed as (
      select id, case when n < ${place} then n else n + 1 end as n from others
      union all select ${id}, least(${place}, (select count(*) from others))
    )
    update category c set position = placed.n::int from placed where c.id = placed.id`);
}

/** What stands in the way of removing a category. */
export async function readUse(
  tx: Db,
  id: number,
): Promise<{ hasChildren: boolean; hasProducts: boolean }> {
  const [found] = await rows(
    tx,
    sql`select exists (select from category where parent_id = ${id}) as "hasChildren",
        exists (select from product where category_id = ${id})
          or exists (select from category_product where category_id = ${id}) as "hasProducts"`,
    z.object({ hasChildren: z.boolean(), hasProducts: z.boolean() }),
  );
  return found ?? { hasChildren: false, hasProducts: false };
}

export async function deleteCategory(tx: Db, id: number): Promise<void> {
  await tx.execute(sql`delete from slug_history where kind = 'category' and entity_id = ${id}`);
  await tx.execute(sql`delete from listing_entry where category_id = ${id}`);
  await tx.execute(sql`delete from category where id = ${id}`);
}

/** Counts the products of some categories anew. */
export async function recountCategories(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update category set product_count = (
      select count(*) from listing_entry where category_id = category.id and not folded)
    where id = any(${sql.param([...ids])}::int[])`);
}
