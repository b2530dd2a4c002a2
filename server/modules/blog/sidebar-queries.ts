import { z } from 'zod';
import { sidebarAnswer } from '#lib/contract/blog.ts';
import type { Statement } from '#server/db/statement.ts';
import { cardsOf, isShown } from '#server/modules/blog/card.ts';

/** Posts per list. */
const shownPosts = 5;
/** How many of the newest posts are searched for products. */
const speaking = 20;
/** More products than are shown, because some may have been removed. */
const namedProducts = 12;

const { categories, latest, popular } = sidebarAnswer.shape;

/**
 * The sidebar. `popular` are the posts with the most comments, then the newest, without those in `latest`;
 * `products` are those in the newest posts, first of the same category. Values: the id of the post whose
 * sidebar it is, or null.
 */
export const readSidebar = {
  name: 'blog-sidebar',
  text: `
    with latest as materialized (
      select p.id, p.category_id, p.products,
        row_number() over (order by p.published_time desc, p.id desc) as n
      from post p where ${isShown('p')} and p.id is distinct from $1::int
      order by p.published_time desc, p.id desc limit ${speaking}
    ), popular as (
      select p.id, row_number() over (
        order by p.comment_count desc, p.published_time desc, p.id desc) as n
      from post p where ${isShown('p')} and p.id is distinct from $1::int
        and p.id not in (select id from latest where n <= ${shownPosts})
      order by p.comment_count desc, p.published_time desc, p.id desc limit ${shownPosts}
    )
    select
      (select coalesce(json_agg(json_build_object('title', c.title, 'slug', c.slug, 'count', has.count)
          order by c.position, c.id), '[]')
        from post_category c join (
          select p.category_id, count(*)::int as count from post p where ${isShown('p')} group by 1
        ) has on has.category_id = c.id) as categories,
      ${cardsOf(`select id, n from latest where n <= ${shownPosts}`)} as latest,
      ${cardsOf('select id, n from popular')} as popular,
      (select coalesce(array_agg(code order by first), '{}') from (
        select named.code, min(case when l.category_id = own.category_id then 0 else ${speaking} end
          + l.n) as first
        from latest l left join post own on own.id = $1::int
        cross join unnest(l.products) named (code)
        where named.code <> all (coalesce(own.products, '{}'))
        group by named.code order by first, named.code limit ${namedProducts}
      ) spoken) as products`,
  row: z.object({ categories, latest, popular, products: z.array(z.int()) }),
} satisfies Statement<unknown>;

/** Whether a post is published. Values: id. */
export const isPostShown = {
  name: 'blog-post-shown',
  text: `select exists (select from post p where p.id = $1 and ${isShown('p')}) as shown`,
  row: z.object({ shown: z.boolean() }),
} satisfies Statement<unknown>;
