import { z } from 'zod';
import { blogDetailAnswer } from '#lib/contract/blog.ts';
import { getPageAnswer, homeAnswer, masterFrame } from '#lib/contract/home.ts';
import { getDetailAnswer } from '#lib/contract/product.ts';

// Pages as they would be if what staff are writing were saved.

/** What can be previewed: the last part of a preview's address. */
export const draftKind = z.enum(['product', 'post', 'page', 'home']);
export type DraftKind = z.infer<typeof draftKind>;

/** For the panel. */
export const draftAnswer = z.object({
  /** Path of the preview; it works for 15 minutes. */
  path: z.string(),
});
export type DraftAnswer = z.infer<typeof draftAnswer>;

/** For the storefront. */
export const getDraftBody = z.object({ token: z.string().max(400), kind: draftKind });

export const draftPage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), product: getDetailAnswer }),
  z.object({ kind: z.literal('post'), post: blogDetailAnswer }),
  z.object({ kind: z.literal('page'), page: getPageAnswer }),
  z.object({
    kind: z.literal('home'),
    /** Absent: its blocks as they are published. */
    home: homeAnswer.optional(),
    /** What stands around it; absent: as it is published. */
    frame: masterFrame.optional(),
  }),
]);
export type DraftPage = z.infer<typeof draftPage>;
