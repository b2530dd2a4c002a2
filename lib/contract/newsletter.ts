// The small zod: these are the schemas a browser is sent.
import * as z from 'zod/mini';
import { mobileBody } from '#lib/contract/mobile.ts';

export const newsletterBody = mobileBody;
export type NewsletterBody = z.input<typeof newsletterBody>;

/** The same for a number that is new and one that is known already. */
export const newsletterAnswer = z.object({ Success: z.boolean(), Message: z.string() });
export type NewsletterAnswer = z.infer<typeof newsletterAnswer>;

/** Where the plain form leads, each a page of `/newsletter/`. */
export const newsletterPages = ['done', 'invalid', 'failed'] as const;
export type NewsletterPage = (typeof newsletterPages)[number];
