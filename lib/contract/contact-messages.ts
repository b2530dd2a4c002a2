import { z } from 'zod';

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

/** The newest first. */
export const contactMessagesAnswer = z.object({
  items: z.array(contactMessage),
  total: z.int().min(0),
  page: z.int(),
  pageCount: z.int().min(0),
});
export type ContactMessagesAnswer = z.infer<typeof contactMessagesAnswer>;
