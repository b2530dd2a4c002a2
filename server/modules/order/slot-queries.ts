import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';

/** Days ahead for which slots are open. */
export const slotDays = 14;

/** Opens the slots of the schedules for the coming days; those that are open stay. Resolves to the new ones. */
export async function openSlots(db: Db): Promise<number> {
  const [opened] = await rows(
    db,
    sql`with opened as (
        insert into delivery_slot (method_id, day, from_hour, to_hour, capacity)
        select m.id, d.day::date, s."fromHour", s."toHour", s.capacity
        from delivery_method m
        cross join generate_series(0, ${slotDays}::int) n
        cross join lateral (select (now() at time zone 'Asia/Tehran')::date + n as day) d
        cross join lateral json_to_recordset(m.schedule::json)
          s(weekday int, "fromHour" int, "toHour" int, capacity int)
        where m.is_active and s.weekday = extract(dow from d.day)
        on conflict (method_id, day, from_hour) do nothing
        returning 1
      ) select count(*)::int as count from opened`,
    z.object({ count: z.int() }),
  );
  return opened?.count ?? 0;
}
