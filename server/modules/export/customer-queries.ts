import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { deliveryStates, orderStatuses } from '#lib/contract/codes.ts';
import { type Db, rows } from '#server/db/database.ts';
import { iso } from '#server/db/iso.ts';
import { address } from '#server/modules/export/person.ts';

const customer = z.object({
  id: z.coerce.number(),
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  createdAt: z.string(),
  orders: z.int(),
  spent: z.coerce.number(),
  address: address.nullable(),
});
export type ExportedCustomer = z.infer<typeof customer>;

/** The next members; staff who never ordered are no customers. */
export const readCustomers = (db: Db, after: number, limit: number): Promise<ExportedCustomer[]> =>
  rows(
    db,
    sql`select m.id, m.name, m.mobile, coalesce(m.email, '') as email,
        ${sql.raw(iso('m.created_at'))} as "createdAt", coalesce(s.orders, 0)::int as orders,
        coalesce(s.spent, 0) as spent,
        (select json_build_object('province', a.province, 'city', a.city, 'line', a.line, 'plate', a.plate,
            'unit', a.unit, 'postalCode', a.postal_code, 'receiverName', a.receiver_name,
            'receiverMobile', a.receiver_mobile)
          from member_address a where a.member_id = m.id
          order by a.is_default desc, a.id desc limit 1) as address
      from member m
      cross join lateral (
        select count(*) as orders, sum(o.total) as spent from shop_order o
        where o.member_id = m.id and o.status in (${orderStatuses.paid}, ${orderStatuses.preparing})
          and o.delivery <> ${deliveryStates.returned}
      ) s
      where m.id > ${after}
        and (not exists (select from staff w where w.member_id = m.id and w.suspended_at is null)
          or exists (select from shop_order o where o.member_id = m.id))
      order by m.id limit ${limit}`,
    customer,
  );
