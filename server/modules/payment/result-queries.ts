import { z } from 'zod';
import { orderStatuses } from '#lib/contract/codes.ts';
import { orderStatus } from '#lib/contract/order.ts';
import type { Statement } from '#server/db/statement.ts';

const { waiting, atGateway, unpaid } = orderStatuses;

/** An attempt and its order. While the attempt is being verified the order is at the gateway. Values: token. */
export const readResult = {
  name: 'payment-result',
  text: `
    select o.number, a.amount, case when a.state = 'paid' then a.reference end as reference,
      o.payment,
      case when a.state = 'unpaid' and o.status in (${waiting}, ${unpaid}) and o.basket_id is not null
        and o.expires_at > now() then ceil(extract(epoch from o.expires_at - now()))::int
      end as "secondsLeft",
      case when a.state in ('verifying', 'unknown') then ${atGateway}
        -- The order is at the gateway again, by another attempt.
        when a.state = 'unpaid' and o.status = ${atGateway} then ${unpaid}
        else o.status end as status
    from payment_attempt a join shop_order o on o.id = a.order_id where a.token = $1`,
  row: z.object({
    number: z.int(),
    amount: z.int(),
    reference: z.string().nullable(),
    status: orderStatus,
    payment: z.string(),
    secondsLeft: z.int().nullable(),
  }),
} satisfies Statement<unknown>;
