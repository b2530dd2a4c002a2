import { z } from 'zod';
import { postCard, type PostSubject } from '#lib/contract/blog.ts';
import type { Statement } from '#server/db/statement.ts';
import { cardsOf, isShown } from '#server/modules/blog/card.ts';

/** Posts beside goods. */
const most = 3;

const about = (kind: PostSubject, condition: string) =>
  ({
    name: `posts-about-${kind}`,
    text: `select ${cardsOf(`
      select p.id, row_number() over (order by p.published_time desc, p.id desc) as n
      from post p where ${isShown('p')} and ${condition}
      order by n limit ${most}`)} as posts`,
    row: z.object({ posts: z.array(postCard) }),
  }) satisfies Statement<unknown>;

/** Posts with a product, or with one of a category or brand, the newest first. Values: its id. */
export const readPostsAbout = {
  product: about('product', 'p.products @> array[$1::int]'),
  category: about(
    'category',
    `exists (select from listing_entry e
      where e.category_id = $1::int and e.product_id = any(p.products))`,
  ),
  brand: about(
    'brand',
    `exists (select from product o join listing_entry e on e.product_id = o.id and e.category_id = 0
      where o.brand_id = $1::int and o.id = any(p.products))`,
  ),
};
