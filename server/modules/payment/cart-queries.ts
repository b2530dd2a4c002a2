import { z } from 'zod';
import type { Db } from '#server/db/database.ts';
import type { Statement } from '#server/db/statement.ts';
import { runIn } from '#server/db/transaction.ts';
import type { Cart } from '#server/gateways/gateway.ts';

/** What gateways of instalments ask of an order, and the member's number. */
export const cartRow = z.object({
  mobile: z.string().nullable(),
  freight: z.int(),
  discount: z.int(),
  lines: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      category: z.string(),
      price: z.int(),
      count: z.int(),
    }),
  ),
});

/** Values: order. */
export const cartText = `
    select m.mobile, o.freight, o.discount, (
      select json_agg(json_build_object('id', l.variant_id, 'name', l.name_fa,
        'category', coalesce(c.title, ''), 'price', l.price + l.insurance, 'count', l.count)
        order by l.position)
      from order_line l
      left join product p on p.id = l.product_id left join category c on c.id = p.category_id
      where l.order_id = o.id) as lines
    from shop_order o left join member m on m.id = o.member_id where o.id = $1`;

const reading = { name: 'payment-cart', text: cartText, row: cartRow } satisfies Statement<unknown>;

/** What gateways of instalments ask of an order. */
export async function readCart(tx: Db, orderId: number): Promise<Cart> {
  const [read] = await runIn(tx, reading, [orderId]);
  if (!read) throw new Error(`Order ${orderId} is gone.`);
  return read;
}
