import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AdminLanding } from '#lib/contract/goods-tree.ts';
import { fewestOfLanding } from '#lib/contract/product.ts';
import { formatListQuery } from '#lib/rules/list-query.ts';
import { priceBand } from '#lib/text/price-band.ts';
import { slugify } from '#lib/text/slug.ts';
import { type Db, rows } from '#server/db/database.ts';
import { countGoods } from '#server/db/offers-sql.ts';
import { landing } from '#server/db/schema/landing.ts';
import { PriceCounts } from '#server/modules/catalogue/price-bands.ts';
import { catalogueTexts } from '#server/modules/catalogue/texts.ts';

type Proposed = Pick<AdminLanding, 'categoryId' | 'heading' | 'slug' | 'filters'> & {
  /** Products of the page. */
  goods: number;
};

const filtersOf = (key: string, value: string): string =>
  formatListQuery({ filters: [[`filter-${key}`, value]], sort: 'default', page: 1 });

const values = z.object({
  categoryId: z.int(),
  title: z.string(),
  key: z.string(),
  value: z.string(),
  name: z.string(),
  slug: z.string(),
  goods: z.int(),
});

/** How many cards products with a value have. */
const versionsOnce = sql.raw('count(distinct coalesce(-e.model_id, e.product_id))');

/** Brands of a category, and uses that only some of its products have and neither its title nor another category names. */
const valuesIn = (isWanted: SQL): SQL => sql`
  select c.id as "categoryId", c.title, 'brand' as key, b.id::text as value, b.title as name, b.slug,
    ${sql.raw(countGoods)} as goods, 0 as kind
  from listing_entry e join category c on c.id = e.category_id join brand b on b.id = e.brand_id
  where ${isWanted} group by c.id, b.id having ${sql.raw(countGoods)} >= ${fewestOfLanding}
  union all
  select c.id, c.title, a.key, o.value, o.label, o.label, ${versionsOnce}::int, 1
  from attribute a
  join attribute_option o on o.attribute_id = a.id
  join product_attribute v on v.option_id = o.id
  join listing_entry e on e.product_id = v.product_id
  join category c on c.id = e.category_id
  where ${isWanted} and a.is_filter and a.title = any(${sql.param(catalogueTexts.uses)}::text[])
    and position(o.label in c.title) = 0
    and not exists (select from category k where k.title = c.title || ' ' || o.label)
  group by c.id, a.id, o.id
  having ${versionsOnce} between ${fewestOfLanding} and c.product_count - 1
  order by kind, goods desc, slug`;

async function proposedValues(db: Db, isWanted: SQL): Promise<Proposed[]> {
  const found = await rows(db, valuesIn(isWanted), values);
  return found.map(({ categoryId, title, key, value, name, slug, goods }) => ({
    categoryId,
    heading: `${title} ${name}`,
    slug: slugify(slug),
    filters: filtersOf(key, value),
    goods,
  }));
}

/** Bands of prices. Their ends are round, so pages made of them keep their addresses when prices change. */
async function proposedBands(db: Db, isWanted: SQL): Promise<Proposed[]> {
  const found = await rows(
    db,
    sql`select c.id, c.title, json_agg(json_build_array(e.price, coalesce(e.model_id, 0))) as prices
      from listing_entry e join category c on c.id = e.category_id
      where ${isWanted} and e.price > 0 group by c.id order by c.id`,
    z.object({ id: z.int(), title: z.string(), prices: z.array(z.tuple([z.number(), z.int()])) }),
  );
  return found.flatMap(({ id, title, prices }) => {
    const counts = new PriceCounts();
    for (const [price, model] of prices) counts.add(price, model);
    return counts.bands().flatMap(({ min, max, count }): Proposed[] => {
      const name = priceBand(min, max, 'زیر');
      const filters = filtersOf('price', `${min ?? ''}-${max ?? ''}`);
      const band = { categoryId: id, heading: `${title} ${name}`, slug: slugify(name), filters };
      return count < fewestOfLanding ? [] : [{ ...band, goods: count }];
    });
  });
}

/**
 * Landing pages that a category, or each one, can have: brands, those with the most goods first, uses, and bands of
 * prices.
 */
export async function proposeLandings(db: Db, categoryId: number | 'all'): Promise<Proposed[]> {
  const isWanted = categoryId === 'all' ? sql`c.id <> 0` : sql`c.id = ${categoryId} and c.id <> 0`;
  return [...(await proposedValues(db, isWanted)), ...(await proposedBands(db, isWanted))];
}

const made = z.object({
  categoryId: z.int(),
  slug: z.string(),
  filters: z.string(),
  heading: z.string(),
});
export type MadeLanding = z.infer<typeof made>;

/** Makes all proposed landing pages, in the order of the proposals. */
export async function importProposed(tx: Db): Promise<MadeLanding[]> {
  const proposed = JSON.stringify(await proposeLandings(tx, 'all'));
  const query = sql`
    insert into landing (category_id, slug, filters, heading, position)
    select p."categoryId", p.slug, p.filters, p.heading, p.position
    from rows from (json_to_recordset(${proposed})
      as ("categoryId" int, slug text, filters text, heading text)) with ordinality
      as p ("categoryId", slug, filters, heading, position)
    on conflict do nothing
    returning category_id as "categoryId", slug, filters, heading`;
  return rows(tx, query, made);
}

type Event = Omit<AdminLanding, 'id' | 'revision' | 'categoryId' | 'position'>;

/** Makes pages of events, which are landing pages of the whole shop. */
export async function importEvents(tx: Db, events: readonly Event[]): Promise<void> {
  await tx
    .insert(landing)
    .values(events.map((event, position) => ({ ...event, position, categoryId: 0 })));
}
