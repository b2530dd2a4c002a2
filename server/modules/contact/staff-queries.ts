import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type ListMessagesBody, staffMessage } from '#lib/contract/contact.ts';
import { mostCounted } from '#lib/contract/content-values.ts';
import { type Db, rows } from '#server/db/database.ts';
import { iso } from '#server/db/iso.ts';

const messages = sql`select m.id, m.name, m.mobile, m.subject, m.message,
    ${sql.raw(`${iso('m.sent_at')} as "sentAt", ${iso('m.handled_at')} as "handledAt"`)},
    s.name as "handledBy"
  from contact_message m left join member s on s.id = m.staff_id`;

type State = ListMessagesBody['state'];

function isState(state: State): SQL {
  if (state === undefined) return sql`true`;
  return state === 'open' ? sql`m.handled_at is null` : sql`m.handled_at is not null`;
}

/** The newest first, after the one with this id. */
export const readStaffMessages = (
  db: Db,
  state: State,
  { after, limit }: { after: number | null; limit: number },
) => {
  const from = after === null ? sql`` : sql`and m.id < ${after}`;
  return rows(
    db,
    sql`${messages} where ${isState(state)} ${from} order by m.id desc limit ${limit}`,
    staffMessage,
  );
};

/** How many of a state there are, counted up to one more than `mostCounted`. */
export async function countMessages(db: Db, state: State): Promise<number> {
  const found = await rows(
    db,
    sql`select count(*)::int as count from (
      select from contact_message m where ${isState(state)} limit ${mostCounted + 1}) few`,
    z.object({ count: z.int() }),
  );
  return found[0]?.count ?? 0;
}

/** A message; its row is locked until the transaction ends. */
export async function holdMessage(tx: Db, id: number) {
  const [found] = await rows(tx, sql`${messages} where m.id = ${id} for update of m`, staffMessage);
  return found ?? null;
}

/** @param staffId who has dealt with it; null: it is open again */
export async function markMessage(tx: Db, id: number, staffId: number | null): Promise<void> {
  await tx.execute(sql`update contact_message set staff_id = ${staffId},
    handled_at = case when ${staffId}::bigint is null then null else now() end where id = ${id}`);
}
