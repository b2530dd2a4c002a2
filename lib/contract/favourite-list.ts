import { z } from 'zod';
import { mostInList } from '#lib/contract/limits.ts';
import { productCard } from '#lib/contract/product.ts';
import { websiteCode } from '#lib/contract/values.ts';

// Lists of a member besides the favourites, which are list 0 where a list is named.

const listId = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const anyList = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
/** What is written; the rule judges it (`lib/rules/list-name.ts`). */
const name = z.string().max(1_000);

export const favouriteList = z.object({
  id: listId,
  name: z.string(),
  /** Products that are still there. */
  count: z.int().min(0),
  /** The last part of the address at which everybody may read it; null while it is not shared. */
  token: z.string().nullable(),
  /** Whether readers see the member's first name. */
  showsName: z.boolean(),
});
export type FavouriteList = z.infer<typeof favouriteList>;

/** The oldest first. */
export const listsAnswer = z.object({ lists: z.array(favouriteList) });
export type ListsAnswer = z.infer<typeof listsAnswer>;

export const createListBody = z.object({ name });
export const createListAnswer = listsAnswer.extend({ id: listId });
export type CreateListAnswer = z.infer<typeof createListAnswer>;

export const renameListBody = z.object({ id: listId, name });
export const oneListBody = z.object({ id: listId });

/** Copies products of one list to another, or moves them. */
export const moveProductsBody = z.object({
  from: anyList,
  to: anyList,
  codes: z.array(websiteCode).min(1).max(mostInList),
  copies: z.boolean().default(false),
});
export type MoveProductsBody = z.input<typeof moveProductsBody>;

export const inListBody = z.object({ id: listId, WebsiteCode: websiteCode });

/** @property isFresh whether a new address replaces the one there is */
export const shareListBody = z.object({
  id: listId,
  isShared: z.boolean(),
  showsName: z.boolean().default(false),
  isFresh: z.boolean().default(false),
});
export type ShareListBody = z.input<typeof shareListBody>;

export const getSharedBody = z.object({
  token: z.string().max(400),
  page: z.int().min(1).max(10_000).default(1),
});
/** What a visitor sees of a list. */
export const sharedList = z.object({
  name: z.string(),
  /** The owner's first name, if they show it; else ''. */
  owner: z.string(),
  items: z.array(productCard),
  total: z.int().min(0),
  page: z.int(),
  pageCount: z.int().min(0),
});
export type SharedList = z.infer<typeof sharedList>;
