import { type SQL, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { paths } from '#lib/contract/paths.ts';
import { tags } from '#lib/contract/tags.ts';
import { type Db, rows } from '#server/db/database.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { ShopError } from '#server/errors.ts';
import { syncListings } from '#server/modules/catalogue/listing-sync.ts';
import { catalogueTexts } from '#server/modules/catalogue/texts.ts';
import { announceAll } from '#server/outbox/announce.ts';

/** Tags of what changed, and the pages to be requested anew. */
export interface Affected {
  readonly tags: readonly string[];
  readonly paths: readonly string[];
}

const row = z.object({
  id: z.int(),
  slug: z.string(),
  brandId: z.int(),
  brandSlug: z.string(),
  categories: z.array(z.object({ id: z.int(), slug: z.string() })),
});

/** Products and the other versions of their models, with where they are listed. */
export function showing(websiteCodes: readonly number[]): SQL {
  const codes = sql`${sql.param([...websiteCodes])}::int[]`;
  return sql`
    select p.id, p.slug, p.brand_id as "brandId", b.slug as "brandSlug", (
      select json_agg(json_build_object('id', c.id, 'slug', c.slug) order by c.id desc)
      from category c where c.id in (
        select unnest(0 || own.path) from category own where own.id = p.category_id
          or own.id in (select category_id from category_product where product_id = p.id)
      )) as categories
    from product p join brand b on b.id = p.brand_id
    where p.id in (
      select id from product where id = any(${codes})
      union all
      select other.id from product changed join product other on other.model_id = changed.model_id
      where changed.id = any(${codes}) and other.removed_at is null)
    order by p.id`;
}

/**
 * The tags and pages that show products: their own, those of other versions of their models, their categories', their brands', the home page; with a
 * changed price also those that show the price.
 * @throws {ShopError} 404 when none of them exists
 */
export async function affectedBy(
  tx: Db,
  websiteCodes: readonly number[],
): Promise<Record<'look' | 'prices', Affected>> {
  const found = await rows(tx, showing(websiteCodes), row);
  if (found.length === 0) {
    throw new ShopError(404, 'PRODUCT_NOT_FOUND', catalogueTexts.unknownProduct);
  }
  const categories = found.flatMap((each) => each.categories);
  return {
    look: {
      tags: distinct([
        ...found.map(({ id }) => tags.product(id)),
        ...categories.map(({ id }) => tags.category(id)),
        ...found.map(({ brandId }) => tags.brand(brandId)),
        tags.home,
      ]),
      paths: distinct([
        ...found.map(({ id, slug }) => paths.product(id, slug)),
        ...categories.map(({ id, slug }) => paths.category(id, slug)),
        ...found.map(({ brandId, brandSlug }) => paths.brand(brandId, brandSlug)),
        paths.home,
      ]),
    },
    prices: {
      tags: distinct(categories.map(({ id }) => tags.prices(id))),
      paths: distinct(categories.map(({ id, slug }) => paths.priceList(id, slug))),
    },
  };
}

/** Tags of the pages of products, their categories and brands; of those that exist. */
export async function tagsOfProducts(
  tx: Db,
  websiteCodes: readonly number[],
): Promise<readonly string[]> {
  const [known] = await rows(
    tx,
    sql`select array(select id from product where id = any(${sql.param([...websiteCodes])}::int[])) as ids`,
    z.object({ ids: z.array(z.int()) }),
  );
  return known && known.ids.length > 0 ? (await affectedBy(tx, known.ids)).look.tags : [];
}

const distinct = (all: readonly string[]): string[] => [...new Set(all)];

interface Spreading {
  /** What showed the products before the change. */
  readonly before?: Affected;
  /** Whether pages are requested anew; no for many products: their tags suffice. */
  readonly requestsPages?: boolean;
  /** Whether products came into the shop, went, or got another address. */
  readonly changesSitemap?: boolean;
}

/**
 * Updates lists, cards and search for changed products, and notifies the storefront, in the transaction of the
 * change. The products' rows must be locked.
 */
export async function spreadProducts(
  tx: Db,
  websiteCodes: readonly number[],
  { before, requestsPages = true, changesSitemap = false }: Spreading = {},
): Promise<void> {
  if (websiteCodes.length === 0) return;
  await tx
    .update(product)
    .set({ updatedAt: new Date() })
    .where(inArray(product.id, [...websiteCodes]));
  await syncListings(tx, websiteCodes);
  const { look, prices } = await affectedBy(tx, websiteCodes);
  const all = [before, look, prices].filter((each) => each !== undefined);
  await announceAll(
    tx,
    [...all.flatMap((each) => each.tags), ...(changesSitemap ? [tags.sitemap] : [])],
    requestsPages ? all.flatMap((each) => each.paths) : [],
  );
}
