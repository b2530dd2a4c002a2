import { z } from 'zod';
import { blogDetailAnswer, postNameAnswer, shownComments } from '#lib/contract/blog.ts';
import { shopName, shopNameSql } from '#server/db/shop-name.ts';
import type { Statement } from '#server/db/statement.ts';
import { iso } from '#server/db/iso.ts';
import { authorImage, cardFields, cardsOf, isShown } from '#server/modules/blog/card.ts';

/** Number of related posts. */
const relatedCount = 4;
/** Related posts are chosen among this many of the newest with a tag or the category in common. */
const considered = 200;

const link = (choice: string): string => `
  (select json_build_object('id', o.id, 'title', o.title, 'slug', o.slug)
    from post o where ${isShown('o')} and ${choice} limit 1)`;

const sharedTags = (other: string): string => `
  (select count(*) from post_tagged own join post_tagged its using (tag_id)
    where own.post_id = p.id and its.post_id = ${other}.id)`;

const related = `
  select near.id, row_number() over (
    order by near.shared desc, near.is_same desc, near.published_time desc, near.id desc) as n
  from (
    select o.id, o.published_time, o.category_id = p.category_id as is_same, ${sharedTags('o')} as shared
    from post o
    where ${isShown('o')} and o.id <> p.id and (o.category_id = p.category_id or o.id in (
      select its.post_id from post_tagged own join post_tagged its using (tag_id)
      where own.post_id = p.id))
    order by o.published_time desc, o.id desc limit ${considered}
  ) near order by n limit ${relatedCount}`;

/** The first date of each film in the text: of a product, or of a post. */
const filmDates = `(
  select json_object_agg(dated.key, dated.at) from (
    select film.key, ${iso(`least(min(f.created_at), (
      select min(o.published_time) from post o
      where ${isShown('o')} and position(film.key in o.body_html) > 0))`)} as at
    from (
      select distinct coalesce(m[1], m[2]) as key
      from regexp_matches(p.body_html, 'videohash/([A-Za-z0-9_-]+)|([A-Za-z0-9_-]+[.]mp4)"', 'g') m
    ) film
    left join product_video f on film.key in (f.aparat, f.file)
    group by film.key
  ) dated)`;

/**
 * The complete post, with its products as WebsiteCodes, and the shop's name. Values: id. No row when it is
 * unpublished or unknown.
 */
export const readPost = {
  name: 'blog-post',
  text: `
    select json_build_object(${cardFields('p')},
      'author', (select json_build_object('title', title, 'slug', slug, 'role', role, 'about', about,
        'image', ${authorImage}) from post_author where id = p.author_id),
      'bodyHtml', p.body_html, 'filmDates', ${filmDates}, 'contents', p.contents,
      'tags', (select coalesce(json_agg(json_build_object('title', t.title, 'slug', t.slug)
          order by l.position), '[]')
        from post_tagged l join post_tag t on t.id = l.tag_id where l.post_id = p.id),
      'modifiedTime', ${iso('greatest(p.updated_at, p.published_time)')},
      'seoKeyword', p.seo_keyword, 'seoDescription', p.seo_description,
      'products', to_json(p.products),
      'related', ${cardsOf(related)},
      'previous', ${link(`(o.published_time, o.id) < (p.published_time, p.id)
        order by o.published_time desc, o.id desc`)},
      'next', ${link(`(o.published_time, o.id) > (p.published_time, p.id)
        order by o.published_time, o.id`)},
      'comments', (select coalesce(json_agg(json_build_object('id', c.id, 'author', c.author,
          'isShop', c.is_shop, 'body', c.body, 'writtenAt', ${iso('c.created_at')})
          order by c.created_at, c.id), '[]')
        from (
          select id, author, is_shop, body, created_at from post_comment
          where post_id = p.id and state = 'shown'
          order by created_at desc, id desc limit ${shownComments}
        ) c),
      'commentCount', p.comment_count
    ) as answer, ${shopNameSql} as shop
    from post p where p.id = $1 and ${isShown('p')}`,
  row: z.object({
    answer: blogDetailAnswer.extend({ products: z.array(z.int()) }),
    shop: shopName,
  }),
} satisfies Statement<unknown>;

/** Values: id. No row when it is unpublished or unknown. */
export const readPostName = {
  name: 'blog-post-name',
  text: `select p.id, p.title, p.slug from post p where p.id = $1 and ${isShown('p')}`,
  row: postNameAnswer,
} satisfies Statement<unknown>;
