import type { z } from 'zod';
import type { EmallsAnswer, emallsQuery } from '#lib/contract/feed.ts';
import type { Database } from '#server/db/database.ts';
import { feedItem } from '#server/modules/feed/item.ts';
import { readVariants } from '#server/modules/feed/pages.ts';
import { readItems } from '#server/modules/feed/queries.ts';

/** A page of variants in Emalls' format, the newest first; empty past the last page. */
export async function getEmallsProducts(
  database: Database,
  siteUrl: string,
  { page, item_per_page: size }: z.infer<typeof emallsQuery>,
): Promise<EmallsAnswer> {
  const { ids, total } = await readVariants(database, 'created', { page, size });
  const rows = await database.run(readItems, [ids]);
  return {
    success: true,
    products: rows.map((row) => {
      const { key, title, price, oldPrice, isSold, images, url } = feedItem(row, siteUrl);
      return {
        id: key,
        title,
        price,
        ...(oldPrice === null ? {} : { old_price: oldPrice }),
        is_available: isSold,
        image: images[0] ?? '',
        url,
        category: row.category,
        ...(row.guarantee === '' ? {} : { guarantee: row.guarantee }),
      };
    }),
    page_num: page,
    item_per_page: size,
    pages_count: Math.max(1, Math.ceil(total / size)),
    total_items: total,
  };
}
