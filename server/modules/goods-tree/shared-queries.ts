import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type AdminBrand, adminBrand } from '#lib/contract/goods-tree.ts';
import { type Db, rows } from '#server/db/database.ts';

export async function isPicture(db: Db, hash: string): Promise<boolean> {
  const found = await rows(
    db,
    sql`select hash from picture where hash = ${hash}`,
    z.object({ hash: z.string() }),
  );
  return found.length > 0;
}

const brands = (db: Db, which: SQL, lock = sql``): Promise<AdminBrand[]> =>
  rows(
    db,
    sql`select b.id, b.revision, b.title, b.title_en as "titleEn", b.slug, b.seo_text as "seoText",
        b.seo_description as "seoDescription", b.position, b.product_count as "productCount"
      from brand b where ${which} order by b.position, b.title, b.id ${lock}`,
    adminBrand,
  );

export const readBrands = (db: Db): Promise<AdminBrand[]> => brands(db, sql`true`);

/** A brand, locked until the transaction ends. */
export async function holdBrand(tx: Db, id: number): Promise<AdminBrand | null> {
  return (await brands(tx, sql`b.id = ${id}`, sql`for no key update`))[0] ?? null;
}

type Columns = Omit<AdminBrand, 'id' | 'revision' | 'productCount'>;

/** @returns its id */
export async function writeBrand(tx: Db, id: number | undefined, row: Columns): Promise<number> {
  const { title, titleEn, slug, seoText, seoDescription, position } = row;
  const [written] = await rows(
    tx,
    id === undefined
      ? sql`insert into brand (title, title_en, slug, seo_text, seo_description, position)
          values (${title}, ${titleEn}, ${slug}, ${seoText}, ${seoDescription}, ${position}) returning id`
      : sql`update brand set title = ${title}, title_en = ${titleEn}, slug = ${slug},
            seo_text = ${seoText}, seo_description = ${seoDescription}, position = ${position},
            revision = revision + 1, updated_at = now()
          where id = ${id} returning id`,
    z.object({ id: z.int() }),
  );
  return written?.id ?? 0;
}

export async function isBrandUsed(tx: Db, id: number): Promise<boolean> {
  const found = await rows(
    tx,
    sql`select id from product where brand_id = ${id} limit 1`,
    z.object({ id: z.int() }),
  );
  return found.length > 0;
}

export async function deleteBrand(tx: Db, id: number): Promise<void> {
  await tx.execute(sql`delete from slug_history where kind = 'brand' and entity_id = ${id}`);
  await tx.execute(sql`delete from brand where id = ${id}`);
}
