import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type HomeBlock, homeBlock } from '#lib/contract/home.ts';
import { productCard } from '#lib/contract/product.ts';
import { crumb } from '#lib/contract/values.ts';
import { type Database, type Db, rows } from '#server/db/database.ts';
import { getPosts } from '#server/modules/blog/service.ts';
import { withCoupons } from '#server/modules/shown-coupon/service.ts';
import { storedBlockData } from '#server/modules/home/stored.ts';

const stored = z.object({
  title: z.string(),
  url: z.string(),
  type: z.string(),
  data: z.unknown(),
});
type Stored = z.infer<typeof stored>;

/** The home page's blocks in order. Blocks without content are left out. */
export async function getHome(database: Database): Promise<{ blocks: HomeBlock[] }> {
  const found = await readBlocks(database);
  return withContent(await Promise.all(found.map((block) => fill(database, block))));
}

/** The same inside a transaction, whose connection runs one statement at a time. */
export async function getHomeInside(inside: Database): Promise<{ blocks: HomeBlock[] }> {
  const blocks: HomeBlock[] = [];
  for (const block of await readBlocks(inside)) {
    // oxlint-disable-next-line no-await-in-loop -- One statement at a time.
    blocks.push(await fill(inside, block));
  }
  return withContent(blocks);
}

const readBlocks = ({ db }: Database): Promise<Stored[]> =>
  rows(
    db,
    sql`select title, url, type, data from home_block where not is_hidden
      order by position, id`,
    stored,
  );

const withContent = (blocks: readonly HomeBlock[]) => ({
  blocks: blocks.filter((block) => block.data.length > 0),
});

async function fill(database: Database, { title, url, type, data }: Stored): Promise<HomeBlock> {
  const { db } = database;
  const base = { title, url };
  switch (type) {
    case 'products': {
      const wanted = storedBlockData.products.parse(data);
      const { look, text } = wanted;
      return {
        ...base,
        type,
        look,
        text,
        data: await withCoupons(database, await readProducts(db, wanted)),
      };
    }
    case 'categories':
      return {
        ...base,
        type,
        data: await readCategories(db, storedBlockData.categories.parse(data)),
      };
    case 'brands':
      return { ...base, type, data: await readBrands(db, storedBlockData.brands.parse(data)) };
    case 'blog': {
      const { limit } = storedBlockData.blog.parse(data);
      const newest = await getPosts(database, { type: '', value: '', page: 1, limit });
      return { ...base, type, data: newest.items };
    }
    default:
      return homeBlock.parse({ ...base, type, data });
  }
}

type Pick = z.infer<typeof storedBlockData.products>;

async function readProducts(db: Db, { categoryId, pick, limit }: Pick) {
  const found = await rows(
    db,
    sql`select c.card from listing_entry e join product_card c using (product_id)
      where e.category_id = ${categoryId} and e.rank = 0 and not e.folded ${picks[pick]} limit ${limit}`,
    z.object({ card: productCard }),
  );
  return found.map(({ card }) => card);
}

/** Must match the indexes. */
const picks: Record<Pick['pick'], SQL> = {
  popular: sql`order by e.popularity desc nulls last, e.product_id desc nulls last`,
  newest: sql`order by e.created_at desc nulls last, e.product_id desc nulls last`,
  discounted: sql`and (c.card ->> 'discountPercent')::int > 0
    order by (c.card ->> 'discountPercent')::int desc nulls last, e.product_id desc`,
};

function readCategories(db: Db, { ids }: { ids: number[] }) {
  return rows(
    db,
    sql`select c.id, c.title, c.slug, coalesce(c.picture_hash || '-850.webp', '') as image
      from unnest(${sql.param(ids)}::int[]) with ordinality wanted (id, n)
      join category c using (id) order by wanted.n`,
    crumb.extend({ image: z.string() }),
  );
}

function readBrands(db: Db, { ids }: { ids: number[] }) {
  return rows(
    db,
    sql`select b.id, b.title, b.slug, b.title_en as "titleEn"
      from unnest(${sql.param(ids)}::int[]) with ordinality wanted (id, n)
      join brand b using (id) order by wanted.n`,
    crumb.extend({ titleEn: z.string() }),
  );
}
