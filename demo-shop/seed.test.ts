import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { normalisePersian } from '#lib/text/persian.ts';
import { type Database, rows } from '#server/db/database.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { filledStore } from '#server/testing/media.ts';
import { films, shopTour } from './content/film.ts';
import { expandCatalogue } from './expansion/expand.ts';
import { day, fixedToday, todayOf } from './expansion/today.ts';
import { seedDemo, seedMany } from './seed.ts';

const today = fixedToday;
const counted = z.object({ n: z.coerce.number() });

describe('the demo shop in a database', () => {
  let database: Database;
  const count = async (query: ReturnType<typeof sql>): Promise<number> =>
    (await rows(database.db, query, counted))[0]?.n ?? -1;

  beforeAll(async () => {
    database = await openTestDatabase();
    expect(await seedDemo(database, filledStore, { today })).toBe(true);
  }, 120_000);
  afterAll(() => database.close());

  test('is seeded only once', async () => {
    const before = await count(sql`select count(*) as n from product`);
    expect(await seedDemo(database, filledStore, { today })).toBe(false);
    expect(await count(sql`select count(*) as n from product`)).toBe(before);
  });

  test('has enough products, brands and categories, and products in every category', async () => {
    expect(await count(sql`select count(*) as n from product`)).toBeGreaterThanOrEqual(320);
    expect(await count(sql`select count(*) as n from brand`)).toBeGreaterThanOrEqual(30);
    expect(await count(sql`select count(*) as n from category`)).toBeGreaterThanOrEqual(40);
    expect(await count(sql`select max(cardinality(path)) as n from category`)).toBe(3);
    const empty = await rows(
      database.db,
      sql`select title from category where product_count = 0
        union all select title from brand where product_count = 0`,
      z.object({ title: z.string() }),
    );
    expect(empty).toEqual([]);
  });

  test('has all five availabilities, insurable products and discounts', async () => {
    expect(await count(sql`select count(distinct availability) as n from variant`)).toBe(5);
    expect(
      await count(sql`select count(*) as n from variant where insurance_price is not null`),
    ).toBeGreaterThan(50);
    expect(
      await count(sql`select count(*) as n from variant where old_price is not null`),
    ).toBeGreaterThan(100);
    for (const type of [3, 4]) {
      const discount = sql`(card -> 'discount' ->> 'type')::int`;
      expect(
        await count(sql`select count(*) as n from product_card where ${discount} = ${type}`),
      ).toBeGreaterThan(5);
    }
    expect(
      await count(sql`select count(*) as n from variant where stock between 1 and 3`),
    ).toBeGreaterThan(20);
  });

  test('prices are whole thousands, and absent where none may be shown', async () => {
    expect(
      await count(sql`select count(*) as n from variant where price % 1000 <> 0
        or old_price % 1000 <> 0 or insurance_price % 1000 <> 0
        or (availability in (${availabilityCodes.call}, ${availabilityCodes.soon}, ${availabilityCodes.discontinued})) <> (price is null)`),
    ).toBe(0);
  });

  test('a product has 1 to 8 variants and 3 to 10 images of at most 1,250, and every variant its own', async () => {
    const outside = (table: string, least: number, most: number) =>
      count(sql`select count(*) as n from product p where
        (select count(*) from ${sql.identifier(table)} x where x.product_id = p.id)
        not between ${least} and ${most}`);
    expect(await outside('variant', 1, 8)).toBe(0);
    expect(await outside('product_picture', 3, 10)).toBe(0);
    expect(
      await count(sql`select count(distinct picture_hash) as n from product_picture`),
    ).toBeLessThanOrEqual(1_250);
    expect(
      await count(sql`select count(*) as n from variant v where not exists (
        select from product_picture p
        where p.product_id = v.product_id and p.position = v.image_index)`),
    ).toBe(0);
  });

  test('no two variants of a product are alike', async () => {
    expect(
      await count(sql`select count(*) as n from (
        select from variant group by product_id, colour_title, storage, size, guarantee
        having count(*) > 1) twice`),
    ).toBe(0);
  });

  test('slugs are unique', async () => {
    expect(await count(sql`select count(*) - count(distinct slug) as n from product`)).toBe(0);
  });

  test('no two customers write the same about a product', async () => {
    expect(
      await count(sql`select count(*) as n from (
        select from review where body <> '' group by product_id, body having count(*) > 1) said`),
    ).toBe(0);
  });

  test.each(['popularity', 'rating_count'])(
    'the hundred products with most %s are introduced in 120 words at least',
    async (by) => {
      const texts = await rows(
        database.db,
        sql`select description_html as html from product order by ${sql.identifier(by)} desc, id limit 100`,
        z.object({ html: z.string() }),
      );
      const words = texts.map(
        ({ html }) =>
          html
            .replace(/<[^>]+>/g, ' ')
            .trim()
            .split(/\s+/).length,
      );
      expect(Math.min(...words)).toBeGreaterThanOrEqual(120);
    },
  );

  test('a few products have videos, whose files are the stored ones', async () => {
    const found = await rows(
      database.db,
      sql`select file, poster_hash from product_video where file is not null`,
      z.object({ file: z.string(), poster_hash: z.string() }),
    );
    const kept = new Set(films.map(({ name }) => name));
    expect(found.length).toBeGreaterThanOrEqual(3);
    expect(found.filter(({ file }) => !kept.has(file))).toEqual([]);
  });

  test('nothing is dated after its today, and prices have changed until recently', async () => {
    const [last] = await rows(
      database.db,
      sql`select greatest(
          (select max(created_at) from product), (select max(at) from price_point),
          (select max(created_at) from review), (select max(created_at) from question),
          (select max(created_at) from answer), (select max(published_time) from post),
          (select max(created_at) from post_comment)) as moment,
        (select max(at) from price_point) as price`,
      z.object({ moment: z.coerce.date(), price: z.coerce.date() }),
    );
    expect(last?.moment.getTime()).toBeLessThanOrEqual(today);
    expect(last?.price.getTime()).toBeGreaterThan(today - 7 * day);
  });

  test('every stored text is normalised', async () => {
    const texts = await rows(
      database.db,
      sql`select name_fa || description_html || seo_description || seo_keywords as text from product
        union all select title || seo_text || seo_description from category
        union all select title || seo_text || seo_description from brand
        union all select title || body_html || seo_description from content_page
        union all select label from menu_item
        union all select label from attribute_option
        union all select title || group_title || unit from attribute
        union all select title from product_video
        union all select title || summary || body_html || seo_description || image_alt from post
        union all select body from post_comment
        union all select value::text from setting
        union all select data::text from home_block
        union all select colour_title || guarantee || coalesce(storage, '') || coalesce(size, '')
          from variant where colour_title is not null
        union all select text_value from product_attribute where text_value is not null`,
      z.object({ text: z.string() }),
    );
    expect(texts.filter(({ text }) => text !== normalisePersian(text))).toEqual([]);
  });

  test('every link of menus, pages, settings and home leads to a page of the shop', async () => {
    const places = await rows(
      database.db,
      sql`select '/' as url union all select '/shop' union all select '/shop/price-list'
        union all select '/shop/category/' || id || '/' || slug from category where id > 0
        union all select '/shop/category/' || c.id || '/' || c.slug || '/' || l.slug
          from landing l join category c on c.id = l.category_id
        union all select '/shop/brand/' || id || '/' || slug from brand
        union all select '/' || name from content_page
        union all select '/blog' union all select '/blog/' || id || '/' || slug from post
        union all select '/shop/product/' || id || '/' || slug from product
        union all select '/media/' || file from product_video where file is not null
        union all select '/shop/offers' union all select '/site-map#brands'
        union all select ${`/media/${shopTour.name}`}`,
      z.object({ url: z.string() }),
    );
    const known = new Set(places.map(({ url }) => url));
    const holders = await rows(
      database.db,
      sql`select json_build_object('url', url)::text as text from menu_item
        union all select value::text from setting
        union all select json_build_object('url', url)::text || data::text from home_block
        union all select to_json(body_html)::text from content_page
        union all select to_json(body_html)::text from post`,
      z.object({ text: z.string() }),
    );
    const links = holders.flatMap(({ text }) =>
      [...text.matchAll(/(?:"(?:url|bannerLink)" ?: ?"|href=\\")(\/[^"\\]*)/g)].map(
        ([, link = '']) => link,
      ),
    );
    expect(links.length).toBeGreaterThan(220);
    expect(links.filter((link) => !known.has(link))).toEqual([]);
  });

  test('each large menu of categories leads to brands and price bands within one', async () => {
    const landings = await rows(
      database.db,
      sql`select m.label, count(*) filter (where l.filters like 'filter-brand=%')::int as brands,
          count(*) filter (where l.filters like 'filter-price=%')::int as bands
        from menu_item m join menu_item i on i.parent_id = m.id
        join landing l on i.url like '/shop/category/' || l.category_id || '/%/' || l.slug
        where m.place = 'side' group by m.id order by m.id`,
      z.object({ label: z.string(), brands: z.int(), bands: z.int() }),
    );
    expect(landings).toHaveLength(8);
    for (const each of landings) expect(each).toMatchObject({ brands: 2, bands: 2 });
  });

  test('all four places have a menu, the large ones with headings and links', async () => {
    expect(await count(sql`select count(distinct place) as n from menu_item`)).toBe(4);
    expect(
      await count(sql`select count(*) as n from menu_item m where m.type = 'megamenu'
        and not exists (select from menu_item i where i.parent_id = m.id and i.level = 1)`),
    ).toBe(0);
  });

  test('the next row gets a new id', async () => {
    for (const table of [
      'product',
      'variant',
      'category',
      'brand',
      'menu_item',
      'attribute',
      'post',
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      const free = await count(sql`
        select nextval(pg_get_serial_sequence(${table}, 'id'))
          - (select max(id) from ${sql.identifier(table)}) as n`);
      expect(free).toBeGreaterThan(0);
    }
  });
});

async function checksumOf(products: number): Promise<unknown> {
  const database = await openTestDatabase();
  try {
    await seedMany(database, filledStore, products, { today });
    return await rows(
      database.db,
      sql`select (select md5(string_agg(p::text, '' order by id)) from
          (select id, category_id, brand_id, name_fa, slug, description_html, popularity, created_at
            from product) p) as product,
        (select md5(string_agg(v::text, '' order by id)) from variant v) as variant,
        (select md5(string_agg(a::text, '' order by product_id, attribute_id, position))
          from product_attribute a) as attribute,
        (select count(*)::int from product) as n`,
      z.object({
        product: z.string(),
        variant: z.string(),
        attribute: z.string(),
        n: z.literal(products),
      }),
    );
  } finally {
    await database.close();
  }
}

test('the same number of products gives the same large shop', async () => {
  expect(await checksumOf(900)).toEqual(await checksumOf(900));
}, 120_000);

test("a day's shop is dated from its last ten o’clock in Tehran", () => {
  expect(new Date(todayOf(Date.UTC(2026, 10, 22, 6, 29)))).toEqual(
    new Date('2026-11-21T06:30:00Z'),
  );
  expect(new Date(todayOf(Date.UTC(2026, 10, 22, 6, 30)))).toEqual(
    new Date('2026-11-22T06:30:00Z'),
  );
});

test('shops of two days differ only in their dates', () => {
  const [then, now] = [fixedToday, fixedToday + 370 * day];
  const later = expandCatalogue(now).map((each) => ({
    ...each,
    createdAt: new Date(each.createdAt.getTime() - 370 * day),
  }));
  expect(later).toEqual(expandCatalogue(then));
});
