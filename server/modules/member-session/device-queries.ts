import { z } from 'zod';
import type { Statement } from '#server/db/statement.ts';

/** More devices than anybody has; sessions that were left open may be more. */
const most = 50;

const iso = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Those of one member that are good, the one that asks first, then those used last. Values: member, session. */
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

/** Ends a session of the member; no row when there is none. Values: member, session. */
export const endSessionOf = {
  name: 'member-end-session-of',
  text: `delete from member_session where member_id = $1 and id = $2 returning id`,
  row: z.object({ id: z.string() }),
} satisfies Statement<unknown>;
