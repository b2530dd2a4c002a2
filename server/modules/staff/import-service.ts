import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import { addStaff, readManagerRole, writeHeld } from '#server/modules/staff/staff-queries.ts';

/** Makes the demo shop's administrators managers; on the shop's own machine they need no second step. */
export async function importManagers(tx: Db, mobiles: readonly string[]): Promise<void> {
  const query = sql`select id from member where mobile = any(${sql.param([...mobiles])}::text[])`;
  const manager = await readManagerRole(tx);
  for (const { id } of await rows(tx, query, z.object({ id: z.coerce.number() }))) {
    await addStaff(tx, id, { isDemo: true });
    await writeHeld(tx, id, [manager]);
  }
}
