import { z } from 'zod';
import { opinionState } from '#lib/contract/opinion.ts';
import { productCard } from '#lib/contract/product.ts';
import { picturePath, seo } from '#lib/contract/values.ts';

/** Posts of a page of the magazine (specification §9). */
export const blogPageSize = 8;

/** A category, a tag or an author: its title and what stands for it in addresses. */
export const blogTerm = z.object({ title: z.string(), slug: z.string() });
export type BlogTerm = z.infer<typeof blogTerm>;

/** What a list shows of a post. */
export const postCard = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  /** Plain text of a sentence or two. */
  summary: z.string(),
  /** 970x580 (specification §9). */
  image: picturePath,
  imageAlt: z.string(),
  category: blogTerm,
  author: blogTerm,
  publishedTime: z.iso.datetime(),
  readingMinutes: z.int().min(1),
});
export type PostCard = z.infer<typeof postCard>;

export const blogListTypes = ['', 'category', 'tag', 'author', 'search'] as const;
export type BlogListType = (typeof blogListTypes)[number];

export const blogListBody = z.object({
  /** A slug, or the text that is searched for; empty where `type` is. */
  value: z.string().max(200).default(''),
  page: z.int().min(1).max(100_000).default(1),
  type: z.enum(blogListTypes).default(''),
  limit: z.int().min(1).max(50).default(blogPageSize),
});
export type BlogListBody = z.input<typeof blogListBody>;

export const blogListAnswer = z.object({
  items: z.array(postCard),
  total: z.int().min(0),
  page: z.int(),
  pageCount: z.int().min(0),
  /** The category, tag or author that was asked for; null for all posts and searches. */
  term: blogTerm.extend({ description: z.string() }).nullable(),
});
export type BlogListAnswer = z.infer<typeof blogListAnswer>;

/** A heading of a post; `id` is its anchor in `bodyHtml`. Level 2 or 3. */
export const postHeading = z.object({
  id: z.string(),
  title: z.string(),
  level: z.union([z.literal(2), z.literal(3)]),
});
export type PostHeading = z.infer<typeof postHeading>;

const postLink = postCard.pick({ id: true, title: true, slug: true });

export const blogDetailBody = z.object({ value: z.int().min(1).max(2_147_483_647) });

/** What the form of a comment names its post by. */
export const postNameAnswer = z.object({ id: z.int(), title: z.string(), slug: z.string() });
export type PostNameAnswer = z.infer<typeof postNameAnswer>;

export const blogDetailAnswer = postCard.extend({
  /**
   * Clean HTML whose headings carry the ids of `contents`. Where a product is to be shown it holds
   * `<p data-product="{WebsiteCode}"></p>`; a product that is not in `products` is not shown.
   */
  bodyHtml: z.string(),
  contents: z.array(postHeading),
  tags: z.array(blogTerm),
  author: blogTerm.extend({ role: z.string(), about: z.string() }),
  modifiedTime: z.iso.datetime(),
  /** The link preview's path below `/media`; it changes with what it shows. */
  ogImage: picturePath.optional(),
  seoKeyword: z.string(),
  seoDescription: z.string(),
  /** The products named in the body, as lists show them. */
  products: z.array(productCard),
  related: z.array(postCard),
  /** The post published before and the one after; null at the ends. */
  previous: postLink.nullable(),
  next: postLink.nullable(),
  /** The newest of those shown, the oldest of them first; at most `shownComments`. */
  comments: z.array(
    z.object({
      id: z.int(),
      author: z.string(),
      /** Whether it is the shop's own. */
      isShop: z.boolean(),
      body: z.string(),
      writtenAt: z.iso.datetime(),
    }),
  ),
  commentCount: z.int().min(0),
});
export type BlogDetailAnswer = z.infer<typeof blogDetailAnswer>;
export const shownComments = 50;

export const sidebarAnswer = z.object({
  categories: z.array(blogTerm.extend({ count: z.int().min(1) })),
  latest: z.array(postCard),
  popular: z.array(postCard),
  products: z.array(productCard),
});
export type SidebarAnswer = z.infer<typeof sidebarAnswer>;

/** Whose page it is beside, a post's id as the address has it: its lists leave that post out. */
export const sidebarParams = z.object({
  value: z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(blogDetailBody.shape.value),
});

/** A member's comment on the post `id`, plain text. */
export const addCommentBody = z.object({
  id: blogDetailBody.shape.value,
  body: z.string().max(10_000, 'این متن بیش از اندازه بلند است'),
});
export type AddCommentBody = z.input<typeof addCommentBody>;
export const addedCommentAnswer = z.object({
  id: z.int(),
  /** The name others will read with it. */
  author: z.string(),
  body: z.string(),
  /** `waiting` until the shop has read it; its own are `shown` at once. */
  state: opinionState,
});
export type AddedCommentAnswer = z.infer<typeof addedCommentAnswer>;

/** Products one post may name; of the same number cards can be asked for. */
export const mostPostProducts = 24;

/** Write calls of the shop's own people (role Administrator). Absent `id`: a new post. */
export const savePostBody = z.object({
  id: z.int().min(1).max(2_147_483_647).optional(),
  title: z.string().min(1).max(200),
  /** Made of the title when empty; a former one leads here for ever (308). */
  slug: z.string().max(100).default(''),
  summary: z.string().min(1).max(500),
  bodyHtml: z.string().min(1).max(200_000),
  image: picturePath.describe('A picture the shop has, `{hash}-850.webp`'),
  imageAlt: z.string().max(300).default(''),
  categorySlug: z.string().min(1).max(100),
  authorSlug: z.string().min(1).max(100),
  /** Titles or slugs; a tag that is not there yet is made. */
  tags: z.array(z.string().min(1).max(60)).max(10).default([]),
  seoKeyword: seo.shape.seoKeywords.max(500).default(''),
  seoDescription: seo.shape.seoDescription.max(500).default(''),
  /** Not shown before; null: not published. */
  publishedTime: z.iso
    .datetime()
    .refine((time) => time >= '2000')
    .nullable(),
});
export type SavePostBody = z.input<typeof savePostBody>;
export const savedPostAnswer = z.object({ id: z.int(), slug: z.string() });
