import { z } from 'zod';

const term = z.object({ title: z.string(), slug: z.string() });
export type ContentTerm = z.infer<typeof term>;

const common = z.object({
  /** Host of the former site; '' where the file does not say it. */
  source: z.string(),
  /** Hash of all that is said below. */
  said: z.string(),
  /** Its number in this shop, of which the file is an export. */
  own: z.int().nullable(),
  oldPath: z.string(),
  title: z.string(),
  /** Sanitised; pictures that have not come have their addresses in the former site. */
  bodyHtml: z.string(),
  seoDescription: z.string(),
  /** Addresses of pictures that are to come. */
  pictures: z.array(z.string()),
});

const postContent = common.extend({
  type: z.literal('post'),
  slug: z.string(),
  summary: z.string(),
  seoKeyword: z.string(),
  category: term,
  author: term,
  tags: z.array(term),
  publishedTime: z.string().nullable(),
  /** Address of its picture, or the path of one of this shop. */
  cover: z.string().nullable(),
  coverAlt: z.string(),
});
export type PostContent = z.infer<typeof postContent>;

const pageContent = common.extend({ type: z.literal('page'), name: z.string() });
export type PageContent = z.infer<typeof pageContent>;

/** What a row says, in the words of the shop. */
export const rowContent = z.discriminatedUnion('type', [postContent, pageContent]);
export type RowContent = z.infer<typeof rowContent>;
