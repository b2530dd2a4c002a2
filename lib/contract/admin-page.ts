import { z } from 'zod';
import {
  listAnswer,
  listCursor,
  pageLimit,
  revision,
  rowId,
  stale,
} from '#lib/contract/content-values.ts';
import { getPageAnswer } from '#lib/contract/home.ts';

// Content pages as staff see them; `savePageBody` is in `home.ts`.

export const listPagesBody = z.object({
  /** A part of the title or name. */
  query: z.string().trim().max(200).default(''),
  after: listCursor.optional(),
  limit: pageLimit,
});
export type ListPagesBody = z.output<typeof listPagesBody>;

const pageRow = getPageAnswer.pick({ name: true, title: true, noIndex: true }).extend({
  id: rowId,
  revision,
  /** The contact page, whose name stays because its form is there. */
  isFixed: z.boolean(),
  updatedAt: z.iso.datetime(),
});

/** By name. */
export const listPagesAnswer = listAnswer(pageRow);
export type ListPagesAnswer = z.infer<typeof listPagesAnswer>;

/** By the current name. */
export const getAdminPageBody = z.object({ name: z.string().min(1).max(200) });

export const adminPage = pageRow.extend({
  ...getPageAnswer.pick({ bodyHtml: true, seoKeywords: true, seoDescription: true }).shape,
  /** Names that lead to it, the latest first. */
  formerNames: z.array(z.string()),
});
export type AdminPage = z.infer<typeof adminPage>;
export const stalePage = stale(adminPage);
