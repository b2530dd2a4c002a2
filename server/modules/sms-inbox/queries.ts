import { z } from 'zod';
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
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
    from sms order by id desc limit ${shown}`,
  row: message,
} satisfies Statement<unknown>;
