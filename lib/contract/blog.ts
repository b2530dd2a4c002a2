import { z } from 'zod';
import { hasRevision, revision, revisionMissing, rowId } from '#lib/contract/content-values.ts';
import { opinionState } from '#lib/contract/opinion.ts';
import { productCard } from '#lib/contract/product.ts';
import { picturePath, seo } from '#lib/contract/values.ts';

/** Posts a page in the magazine (contract §1). */
export const blogPageSize = 8;

/** A category, tag or author: its title and slug. */
export const blogTerm = z.object({ title: z.string(), slug: z.string() });
export type BlogTerm = z.infer<typeof blogTerm>;

/** The person behind the posts of an author. */
export const authorProfile = z.object({
  role: z.string(),
  /** Their picture; '' without one. */
  image: picturePath,
  /** Their pages elsewhere, https only. */
  links: z.array(z.string()),
  /** Path of their link preview below `/media`; it changes with its content. */
  ogImage: picturePath.optional(),
});
export type AuthorProfile = z.infer<typeof authorProfile>;

/** A post as shown in lists. */
export const postCard = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  /** One or two sentences of plain text. */
  summary: z.string(),
  /** 970x580 px. */
  image: picturePath,
  imageAlt: z.string(),
  category: blogTerm,
  author: blogTerm,
  publishedTime: z.iso.datetime(),
  readingMinutes: z.int().min(1),
});
export type PostCard = z.infer<typeof postCard>;

export const postSubjects = ['product', 'category', 'brand'] as const;
export type PostSubject = (typeof postSubjects)[number];

/** Asks for the newest posts that show a product, or products of a category or brand. */
export const postsAboutBody = z.object({
  subject: z.enum(postSubjects),
  id: z.int().min(1).max(2_147_483_647),
});
export const postsAboutAnswer = z.array(postCard);

/** A tag of fewer posts says less than each of them: it is not indexed. */
export const fewestPostsOfTag = 3;

export const blogListTypes = ['', 'category', 'tag', 'author', 'search'] as const;
export type BlogListType = (typeof blogListTypes)[number];

export const blogListBody = z.object({
  /** A slug, or the search text; empty if `type` is. */
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
  /** The requested category, tag or author; null for all posts and for searches. */
  term: blogTerm
    .extend({
      description: z.string(),
      /** Of an author. */
      profile: authorProfile.nullish(),
    })
    .nullable(),
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

/** What the comment form needs of its post. */
export const postNameAnswer = z.object({ id: z.int(), title: z.string(), slug: z.string() });
export type PostNameAnswer = z.infer<typeof postNameAnswer>;

export const blogDetailAnswer = postCard.extend({
  /**
   * Sanitised HTML whose headings have the ids of `contents`. Products are marked by `<p
   * data-product="{WebsiteCode}"></p>`; one that is missing from `products` is not shown.
   */
  bodyHtml: z.string(),
  /** When each film of the text was first shown in the shop, by its id at Aparat or its file's name. */
  filmDates: z.record(z.string(), z.iso.datetime()).nullish(),
  contents: z.array(postHeading),
  tags: z.array(blogTerm),
  author: blogTerm.extend({
    role: z.string(),
    about: z.string(),
    image: authorProfile.shape.image.optional(),
  }),
  modifiedTime: z.iso.datetime(),
  /** Path of the link preview image below `/media`; it changes with its content. */
  ogImage: picturePath.optional(),
  seoKeyword: z.string(),
  seoDescription: z.string(),
  /** The products in the body, as lists show them. */
  products: z.array(productCard),
  related: z.array(postCard),
  /** The posts published before and after this one; null at the ends. */
  previous: postLink.nullable(),
  next: postLink.nullable(),
  /** The newest published comments, at most `shownComments`, oldest first. */
  comments: z.array(
    z.object({
      id: z.int(),
      author: z.string(),
      /** Whether the shop wrote it. */
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

/** Id of the post the sidebar belongs to, as in the address; its lists leave that post out. */
export const sidebarParams = z.object({
  value: z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(blogDetailBody.shape.value),
});

/** A member's comment on the post `id`, as plain text. */
export const addCommentBody = z.object({
  id: blogDetailBody.shape.value,
  body: z.string().max(10_000, 'این متن بیش از اندازه بلند است'),
});
export type AddCommentBody = z.input<typeof addCommentBody>;
export const addedCommentAnswer = z.object({
  id: z.int(),
  /** The name published with it. */
  author: z.string(),
  body: z.string(),
  /** `waiting` until a moderator has read it; the shop's own are `shown` at once. */
  state: opinionState,
});
export type AddedCommentAnswer = z.infer<typeof addedCommentAnswer>;

/** Most products a post may contain; equals the limit of a request for cards. */
export const mostPostProducts = 24;

/** Write calls of administrators. Without `id` and `revision`: a new post. */
const savedPost = z.object({
  id: rowId.optional(),
  revision: revision.optional(),
  title: z.string().min(1).max(200),
  /** Derived from the title if empty; former slugs redirect (308) forever. */
  slug: z.string().max(100).default(''),
  summary: z.string().min(1).max(500),
  bodyHtml: z.string().min(1).max(200_000),
  image: picturePath.describe('A picture the shop has, `{hash}-850.webp`'),
  /** Demanded of a post that is or will be published, like `alt` of pictures in the body. */
  imageAlt: z.string().trim().max(300).default(''),
  categorySlug: z.string().min(1).max(100),
  authorSlug: z.string().min(1).max(100),
  /** Titles or slugs; unknown tags are created. */
  tags: z.array(z.string().min(1).max(60)).max(10).default([]),
  seoKeyword: seo.shape.seoKeywords.max(500).default(''),
  seoDescription: seo.shape.seoDescription.max(500).default(''),
  /** The post is hidden until then; null: unpublished. */
  publishedTime: z.iso
    .datetime()
    .refine((time) => time >= '2000')
    .nullable(),
});
export const savePostBody = savedPost.refine(hasRevision, revisionMissing);
export type SavePostBody = z.input<typeof savePostBody>;
