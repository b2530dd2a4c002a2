import { z } from 'zod';
import { authorProfile, blogListAnswer, type BlogListType } from '#lib/contract/blog.ts';
import { shopName, shopNameSql } from '#server/db/shop-name.ts';
import type { Statement } from '#server/db/statement.ts';
import { authorImage, cardsOf, isShown } from '#server/modules/blog/card.ts';

const { items, total, term: answered } = blogListAnswer.shape;

/** An author's with what their link preview is drawn from. */
const term = answered
  .unwrap()
  .extend({ profile: authorProfile.extend({ id: z.int(), shop: shopName }).nullable() })
  .nullable();

interface Narrowed {
  /** Selects `title`, `slug`, `description`, `profile` of the category, tag or author `$3`; no row when unknown. */
  term: string;
  /** Condition on the posts `p`. */
  only: string;
  order?: string;
}

const termOf = (table: string, description = 'description', profile = 'null::json'): string =>
  `select id, title, slug, ${description} as description, ${profile} as profile
    from ${table} where slug = $3::text`;
const profile = `json_build_object('id', id, 'role', role, 'image', ${authorImage}, 'links', links,
  'shop', ${shopNameSql})`;
const noTerm = `select '' as title, '' as slug, '' as description, null::json as profile`;

const narrowed: Record<BlogListType, Narrowed> = {
  '': {
    term: `${noTerm} where $3::text is null`,
    only: 'true',
  },
  category: { term: termOf('post_category'), only: 'p.category_id = (select id from term)' },
  author: {
    term: termOf('post_author', 'about', profile),
    only: 'p.author_id = (select id from term)',
  },
  tag: {
    term: termOf('post_tag'),
    only: 'p.id in (select post_id from post_tagged where tag_id = (select id from term))',
  },
  search: {
    term: `${noTerm} where false`,
    only: 'p.words @@ $3::tsquery',
    // A post with the words in its title is more relevant than one that mentions them.
    order: 'p.title_words @@ $3::tsquery desc,',
  },
};

const statementOf = (type: BlogListType) => {
  const { term: named, only, order = '' } = narrowed[type];
  const place = `${order} p.published_time desc, p.id desc`;
  return {
    name: `blog-list-${type}`,
    text: `
      with term as (${named})
      select
        (select json_build_object('title', title, 'slug', slug, 'description', description,
          'profile', profile) from term) as term,
        ${cardsOf(`
          select p.id, row_number() over (order by ${place}) as n
          from post p where ${isShown('p')} and ${only} order by ${place} limit $1 offset $2`)} as items,
        (select count(*)::int from post p where ${isShown('p')} and ${only}) as total`,
    row: z.object({ items, total, term }),
  } satisfies Statement<unknown>;
};

/**
 * A page of posts, the newest first. Values: limit, offset, and the slug (for a search the tsquery, for all
 * posts null). `term` is null for an unknown category, tag or author, and for searches.
 */
export const readPosts: Record<BlogListType, ReturnType<typeof statementOf>> = {
  '': statementOf(''),
  category: statementOf('category'),
  tag: statementOf('tag'),
  author: statementOf('author'),
  search: statementOf('search'),
};

/** What the link preview of an author's page is drawn from. Values: id. */
export const readAuthor = {
  name: 'blog-author',
  text: `select id, title, role, ${authorImage} as image, ${shopNameSql} as shop
    from post_author where id = $1`,
  row: z.object({
    id: z.int(),
    title: z.string(),
    role: z.string(),
    image: z.string(),
    shop: shopName,
  }),
} satisfies Statement<unknown>;
