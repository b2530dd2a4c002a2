// zod/mini: browsers load these schemas.
import * as z from 'zod/mini';
import { mobileBody } from '#lib/contract/mobile.ts';

export const newsletterBody = mobileBody;
export type NewsletterBody = z.input<typeof newsletterBody>;

/** The same answer for new and already subscribed numbers. */
export const newsletterAnswer = z.object({ Success: z.boolean(), Message: z.string() });
export type NewsletterAnswer = z.infer<typeof newsletterAnswer>;

/** Results of the plain form: names of pages below `/newsletter/`. */
export const newsletterPages = ['done', 'invalid', 'failed'] as const;
export type NewsletterPage = (typeof newsletterPages)[number];
