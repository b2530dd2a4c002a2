import type { z } from 'zod';
import {
  type CategoryLinks,
  categoryLinksAnswer,
  type categoryLinksBody,
} from '#lib/contract/category-links.ts';
import type { Database } from '#server/db/database.ts';
import type { Statement } from '#server/db/statement.ts';

const mostBrands = 16;
const mostSiblings = 24;

const crumbs = (of: string, order: string): string =>
  `coalesce(json_agg(json_build_object('id', ${of}.id, 'title', ${of}.title, 'slug', ${of}.slug)
    order by ${order}), '[]')`;

/** Values: category id. No row for an unknown category. */
const readLinks = {
  name: 'category-links',
  text: `
    select
      (select ${crumbs('b', 'own.count desc, b.id')}
        from (
          select brand_id, count(*) as count from listing_entry where category_id = c.id
          group by brand_id order by 2 desc, brand_id limit ${mostBrands}
        ) own join brand b on b.id = own.brand_id) as brands,
      (select ${crumbs('k', 'k.position, k.id')}
        from (
          select * from category
          where parent_id = c.parent_id and id <> c.id and id <> 0 and product_count > 0
          order by position, id limit ${mostSiblings}
        ) k) as siblings
    from category c where c.id = $1`,
  row: categoryLinksAnswer,
} satisfies Statement<unknown>;

/** Lists beside a category's; none for an unknown one. */
export async function getCategoryLinks(
  database: Database,
  { categoryId }: z.output<typeof categoryLinksBody>,
): Promise<CategoryLinks> {
  const [found] = await database.run(readLinks, [categoryId]);
  return found ?? { brands: [], siblings: [] };
}
