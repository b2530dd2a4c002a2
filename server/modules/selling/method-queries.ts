import { eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type AdminMethod, adminMethod } from '#lib/contract/admin-selling.ts';
import type { DeliverySchedule } from '#lib/contract/selling-rules.ts';
import { type Db, rows } from '#server/db/database.ts';
import { deliveryMethod } from '#server/db/schema/delivery.ts';

/** A slot that has not begun. */
const isAhead = sql.raw(
  `s.day + s.from_hour * interval '1 hour' > now() at time zone 'Asia/Tehran'`,
);

const readShown = (db: Db, which: SQL): Promise<AdminMethod[]> =>
  rows(
    db,
    sql`select m.id, m.version, m.kind, m.title, m.note, m.rates,
        m.is_paid_on_arrival as "isPaidOnArrival", m.free_from as "freeFrom",
        m.days_from as "daysFrom", m.days_to as "daysTo", m.schedule, m.is_active as "isActive",
        m.position, coalesce((
          select json_agg(json_build_object('id', s.id, 'day', s.day, 'fromHour', s.from_hour,
            'toHour', s.to_hour, 'capacity', s.capacity, 'taken', s.taken)
            order by s.day, s.from_hour)
          from delivery_slot s, (select (now() at time zone 'Asia/Tehran')::date as today) as clock
          where s.method_id = m.id and s.day between today and today + 14 and ${isAhead}
        ), '[]') as slots
      from delivery_method m ${which}`,
    adminMethod,
  );

/** All delivery methods, those switched off too, in the order in which they are offered. */
export const readMethods = (db: Db): Promise<AdminMethod[]> =>
  readShown(db, sql`order by m.position, m.id`);

export async function readMethod(db: Db, id: number): Promise<AdminMethod | null> {
  return (await readShown(db, sql`where m.id = ${id}`))[0] ?? null;
}

export type MethodRow = typeof deliveryMethod.$inferSelect;
export type MethodColumns = Omit<MethodRow, 'id' | 'version' | 'schedule'>;

/** Locks a delivery method until the transaction ends. Orders can refer to it meanwhile. */
export async function holdMethod(tx: Db, id: number): Promise<MethodRow | null> {
  const found = await tx
    .select()
    .from(deliveryMethod)
    .where(eq(deliveryMethod.id, id))
    .for('no key update');
  return found[0] ?? null;
}

export async function insertMethod(tx: Db, row: MethodColumns): Promise<number> {
  const [made] = await tx.insert(deliveryMethod).values(row).returning({ id: deliveryMethod.id });
  return made?.id ?? 0;
}

export async function updateMethod(
  tx: Db,
  id: number,
  row: Partial<MethodColumns> & { schedule?: DeliverySchedule },
): Promise<void> {
  await tx
    .update(deliveryMethod)
    .set({ ...row, version: sql`${deliveryMethod.version} + 1` })
    .where(eq(deliveryMethod.id, id));
}

/**
 * Gives the slots ahead the capacities of a schedule, and closes those it does not have. Places that are taken
 * stay; as they are given back, the slot sinks to its new capacity.
 */
export async function applySchedule(
  tx: Db,
  methodId: number,
  schedule: DeliverySchedule,
): Promise<void> {
  await tx.execute(sql`
    update delivery_slot s set (capacity, wanted) = (
      select greatest(s.taken, coalesce(max(w.capacity), 0)),
        case when s.taken > coalesce(max(w.capacity), 0) then coalesce(max(w.capacity), 0) end
      from json_to_recordset(${JSON.stringify(schedule)}::json)
        w (weekday int, "fromHour" int, "toHour" int, capacity int)
      where w.weekday = extract(dow from s.day) and w."fromHour" = s.from_hour
        and w."toHour" = s.to_hour)
    where s.method_id = ${methodId} and ${isAhead}`);
  // A free slot may end at another hour now.
  await tx.execute(sql`
    update delivery_slot s set to_hour = w."toHour", capacity = w.capacity
    from json_to_recordset(${JSON.stringify(schedule)}::json)
      w (weekday int, "fromHour" int, "toHour" int, capacity int)
    where s.method_id = ${methodId} and ${isAhead} and s.taken = 0
      and w.weekday = extract(dow from s.day) and w."fromHour" = s.from_hour
      and w."toHour" <> s.to_hour`);
}

const changedSlot = z.object({ id: z.int(), isKnown: z.boolean(), taken: z.int() });

/**
 * Gives single slots ahead another capacity.
 * @returns those that are not among the method's slots ahead, or have more taken places; they stay
 */
export function applyCapacities(
  tx: Db,
  methodId: number,
  slots: readonly { readonly id: number; readonly capacity: number }[],
): Promise<z.infer<typeof changedSlot>[]> {
  return rows(
    tx,
    sql`with wanted as (
        select * from json_to_recordset(${JSON.stringify(slots)}::json) w (id bigint, capacity int)
      ), changed as (
        update delivery_slot s set capacity = w.capacity, wanted = null from wanted w
        where s.id = w.id and s.method_id = ${methodId} and ${isAhead} and s.taken <= w.capacity
        returning s.id
      )
      select w.id, s.id is not null as "isKnown", coalesce(s.taken, 0) as taken from wanted w
      left join delivery_slot s on s.id = w.id and s.method_id = ${methodId} and ${isAhead}
      where not exists (select from changed c where c.id = w.id) order by w.id`,
    changedSlot,
  );
}
