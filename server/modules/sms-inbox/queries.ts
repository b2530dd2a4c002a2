import { z } from 'zod';
import { iso } from '#server/db/iso.ts';
import type { Statement } from '#server/db/statement.ts';

/** Maximum messages shown. */
const shown = 100;

const message = z.object({
  purpose: z.string(),
  mobile: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** Null while it is queued. */
  outcome: z.enum(['sent', 'refused', 'lost']).nullable(),
});
export type InboxMessage = z.infer<typeof message>;

/** The newest first. */
export const readInbox = {
  name: 'sms-inbox-read',
  text: `
    select purpose, mobile, text, outcome,
      ${iso('created_at')} as "createdAt"
    from sms order by id desc limit ${shown}`,
  row: message,
} satisfies Statement<unknown>;
