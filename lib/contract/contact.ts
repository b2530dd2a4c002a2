import { z } from 'zod';
import { listAnswer, listCursor, pageLimit, rowId } from '#lib/contract/content-values.ts';

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

/** Messages as staff handle them. */
export const listMessagesBody = z.object({
  /** Absent: all. */
  state: z.enum(['open', 'handled']).optional(),
  after: listCursor.optional(),
  limit: pageLimit,
});
export type ListMessagesBody = z.output<typeof listMessagesBody>;

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

export const staffMessage = contactMessage.extend({
  /** When staff had dealt with it, and who; null while it is open. */
  handledAt: z.iso.datetime().nullable(),
  handledBy: z.string().nullable(),
});
export type StaffMessage = z.infer<typeof staffMessage>;
/** Newest first; `open` counts those to deal with, up to `mostCounted`. */
export const listMessagesAnswer = listAnswer(staffMessage).extend({ open: z.int().min(0) });
export type ListMessagesAnswer = z.infer<typeof listMessagesAnswer>;
export const markMessageBody = z.object({ id: rowId, isHandled: z.boolean() });
export type MarkMessageBody = z.output<typeof markMessageBody>;

/** Newest first. */
export const contactMessagesAnswer = z.object({
  items: z.array(contactMessage),
  total: z.int().min(0),
  page: z.int(),
  pageCount: z.int().min(0),
});
export type ContactMessagesAnswer = z.infer<typeof contactMessagesAnswer>;
