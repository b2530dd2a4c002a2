import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { deliveryStates } from '#lib/contract/codes.ts';
import { type Db, rows } from '#server/db/database.ts';
import { iso } from '#server/db/iso.ts';
import { address } from '#server/modules/export/person.ts';

const toman = z.coerce.number();

const line = z.object({
  productId: z.int(),
  variantId: z.int(),
  name: z.string(),
  sku: z.string().nullable(),
  options: z.array(z.object({ title: z.string(), value: z.string() })),
  guarantee: z.string(),
  count: z.int(),
  price: toman,
  insurance: toman,
  discount: toman,
});

const order = z.object({
  id: z.coerce.number(),
  number: z.coerce.number(),
  status: z.int(),
  delivery: z.enum(deliveryStates),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  payment: z.string(),
  reference: z.string(),
  shipping: z.string(),
  linesTotal: toman,
  discount: toman,
  freight: toman,
  vat: toman,
  total: toman,
  refunded: toman,
  coupon: z.string(),
  note: z.string(),
  company: z.string(),
  memberId: z.coerce.number().nullable(),
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  address: address.nullable(),
  lines: z.array(line),
});
export type ExportedOrder = z.infer<typeof order>;

/** The next orders as they were made. */
export const readOrders = (db: Db, after: number, limit: number): Promise<ExportedOrder[]> =>
  rows(
    db,
    sql`select o.id, o.number, o.status, o.delivery, ${sql.raw(iso('o.created_at'))} as "createdAt",
        ${sql.raw(iso('o.paid_at'))} as "paidAt", o.payment,
        coalesce((
          select a.reference from payment_attempt a
          where a.order_id = o.id and a.state = 'paid'
            and not exists (select from stray_payment s where s.attempt_id = a.id)
          order by a.id desc limit 1), '') as reference,
        coalesce(o.delivery_chosen ->> 'title', '') as shipping,
        o.lines_total as "linesTotal", o.discount, o.freight, o.vat, o.total,
        coalesce((select sum(r.amount) from refund r where r.order_id = o.id and r.state = 'done'), 0) as refunded,
        coalesce((select c.code from coupon c where c.id = o.coupon_id), '') as coupon,
        o.note, coalesce(o.buyer ->> 'name', '') as company, o.member_id as "memberId",
        coalesce(m.name, '') as name, coalesce(m.mobile, '') as mobile, coalesce(m.email, '') as email, o.address,
        (select coalesce(json_agg(json_build_object('productId', l.product_id, 'variantId', l.variant_id,
            'name', l.name_fa, 'sku', v.sku, 'options', l.options, 'guarantee', l.guarantee, 'count', l.count,
            'price', l.price, 'insurance', l.insurance, 'discount', l.discount) order by l.position), '[]')
          from order_line l left join variant v on v.id = l.variant_id where l.order_id = o.id) as lines
      from shop_order o left join member m on m.id = o.member_id and o.cleared_at is null
      where o.id > ${after} order by o.id limit ${limit}`,
    order,
  );

/** How many lines an order has at most. */
export async function countLines(db: Db): Promise<number> {
  const [found] = await rows(
    db,
    sql`select coalesce(max(l.count), 0)::int as count
      from (select count(*) from order_line group by order_id) l`,
    z.object({ count: z.int() }),
  );
  return found?.count ?? 0;
}
