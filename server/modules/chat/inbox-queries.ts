import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ChatList } from '#lib/contract/chat-names.ts';
import { mostCounted } from '#lib/contract/content-values.ts';
import { type Db, rows } from '#server/db/database.ts';
import { micros, ofMicros } from '#server/db/iso.ts';
import { listRow, rowColumns } from '#server/modules/chat/rows.ts';

/** What is searched for, read from what was typed. */
export type Sought =
  | { readonly by: 'all' }
  | { readonly by: 'nothing' }
  | { readonly by: 'order'; readonly number: number }
  | { readonly by: 'mobile'; readonly mobile: string }
  | { readonly by: 'text'; readonly text: string };

/** A list of chats for one of the staff. */
export interface Wanted {
  readonly list: ChatList;
  readonly staffId: number;
  readonly sought: Sought;
}

/** Where a list goes on: the time of the last row in microseconds, and its id. */
export type Place = readonly [at: number, id: string];

/** A text as a part of a pattern of `like`. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

function soughtIn(sought: Sought): SQL {
  if (sought.by === 'all' || sought.by === 'nothing') return sql`${sought.by === 'all'}`;
  if (sought.by === 'mobile') {
    return sql`(c.mobile = ${sought.mobile}
      or c.member_id = (select v.id from member v where v.mobile = ${sought.mobile}))`;
  }
  if (sought.by === 'order') {
    return sql`((c.subject_type = 'order' and c.subject_value = ${String(sought.number)})
      or c.member_id = (select o.member_id from shop_order o where o.number = ${sought.number}))`;
  }
  const pattern = `%${literal(sought.text)}%`;
  return sql`c.id in (select x.id from chat x where x.name ilike ${pattern}
    union all select x.id from member v join chat x on x.member_id = v.id where v.name ilike ${pattern}
    union all select m.chat_id from chat_message m where m.body ilike ${pattern})`;
}

function isIn({ list, staffId, sought }: Wanted): SQL {
  if (list === 'waiting') return sql`c.state = 'waiting'`;
  if (list === 'closed') return sql`c.state = 'closed'`;
  if (list === 'mine') return sql`c.state <> 'closed' and c.assignee_id = ${staffId}`;
  // A search looks everywhere.
  return sought.by === 'all' ? sql`c.state <> 'closed'` : sql`true`;
}

const isWanted = (wanted: Wanted): SQL => sql`${isIn(wanted)} and ${soughtIn(wanted.sought)}`;
const placed = listRow.extend({ at: z.number() });

/** Who waits longest first; of other lists the latest first. */
export function chatsPage(wanted: Wanted, after: Place | null, limit: number): SQL {
  const isQueue = wanted.list === 'waiting';
  const column = isQueue ? 'c.waiting_since' : 'c.last_at';
  const [at, order] = [sql.raw(column), sql.raw(isQueue ? 'asc' : 'desc')];
  const rest =
    after === null
      ? sql``
      : sql`and (${at}, c.id) ${sql.raw(isQueue ? '>' : '<')} (${sql.raw(ofMicros(String(after[0])))}, ${after[1]}::uuid)`;
  return sql`select ${sql.raw(`${rowColumns}, ${micros(column)} as at`)}
    from chat c where ${isWanted(wanted)} ${rest} order by ${at} ${order}, c.id ${order} limit ${limit}`;
}

export const readChats = (db: Db, wanted: Wanted, after: Place | null, limit: number) =>
  rows(db, chatsPage(wanted, after, limit), placed);

/** How many there are, counted up to one more than `mostCounted`. */
export async function countChats(db: Db, wanted: Wanted): Promise<number> {
  const [found] = await rows(
    db,
    sql`select count(*)::int as count from (
      select from chat c where ${isWanted(wanted)} limit ${mostCounted + 1}) few`,
    z.object({ count: z.int() }),
  );
  return found?.count ?? 0;
}
