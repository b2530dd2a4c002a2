import { z } from 'zod';
import {
  hasRevision,
  link,
  listAnswer,
  listCursor,
  oneRevision,
  pageLimit,
  revision,
  revisionMissing,
  rowId,
  stale,
} from '#lib/contract/content-values.ts';

/** Longest requested address that is looked up. */
const longestRequest = 4_000;

export const findRedirectBody = z.object({
  /** Path and query as requested. */
  address: z.string().startsWith('/').max(longestRequest),
});
const code = z.union([z.literal(301), z.literal(308)]);
export const findRedirectAnswer = z.object({
  /** A path of the shop or an https address, not percent-encoded; null when the address leads nowhere. */
  target: z.string().nullable(),
  code,
});
export type FindRedirectAnswer = z.infer<typeof findRedirectAnswer>;

export const adminRedirect = z.object({
  id: rowId,
  revision,
  path: z.string(),
  target: z.string(),
  code,
  hits: z.int().min(0),
  lastHitAt: z.iso.datetime().nullable(),
});
export type AdminRedirect = z.infer<typeof adminRedirect>;

export const listRedirectsBody = z.object({
  /** A part of the path or target. */
  query: z.string().trim().max(200).default(''),
  after: listCursor.optional(),
  limit: pageLimit,
});
export type ListRedirectsBody = z.output<typeof listRedirectsBody>;
/** The newest first. */
export const listRedirectsAnswer = listAnswer(adminRedirect);
export type ListRedirectsAnswer = z.infer<typeof listRedirectsAnswer>;

export const saveRedirectBody = z
  .object({
    id: rowId.optional(),
    revision: revision.optional(),
    /** The old address: path and query, percent-encoded or not, or with its host. */
    path: z.string().trim().min(1).max(1_000),
    target: link,
    code: code.default(308),
  })
  .refine(hasRevision, revisionMissing);
export type SaveRedirectBody = z.output<typeof saveRedirectBody>;
export const staleRedirect = stale(adminRedirect);

export const removeRedirectBody = oneRevision;
export type RemoveRedirectBody = z.output<typeof removeRedirectBody>;
export const removedRedirectAnswer = z.object({ id: rowId });

export const listMissingBody = z.object({ after: listCursor.optional(), limit: pageLimit });
export type ListMissingBody = z.output<typeof listMissingBody>;
export const missingAddress = z.object({
  path: z.string(),
  hits: z.int().min(1),
  firstSeenAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
/** The most wanted first. */
export const listMissingAnswer = listAnswer(
  missingAddress.extend({
    /** The page of the shop that is most like it, and why that may be wrong; null for one that is sure. */
    proposal: z.object({ target: z.string(), guess: z.string().nullable() }).nullable(),
  }),
);
export type ListMissingAnswer = z.infer<typeof listMissingAnswer>;

/** Most redirects, and most missing addresses that are kept. */
export const mostRedirects = 200_000;
export const mostMissing = 1_000;
