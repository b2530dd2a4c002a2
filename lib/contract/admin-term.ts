import { z } from 'zod';
import {
  hasRevision,
  isLink,
  listAnswer,
  listCursor,
  oneRevision,
  pageLimit,
  revision,
  revisionMissing,
  rowId,
  stale,
} from '#lib/contract/content-values.ts';
import { picturePath } from '#lib/contract/values.ts';

// Categories, authors and tags of the magazine as staff see and change them.

const line = (most: number) => z.string().trim().max(most);
const title = line(100).min(1, 'این بخش را بنویسید');
/** '' is derived from the title. The address of a former one leads on. */
const slug = line(100).default('');
const text = line(1_000).default('');
const base = { id: rowId.optional(), revision: revision.optional(), title, slug };

const known = {
  id: rowId,
  revision,
  title: z.string(),
  slug: z.string(),
  /** Posts with it, whatever their state. */
  postCount: z.int().min(0),
};

/** Most categories, and most authors. */
export const mostTerms = 200;

export const saveCategoryBody = z
  .object({ ...base, description: text, position: z.int().min(0).max(10_000).default(0) })
  .refine(hasRevision, revisionMissing);
export type SaveCategoryBody = z.output<typeof saveCategoryBody>;
export const adminPostCategory = z.object({
  ...known,
  description: z.string(),
  position: z.int(),
});
/** In the order of the magazine. */
export const postCategoriesAnswer = z.object({ items: z.array(adminPostCategory) });

/** Most pages elsewhere of an author. */
export const mostAuthorLinks = 6;
const tooManyLinks = 'حداکثر ۶ نشانی بنویسید';

const wrongLink = 'هر نشانی را کامل و با https بنویسید';
const isElsewhere = (url: string): boolean => !url.startsWith('/') && isLink(url);

export const saveAuthorBody = z
  .object({
    ...base,
    role: line(100).default(''),
    about: text,
    /** A picture the shop has, `{hash}-850.webp`; '' for none. */
    image: picturePath.max(60).default(''),
    links: z
      .array(line(300))
      .max(mostAuthorLinks, tooManyLinks)
      .refine((links) => links.every(isElsewhere), wrongLink)
      .default([]),
  })
  .refine(hasRevision, revisionMissing);
export type SaveAuthorBody = z.output<typeof saveAuthorBody>;
export const adminPostAuthor = z.object({
  ...known,
  role: z.string(),
  about: z.string(),
  image: picturePath,
  links: z.array(z.string()),
});
export const postAuthorsAnswer = z.object({ items: z.array(adminPostAuthor) });

export const saveTagBody = z
  .object({ ...base, description: text })
  .refine(hasRevision, revisionMissing);
export type SaveTagBody = z.output<typeof saveTagBody>;
export const adminPostTag = z.object({ ...known, description: z.string() });

export const listTagsBody = z.object({
  /** The beginning of the title. */
  query: line(60).default(''),
  after: listCursor.optional(),
  limit: pageLimit,
});
export type ListTagsBody = z.output<typeof listTagsBody>;
/** By title. */
export const listTagsAnswer = listAnswer(adminPostTag);
export type ListTagsAnswer = z.infer<typeof listTagsAnswer>;

export const removeTermBody = oneRevision;
export type RemoveTermBody = z.output<typeof removeTermBody>;
export const removedTermAnswer = z.object({ id: rowId });

/** A category, author or tag. */
export const adminTerm = z.union([adminPostCategory, adminPostAuthor, adminPostTag]);
export const staleTerm = stale(adminTerm);
