import { z } from 'zod';
import { iso } from '#server/db/iso.ts';
import type { Statement } from '#server/db/statement.ts';

/** Maximum sessions listed; more than anyone has devices, but sessions may be left open. */
const most = 50;

/** A member's valid sessions, the current one first, then the most recently used. Values: member, session. */
export const readSessions = {
  name: 'member-sessions',
  text: `
    select id, user_agent as "userAgent", ${iso('rotated_at')} as "lastSeen", id = $2 as "isThis"
    from member_session where member_id = $1 and expires_at > now()
    order by id = $2 desc, rotated_at desc, id limit ${most}`,
  row: z.object({
    id: z.string(),
    userAgent: z.string(),
    lastSeen: z.string(),
    isThis: z.boolean(),
  }),
} satisfies Statement<unknown>;

/** Ends a session of the member; no row when it does not exist. Values: member, session. */
export const endSessionOf = {
  name: 'member-end-session-of',
  text: `delete from member_session where member_id = $1 and id = $2 returning id`,
  row: z.object({ id: z.string() }),
} satisfies Statement<unknown>;
