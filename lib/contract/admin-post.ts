import { z } from 'zod';
import { blogTerm } from '#lib/contract/blog.ts';
import {
  listAnswer,
  listCursor,
  oneRevision,
  pageLimit,
  revision,
  rowId,
  stale,
} from '#lib/contract/content-values.ts';
import { picturePath } from '#lib/contract/values.ts';

// Posts of the magazine as staff see and change them; `savePostBody` is in `blog.ts`.

/** `scheduled`: published later. `bin`: removed, and deleted 30 days after. */
export const postState = z.enum(['draft', 'scheduled', 'published', 'bin']);
export type PostState = z.infer<typeof postState>;

export const listPostsBody = z.object({
  /** Words of the title, each by prefix. */
  query: z.string().trim().max(200).default(''),
  /** Absent: all that are not in the bin. */
  state: postState.optional(),
  categoryId: rowId.optional(),
  authorId: rowId.optional(),
  after: listCursor.optional(),
  limit: pageLimit,
});
export type ListPostsBody = z.output<typeof listPostsBody>;

const postRow = z.object({
  id: rowId,
  revision,
  title: z.string(),
  slug: z.string(),
  image: picturePath,
  state: postState,
  category: blogTerm,
  author: blogTerm,
  publishedTime: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
  binnedAt: z.iso.datetime().nullable(),
  commentCount: z.int().min(0),
});

/** The last changed first. */
export const listPostsAnswer = listAnswer(postRow);
export type ListPostsAnswer = z.infer<typeof listPostsAnswer>;

export const getPostBody = z.object({ id: rowId });

/** A product as a card of the editor shows it. */
const mentioned = z.object({
  websiteCode: z.int(),
  nameFa: z.string(),
  /** Path below the image base; '' without a picture. */
  image: z.string(),
  /** Whether it is in the shop; otherwise its card is not shown. */
  isThere: z.boolean(),
});

export const adminPost = postRow.extend({
  summary: z.string(),
  /** Sanitised, as it is stored. */
  bodyHtml: z.string(),
  imageAlt: z.string(),
  tags: z.array(blogTerm),
  seoKeyword: z.string(),
  seoDescription: z.string(),
  readingMinutes: z.int().min(1),
  /** The products that `bodyHtml` names. */
  products: z.array(mentioned),
  createdAt: z.iso.datetime(),
});
export type AdminPost = z.infer<typeof adminPost>;

export const removePostBody = oneRevision;
export const stalePost = stale(adminPost);
