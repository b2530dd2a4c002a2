import { iso } from '#server/db/iso.ts';

/** SQL condition: the post is published. */
export const isShown = (post: string): string => `${post}.published_time <= now()`;

/** SQL: path of an author's picture; '' without one. */
export const authorImage = `coalesce(picture_hash || '-850.webp', '')`;

const term = (table: string, id: string): string =>
  `(select json_build_object('title', title, 'slug', slug) from ${table} where id = ${id})`;

/** Fields of a post that lists show, for `json_build_object`. */
export const cardFields = (post: string): string => `
  'id', ${post}.id, 'title', ${post}.title, 'slug', ${post}.slug, 'summary', ${post}.summary,
  'image', ${post}.picture_hash || '-850.webp', 'imageAlt', ${post}.image_alt,
  'category', ${term('post_category', `${post}.category_id`)},
  'publishedTime', ${iso(`${post}.published_time`)}, 'readingMinutes', ${post}.reading_minutes`;

/** A post's card, as lists show it. */
export const cardJson = (post: string): string =>
  `json_build_object(${cardFields(post)}, 'author', ${term('post_author', `${post}.author_id`)})`;

/** Cards of the posts selected by a query with the columns `id` and position `n`. */
export const cardsOf = (chosen: string): string => `
  (select coalesce(json_agg(${cardJson('p')} order by chosen.n), '[]')
    from (${chosen}) chosen join post p on p.id = chosen.id)`;
