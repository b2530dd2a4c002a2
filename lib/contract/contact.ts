import { z } from 'zod';

/** Technical limit above every field's own limit, separators included; the rules check the rest. */
const written = z.string().max(10_000, 'این متن بیش از اندازه بلند است').default('');

/** Input of the contact form; `website` is an invisible honeypot that only robots fill in. */
export const contactBody = z.object({
  name: written,
  mobile: written,
  subject: written,
  message: written,
  website: written,
});
export type ContactBody = z.input<typeof contactBody>;

export const contactAnswer = z.object({ Success: z.boolean(), Message: z.string() });
export type ContactAnswer = z.infer<typeof contactAnswer>;

export const contactPageSize = 20;
export const getContactMessagesBody = z.object({ page: z.int().min(1).max(100_000).default(1) });

export const contactMessage = z.object({
  id: z.int(),
  name: z.string(),
  /** `09…` */
  mobile: z.string(),
  subject: z.string(),
  message: z.string(),
  sentAt: z.iso.datetime(),
});

/** Newest first. */
export const contactMessagesAnswer = z.object({
  items: z.array(contactMessage),
  total: z.int().min(0),
  page: z.int(),
  pageCount: z.int().min(0),
});
export type ContactMessagesAnswer = z.infer<typeof contactMessagesAnswer>;
